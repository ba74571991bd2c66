// Generated; change the document it is made from instead.

import type { FilterValue } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeProblems,
  noProblems,
  type Problems,
  reportAt,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isNumber, isObject } from '../runtime/validation/type-checks.js';
import { acceptsFilterOperators, problemsOfFilterOperators } from './filter-operators.js';

/** Whether a value is a valid FilterValue. */
export function isFilterValue(value: unknown): value is FilterValue {
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

/** All that is wrong with a value as FilterValue; nothing for a valid one. */
export function checkFilterValue(value: unknown): readonly Problem[] {
  return problemsOfFilterValue(value) ?? noProblems;
}

/** FilterValue as a Standard Schema. */
export const filterValueSchema: StandardSchema<FilterValue> =
  /* @__PURE__ */ createStandardSchema(checkFilterValue);

export function problemsOfFilterValue(value: unknown): Problems {
  const schema = '#/components/schemas/FilterValue';
  let problems: Problems;
  if (isObject(value)) problems = mergeProblems(problems, problemsOfFilterOperators(value));
  else if (
    typeof value !== 'string' &&
    !isNumber(value) &&
    typeof value !== 'boolean' &&
    value !== null
  )
    problems = reportAt(
      problems,
      '',
      schema,
      '/anyOf',
      'must be a string, a number, true or false, an object or null',
    );
  return problems;
}
