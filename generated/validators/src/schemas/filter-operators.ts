// Generated; change the document it is made from instead.

import type { FilterOperators } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
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
  const schema = '#/components/schemas/FilterOperators';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      '+gt': gt,
      '+gte': gte,
      '+lt': lt,
      '+lte': lte,
      '+contains': contains,
      '+neq': neq,
    } = value;
    if (gt !== undefined && !isNumber(gt))
      problems = report(problems, '+gt', schema, 'type', 'must be a number');
    if (gte !== undefined && !isNumber(gte))
      problems = report(problems, '+gte', schema, 'type', 'must be a number');
    if (lt !== undefined && !isNumber(lt))
      problems = report(problems, '+lt', schema, 'type', 'must be a number');
    if (lte !== undefined && !isNumber(lte))
      problems = report(problems, '+lte', schema, 'type', 'must be a number');
    if (contains !== undefined && typeof contains !== 'string')
      problems = report(problems, '+contains', schema, 'type', 'must be a string');
    if (neq !== undefined && typeof neq !== 'string' && !isNumber(neq) && typeof neq !== 'boolean')
      problems = report(
        problems,
        '+neq',
        schema,
        'type',
        'must be a string, a number or true or false',
      );
    if (hasFewerProperties(value, 1))
      problems = reportAt(problems, '', schema, '/minProperties', 'must have at least 1 member');
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
  if (
    (gt !== undefined && !isNumber(gt)) ||
    (gte !== undefined && !isNumber(gte)) ||
    (lt !== undefined && !isNumber(lt)) ||
    (lte !== undefined && !isNumber(lte)) ||
    (contains !== undefined && typeof contains !== 'string') ||
    (neq !== undefined && typeof neq !== 'string' && !isNumber(neq) && typeof neq !== 'boolean') ||
    hasFewerProperties(value, 1)
  )
    return false;
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
