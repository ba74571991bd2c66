// Validation of a scalar against a flat schema, except formats.

import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { patternMatches } from '../../../model/matches-pattern.ts';
import { setOf, typeOf } from '../../../model/shape/type-set.ts';
import type { Json } from '../../../source/node.ts';
import { canonical } from '../../../model/canonical-json.ts';
import type { Conjunction, Side } from './flatten-all-of.ts';
import { isMultiple } from './narrowest-bounds.ts';

export type Scalar = string | number | boolean | null;

export function isScalar(value: Json): value is Scalar {
  return typeof value !== 'object' || value === null;
}

/** Returns whether all parts accept the scalar, including in-place subschemas. */
export function acceptsAll(side: Side, { parts, never }: Conjunction, value: Scalar): boolean {
  return !never && parts.every((part) => letsThrough(part, value, (inner) => acceptsAll(side, side.conjoin([inner]), value)));
}

/** Validates a scalar against one part; `accepts` validates subschemas. `$ref` and `allOf` are parts of their own. */
export function letsThrough(part: ObjectSchema, value: Scalar, judge: (inner: Assertion) => boolean): boolean {
  const { types, enum: values, const: constant, anyOf, oneOf, not } = part;
  if (types && (setOf(types) & typeOf(value)) === 0) return false;
  if (values && !textsOf(values).has(canonical(value))) return false;
  if (constant && canonical(constant.value) !== canonical(value)) return false;
  if (typeof value === 'number' && !numberFits(part, value)) return false;
  if (typeof value === 'string' && !textFits(part, value)) return false;
  if (anyOf && !anyOf.some(judge)) return false;
  if (oneOf && oneOf.filter(judge).length !== 1) return false;
  if (not !== undefined && judge(not)) return false;
  if (part.if === undefined) return true;
  return judge((judge(part.if) ? part.then : part.else) ?? true);
}

// Cached: an enum with thousands of values is checked against each of them.
const texts = new WeakMap<readonly Json[], ReadonlySet<string>>();

function textsOf(values: readonly Json[]): ReadonlySet<string> {
  const known = texts.get(values) ?? new Set(values.map(canonical));
  texts.set(values, known);
  return known;
}

function numberFits({ number = {} }: ObjectSchema, value: number): boolean {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity, multipleOf } = number;
  const inside = value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
  return inside && (multipleOf === undefined || value === 0 || isMultiple(Math.abs(value), multipleOf));
}

function textFits({ string = {} }: ObjectSchema, value: string): boolean {
  const { minLength = 0, maxLength = Infinity, pattern } = string;
  if (pattern !== undefined && patternMatches(pattern, value) === false) return false;
  if (minLength === 0 && maxLength === Infinity) return true;
  const length = Array.from(value).length;
  return length >= minLength && length <= maxLength;
}
