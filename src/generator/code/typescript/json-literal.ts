// JSON values as TypeScript expressions and in messages.

import { trust, type SafeText } from '../branded-text.ts';
import { literalKey, numberLiteral, stringLiteral } from './typescript.ts';
import type { Json } from '../../source/node.ts';

/** Returns an expression for a value. */
export function jsonLiteral(value: Json): SafeText<'ts'> {
  if (typeof value === 'string') return stringLiteral(value);
  if (typeof value === 'number') return numberLiteral(value);
  if (typeof value !== 'object' || value === null) return trust(String(value));
  if (Array.isArray(value)) return trust(`[${value.map((item: Json) => jsonLiteral(item)).join(', ')}]`);
  const properties = Object.entries(value).map(([name, property]) => `${literalKey(name)}: ${jsonLiteral(property)}`);
  return trust(properties.length === 0 ? '{}' : `{ ${properties.join(', ')} }`);
}

/** Type guard for values that `===` can compare. */
export function isScalar(value: Json): value is string | number | boolean | null {
  return typeof value !== 'object' || value === null;
}

/** Formats values as `"a", "b" or 3`; at most 12. */
export function formatAlternatives(values: readonly Json[]): string {
  const literals = values.map((value) => JSON.stringify(value));
  return joinAlternatives(
    literals.length > 12 ? [...literals.slice(0, 11), `${literals.length - 11} others`] : literals,
  );
}

/** Joins phrases as `a string, a number or null`. */
export function joinAlternatives(words: readonly string[]): string {
  const [last = 'nothing', ...otherWords] = words.toReversed();
  return otherWords.length === 0 ? last : `${otherWords.toReversed().join(', ')} or ${last}`;
}
