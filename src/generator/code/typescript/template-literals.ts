// Composition of TypeScript code from safe fragments.

import { trust, type SafeText } from '../branded-text.ts';
import { stringLiteral } from './string-literal.ts';

/** Template tag that composes TypeScript. A plain string as a substitution is a type error. */
export function ts(text: TemplateStringsArray, ...substitutions: readonly SafeText<'ts'>[]): SafeText<'ts'> {
  let code = text[0] ?? '';
  for (let index = 1; index < text.length; index++) code += (substitutions[index - 1] ?? '') + (text[index] ?? '');
  return trust(code);
}

/** Joins fragments with a separator. */
export function joinCode(fragments: readonly SafeText<'ts'>[], separator: SafeText<'ts'>): SafeText<'ts'> {
  return trust(fragments.join(separator));
}

/** Concatenates fragments. */
export function concatCode(...fragments: readonly SafeText<'ts'>[]): SafeText<'ts'> {
  return trust(fragments.join(''));
}

/** Returns the union of types without duplicates; `never` if there are none. */
export function unionOfTypes(types: readonly SafeText<'ts'>[]): SafeText<'ts'> {
  return types.length === 0 ? ts`never` : joinCode([...new Set(types)], ts` | `);
}

/** Returns an indexed access type: `paths['/users']['get']`. */
export function indexedAccess(type: SafeText<'ts'>, ...keys: readonly (string | number)[]): SafeText<'ts'> {
  let code: string = type;
  for (const key of keys) code += `[${typeof key === 'number' ? numberLiteral(key) : stringLiteral(key)}]`;
  return trust(code);
}

/**
 * Returns a numeric literal.
 *
 * @throws if the number is not finite.
 */
export function numberLiteral(value: number): SafeText<'ts'> {
  if (!Number.isFinite(value)) throw new Error(`${value} has no literal`);
  return trust(Object.is(value, -0) ? '-0' : String(value));
}
