// Validation of a scalar against a flat schema.

import { canonicalJson } from '../../../model/canonical-json.ts';
import { matchesPattern } from '../../../model/matches-pattern.ts';
import { toTypeSet, typeOfValue } from '../../../model/shape/type-set.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import type { Json } from '../../../source/node.ts';
import type { FlatSchema, ModelSide } from './flatten-all-of.ts';
import { isMultiple } from './merge-constraints.ts';

export type Scalar = string | number | boolean | null;

export function isScalar(value: Json): value is Scalar {
  return typeof value !== 'object' || value === null;
}

/** Returns whether all parts accept the scalar, including in-place subschemas. */
export function acceptsScalar(side: ModelSide, { parts, acceptsNothing }: FlatSchema, value: Scalar): boolean {
  return (
    !acceptsNothing &&
    parts.every((part) =>
      partAcceptsScalar(part, value, (subschema) => acceptsScalar(side, side.flattenAllOf([subschema]), value)),
    )
  );
}

/** Validates a scalar against one part; `accepts` validates subschemas. `$ref` and `allOf` are separate parts. */
export function partAcceptsScalar(
  part: SchemaObject,
  value: Scalar,
  accepts: (subschema: JsonSchema) => boolean,
): boolean {
  const { types, enum: values, const: constant, anyOf, oneOf, not } = part;
  if (types && (toTypeSet(types) & typeOfValue(value)) === 0) return false;
  if (values && !canonicalTexts(values).has(canonicalJson(value))) return false;
  if (constant && canonicalJson(constant.value) !== canonicalJson(value)) return false;
  if (typeof value === 'number' && !acceptsNumber(part, value)) return false;
  if (typeof value === 'string' && !acceptsString(part, value)) return false;
  if (anyOf && !anyOf.some(accepts)) return false;
  if (oneOf && oneOf.filter(accepts).length !== 1) return false;
  if (not !== undefined && accepts(not)) return false;
  if (part.if === undefined) return true;
  return accepts((accepts(part.if) ? part.then : part.else) ?? true);
}

// Cached, because each value of a large enum may be checked against another large enum.
const enumTexts = new WeakMap<readonly Json[], ReadonlySet<string>>();

function canonicalTexts(values: readonly Json[]): ReadonlySet<string> {
  const cached = enumTexts.get(values) ?? new Set(values.map(canonicalJson));
  enumTexts.set(values, cached);
  return cached;
}

function acceptsNumber({ number = {} }: SchemaObject, value: number): boolean {
  const {
    minimum = -Infinity,
    maximum = Infinity,
    exclusiveMinimum = -Infinity,
    exclusiveMaximum = Infinity,
    multipleOf,
  } = number;
  const isInRange = value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
  return isInRange && (multipleOf === undefined || value === 0 || isMultiple(Math.abs(value), multipleOf));
}

function acceptsString({ string = {} }: SchemaObject, value: string): boolean {
  const { minLength = 0, maxLength = Infinity, pattern } = string;
  if (pattern !== undefined && matchesPattern(pattern, value) === false) return false;
  if (minLength === 0 && maxLength === Infinity) return true;
  const length = Array.from(value).length;
  return length >= minLength && length <= maxLength;
}
