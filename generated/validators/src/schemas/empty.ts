// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isObject, sizeOf } from '../runtime/validation/values.js';
import type { Empty } from '@cloud-api/types';

const schema = '#/components/schemas/Empty';

/** Whether a value is a valid Empty. */
export function isEmpty(value: unknown): value is Empty {
  if (!isObject(value)) return false;
  if (sizeOf(value) > 0) return false;
  return true;
}

/** All that is wrong with a value as Empty; nothing for a valid one. */
export function checkEmpty(value: unknown): readonly Problem[] {
  return problemsOfEmpty(value) ?? noProblems;
}

/** Empty as a Standard Schema. */
export const emptySchema: StandardSchema<Empty> = /* @__PURE__ */ standard(checkEmpty);

export function problemsOfEmpty(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else if (sizeOf(value) > 0)
    problems = add(problems, problem(schema, 'maxProperties', 'must have no members'));
  return problems;
}
