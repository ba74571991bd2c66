// Generated; change the document it is made from instead.

import { type Problems, add, both, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { noType } from '../runtime/validation/sentences.js';
import { isNumber, isObject } from '../runtime/validation/values.js';
import { acceptsFilterOperators, problemsOfFilterOperators } from './filter-operators.js';
import type { FilterValue } from '@cloud-api/types';

const self = whole('#/components/schemas/FilterValue');
const filterValueType = noType(
  self,
  'a string, a number, true or false, an object or null',
  'anyOf',
);

/** Whether a value is a valid FilterValue. */
export function isFilterValue(value: unknown): value is FilterValue {
  return acceptsFilterValue(value);
}

/** All that is wrong with a value as FilterValue; nothing for a valid one. */
export function checkFilterValue(value: unknown): readonly Problem[] {
  return problemsOfFilterValue(value) ?? noProblems;
}

export function acceptsFilterValue(value: unknown): boolean {
  if (isObject(value)) {
    if (!acceptsFilterOperators(value)) return false;
  } else if (
    typeof value !== 'string' &&
    !isNumber(value) &&
    typeof value !== 'boolean' &&
    value !== null
  )
    return false;
  return true;
}

export function problemsOfFilterValue(value: unknown): Problems {
  let problems: Problems;
  if (isObject(value)) {
    problems = both(problems, problemsOfFilterOperators(value));
  } else if (
    typeof value !== 'string' &&
    !isNumber(value) &&
    typeof value !== 'boolean' &&
    value !== null
  )
    problems = add(problems, filterValueType);
  return problems;
}
