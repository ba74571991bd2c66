// Import declarations of a generated module, with local names that do not conflict.

import type { SafeText } from '../branded-text.ts';
import type { ImportView } from './statement-views.ts';
import { identifier, joinCode, ts, stringLiteral } from './typescript.ts';

/** Imports of a module, which are added as they are used. */
export interface Imports {
  /** Imports a type and returns its local name. */
  type(name: string, from: string): SafeText<'ts'>;
  value(name: string, from: string): SafeText<'ts'>;
  /** Import declarations, sorted by module. */
  readonly declarations: readonly SafeText<'ts'>[];
}

export interface ImportedName {
  readonly name: string;
  readonly localName: string;
  readonly isValue: boolean;
}

/** Returns the views of import declarations of names by module specifier, sorted. */
export function toImportViews(modules: ReadonlyMap<string, readonly ImportedName[]>): readonly ImportView[] {
  return [...modules].sort(([a], [b]) => compareModules(a, b)).map(([from, names]) => toImportView(from, names));
}

/**
 * Collects the imports of a module that declares `ownNames`. A conflicting import gets a local name with the prefix
 * `$`.
 */
export function createImports(ownNames: ReadonlySet<string>): Imports {
  const modules = new Map<string, Map<string, ImportedName>>();
  const usedNames = new Set(ownNames);
  const add = (name: string, from: string, isValue: boolean): SafeText<'ts'> => {
    const module = modules.get(from) ?? new Map<string, ImportedName>();
    modules.set(from, module);
    const known = module.get(name);
    if (known) return identifier(known.localName);
    let localName = name;
    while (usedNames.has(localName)) localName = `$${localName}`;
    usedNames.add(localName);
    module.set(name, { name, localName, isValue });
    return identifier(localName);
  };
  return {
    type: (name, from) => add(name, from, false),
    value: (name, from) => add(name, from, true),
    get declarations() {
      return toImportViews(new Map([...modules].map(([from, names]) => [from, [...names.values()]]))).map(
        printDeclaration,
      );
    },
  };
}

function printDeclaration({ isType, names, from }: ImportView): SafeText<'ts'> {
  const list = joinCode(names, ts`, `);
  return isType ? ts`import type { ${list} } from ${from};` : ts`import { ${list} } from ${from};`;
}

function toImportView(from: string, importedNames: readonly ImportedName[]): ImportView {
  const sorted = importedNames.toSorted((a, b) => (sortKey(a.name) < sortKey(b.name) ? -1 : 1));
  const isType = sorted.every(({ isValue }) => !isValue);
  const names = sorted.map(({ name, localName, isValue }) => {
    const specifier = name === localName ? identifier(name) : ts`${identifier(name)} as ${identifier(localName)}`;
    return isValue || isType ? specifier : ts`type ${specifier}`;
  });
  return { isType, names, from: stringLiteral(from) };
}

/** Sorts case-insensitively: `call`, `CallOptions`, `Client`. */
function sortKey(name: string): string {
  return `${name.toLowerCase()} ${name}`;
}

/** Sorts packages before relative paths. */
function compareModules(a: string, b: string): number {
  const [first, second] = [a.startsWith('.'), b.startsWith('.')];
  return first === second ? (a < b ? -1 : 1) : Number(first) - Number(second);
}
