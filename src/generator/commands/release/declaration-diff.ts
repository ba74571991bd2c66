// Comparison of exported declarations between two versions of a package.

import { Node, Project, ts, type SourceFile, type Symbol as MorphSymbol } from 'ts-morph';
import { decodeFile, type PackageFiles } from './package-diff.ts';
import { listTypedEntries, parsePackageJson } from './package-json.ts';

/** Change to an export. `narrowed`: existing code may no longer compile; `widened`: it still compiles. */
export interface DeclarationChange {
  readonly kind: 'removed' | 'narrowed' | 'widened' | 'added';
  /** Key in `exports` of package.json: `.`, `./node`. */
  readonly entry: string;
  /** `undefined` if the whole module was added or removed. */
  readonly name?: string;
}

/** Packages in a release, by name; they can import one another. */
export type PackageSet = ReadonlyMap<string, PackageFiles>;

/**
 * Returns all changes to the exports. With `shouldCompareTypes`, also compares types, not just values. If the document
 * has changed, callers do not compare types, because only the comparison of documents shows whether a type is sent or
 * received.
 */
export function compareDeclarations(
  name: string,
  base: PackageSet,
  head: PackageSet,
  shouldCompareTypes: boolean,
): readonly DeclarationChange[] {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions });
  const baseModules = loadEntries(project, '/base', name, base);
  const headModules = loadEntries(project, '/head', name, head);
  const checker = project.getTypeChecker().compilerObject;
  const changes: DeclarationChange[] = [];
  for (const entry of new Set([...baseModules.keys(), ...headModules.keys()])) {
    const [previous, current] = [baseModules.get(entry), headModules.get(entry)];
    if (!previous || !current) changes.push({ kind: previous ? 'removed' : 'added', entry });
    else
      changes.push(
        ...compareExports(checker, listExports(previous), listExports(current), shouldCompareTypes).map((change) => ({
          ...change,
          entry,
        })),
      );
  }
  return changes;
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  types: [],
};

/**
 * Returns the declaration files of the modules in `exports` of a package. Adds those of all packages to the project, so
 * that imports resolve.
 */
function loadEntries(
  project: Project,
  root: string,
  name: string,
  release: PackageSet,
): ReadonlyMap<string, SourceFile> {
  const files = project.getFileSystem();
  for (const [sibling, content] of release) {
    for (const [path, bytes] of content) {
      if (path === 'package.json' || path.endsWith('.d.ts'))
        files.writeFileSync(`${root}/node_modules/${sibling}/${path}`, decodeFile(bytes));
    }
  }
  const manifest = parsePackageJson(decodeFile(release.get(name)?.get('package.json')));
  const entries = manifest ? listTypedEntries(manifest) : [];
  return new Map(
    entries.flatMap(([entry, path]) => {
      const file = project.addSourceFileAtPathIfExists(`${root}/node_modules/${name}/${path}`);
      return file ? [[entry, file] as const] : [];
    }),
  );
}

type Exports = ReadonlyMap<string, MorphSymbol>;

function listExports(module: SourceFile): Exports {
  return new Map(module.getExportSymbols().map((symbol) => [symbol.getName(), symbol.getAliasedSymbol() ?? symbol]));
}

function compareExports(
  checker: ts.TypeChecker,
  base: Exports,
  head: Exports,
  shouldCompareTypes: boolean,
): readonly Omit<DeclarationChange, 'entry'>[] {
  return [...new Set([...base.keys(), ...head.keys()])].sort().flatMap((name) => {
    const [previous, current] = [base.get(name), head.get(name)];
    const kind =
      previous && current
        ? compareSymbols(checker, previous, current, shouldCompareTypes)
        : previous
          ? 'removed'
          : 'added';
    return kind === undefined ? [] : [{ kind, name }];
  });
}

function compareSymbols(
  checker: ts.TypeChecker,
  previous: MorphSymbol,
  current: MorphSymbol,
  shouldCompareTypes: boolean,
): 'narrowed' | 'widened' | undefined {
  const wasValue = isValue(previous);
  if (wasValue !== isValue(current)) return wasValue ? 'narrowed' : 'widened';
  const hasSameText = printDeclarations(previous) === printDeclarations(current);
  if (wasValue) {
    const [currentType, previousType] = [
      checker.getTypeOfSymbol(current.compilerSymbol),
      checker.getTypeOfSymbol(previous.compilerSymbol),
    ];
    if (!checker.isTypeAssignableTo(currentType, previousType)) return 'narrowed';
    return hasSameText && checker.isTypeAssignableTo(previousType, currentType) ? undefined : 'widened';
  }
  if (!shouldCompareTypes) return undefined;
  if (isGeneric(previous) || isGeneric(current)) return hasSameText ? undefined : 'narrowed';
  const [currentType, previousType] = [
    checker.getDeclaredTypeOfSymbol(current.compilerSymbol),
    checker.getDeclaredTypeOfSymbol(previous.compilerSymbol),
  ];
  if (!checker.isTypeAssignableTo(currentType, previousType) || !checker.isTypeAssignableTo(previousType, currentType))
    return 'narrowed';
  return hasSameText ? undefined : 'widened';
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
function printDeclarations(symbol: MorphSymbol): string {
  return symbol
    .getDeclarations()
    .map((declaration) => declaration.print({ removeComments: true }))
    .join('\n');
}
