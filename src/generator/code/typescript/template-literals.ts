// Pieces of TypeScript put together: the fixed parts are the author's, the others are Code already.

import { trust, type Code } from '../branded-text.ts';
import { string } from './string-literal.ts';

/** Fixed text with Code in its gaps. A plain string in a gap is a compile error. */
export function ts(text: TemplateStringsArray, ...gaps: readonly Code<'ts'>[]): Code<'ts'> {
  let code = text[0] ?? '';
  for (let index = 1; index < text.length; index++) code += (gaps[index - 1] ?? '') + (text[index] ?? '');
  return trust(code);
}

/** Pieces one after the other, with the same thing between every two. */
export function join(pieces: readonly Code<'ts'>[], between: Code<'ts'>): Code<'ts'> {
  return trust(pieces.join(between));
}

/** Pieces one after the other. */
export function concat(...pieces: readonly Code<'ts'>[]): Code<'ts'> {
  return trust(pieces.join(''));
}

/** The union of types; of none, `never`. */
export function union(types: readonly Code<'ts'>[]): Code<'ts'> {
  return types.length === 0 ? ts`never` : join([...new Set(types)], ts` | `);
}

/** The type of a member of a member of a type: `paths['/users']['get']`. */
export function indexed(type: Code<'ts'>, ...keys: readonly (string | number)[]): Code<'ts'> {
  let code: string = type;
  for (const key of keys) code += `[${typeof key === 'number' ? number(key) : string(key)}]`;
  return trust(code);
}

/** A number as a literal; it must be finite. */
export function number(value: number): Code<'ts'> {
  if (!Number.isFinite(value)) throw new Error(`${value} has no literal`);
  return trust(Object.is(value, -0) ? '-0' : String(value));
}
