// Generated; change the document it is made from instead.

import { type Problems, add, addWithin, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { badName, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import type { FilterTerm } from '@cloud-api/types';

const filterTermNamePattern = /^(?:[^+].*|\+and|\+or)$/u;
const self = whole('#/components/schemas/FilterTerm');
const filterTermBadName = badName(self);
const filterTermType = wrongType(self, 'an object');

/** Whether a value is a valid FilterTerm. */
export function isFilterTerm(value: unknown): value is FilterTerm {
  return acceptsFilterTerm(value);
}

/** All that is wrong with a value as FilterTerm; nothing for a valid one. */
export function checkFilterTerm(value: unknown): readonly Problem[] {
  return problemsOfFilterTerm(value) ?? noProblems;
}

export function acceptsFilterTerm(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const key in value) {
    if (!filterTermNamePattern.test(key)) return false;
  }
  return true;
}

export function problemsOfFilterTerm(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, filterTermType);
  else {
    for (const key in value) {
      if (!filterTermNamePattern.test(key)) problems = addWithin(problems, key, filterTermBadName);
    }
  }
  return problems;
}
