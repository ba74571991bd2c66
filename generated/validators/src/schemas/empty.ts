// Generated; change the document it is made from instead.

import type { Empty } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { hasMoreProperties, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Empty. */
export function isEmpty(value: unknown): value is Empty {
  if (!isObject(value) || hasMoreProperties(value, 0)) return false;
  return true;
}

/** All that is wrong with a value as Empty; nothing for a valid one. */
export function checkEmpty(value: unknown): readonly Problem[] {
  return problemsOfEmpty(value) ?? noProblems;
}

/** Empty as a Standard Schema. */
export const emptySchema: StandardSchema<Empty> = /* @__PURE__ */ createStandardSchema(checkEmpty);

export function problemsOfEmpty(value: unknown): Problems {
  const schema = '#/components/schemas/Empty';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else if (hasMoreProperties(value, 0))
    problems = reportAt(problems, '', schema, '/maxProperties', 'must have no members');
  return problems;
}
