// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { tooManyMembers, wrongType } from '../runtime/validation/sentences.js';
import { isObject, sizeOf } from '../runtime/validation/values.js';
import type { Empty } from '@cloud-api/types';

const self = whole('#/components/schemas/Empty');
const emptyTooManyMembers = tooManyMembers(self, 0);
const emptyType = wrongType(self, 'an object');

/** Whether a value is a valid Empty. */
export function isEmpty(value: unknown): value is Empty {
  return acceptsEmpty(value);
}

/** All that is wrong with a value as Empty; nothing for a valid one. */
export function checkEmpty(value: unknown): readonly Problem[] {
  return problemsOfEmpty(value) ?? noProblems;
}

export function acceptsEmpty(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (sizeOf(value) > 0) return false;
  return true;
}

export function problemsOfEmpty(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, emptyType);
  else if (sizeOf(value) > 0) problems = add(problems, emptyTooManyMembers);
  return problems;
}
