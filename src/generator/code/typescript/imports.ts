// Import declarations of a generated module.

import type { Code } from '../branded-text.ts';
import { identifier } from './identifier.ts';
import { string } from './string-literal.ts';
import { join, ts } from './template-literals.ts';

export interface Imports {
  /** Imports a type and returns its local name. */
  type(name: string, from: string): Code<'ts'>;
  value(name: string, from: string): Code<'ts'>;
  /** Import declarations, sorted by module. */
  readonly declarations: readonly Code<'ts'>[];
}

interface Imported {
  readonly name: string;
  readonly local: string;
  readonly value: boolean;
}

/**
 * Collects the imports of a module that declares `ownNames`. A conflicting import gets a local name with the prefix
 * `$`.
 */
export function createImports(own: ReadonlySet<string>): Imports {
  const modules = new Map<string, Map<string, Imported>>();
  const taken = new Set(own);
  const add = (name: string, from: string, value: boolean): Code<'ts'> => {
    const module = modules.get(from) ?? new Map<string, Imported>();
    modules.set(from, module);
    const known = module.get(name);
    if (known) return identifier(known.local);
    let local = name;
    while (taken.has(local)) local = `$${local}`;
    taken.add(local);
    module.set(name, { name, local, value });
    return identifier(local);
  };
  return {
    type: (name, from) => add(name, from, false),
    value: (name, from) => add(name, from, true),
    get declarations() {
      return [...modules]
        .sort(([a], [b]) => order(a, b))
        .map(([from, names]) => declaration(from, [...names.values()]));
    },
  };
}

function declaration(from: string, imported: readonly Imported[]): Code<'ts'> {
  const sorted = imported.toSorted((a, b) => (byLetters(a.name) < byLetters(b.name) ? -1 : 1));
  const typesOnly = sorted.every(({ value }) => !value);
  const names = sorted.map(({ name, local, value }) => {
    const written = name === local ? identifier(name) : ts`${identifier(name)} as ${identifier(local)}`;
    return value || typesOnly ? written : ts`type ${written}`;
  });
  return typesOnly
    ? ts`import type { ${join(names, ts`, `)} } from ${string(from)};`
    : ts`import { ${join(names, ts`, `)} } from ${string(from)};`;
}

/** Sorts case-insensitively: `call`, `CallOptions`, `Client`. */
function byLetters(name: string): string {
  return `${name.toLowerCase()} ${name}`;
}

/** Sorts packages before relative paths. */
function order(a: string, b: string): number {
  const [first, second] = [a.startsWith('.'), b.startsWith('.')];
  return first === second ? (a < b ? -1 : 1) : Number(first) - Number(second);
}
