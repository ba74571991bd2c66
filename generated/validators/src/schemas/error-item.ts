// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import type { ErrorItem } from '@cloud-api/types';

const self = whole('#/components/schemas/ErrorItem');
const reasonPlace = member(self, 'reason');
const reasonType = wrongType(reasonPlace, 'a string');
const reasonMissing = missing(self, 'reason');
const fieldPlace = member(self, 'field');
const fieldType = wrongType(fieldPlace, 'a string or null');
const errorItemType = wrongType(self, 'an object');

/** Whether a value is a valid ErrorItem. */
export function isErrorItem(value: unknown): value is ErrorItem {
  return acceptsErrorItem(value);
}

/** All that is wrong with a value as ErrorItem; nothing for a valid one. */
export function checkErrorItem(value: unknown): readonly Problem[] {
  return problemsOfErrorItem(value) ?? noProblems;
}

export function acceptsErrorItem(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { reason, field } = value;
  if (typeof reason !== 'string') return false;
  if (field !== undefined) {
    if (typeof field !== 'string' && field !== null) return false;
  }
  return true;
}

export function problemsOfErrorItem(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, errorItemType);
  else {
    const { reason, field } = value;
    if (reason === undefined) problems = add(problems, reasonMissing);
    else if (typeof reason !== 'string') problems = add(problems, reasonType);
    if (field !== undefined) {
      if (typeof field !== 'string' && field !== null) problems = add(problems, fieldType);
    }
  }
  return problems;
}
