// Composition of TypeScript code from safe fragments.

import { trust, type Code } from '../branded-text.ts';
import { string } from './string-literal.ts';

/** Template tag that composes TypeScript. A plain string as a substitution is a type error. */
export function ts(text: TemplateStringsArray, ...gaps: readonly Code<'ts'>[]): Code<'ts'> {
  let code = text[0] ?? '';
  for (let index = 1; index < text.length; index++) code += (gaps[index - 1] ?? '') + (text[index] ?? '');
  return trust(code);
}

/** Joins fragments with a separator. */
export function join(pieces: readonly Code<'ts'>[], between: Code<'ts'>): Code<'ts'> {
  return trust(pieces.join(between));
}

/** Concatenates fragments. */
export function concat(...pieces: readonly Code<'ts'>[]): Code<'ts'> {
  return trust(pieces.join(''));
}

/** Returns the union of types without duplicates; `never` if there are none. */
export function union(types: readonly Code<'ts'>[]): Code<'ts'> {
  return types.length === 0 ? ts`never` : join([...new Set(types)], ts` | `);
}

/** Returns an indexed access type: `paths['/users']['get']`. */
export function indexed(type: Code<'ts'>, ...keys: readonly (string | number)[]): Code<'ts'> {
  let code: string = type;
  for (const key of keys) code += `[${typeof key === 'number' ? number(key) : string(key)}]`;
  return trust(code);
}

/**
 * Returns a numeric literal.
 *
 * @throws if the number is not finite.
 */
export function number(value: number): Code<'ts'> {
  if (!Number.isFinite(value)) throw new Error(`${value} has no literal`);
  return trust(Object.is(value, -0) ? '-0' : String(value));
}
