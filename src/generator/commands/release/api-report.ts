// Comparison of the exported declarations of two versions of a package.

import { Node, Project, ts, type SourceFile, type Symbol as MorphSymbol } from 'ts-morph';
import { textOf, type Content } from './package-diff.ts';
import { readManifest, typedEntries } from './package-json.ts';

/** Change of an export. `narrowed`: existing code may not compile; `widened`: it still does. */
export interface DeclarationChange {
  readonly kind: 'removed' | 'narrowed' | 'widened' | 'added';
  /** Key in `exports` of package.json: `.`, `./node`. */
  readonly entry: string;
  /** `undefined` if the whole module was added or removed. */
  readonly name?: string;
}

/** Packages by name, which can import one another. */
export type Release = ReadonlyMap<string, Content>;

/**
 * Returns every change of the exports. `shouldCompareTypes`: whether to compare types, not only values. For changes of
 * the document, only the comparison of documents knows the direction of a type.
 */
export function compareDeclarations(
  name: string,
  base: Release,
  head: Release,
  judgeTypes: boolean,
): readonly DeclarationChange[] {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: settings });
  const before = entriesOf(project, '/base', name, base);
  const after = entriesOf(project, '/head', name, head);
  const checker = project.getTypeChecker().compilerObject;
  const changes: DeclarationChange[] = [];
  for (const entry of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(entry), after.get(entry)];
    if (!old || !now) changes.push({ kind: old ? 'removed' : 'added', entry });
    else
      changes.push(
        ...compareExports(checker, exportsOf(old), exportsOf(now), judgeTypes).map((change) => ({ ...change, entry })),
      );
  }
  return changes;
}

const settings: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  types: [],
};

/** Returns the modules in `exports` of a package, resolved among the packages of the release. */
function entriesOf(project: Project, root: string, name: string, release: Release): ReadonlyMap<string, SourceFile> {
  const files = project.getFileSystem();
  for (const [sibling, content] of release) {
    for (const [path, bytes] of content) {
      if (path === 'package.json' || path.endsWith('.d.ts'))
        files.writeFileSync(`${root}/node_modules/${sibling}/${path}`, textOf(bytes));
    }
  }
  const manifest = readManifest(textOf(release.get(name)?.get('package.json')));
  const entries = manifest ? typedEntries(manifest) : [];
  return new Map(
    entries.flatMap(([entry, path]) => {
      const file = project.addSourceFileAtPathIfExists(`${root}/node_modules/${name}/${path}`);
      return file ? [[entry, file] as const] : [];
    }),
  );
}

type Exports = ReadonlyMap<string, MorphSymbol>;

function exportsOf(module: SourceFile): Exports {
  return new Map(module.getExportSymbols().map((symbol) => [symbol.getName(), symbol.getAliasedSymbol() ?? symbol]));
}

function compareExports(
  checker: ts.TypeChecker,
  base: Exports,
  head: Exports,
  judgeTypes: boolean,
): readonly Omit<DeclarationChange, 'entry'>[] {
  return [...new Set([...base.keys(), ...head.keys()])].sort().flatMap((name) => {
    const [old, now] = [base.get(name), head.get(name)];
    const kind = old && now ? compareSymbols(checker, old, now, judgeTypes) : old ? 'removed' : 'added';
    return kind === undefined ? [] : [{ kind, name }];
  });
}

function compareSymbols(
  checker: ts.TypeChecker,
  old: MorphSymbol,
  now: MorphSymbol,
  judgeTypes: boolean,
): 'narrowed' | 'widened' | undefined {
  const value = isValue(old);
  if (value !== isValue(now)) return value ? 'narrowed' : 'widened';
  const same = printed(old) === printed(now);
  if (value) {
    const [from, to] = [checker.getTypeOfSymbol(now.compilerSymbol), checker.getTypeOfSymbol(old.compilerSymbol)];
    if (!checker.isTypeAssignableTo(from, to)) return 'narrowed';
    return same && checker.isTypeAssignableTo(to, from) ? undefined : 'widened';
  }
  if (!judgeTypes) return undefined;
  if (isGeneric(old) || isGeneric(now)) return same ? undefined : 'narrowed';
  const [from, to] = [
    checker.getDeclaredTypeOfSymbol(now.compilerSymbol),
    checker.getDeclaredTypeOfSymbol(old.compilerSymbol),
  ];
  if (!checker.isTypeAssignableTo(from, to) || !checker.isTypeAssignableTo(to, from)) return 'narrowed';
  return same ? undefined : 'widened';
}

function isValue(symbol: MorphSymbol): boolean {
  return symbol.hasFlags(ts.SymbolFlags.Value);
}

function isGeneric(symbol: MorphSymbol): boolean {
  return symbol
    .getDeclarations()
    .some((declaration) => Node.isTypeParametered(declaration) && declaration.getTypeParameters().length > 0);
}

/** Prints the declarations of a symbol without comments. */
function printed(symbol: MorphSymbol): string {
  return symbol
    .getDeclarations()
    .map((declaration) => declaration.print({ removeComments: true }))
    .join('\n');
}
