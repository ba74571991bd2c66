// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, withinItem } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, tooFewItems, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import { acceptsErrorItem, problemsOfErrorItem } from './error-item.js';
import type { ErrorBody } from '@cloud-api/types';

const self = whole('#/components/schemas/ErrorBody');
const errorsPlace = member(self, 'errors');
const errorsTooFew = tooFewItems(errorsPlace, 1);
const errorsType = wrongType(errorsPlace, 'a list');
const errorsMissing = missing(self, 'errors');
const errorBodyType = wrongType(self, 'an object');

/** Whether a value is a valid ErrorBody. */
export function isErrorBody(value: unknown): value is ErrorBody {
  return acceptsErrorBody(value);
}

/** All that is wrong with a value as ErrorBody; nothing for a valid one. */
export function checkErrorBody(value: unknown): readonly Problem[] {
  return problemsOfErrorBody(value) ?? noProblems;
}

export function acceptsErrorBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { errors } = value;
  if (!isList(errors)) return false;
  if (errors.length < 1) return false;
  for (let index = 0; index < errors.length; index++) {
    if (!acceptsErrorItem(errors[index])) return false;
  }
  return true;
}

export function problemsOfErrorBody(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, errorBodyType);
  else {
    const { errors } = value;
    if (errors === undefined) problems = add(problems, errorsMissing);
    else if (!isList(errors)) problems = add(problems, errorsType);
    else {
      if (errors.length < 1) problems = add(problems, errorsTooFew);
      for (let index = 0; index < errors.length; index++) {
        problems = withinItem(problems, 'errors', index, problemsOfErrorItem(errors[index]));
      }
    }
  }
  return problems;
}
