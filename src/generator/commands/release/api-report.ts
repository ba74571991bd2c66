// What of a package's exported declarations differs from the version before: the report of its API.

import { Node, Project, ts, type SourceFile, type Symbol as MorphSymbol } from 'ts-morph';
import { textOf, type Content } from './package-diff.ts';
import { readManifest, typedEntries } from './package-json.ts';

/** `removed`, `narrowed` (what compiled before may not) and `added`; `widened` where everything that compiled still does. */
export interface DeclarationChange {
  readonly kind: 'removed' | 'narrowed' | 'widened' | 'added';
  /** The export: `.`, `./node`. */
  readonly entry: string;
  /** Undefined where the entry as a whole comes or goes. */
  readonly name?: string;
}

/** Packages of one release that know one another, by name. */
export type Release = ReadonlyMap<string, Content>;

/**
 * Every change of what a package exports. `judgeTypes`: whether types alone are judged, too. Where a document's change
 * has changed them, only the comparison of the documents knows who writes and who reads them.
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

/** The modules of a package's exports, among the packages that it knows. */
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

/** The declarations of a symbol without their comments. */
function printed(symbol: MorphSymbol): string {
  return symbol
    .getDeclarations()
    .map((declaration) => declaration.print({ removeComments: true }))
    .join('\n');
}
