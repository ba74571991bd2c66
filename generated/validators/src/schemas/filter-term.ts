// Generated; change the document it is made from instead.

import type { FilterTerm } from '@cloud-api/types';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addAtProperty,
  createProblem,
  noProblems,
  type Problems,
  reportAt,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

const filterTermNamePattern = /^(?:[^+].*|\+and|\+or)$/u;

/** Whether a value is a valid FilterTerm. */
export function isFilterTerm(value: unknown): value is FilterTerm {
  if (!isObject(value)) return false;
  for (const key in value) {
    if (!matchesPattern(filterTermNamePattern, key) && Object.hasOwn(value, key)) return false;
  }
  return true;
}

/** All that is wrong with a value as FilterTerm; nothing for a valid one. */
export function checkFilterTerm(value: unknown): readonly Problem[] {
  return problemsOfFilterTerm(value) ?? noProblems;
}

/** FilterTerm as a Standard Schema. */
export const filterTermSchema: StandardSchema<FilterTerm> =
  /* @__PURE__ */ createStandardSchema(checkFilterTerm);

export function problemsOfFilterTerm(value: unknown): Problems {
  const schema = '#/components/schemas/FilterTerm';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    for (const key in value) {
      if (!matchesPattern(filterTermNamePattern, key) && Object.hasOwn(value, key))
        problems = addAtProperty(
          problems,
          key,
          createProblem('', schema, '/propertyNames', 'is not a name that is allowed here'),
        );
    }
  }
  return problems;
}
