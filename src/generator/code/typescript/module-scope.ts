// Names in a linked module: exports of the package, imports, private declarations, constants, and local variables.

import type { ImportedName } from './imports.ts';
import { mentions, visitSymbols } from './inspect-tree.ts';
import { nameLocals } from './name-locals.ts';
import { printExpression, printType, type NameOf } from './print-expression.ts';
import { toConstantView } from './print-statement.ts';
import type { DeclarationView } from './statement-views.ts';
import type { ConstantSymbol, Declaration, DeclaredSymbol, Symbol } from './tree.ts';
import { createUniqueNames } from './unique-names.ts';

/** A declaration of a module. */
export interface ModuleDeclaration {
  readonly symbol: DeclaredSymbol;
  readonly declaration: Declaration;
  readonly mentions: Mentions;
}

/**
 * Symbols in the order of the text, with the number of mentions. Constants follow the symbols of their values.
 */
export type Mentions = ReadonlyMap<Symbol, number>;

/** Returns the symbols that a declaration mentions, directly or in the values of constants. */
export function collectMentions(declaration: Declaration): Mentions {
  const counts = new Map<Symbol, number>();
  const visit = (symbol: Symbol): void => {
    const count = counts.get(symbol);
    if (symbol.kind === 'constant' && count === undefined) {
      visitSymbols(symbol.value, visit);
      if (symbol.type) visitSymbols(symbol.type, visit);
    }
    counts.set(symbol, (count ?? 0) + 1);
  };
  visitSymbols(declaration, visit);
  return counts;
}

/** An import by source: a package, or a module path below the source directory. */
export interface ModuleImport extends ImportedName {
  readonly source: string;
}

export interface ModuleScope {
  readonly imports: readonly ModuleImport[];
  /** Constant declarations, each after the constants that its value mentions. */
  readonly constants: readonly DeclarationView[];
  /** Returns whether the value of a constant mentions a declaration of the module. */
  readonly isReadByConstants: (symbol: DeclaredSymbol) => boolean;
  /** Returns the name of a declaration of the module. */
  readonly nameOf: (symbol: DeclaredSymbol) => string;
  /** Returns the names in a declaration, including those of its variables. */
  readonly namesIn: (declaration: ModuleDeclaration) => NameOf;
}

/**
 * Assigns the names of the module `path`. Exports and imports keep their names if possible; private names differ from
 * them, and from the preferred names of all variables.
 */
export function createModuleScope(
  path: string,
  declarations: readonly ModuleDeclaration[],
  exportedName: (symbol: DeclaredSymbol) => string,
): ModuleScope {
  const symbols = [...new Set(declarations.flatMap(({ mentions: each }) => [...each.keys()]))];
  const usedNames = new Set(
    declarations.flatMap(({ symbol }) => (symbol.module === undefined ? [] : [exportedName(symbol)])),
  );
  const imports = collectImports(path, symbols, usedNames, exportedName);
  for (const { localName } of imports.values()) usedNames.add(localName);
  const variableNames = new Set(symbols.flatMap((symbol) => (symbol.kind === 'local' ? [symbol.name] : [])));
  const assignUnique = createUniqueNames((each) => usedNames.has(each) || variableNames.has(each));
  const assignName = (preferredName: string): string => {
    const name = assignUnique(preferredName);
    usedNames.add(name);
    return name;
  };
  const privateNames = new Map<string, string>();
  for (const { symbol } of declarations)
    if (symbol.module === undefined) privateNames.set(symbol.key, assignName(symbol.name));
  const nameImport = (name: string, source: string): string => imports.get(importKey(name, source))?.localName ?? name;
  const nameDeclared = (symbol: DeclaredSymbol): string => {
    if (symbol.module === undefined) return privateNames.get(symbol.key) ?? symbol.name;
    const name = exportedName(symbol);
    return symbol.module === path ? name : nameImport(name, symbol.module);
  };
  const moduleNames = new Map<Symbol, string>();
  for (const symbol of symbols) {
    if (symbol.kind === 'import') moduleNames.set(symbol, nameImport(symbol.name, symbol.from));
    if (symbol.kind === 'declared') moduleNames.set(symbol, nameDeclared(symbol));
  }
  const nameOf: NameOf = (symbol) => moduleNames.get(symbol) ?? symbol.name;
  const constants = declareConstants(symbols, nameOf, assignName, (symbol, name) => moduleNames.set(symbol, name));
  const constantValues = symbols.flatMap((symbol) => (symbol.kind === 'constant' ? [symbol.value] : []));
  return {
    imports: [...imports.values()],
    constants,
    isReadByConstants: (symbol) => mentions(constantValues, symbol),
    nameOf: nameDeclared,
    namesIn: ({ declaration, mentions: counts }) => nameLocals(declaration, counts, usedNames, nameOf),
  };
}

function importKey(name: string, source: string): string {
  return `${name} ${source}`;
}

/** Returns the imports of a module. A name that is taken gets an underscore. */
function collectImports(
  path: string,
  symbols: readonly Symbol[],
  ownNames: ReadonlySet<string>,
  exportedName: (symbol: DeclaredSymbol) => string,
): ReadonlyMap<string, ModuleImport> {
  const imports = new Map<string, ModuleImport>();
  const taken = new Set(ownNames);
  const add = (name: string, source: string, isValue: boolean): void => {
    const key = importKey(name, source);
    const known = imports.get(key);
    if (known) {
      if (isValue && !known.isValue) imports.set(key, { ...known, isValue });
      return;
    }
    let localName = name;
    while (taken.has(localName)) localName += '_';
    taken.add(localName);
    imports.set(key, { name, source, localName, isValue });
  };
  for (const symbol of symbols) {
    if (symbol.kind === 'import') add(symbol.name, symbol.from, !symbol.isType);
    if (symbol.kind === 'declared' && symbol.module !== undefined && symbol.module !== path)
      add(exportedName(symbol), symbol.module, symbol.isType !== true);
  }
  return imports;
}

/** Names the constants of a module, and returns their declarations. Constants with equal values share one. */
function declareConstants(
  symbols: readonly Symbol[],
  nameOf: NameOf,
  assignName: (preferredName: string) => string,
  setName: (symbol: ConstantSymbol, name: string) => void,
): readonly DeclarationView[] {
  const nameByValue = new Map<string, string>();
  const declarations: DeclarationView[] = [];
  for (const symbol of symbols) {
    if (symbol.kind !== 'constant') continue;
    const { value, type } = symbol;
    const pureValue = value.kind === 'call' || value.kind === 'new' ? ({ ...value, isPure: true } as const) : value;
    const code = printExpression(pureValue, nameOf);
    const name = nameByValue.get(code) ?? assignName(symbol.name);
    setName(symbol, name);
    if (nameByValue.has(code)) continue;
    nameByValue.set(code, name);
    declarations.push(toConstantView(name, code, type && printType(type, nameOf)));
  }
  return declarations;
}
