// Comparison of two versions of a package: contents and exported declarations.

import { Buffer } from 'node:buffer';
import { parsePackageJson, listTypedEntries } from './package-json.ts';
import { Node, Project, ts, type SourceFile, type Symbol as MorphSymbol } from 'ts-morph';

/** Files of a package, by path with `/`. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>;

/** Different in each release. */
const changelogName = 'CHANGELOG.md';

/** Returns the paths of differing files, in code point order; ignores the version and the changelog. */
export function listDifferingFiles(base: PackageFiles, head: PackageFiles): readonly string[] {
  const paths = [...new Set([...base.keys(), ...head.keys()])].filter((path) => path !== changelogName);
  return paths.filter((path) => !isSame(path, base.get(path), head.get(path))).sort();
}

function isSame(path: string, base: Uint8Array | undefined, head: Uint8Array | undefined): boolean {
  if (!base || !head) return false;
  if (path !== 'package.json') return Buffer.compare(base, head) === 0;
  return withoutVersion(base) === withoutVersion(head);
}

function withoutVersion(manifest: Uint8Array): string {
  return JSON.stringify({ ...parsePackageJson(decodeFile(manifest)), version: '' });
}

/** Decodes a file; empty if it is missing. */
export function decodeFile(file: Uint8Array | undefined): string {
  return file ? Buffer.from(file).toString('utf8') : '';
}

/** Change of an export. `narrowed`: existing code may not compile; `widened`: it still does. */
export interface DeclarationChange {
  readonly kind: 'removed' | 'narrowed' | 'widened' | 'added';
  /** Key in `exports` of package.json: `.`, `./node`. */
  readonly entry: string;
  /** `undefined` if the whole module was added or removed. */
  readonly name?: string;
}

/** Packages by name, which can import one another. */
export type PackageSet = ReadonlyMap<string, PackageFiles>;

/**
 * Returns every change of the exports. `shouldCompareTypes`: whether to compare types, not only values. For changes of
 * the document, only the comparison of documents knows the direction of a type.
 */
export function compareDeclarations(
  name: string,
  base: PackageSet,
  head: PackageSet,
  shouldCompareTypes: boolean,
): readonly DeclarationChange[] {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions });
  const before = loadEntries(project, '/base', name, base);
  const after = loadEntries(project, '/head', name, head);
  const checker = project.getTypeChecker().compilerObject;
  const changes: DeclarationChange[] = [];
  for (const entry of new Set([...before.keys(), ...after.keys()])) {
    const [previous, current] = [before.get(entry), after.get(entry)];
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

/** Returns the modules in `exports` of a package, resolved among the packages of the release. */
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
  const value = isValue(previous);
  if (value !== isValue(current)) return value ? 'narrowed' : 'widened';
  const isSame = printDeclarations(previous) === printDeclarations(current);
  if (value) {
    const [from, to] = [
      checker.getTypeOfSymbol(current.compilerSymbol),
      checker.getTypeOfSymbol(previous.compilerSymbol),
    ];
    if (!checker.isTypeAssignableTo(from, to)) return 'narrowed';
    return isSame && checker.isTypeAssignableTo(to, from) ? undefined : 'widened';
  }
  if (!shouldCompareTypes) return undefined;
  if (isGeneric(previous) || isGeneric(current)) return isSame ? undefined : 'narrowed';
  const [from, to] = [
    checker.getDeclaredTypeOfSymbol(current.compilerSymbol),
    checker.getDeclaredTypeOfSymbol(previous.compilerSymbol),
  ];
  if (!checker.isTypeAssignableTo(from, to) || !checker.isTypeAssignableTo(to, from)) return 'narrowed';
  return isSame ? undefined : 'widened';
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
