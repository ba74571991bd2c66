// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, withinAny } from '../runtime/validation/collect.js';
import { by, member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { forbidden, tooFewMembers, wrongType } from '../runtime/validation/sentences.js';
import { isNumber, isObject, sizeOf } from '../runtime/validation/values.js';
import type { FilterOperators } from '@cloud-api/types';

const self = whole('#/components/schemas/FilterOperators');
const gtPlace = member(self, '+gt');
const gtType = wrongType(gtPlace, 'a number');
const gtePlace = member(self, '+gte');
const gteType = wrongType(gtePlace, 'a number');
const ltPlace = member(self, '+lt');
const ltType = wrongType(ltPlace, 'a number');
const ltePlace = member(self, '+lte');
const lteType = wrongType(ltePlace, 'a number');
const containsPlace = member(self, '+contains');
const containsType = wrongType(containsPlace, 'a string');
const neqPlace = member(self, '+neq');
const neqType = wrongType(neqPlace, 'a string, a number or true or false');
const filterOperatorsTooFewMembers = tooFewMembers(self, 1);
const filterOperatorsUnknownPlace = by(self, '/additionalProperties');
const filterOperatorsUnknown = forbidden(filterOperatorsUnknownPlace);
const filterOperatorsType = wrongType(self, 'an object');

/** Whether a value is a valid FilterOperators. */
export function isFilterOperators(value: unknown): value is FilterOperators {
  return acceptsFilterOperators(value);
}

/** All that is wrong with a value as FilterOperators; nothing for a valid one. */
export function checkFilterOperators(value: unknown): readonly Problem[] {
  return problemsOfFilterOperators(value) ?? noProblems;
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
  if (sizeOf(value) < 1) return false;
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
        return false;
    }
  }
  return true;
}

export function problemsOfFilterOperators(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, filterOperatorsType);
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
      if (!isNumber(gt)) problems = add(problems, gtType);
    }
    if (gte !== undefined) {
      if (!isNumber(gte)) problems = add(problems, gteType);
    }
    if (lt !== undefined) {
      if (!isNumber(lt)) problems = add(problems, ltType);
    }
    if (lte !== undefined) {
      if (!isNumber(lte)) problems = add(problems, lteType);
    }
    if (contains !== undefined) {
      if (typeof contains !== 'string') problems = add(problems, containsType);
    }
    if (neq !== undefined) {
      if (typeof neq !== 'string' && !isNumber(neq) && typeof neq !== 'boolean')
        problems = add(problems, neqType);
    }
    if (sizeOf(value) < 1) problems = add(problems, filterOperatorsTooFewMembers);
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
          problems = withinAny(problems, key, [filterOperatorsUnknown]);
      }
    }
  }
  return problems;
}
