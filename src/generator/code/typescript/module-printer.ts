// Printer for the nodes in a module's view, which a template renders. Assigns names to imports and constants.

import type { SafeText } from '../branded-text.ts';
import { createImportScope, importViews, type ImportView, type SpecifierOf } from './imports.ts';
import { collectMentions, createConstantScope, type Mentions } from './module-scope.ts';
import { nameLocals } from './name-locals.ts';
import { printExpression, printType, type NameOf } from './print-expression.ts';
import type { ConstantView } from './statement-views.ts';
import type { Expression, GlobalTypeName, ImportSymbol, Symbol, Type } from './tree.ts';
import { createUniqueNames } from './unique-names.ts';

export interface ModulePrinter {
  readonly type: (type: Type) => SafeText<'ts'>;
  readonly expression: (expression: Expression) => SafeText<'ts'>;
  /** The imports that the code printed so far uses. */
  readonly imports: readonly ImportView[];
  /** The declarations of the constants that the code printed so far uses. */
  readonly constants: readonly ConstantView[];
}

/** A module, and the names that its template declares or imports. */
export interface ModuleLayout {
  /** The path below the source directory, without extension. */
  readonly path: string;
  /** Names that the template declares, including type parameters and variables. */
  readonly declaredNames: readonly string[];
  /** Imports that the template mentions by their names, or by `localName`. */
  readonly imports?: readonly TemplateImport[];
  readonly specifierOf: SpecifierOf;
}

export interface TemplateImport extends ImportSymbol {
  readonly localName?: string;
}

/** The global types, which imports must not shadow. */
const globalTypes: Readonly<Record<GlobalTypeName, true>> = {
  Promise: true,
  Partial: true,
  Omit: true,
  Exclude: true,
  Blob: true,
  ReadableStream: true,
  Uint8Array: true,
};

export function createModulePrinter(layout: ModuleLayout): ModulePrinter {
  const { path, declaredNames, imports = [], specifierOf } = layout;
  const usedNames = new Set([...Object.keys(globalTypes), ...declaredNames]);
  const importScope = createImportScope(usedNames);
  for (const { name, from, isType, localName } of imports) importScope.add(name, from, !isType, localName);
  const assignUnique = createUniqueNames((name) => usedNames.has(name));
  const assignName = (preferredName: string): string => {
    const name = assignUnique(preferredName);
    usedNames.add(name);
    return name;
  };
  const names = new Map<Symbol, string>();
  const nameOf: NameOf = (symbol) => names.get(symbol) ?? symbol.name;
  const constantScope = createConstantScope(nameOf, assignName);
  const nameSymbols = (node: Expression | Type): Mentions => {
    const mentions = collectMentions(node);
    for (const symbol of mentions.keys()) {
      if (symbol.kind === 'import') names.set(symbol, importScope.add(symbol.name, symbol.from, !symbol.isType));
      if (symbol.kind === 'constant') names.set(symbol, constantScope.add(symbol));
    }
    return mentions;
  };
  return {
    type(type) {
      nameSymbols(type);
      return printType(type, nameOf);
    },
    expression(expression) {
      return printExpression(expression, nameLocals(expression, nameSymbols(expression), usedNames, nameOf));
    },
    get imports() {
      return importViews(path, importScope.imports, specifierOf);
    },
    get constants() {
      return constantScope.declarations;
    },
  };
}
