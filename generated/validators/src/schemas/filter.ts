// Generated; change the document it is made from instead.

import type { Filter } from '@cloud-api/types';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addAtProperty,
  addProblem,
  mergeAtOwnProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
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
  if (orderBy !== undefined) {
    if (typeof orderBy !== 'string') return false;
  }
  if (order !== undefined) {
    if (order !== 'asc' && order !== 'desc') return false;
  }
  if (order !== undefined) {
    if (orderBy === undefined) return false;
  }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Filter/type',
      message: 'must be an object',
    });
  else {
    const { '+and': and, '+or': or, '+order_by': orderBy, '+order': order } = value;
    if (and !== undefined) {
      if (!isArray(and))
        problems = addProblem(problems, {
          pointer: '/+and',
          field: '+and',
          keyword: 'type',
          schema: '#/components/schemas/Filter/properties/+and/type',
          message: 'must be a list',
        });
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
      if (!isArray(or))
        problems = addProblem(problems, {
          pointer: '/+or',
          field: '+or',
          keyword: 'type',
          schema: '#/components/schemas/Filter/properties/+or/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < or.length; index++) {
          problems = mergeAtPropertyIndex(problems, '+or', index, problemsOfFilterTerm(or[index]));
        }
      }
    }
    if (orderBy !== undefined) {
      if (typeof orderBy !== 'string')
        problems = addProblem(problems, {
          pointer: '/+order_by',
          field: '+order_by',
          keyword: 'type',
          schema: '#/components/schemas/Filter/properties/+order_by/type',
          message: 'must be a string',
        });
    }
    if (order !== undefined) {
      if (order !== 'asc' && order !== 'desc')
        problems = addProblem(problems, {
          pointer: '/+order',
          field: '+order',
          keyword: 'enum',
          schema: '#/components/schemas/Filter/properties/+order/enum',
          message: 'must be one of "asc" or "desc"',
        });
    }
    if (order !== undefined) {
      if (orderBy === undefined)
        problems = addProblem(problems, {
          pointer: '/+order_by',
          field: '+order_by',
          keyword: 'dependentRequired',
          schema: '#/components/schemas/Filter/dependentRequired',
          message: 'is required where +order is given',
        });
    }
    for (const key in value) {
      switch (key) {
        case '+and':
        case '+or':
        case '+order_by':
        case '+order':
          break;
        default:
          if (!matchesPattern(filterNamePattern, key) && Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'propertyNames',
              schema: '#/components/schemas/Filter/propertyNames',
              message: 'is not a name that is allowed here',
            });
          problems = mergeAtOwnProperty(problems, value, key, problemsOfFilterValue(value[key]));
      }
    }
  }
  return problems;
}
