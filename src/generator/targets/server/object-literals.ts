// Data as TypeScript: objects and lists of code.

import type { Code } from '../../code/branded-text.ts';
import { propertyKey } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';

/** The value of a member; an undefined one is left out. */
export type Member = readonly [name: string, value: Code<'ts'> | undefined];

/** An object of these members. */
export function object(members: readonly Member[]): Code<'ts'> {
  const entries = members.flatMap(([name, value]) => (value === undefined ? [] : [ts`${key(name)}: ${value}`]));
  return entries.length === 0 ? ts`{}` : ts`{ ${join(entries, ts`, `)} }`;
}

export function list(items: readonly Code<'ts'>[]): Code<'ts'> {
  return ts`[${join(items, ts`, `)}]`;
}

/** A list of texts; undefined where there is none. */
export function texts(items: readonly string[]): Code<'ts'> | undefined {
  return items.length === 0 ? undefined : list(items.map(string));
}

/** The text, where there is one. */
export function text(value: string | undefined): Code<'ts'> | undefined {
  return value === undefined ? undefined : string(value);
}

/** As a plain key `__proto__` would set the prototype. */
function key(name: string): Code<'ts'> {
  return name === '__proto__' ? ts`[${string(name)}]` : propertyKey(name);
}
