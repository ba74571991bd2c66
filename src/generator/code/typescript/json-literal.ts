// JSON values as TypeScript expressions and in messages.

import type { Code } from '../branded-text.ts';
import { propertyKey } from './identifier.ts';
import { string } from './string-literal.ts';
import { join, number, ts } from './template-literals.ts';
import type { Json } from '../../source/node.ts';

/** Returns an expression for a value. */
export function literal(value: Json): Code<'ts'> {
  if (value === null) return ts`null`;
  if (typeof value === 'string') return string(value);
  if (typeof value === 'number') return number(value);
  if (typeof value === 'boolean') return value ? ts`true` : ts`false`;
  if (Array.isArray(value))
    return ts`[${join(
      value.map((item: Json) => literal(item)),
      ts`, `,
    )}]`;
  const members = Object.entries(value).map(([name, member]) => ts`${key(name)}: ${literal(member)}`);
  return ts`{ ${join(members, ts`, `)} }`;
}

// A plain `__proto__` key would set the prototype.
function key(name: string): Code<'ts'> {
  return name === '__proto__' ? ts`['__proto__']` : propertyKey(name);
}

/** Type guard for values that `===` compares. */
export function isScalar(value: Json): value is string | number | boolean | null {
  return typeof value !== 'object' || value === null;
}

/** Formats values as `"a", "b" or 3`; at most 12. */
export function options(values: readonly Json[]): string {
  const written = values.map((value) => JSON.stringify(value));
  return alternatives(written.length > 12 ? [...written.slice(0, 11), `${written.length - 11} others`] : written);
}

/** Joins phrases as `a string, a number or null`. */
export function alternatives(words: readonly string[]): string {
  const [last = 'nothing', ...before] = words.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} or ${last}`;
}
