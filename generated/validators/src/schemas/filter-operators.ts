// Generated; change the document it is made from instead.

import type { FilterOperators } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addAtProperty,
  addProblem,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { hasFewerProperties, isNumber, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid FilterOperators. */
export function isFilterOperators(value: unknown): value is FilterOperators {
  return acceptsFilterOperators(value);
}

/** All that is wrong with a value as FilterOperators; nothing for a valid one. */
export function checkFilterOperators(value: unknown): readonly Problem[] {
  return problemsOfFilterOperators(value) ?? noProblems;
}

/** FilterOperators as a Standard Schema. */
export const filterOperatorsSchema: StandardSchema<FilterOperators> =
  /* @__PURE__ */ createStandardSchema(checkFilterOperators);

export function problemsOfFilterOperators(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/FilterOperators/type',
      message: 'must be an object',
    });
  else {
    const {
      '+gt': gt,
      '+gte': gte,
      '+lt': lt,
      '+lte': lte,
      '+contains': contains,
      '+neq': neq,
    } = value;
    if (gt !== undefined) {
      if (!isNumber(gt))
        problems = addProblem(problems, {
          pointer: '/+gt',
          field: '+gt',
          keyword: 'type',
          schema: '#/components/schemas/FilterOperators/properties/+gt/type',
          message: 'must be a number',
        });
    }
    if (gte !== undefined) {
      if (!isNumber(gte))
        problems = addProblem(problems, {
          pointer: '/+gte',
          field: '+gte',
          keyword: 'type',
          schema: '#/components/schemas/FilterOperators/properties/+gte/type',
          message: 'must be a number',
        });
    }
    if (lt !== undefined) {
      if (!isNumber(lt))
        problems = addProblem(problems, {
          pointer: '/+lt',
          field: '+lt',
          keyword: 'type',
          schema: '#/components/schemas/FilterOperators/properties/+lt/type',
          message: 'must be a number',
        });
    }
    if (lte !== undefined) {
      if (!isNumber(lte))
        problems = addProblem(problems, {
          pointer: '/+lte',
          field: '+lte',
          keyword: 'type',
          schema: '#/components/schemas/FilterOperators/properties/+lte/type',
          message: 'must be a number',
        });
    }
    if (contains !== undefined) {
      if (typeof contains !== 'string')
        problems = addProblem(problems, {
          pointer: '/+contains',
          field: '+contains',
          keyword: 'type',
          schema: '#/components/schemas/FilterOperators/properties/+contains/type',
          message: 'must be a string',
        });
    }
    if (neq !== undefined) {
      if (typeof neq !== 'string' && !isNumber(neq) && typeof neq !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/+neq',
          field: '+neq',
          keyword: 'type',
          schema: '#/components/schemas/FilterOperators/properties/+neq/type',
          message: 'must be a string, a number or true or false',
        });
    }
    if (hasFewerProperties(value, 1))
      problems = addProblem(problems, {
        pointer: '',
        field: '',
        keyword: 'minProperties',
        schema: '#/components/schemas/FilterOperators/minProperties',
        message: 'must have at least 1 member',
      });
    for (const key in value) {
      switch (key) {
        case '+gt':
        case '+gte':
        case '+lt':
        case '+lte':
        case '+contains':
        case '+neq':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/FilterOperators/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

export function acceptsFilterOperators(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    '+gt': gt,
    '+gte': gte,
    '+lt': lt,
    '+lte': lte,
    '+contains': contains,
    '+neq': neq,
  } = value;
  if (gt !== undefined) {
    if (!isNumber(gt)) return false;
  }
  if (gte !== undefined) {
    if (!isNumber(gte)) return false;
  }
  if (lt !== undefined) {
    if (!isNumber(lt)) return false;
  }
  if (lte !== undefined) {
    if (!isNumber(lte)) return false;
  }
  if (contains !== undefined) {
    if (typeof contains !== 'string') return false;
  }
  if (neq !== undefined) {
    if (typeof neq !== 'string' && !isNumber(neq) && typeof neq !== 'boolean') return false;
  }
  if (hasFewerProperties(value, 1)) return false;
  for (const key in value) {
    switch (key) {
      case '+gt':
      case '+gte':
      case '+lt':
      case '+lte':
      case '+contains':
      case '+neq':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}
