// Generated; change the document it is made from instead.

import type { Square } from '../../types/index.js';
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

/** Whether a value is a valid Square. */
export function isSquare(value: unknown): value is Square {
  return acceptsSquare(value);
}

/** All that is wrong with a value as Square; nothing for a valid one. */
export function checkSquare(value: unknown): readonly Problem[] {
  return problemsOfSquare(value) ?? noProblems;
}

/** Square as a Standard Schema. */
export const squareSchema: StandardSchema<Square> =
  /* @__PURE__ */ createStandardSchema(checkSquare);

export function problemsOfSquare(value: unknown): Problems {
  const schema = '#/components/schemas/Square';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { kind, side } = value;
    if (typeof kind !== 'string')
      problems = reportRequired(problems, 'kind', kind, schema, 'type', 'must be a string');
    if (!isNumber(side))
      problems = reportRequired(problems, 'side', side, schema, 'type', 'must be a number');
  }
  return problems;
}

export function acceptsSquare(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { kind, side } = value;
  if (typeof kind !== 'string' || !isNumber(side)) return false;
  return true;
}
