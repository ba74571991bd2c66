// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import type { Warning } from '@cloud-api/types';

const self = whole('#/components/schemas/Warning');
const titlePlace = member(self, 'title');
const titleType = wrongType(titlePlace, 'a string');
const titleMissing = missing(self, 'title');
const detailPlace = member(self, 'detail');
const detailType = wrongType(detailPlace, 'a string');
const detailMissing = missing(self, 'detail');
const warningType = wrongType(self, 'an object');

/** Whether a value is a valid Warning. */
export function isWarning(value: unknown): value is Warning {
  return acceptsWarning(value);
}

/** All that is wrong with a value as Warning; nothing for a valid one. */
export function checkWarning(value: unknown): readonly Problem[] {
  return problemsOfWarning(value) ?? noProblems;
}

export function acceptsWarning(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { title, detail } = value;
  if (typeof title !== 'string') return false;
  if (typeof detail !== 'string') return false;
  return true;
}

export function problemsOfWarning(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, warningType);
  else {
    const { title, detail } = value;
    if (title === undefined) problems = add(problems, titleMissing);
    else if (typeof title !== 'string') problems = add(problems, titleType);
    if (detail === undefined) problems = add(problems, detailMissing);
    else if (typeof detail !== 'string') problems = add(problems, detailType);
  }
  return problems;
}
