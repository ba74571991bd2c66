// JSON values as TypeScript expressions and in messages.

import type { SafeText } from '../branded-text.ts';
import { joinCode, literalKey, numberLiteral, stringLiteral, ts } from './typescript.ts';
import type { Json } from '../../source/node.ts';

/** Returns an expression for a value. */
export function jsonLiteral(value: Json): SafeText<'ts'> {
  if (value === null) return ts`null`;
  if (typeof value === 'string') return stringLiteral(value);
  if (typeof value === 'number') return numberLiteral(value);
  if (typeof value === 'boolean') return value ? ts`true` : ts`false`;
  if (Array.isArray(value))
    return ts`[${joinCode(
      value.map((item: Json) => jsonLiteral(item)),
      ts`, `,
    )}]`;
  const properties = Object.entries(value).map(([name, property]) => ts`${literalKey(name)}: ${jsonLiteral(property)}`);
  return ts`{ ${joinCode(properties, ts`, `)} }`;
}

/** Type guard for values that `===` compares. */
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
