// Generated; change the document it is made from instead.

import type { Filter } from '@cloud-api/types';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addAtProperty,
  createProblem,
  mergeAtOwnProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import { isFilterTerm, problemsOfFilterTerm } from './filter-term.js';
import { isFilterValue, problemsOfFilterValue } from './filter-value.js';

const filterNamePattern = /^(?:[^+].*|\+and|\+or|\+order|\+order_by)$/u;

/** Whether a value is a valid Filter. */
export function isFilter(value: unknown): value is Filter {
  if (!isObject(value)) return false;
  const { '+and': and, '+or': or, '+order_by': orderBy, '+order': order } = value;
  if (and !== undefined) {
    if (!isArray(and)) return false;
    for (let index = 0; index < and.length; index++) {
      if (!isFilterTerm(and[index])) return false;
    }
  }
  if (or !== undefined) {
    if (!isArray(or)) return false;
    for (let index = 0; index < or.length; index++) {
      if (!isFilterTerm(or[index])) return false;
    }
  }
  if (
    (orderBy !== undefined && typeof orderBy !== 'string') ||
    (order !== undefined && order !== 'asc' && order !== 'desc') ||
    (order !== undefined && orderBy === undefined)
  )
    return false;
  for (const key in value) {
    switch (key) {
      case '+and':
      case '+or':
      case '+order_by':
      case '+order':
        break;
      default:
        if (!matchesPattern(filterNamePattern, key) && Object.hasOwn(value, key)) return false;
        if (!isFilterValue(value[key]) && Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as Filter; nothing for a valid one. */
export function checkFilter(value: unknown): readonly Problem[] {
  return problemsOfFilter(value) ?? noProblems;
}

/** Filter as a Standard Schema. */
export const filterSchema: StandardSchema<Filter> =
  /* @__PURE__ */ createStandardSchema(checkFilter);

export function problemsOfFilter(value: unknown): Problems {
  const schema = '#/components/schemas/Filter';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { '+and': and, '+or': or, '+order_by': orderBy, '+order': order } = value;
    if (and !== undefined) {
      if (!isArray(and)) problems = report(problems, '+and', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < and.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            '+and',
            index,
            problemsOfFilterTerm(and[index]),
          );
        }
      }
    }
    if (or !== undefined) {
      if (!isArray(or)) problems = report(problems, '+or', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < or.length; index++) {
          problems = mergeAtPropertyIndex(problems, '+or', index, problemsOfFilterTerm(or[index]));
        }
      }
    }
    if (orderBy !== undefined && typeof orderBy !== 'string')
      problems = report(problems, '+order_by', schema, 'type', 'must be a string');
    if (order !== undefined && order !== 'asc' && order !== 'desc')
      problems = report(problems, '+order', schema, 'enum', 'must be one of "asc" or "desc"');
    if (order !== undefined && orderBy === undefined)
      problems = reportAt(
        problems,
        '/+order_by',
        schema,
        '/dependentRequired',
        'is required where +order is given',
      );
    for (const key in value) {
      switch (key) {
        case '+and':
        case '+or':
        case '+order_by':
        case '+order':
          break;
        default:
          if (!matchesPattern(filterNamePattern, key) && Object.hasOwn(value, key))
            problems = addAtProperty(
              problems,
              key,
              createProblem('', schema, '/propertyNames', 'is not a name that is allowed here'),
            );
          problems = mergeAtOwnProperty(problems, value, key, problemsOfFilterValue(value[key]));
      }
    }
  }
  return problems;
}
