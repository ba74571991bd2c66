// Linker for generated modules: builds the requested declarations and their views, and assigns names.

import { replaceRedundantFunctions } from './equal-declarations.ts';
import { toImportViews, type ImportView, type SpecifierOf } from './imports.ts';
import { collectMentions, createModuleScope, type ModuleDeclaration, type ModuleScope } from './module-scope.ts';
import { toDeclarationView, type SpecialViews } from './build-statement-views.ts';
import type { DeclarationView } from './statement-and-declaration-views.ts';
import type { Declaration, OnDemandSymbol } from './tree.ts';
import { createNameAssigner } from './unique-names.ts';

export interface LinkedModule<S = unknown, D = unknown> {
  /** The path below the source directory, without extension: `schemas/node-balancer`. */
  readonly path: string;
  /** The sources of the imports: packages, and paths below the source directory. */
  readonly sources: readonly string[];
  /** Returns the views of the declarations, which take more memory than the tree. */
  readonly view: () => LinkedModuleView<S, D>;
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

/** Links the exported `roots` with everything that they mention, directly or indirectly. */
export function link<S, D>(
  roots: readonly OnDemandSymbol[],
  specifierOf: SpecifierOf,
  special: SpecialViews<S, D>,
): LinkedPackage<S, D> {
  const requested = requestDeclarations(roots);
  const rootName = nameRoots(roots);
  const keyIn = (symbol: OnDemandSymbol, path: string): string =>
    symbol.module === undefined ? `private ${path} ${symbol.key}` : exportKey(symbol);
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

function exportKey({ module = '', key }: OnDemandSymbol): string {
  return `${module} ${key}`;
}

/**
 * Builds all declarations by module path. Private ones follow the declaration that mentions them first. Uses iteration,
 * because references can nest deeper than the call stack.
 */
function requestDeclarations(roots: readonly OnDemandSymbol[]): ReadonlyMap<string, readonly ModuleDeclaration[]> {
  const modules = new Map<string, ModuleDeclaration[]>();
  const requested = new Set(roots.map(exportKey));
  const exported = [...roots];
  for (const root of exported) {
    const path = root.module;
    if (path === undefined) throw new Error(`no module exports ${root.key}`);
    const module = modules.get(path) ?? [];
    modules.set(path, module);
    const pending = [root];
    for (let symbol = pending.pop(); symbol; symbol = pending.pop()) {
      const built = buildDeclaration(symbol, symbol.declare());
      module.push(built);
      const privateSymbols: OnDemandSymbol[] = [];
      for (const mentioned of built.mentions.keys()) {
        if (mentioned.kind !== 'declared') continue;
        const key = mentioned.module === undefined ? `private ${path} ${mentioned.key}` : exportKey(mentioned);
        if (requested.has(key)) continue;
        requested.add(key);
        (mentioned.module === undefined ? privateSymbols : exported).push(mentioned);
      }
      pending.push(...privateSymbols.reverse());
    }
  }
  return new Map(
    [...modules].map(([path, declarations]) => [
      path,
      declarations.map((original) => chooseDeclaration(original, requested)),
    ]),
  );
}

function buildDeclaration(symbol: OnDemandSymbol, declaration: Declaration): ModuleDeclaration {
  return { symbol, declaration, mentions: collectMentions(declaration) };
}

function chooseDeclaration(original: ModuleDeclaration, requested: ReadonlySet<string>): ModuleDeclaration {
  const { symbol } = original;
  return symbol.alternative && requested.has(exportKey(symbol.alternative.symbol))
    ? buildDeclaration(symbol, symbol.alternative.declare())
    : original;
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
  };
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
