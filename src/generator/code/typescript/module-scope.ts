// Names in a linked module: exports of the package, imports, private declarations, constants, and local variables.

import { createImportScope, type ModuleImport } from './imports.ts';
import { mentions, visitSymbols, type TreeNode } from './inspect-tree.ts';
import { nameLocals } from './name-locals.ts';
import { printExpression } from './print-expression.ts';
import { printType, type NameOf } from './print-type.ts';
import { toConstantView } from './build-statement-views.ts';
import type { ConstantView } from './statement-and-declaration-views.ts';
import type { ConstantSymbol, Declaration, OnDemandSymbol, Symbol } from './tree.ts';
import { createNameAssigner } from './unique-names.ts';

/** A declaration of a module. */
export interface ModuleDeclaration {
  readonly symbol: OnDemandSymbol;
  readonly declaration: Declaration;
  readonly mentions: Mentions;
  /** Identifies the declaration across runs, if a later run can reuse it. */
  readonly hash?: string;
}

/** Symbols in order of appearance, with the number of mentions. Constants follow the symbols of their values. */
export type Mentions = ReadonlyMap<Symbol, number>;

/** Returns the symbols that a node mentions, directly or in the values of constants. */
export function collectMentions(node: TreeNode): Mentions {
  const counts = new Map<Symbol, number>();
  const visit = (symbol: Symbol): void => {
    const count = counts.get(symbol);
    if (symbol.kind === 'constant' && count === undefined) {
      visitSymbols(symbol.value, visit);
      if (symbol.type) visitSymbols(symbol.type, visit);
    }
    counts.set(symbol, (count ?? 0) + 1);
  };
  visitSymbols(node, visit);
  return counts;
}

export interface ModuleScope {
  readonly imports: readonly ModuleImport[];
  /** Constant declarations, each after the constants that its value mentions. */
  readonly constants: readonly ConstantView[];
  /** Returns whether the value of a constant mentions a declaration of the module. */
  readonly isReadByConstants: (symbol: OnDemandSymbol) => boolean;
  /** Returns the name of a declaration of the module. */
  readonly nameOf: (symbol: OnDemandSymbol) => string;
  /** Returns the names in a declaration, including those of its variables. */
  readonly namesIn: (declaration: ModuleDeclaration) => NameOf;
  /** The names of all symbols that the declarations mention, except for variables, in order. */
  readonly mentionedNames: readonly string[];
}

/**
 * Assigns the names in the module `path`. Exports and imports keep their names if possible; private names differ from
 * them, and from the preferred names of all variables. `replace` returns the equal declaration that replaces one.
 */
export function createModuleScope(
  path: string,
  declarations: readonly ModuleDeclaration[],
  exportedName: (symbol: OnDemandSymbol) => string,
  replace: (symbol: OnDemandSymbol) => OnDemandSymbol,
): ModuleScope {
  const symbols = [...new Set(declarations.flatMap(({ mentions: counts }) => [...counts.keys()]))];
  const usedNames = new Set(
    declarations.flatMap(({ symbol }) => (symbol.module === undefined ? [] : [exportedName(symbol)])),
  );
  const importScope = createImportScope(usedNames);
  const moduleNames = new Map<Symbol, string>();
  const privateSymbols: (readonly [symbol: OnDemandSymbol, declared: OnDemandSymbol])[] = [];
  for (const symbol of symbols) {
    if (symbol.kind === 'import') moduleNames.set(symbol, importScope.add(symbol.name, symbol.from, !symbol.isType));
    if (symbol.kind !== 'declared') continue;
    const declared = replace(symbol);
    if (declared.module === undefined) privateSymbols.push([symbol, declared]);
    if (declared.module !== undefined)
      moduleNames.set(
        symbol,
        declared.module === path
          ? exportedName(declared)
          : importScope.add(exportedName(declared), declared.module, declared.isType !== true),
      );
  }
  const variableNames = new Set(symbols.flatMap((symbol) => (symbol.kind === 'local' ? [symbol.name] : [])));
  const assignUnique = createNameAssigner((name) => usedNames.has(name) || variableNames.has(name));
  const assignName = (preferredName: string): string => {
    const name = assignUnique(preferredName);
    usedNames.add(name);
    return name;
  };
  const privateNames = new Map<string, string>();
  for (const { symbol } of declarations)
    if (symbol.module === undefined) privateNames.set(symbol.key, assignName(symbol.name));
  for (const [symbol, declared] of privateSymbols)
    moduleNames.set(symbol, privateNames.get(declared.key) ?? declared.name);
  const nameOf: NameOf = (symbol) => moduleNames.get(symbol) ?? symbol.name;
  const constantScope = createConstantScope(nameOf, assignName);
  for (const symbol of symbols) if (symbol.kind === 'constant') moduleNames.set(symbol, constantScope.add(symbol));
  const constantValues = symbols.flatMap((symbol) => (symbol.kind === 'constant' ? [symbol.value] : []));
  return {
    imports: importScope.imports,
    constants: constantScope.declarations,
    isReadByConstants: (symbol) => mentions(constantValues, symbol),
    nameOf: (symbol) =>
      symbol.module === undefined ? (privateNames.get(symbol.key) ?? symbol.name) : exportedName(symbol),
    namesIn: ({ declaration, mentions: counts }) => nameLocals(declaration, counts, usedNames, nameOf),
    mentionedNames: symbols.flatMap((symbol) => (symbol.kind === 'local' ? [] : [nameOf(symbol)])),
  };
}

/** Constants of a module, which are added as they are used. */
export interface ConstantScope {
  /** Adds a constant and returns its name. Constants with equal types and values share one. */
  readonly add: (symbol: ConstantSymbol) => string;
  /** Declarations, in the order of addition. */
  readonly declarations: readonly ConstantView[];
}

export function createConstantScope(nameOf: NameOf, assignName: (preferredName: string) => string): ConstantScope {
  const nameByCode = new Map<string, string>();
  const declarations: ConstantView[] = [];
  return {
    add({ name: preferredName, value, type }) {
      const pureValue = value.kind === 'call' || value.kind === 'new' ? ({ ...value, isPure: true } as const) : value;
      const mentions = collectMentions(pureValue);
      const outerNames = new Set([...mentions.keys()].flatMap((each) => (each.kind === 'local' ? [] : [nameOf(each)])));
      const code = printExpression(pureValue, nameLocals(pureValue, mentions, outerNames, nameOf));
      const typeCode = type && printType(type, nameOf);
      const key = `${typeCode ?? ''} ${code}`;
      const name = nameByCode.get(key) ?? assignName(preferredName);
      if (!nameByCode.has(key)) {
        nameByCode.set(key, name);
        declarations.push(toConstantView(name, code, typeCode));
      }
      return name;
    },
    declarations,
  };
}
