// Generated; change the document it is made from instead.

import type { Circle } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isNumber, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Circle. */
export function isCircle(value: unknown): value is Circle {
  return acceptsCircle(value);
}

/** All that is wrong with a value as Circle; nothing for a valid one. */
export function checkCircle(value: unknown): readonly Problem[] {
  return problemsOfCircle(value) ?? noProblems;
}

/** Circle as a Standard Schema. */
export const circleSchema: StandardSchema<Circle> =
  /* @__PURE__ */ createStandardSchema(checkCircle);

export function problemsOfCircle(value: unknown): Problems {
  const schema = '#/components/schemas/Circle';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { kind, radius } = value;
    if (typeof kind !== 'string')
      problems = reportRequired(problems, 'kind', kind, schema, 'type', 'must be a string');
    if (!isNumber(radius))
      problems = reportRequired(problems, 'radius', radius, schema, 'type', 'must be a number');
  }
  return problems;
}

export function acceptsCircle(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { kind, radius } = value;
  if (typeof kind !== 'string' || !isNumber(radius)) return false;
  return true;
}
