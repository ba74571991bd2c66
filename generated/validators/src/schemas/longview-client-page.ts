// Generated; change the document it is made from instead.

import { type Problems, add, both, noProblems, withinItem } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import {
  acceptsLongviewClient,
  acceptsLongviewClientRequest,
  problemsOfLongviewClient,
  problemsOfLongviewClientRequest,
} from './longview-client.js';
import { acceptsPage, problemsOfPage } from './page.js';
import type { LongviewClientPage, LongviewClientPageRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/LongviewClientPage');
const dataPlace = member(self, 'data');
const dataType = wrongType(dataPlace, 'a list');
const dataMissing = missing(self, 'data');
const longviewClientPageType = wrongType(self, 'an object');

/** Whether a value is a valid LongviewClientPage. */
export function isLongviewClientPage(value: unknown): value is LongviewClientPage {
  return acceptsLongviewClientPage(value);
}

/** All that is wrong with a value as LongviewClientPage; nothing for a valid one. */
export function checkLongviewClientPage(value: unknown): readonly Problem[] {
  return problemsOfLongviewClientPage(value) ?? noProblems;
}

/** Whether a value is a valid LongviewClientPageRequest. */
export function isLongviewClientPageRequest(value: unknown): value is LongviewClientPageRequest {
  return acceptsLongviewClientPageRequest(value);
}

/** All that is wrong with a value as LongviewClientPageRequest; nothing for a valid one. */
export function checkLongviewClientPageRequest(value: unknown): readonly Problem[] {
  return problemsOfLongviewClientPageRequest(value) ?? noProblems;
}

export function acceptsLongviewClientPage(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isList(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!acceptsLongviewClient(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

export function problemsOfLongviewClientPage(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, longviewClientPageType);
  else {
    const { data } = value;
    if (data === undefined) problems = add(problems, dataMissing);
    else if (!isList(data)) problems = add(problems, dataType);
    else {
      for (let index = 0; index < data.length; index++) {
        problems = withinItem(problems, 'data', index, problemsOfLongviewClient(data[index]));
      }
    }
    problems = both(problems, problemsOfPage(value));
  }
  return problems;
}

export function acceptsLongviewClientPageRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isList(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!acceptsLongviewClientRequest(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

export function problemsOfLongviewClientPageRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, longviewClientPageType);
  else {
    const { data } = value;
    if (data === undefined) problems = add(problems, dataMissing);
    else if (!isList(data)) problems = add(problems, dataType);
    else {
      for (let index = 0; index < data.length; index++) {
        problems = withinItem(
          problems,
          'data',
          index,
          problemsOfLongviewClientRequest(data[index]),
        );
      }
    }
    problems = both(problems, problemsOfPage(value));
  }
  return problems;
}
