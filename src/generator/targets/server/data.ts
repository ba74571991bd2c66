// Data as TypeScript: objects and lists of code.

import type { Code } from '../../emit/code/code.ts';
import { propertyKey } from '../../emit/code/identifier.ts';
import { string } from '../../emit/code/string.ts';
import { join, ts } from '../../emit/code/typescript.ts';

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
