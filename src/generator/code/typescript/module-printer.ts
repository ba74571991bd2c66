// Printer for the nodes in a module's view, which a template renders. Assigns names to imports and constants.

import type { SafeText } from '../branded-text.ts';
import { createImportScope, toImportViews, type ImportView, type SpecifierOf } from './imports.ts';
import { collectMentions, createConstantScope } from './module-scope.ts';
import { nameLocals } from './name-locals.ts';
import { printExpression } from './print-expression.ts';
import { printMember, printType, type NameOf } from './print-type.ts';
import type { ConstantView } from './statement-and-declaration-views.ts';
import type { Expression, GlobalTypeName, ImportSymbol, MemberType, Symbol, Type } from './tree.ts';
import { createNameAssigner } from './unique-names.ts';

export interface ModulePrinter {
  /** Returns the name of a symbol, which it imports if necessary. */
  readonly nameOf: NameOf;
  readonly type: (type: Type) => SafeText<'ts'>;
  /** Prints a member of an interface. */
  readonly member: (member: MemberType) => SafeText<'ts'>;
  readonly expression: (expression: Expression) => SafeText<'ts'>;
  /** The imports that the code printed so far uses. */
  readonly imports: readonly ImportView[];
  /** The declarations of the constants that the code printed so far uses. */
  readonly constants: readonly ConstantView[];
}

/** A module, and the names that its template declares or imports. */
export interface TemplateModule {
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
  NonNullable: true,
  Record: true,
  Blob: true,
  ReadableStream: true,
  Uint8Array: true,
  Date: true,
  'globalThis.Temporal.Instant': true,
  'globalThis.Temporal.PlainDate': true,
};

export function createModulePrinter(layout: TemplateModule): ModulePrinter {
  const { path, declaredNames, imports = [], specifierOf } = layout;
  const usedNames = new Set([...Object.keys(globalTypes), ...declaredNames]);
  const importScope = createImportScope(usedNames);
  for (const { name, from, isType, localName } of imports) importScope.add(name, from, !isType, localName);
  const assignUnique = createNameAssigner((name) => usedNames.has(name));
  const assignName = (preferredName: string): string => {
    const name = assignUnique(preferredName);
    usedNames.add(name);
    return name;
  };
  const names = new Map<Symbol, string>();
  const assignSymbolName = (symbol: Symbol): string => {
    const source = symbol.kind === 'import' ? symbol.from : symbol.kind === 'declared' ? symbol.module : undefined;
    if (source !== undefined && source !== path)
      return importScope.add(symbol.name, source, !('isType' in symbol && symbol.isType));
    return symbol.kind === 'constant' ? constantScope.add(symbol) : symbol.name;
  };
  const nameOf: NameOf = (symbol) => {
    const name = names.get(symbol) ?? assignSymbolName(symbol);
    names.set(symbol, name);
    return name;
  };
  const constantScope = createConstantScope(nameOf, assignName);
  return {
    nameOf,
    type: (type) => printType(type, nameOf),
    member: (member) => printMember(member, nameOf, 2),
    expression(expression) {
      // The names of variables depend on the names of all imports and constants.
      const mentions = collectMentions(expression);
      for (const symbol of mentions.keys()) nameOf(symbol);
      return printExpression(expression, nameLocals(expression, mentions, usedNames, nameOf));
    },
    get imports() {
      return toImportViews(path, importScope.imports, specifierOf);
    },
    get constants() {
      return constantScope.declarations;
    },
  };
}
