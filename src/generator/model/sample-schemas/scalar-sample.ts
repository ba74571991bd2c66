// Sample schemas of strings, numbers, and booleans.

import { createCandidate } from '../../../runtime/mocks/create-value.ts';
import type { Json } from '../../source/node.ts';
import type { Sampler, SearchLimits } from '../sample-values/value-search.ts';
import type { Bound, Requirements } from '../sample-values/value-requirements.ts';
import type { JsonSchema } from '../types/schema.ts';
import { patternParts } from './pattern-parts.ts';
import type { ScalarNode } from './sample-node.ts';

/** Number of random values that are validated. */
const testedSeeds = 12;

/** Maximum number of strings that match a pattern. */
const maxStrings = 16;

/** Returns the sample schema of a scalar; `undefined` if nothing satisfies the schema. */
export function createScalar(
  type: 'boolean' | 'integer' | 'number' | 'string',
  requirements: Requirements,
  schema: JsonSchema,
  sampler: Sampler,
  limits: SearchLimits,
): ScalarNode | undefined {
  const node = toNode(type, requirements);
  if (node && isAlwaysValid(node, schema, sampler)) return node;
  const values = sampler.findValues(schema, maxStrings, limits).filter((value) => hasType(value, type));
  return values.length === 0 ? undefined : { enum: values };
}

function toNode(type: 'boolean' | 'integer' | 'number' | 'string', requirements: Requirements): ScalarNode | undefined {
  if (type === 'boolean') return { type };
  if (type === 'string') {
    const { patterns, formats, minLength, maxLength } = requirements;
    const [format] = formats;
    const [pattern, ...others] = patterns;
    if (pattern !== undefined) {
      const parts = others.length === 0 ? patternParts(pattern, minLength, maxLength) : undefined;
      return parts && { type, pattern: parts };
    }
    return {
      type,
      ...(format !== undefined && { format }),
      ...(minLength > 0 && { minLength }),
      ...(maxLength < Infinity && { maxLength }),
    };
  }
  const { lowerBounds, upperBounds, divisors } = requirements;
  if (divisors.length > 1) return undefined;
  const [multipleOf] = divisors;
  const minimum = limit(lowerBounds, type === 'integer' ? Math.floor : undefined, 1);
  const maximum = limit(upperBounds, type === 'integer' ? Math.ceil : undefined, -1);
  return {
    type,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(multipleOf !== undefined && { multipleOf }),
  };
}

/** Returns the strictest bound. An exclusive bound is moved to the next number, an integer if `round` is given. */
function limit(
  bounds: readonly Bound[],
  round: ((value: number) => number) | undefined,
  direction: 1 | -1,
): number | undefined {
  if (bounds.length === 0) return undefined;
  const inclusive = bounds.map(({ value, isExclusive }) => {
    const inward = round ? (direction === 1 ? Math.ceil(value) : Math.floor(value)) : value;
    if (!isExclusive) return inward;
    return round ? round(value) + direction : value + direction * Math.max(Math.abs(value) * 1e-6, 0.01);
  });
  return direction === 1 ? Math.max(...inclusive) : Math.min(...inclusive);
}

function isAlwaysValid(node: ScalarNode, schema: JsonSchema, sampler: Sampler): boolean {
  return Array.from({ length: testedSeeds }, (_, index) => createCandidate(node, undefined, index + 1, 0)).every(
    (value) => isJson(value) && sampler.isValid(schema, value),
  );
}

function isJson(value: unknown): value is Json {
  return value !== undefined;
}

function hasType(value: Json, type: 'boolean' | 'integer' | 'number' | 'string'): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}
