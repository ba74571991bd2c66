// Linker for generated modules: builds the requested declarations and their views, and assigns names.

import { replaceRedundantFunctions } from './equal-declarations.ts';
import { toImportViews, type ImportView, type SpecifierOf } from './imports.ts';
import { createModuleScope, type ModuleDeclaration, type ModuleScope } from './module-scope.ts';
import { toDeclarationView, type SpecialViews } from './build-statement-views.ts';
import type { DeclarationView } from './statement-and-declaration-views.ts';
import { exportKey, keyIn, requestDeclarations, type ReuseDeclaration } from './request-declarations.ts';
import type { OnDemandSymbol } from './tree.ts';
import { createNameAssigner } from './unique-names.ts';

export interface LinkedModule<S = unknown, D = unknown> {
  /** The path below the source directory, without extension: `schemas/node-balancer`. */
  readonly path: string;
  /** The sources of the imports: packages, and paths below the source directory. */
  readonly sources: readonly string[];
  /** Returns the views of the declarations, which take more memory than the tree. */
  readonly view: () => LinkedModuleView<S, D>;
  /** Returns a string that is the same for equal views; `undefined` if a later run cannot reuse a declaration. */
  readonly viewKey: () => string | undefined;
}

export interface LinkedModuleView<S, D> {
  readonly imports: readonly ImportView[];
  readonly constants: readonly DeclarationView<S, D>[];
  readonly declarations: readonly DeclarationView<S, D>[];
}

export interface LinkedPackage<S = unknown, D = unknown> {
  readonly modules: readonly LinkedModule<S, D>[];
  /** Returns the exported name of a declaration; `undefined` if it was not requested. */
  readonly nameOf: (symbol: OnDemandSymbol) => string | undefined;
}

/**
 * Links the exported `roots` with everything that they mention, directly or indirectly. `reuse` returns declarations of
 * the previous run, in watch mode.
 */
export function link<S, D>(
  roots: readonly OnDemandSymbol[],
  specifierOf: SpecifierOf,
  special: SpecialViews<S, D>,
  reuse?: ReuseDeclaration,
): LinkedPackage<S, D> {
  const requested = requestDeclarations(roots, reuse);
  const rootName = nameRoots(roots);
  const replace = replaceRedundantFunctions(requested, (symbol) => rootName(symbol) === undefined, keyIn);
  const modules = new Map(
    [...requested].map(([path, declarations]) => [
      path,
      declarations.filter(({ symbol }) => replace(symbol, path) === symbol),
    ]),
  );
  const names = new Map<string, string>();
  for (const declarations of modules.values()) {
    const exported = declarations.map(({ symbol }) => symbol).filter(({ module }) => module !== undefined);
    const rootNames = new Set(exported.map(rootName));
    const assignName = createNameAssigner((name) => rootNames.has(name));
    for (const symbol of exported) names.set(exportKey(symbol), rootName(symbol) ?? assignName(symbol.name));
  }
  const nameOf = (symbol: OnDemandSymbol): string | undefined => names.get(exportKey(symbol));
  const exportedName = (symbol: OnDemandSymbol): string => nameOf(symbol) ?? symbol.name;
  return {
    modules: [...modules].map(([path, declarations]) =>
      linkModule(path, declarations, exportedName, (symbol) => replace(symbol, path), specifierOf, special),
    ),
    nameOf,
  };
}

/**
 * Names the roots in order. Returns a function that looks up the name of a root; `undefined` for other symbols. An
 * index module can export the roots of all modules, so they share one scope. Other exports are unique in their module.
 */
export function nameRoots(roots: readonly OnDemandSymbol[]): LinkedPackage['nameOf'] {
  const assignName = createNameAssigner(() => false);
  const names = new Map<string, string>();
  for (const symbol of roots) {
    const key = exportKey(symbol);
    if (!names.has(key)) names.set(key, assignName(symbol.name));
  }
  return (symbol) => names.get(exportKey(symbol));
}

function linkModule<S, D>(
  path: string,
  declarations: readonly ModuleDeclaration[],
  exportedName: (symbol: OnDemandSymbol) => string,
  replace: (symbol: OnDemandSymbol) => OnDemandSymbol,
  specifierOf: SpecifierOf,
  special: SpecialViews<S, D>,
): LinkedModule<S, D> {
  const scope = createModuleScope(path, declarations, exportedName, replace);
  return {
    path,
    sources: [...new Set(scope.imports.map(({ source }) => source))],
    view: () => toModuleView(path, declarations, scope, specifierOf, special),
    viewKey: () => viewKeyOf(path, declarations, scope),
  };
}

/** The view depends only on the declarations and the names in them. */
function viewKeyOf(path: string, declarations: readonly ModuleDeclaration[], scope: ModuleScope): string | undefined {
  const hashes = declarations.map(({ hash }) => hash);
  const names = declarations.map(({ symbol }) => scope.nameOf(symbol));
  return hashes.includes(undefined)
    ? undefined
    : JSON.stringify([path, hashes, names, scope.mentionedNames, scope.imports]);
}

function toModuleView<S, D>(
  path: string,
  declarations: readonly ModuleDeclaration[],
  scope: ModuleScope,
  specifierOf: SpecifierOf,
  special: SpecialViews<S, D>,
): LinkedModuleView<S, D> {
  const toView = (moduleDeclaration: ModuleDeclaration): DeclarationView<S, D> =>
    toDeclarationView(
      moduleDeclaration.declaration,
      scope.nameOf(moduleDeclaration.symbol),
      moduleDeclaration.symbol.module !== undefined,
      scope.namesIn(moduleDeclaration),
      special,
    );
  // An exported constant precedes the private ones that read it. Functions are hoisted.
  const isReadByConstants = ({ symbol, declaration }: ModuleDeclaration): boolean =>
    declaration.kind === 'const' && scope.isReadByConstants(symbol);
  return {
    imports: toImportViews(path, scope.imports, specifierOf),
    constants: [...declarations.filter(isReadByConstants).map(toView), ...scope.constants],
    declarations: declarations.filter((declaration) => !isReadByConstants(declaration)).map(toView),
  };
}
