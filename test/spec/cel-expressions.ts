// CEL expressions in `spec/`, and their evaluation with the reference evaluator.

import { isCelError, run } from '@bufbuild/cel';
import type { CelInput } from '@bufbuild/cel';
import { celFunctions } from './reference-cel-functions.ts';
import { isObject } from './bundle-spec.ts';
import type { Json } from './bundle-spec.ts';

/** A CEL expression with its location. */
export interface Expression {
  readonly location: string;
  readonly source: string;
}

/** Returns the expressions of the vocabulary: the values of `rule`, `where`, and `unless`. */
export const listExpressions = (value: Json, location = '', isInVocabulary = false): readonly Expression[] => {
  if (Array.isArray(value))
    return value.flatMap((item: Json, index) => listExpressions(item, `${location}.${index}`, isInVocabulary));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const itemLocation = `${location} ${key}`.trim();
    if (isInVocabulary && ['rule', 'where', 'unless'].includes(key) && typeof item === 'string')
      return [{ location: itemLocation, source: item }];
    const isVocabularyKey = ['x-rules', 'x-preconditions', 'x-limits', 'x-redacted'].includes(key);
    return key === 'example' || key === 'examples'
      ? []
      : listExpressions(item, itemLocation, isInVocabulary || isVocabularyKey);
  });
};

const toCel = (value: Json): CelInput => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(toCel);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toCel(item)]));
};

/** The value of `now` in rules. */
const now = run('timestamp("2030-01-15T10:20:30Z")');
if (isCelError(now)) throw new Error('cannot parse the time');

/** Evaluates a rule for `self`, and returns its value or an error message. */
export const evaluateRule = (rule: string, self: Json): unknown => {
  const result = run(rule, { self: toCel(self), now }, { funcs: celFunctions });
  return isCelError(result) ? result.message : result;
};
