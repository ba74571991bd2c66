// Import declarations of a generated module, with local names that do not conflict.

import type { SafeText } from '../branded-text.ts';
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

/** Prints the import declarations of names by module specifier, sorted. */
export function printImports(modules: ReadonlyMap<string, readonly ImportedName[]>): readonly SafeText<'ts'>[] {
  return [...modules].sort(([a], [b]) => compareModules(a, b)).map(([from, names]) => printDeclaration(from, names));
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
      return printImports(new Map([...modules].map(([from, names]) => [from, [...names.values()]])));
    },
  };
}

function printDeclaration(from: string, importedNames: readonly ImportedName[]): SafeText<'ts'> {
  const sorted = importedNames.toSorted((a, b) => (sortKey(a.name) < sortKey(b.name) ? -1 : 1));
  const isTypeOnly = sorted.every(({ isValue }) => !isValue);
  const names = sorted.map(({ name, localName, isValue }) => {
    const specifier = name === localName ? identifier(name) : ts`${identifier(name)} as ${identifier(localName)}`;
    return isValue || isTypeOnly ? specifier : ts`type ${specifier}`;
  });
  return isTypeOnly
    ? ts`import type { ${joinCode(names, ts`, `)} } from ${stringLiteral(from)};`
    : ts`import { ${joinCode(names, ts`, `)} } from ${stringLiteral(from)};`;
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
