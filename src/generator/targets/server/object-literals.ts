// Printers of TypeScript object and array literals.

import type { Code } from '../../code/branded-text.ts';
import { propertyKey } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';

/** A property and its value; properties with the value `undefined` are omitted. */
export type Member = readonly [name: string, value: Code<'ts'> | undefined];

/** Prints an object literal. */
export function object(members: readonly Member[]): Code<'ts'> {
  const entries = members.flatMap(([name, value]) => (value === undefined ? [] : [ts`${key(name)}: ${value}`]));
  return entries.length === 0 ? ts`{}` : ts`{ ${join(entries, ts`, `)} }`;
}

export function list(items: readonly Code<'ts'>[]): Code<'ts'> {
  return ts`[${join(items, ts`, `)}]`;
}

/** Prints an array of strings; `undefined` if it is empty. */
export function texts(items: readonly string[]): Code<'ts'> | undefined {
  return items.length === 0 ? undefined : list(items.map(string));
}

/** Prints a string; `undefined` if there is none. */
export function text(value: string | undefined): Code<'ts'> | undefined {
  return value === undefined ? undefined : string(value);
}

/** A plain `__proto__` key would set the prototype. */
function key(name: string): Code<'ts'> {
  return name === '__proto__' ? ts`[${string(name)}]` : propertyKey(name);
}
