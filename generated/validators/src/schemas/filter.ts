// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  addWithin,
  noProblems,
  withinAny,
  withinItem,
} from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { badName, missingBeside, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import { acceptsFilterTerm, problemsOfFilterTerm } from './filter-term.js';
import { acceptsFilterValue, problemsOfFilterValue } from './filter-value.js';
import type { Filter } from '@cloud-api/types';

const filterNamePattern = /^(?:[^+].*|\+and|\+or|\+order|\+order_by)$/u;
const self = whole('#/components/schemas/Filter');
const andPlace = member(self, '+and');
const andType = wrongType(andPlace, 'a list');
const orPlace = member(self, '+or');
const orType = wrongType(orPlace, 'a list');
const orderByPlace = member(self, '+order_by');
const orderByType = wrongType(orderByPlace, 'a string');
const orderPlace = member(self, '+order');
const orderNotListed = notListed(orderPlace, 'one of "asc" or "desc"');
const orderByMissingBesideOrder = missingBeside(self, '+order_by', '+order');
const filterBadName = badName(self);
const filterType = wrongType(self, 'an object');

/** Whether a value is a valid Filter. */
export function isFilter(value: unknown): value is Filter {
  return acceptsFilter(value);
}

/** All that is wrong with a value as Filter; nothing for a valid one. */
export function checkFilter(value: unknown): readonly Problem[] {
  return problemsOfFilter(value) ?? noProblems;
}

export function acceptsFilter(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { '+and': and, '+or': or, '+order_by': orderBy, '+order': order } = value;
  if (and !== undefined) {
    if (!isList(and)) return false;
    for (let index = 0; index < and.length; index++) {
      if (!acceptsFilterTerm(and[index])) return false;
    }
  }
  if (or !== undefined) {
    if (!isList(or)) return false;
    for (let index = 0; index < or.length; index++) {
      if (!acceptsFilterTerm(or[index])) return false;
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
    if (!filterNamePattern.test(key)) return false;
    switch (key) {
      case '+and':
      case '+or':
      case '+order_by':
      case '+order':
        break;
      default:
        if (!acceptsFilterValue(value[key])) return false;
    }
  }
  return true;
}

export function problemsOfFilter(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, filterType);
  else {
    const { '+and': and, '+or': or, '+order_by': orderBy, '+order': order } = value;
    if (and !== undefined) {
      if (!isList(and)) problems = add(problems, andType);
      else {
        for (let index = 0; index < and.length; index++) {
          problems = withinItem(problems, '+and', index, problemsOfFilterTerm(and[index]));
        }
      }
    }
    if (or !== undefined) {
      if (!isList(or)) problems = add(problems, orType);
      else {
        for (let index = 0; index < or.length; index++) {
          problems = withinItem(problems, '+or', index, problemsOfFilterTerm(or[index]));
        }
      }
    }
    if (orderBy !== undefined) {
      if (typeof orderBy !== 'string') problems = add(problems, orderByType);
    }
    if (order !== undefined) {
      if (order !== 'asc' && order !== 'desc') problems = add(problems, orderNotListed);
    }
    if (order !== undefined) {
      if (orderBy === undefined) problems = add(problems, orderByMissingBesideOrder);
    }
    for (const key in value) {
      if (!filterNamePattern.test(key)) problems = addWithin(problems, key, filterBadName);
      switch (key) {
        case '+and':
        case '+or':
        case '+order_by':
        case '+order':
          break;
        default:
          problems = withinAny(problems, key, problemsOfFilterValue(value[key]));
      }
    }
  }
  return problems;
}
