// Generated; change the document it is made from instead.

import { type Problems, add, both, noProblems, withinItem } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import { acceptsManagedService, problemsOfManagedService } from './managed-service.js';
import { acceptsPage, problemsOfPage } from './page.js';
import type { ManagedServicePage } from '@cloud-api/types';

const self = whole('#/components/schemas/ManagedServicePage');
const dataPlace = member(self, 'data');
const dataType = wrongType(dataPlace, 'a list');
const dataMissing = missing(self, 'data');
const managedServicePageType = wrongType(self, 'an object');

/** Whether a value is a valid ManagedServicePage. */
export function isManagedServicePage(value: unknown): value is ManagedServicePage {
  return acceptsManagedServicePage(value);
}

/** All that is wrong with a value as ManagedServicePage; nothing for a valid one. */
export function checkManagedServicePage(value: unknown): readonly Problem[] {
  return problemsOfManagedServicePage(value) ?? noProblems;
}

export function acceptsManagedServicePage(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isList(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!acceptsManagedService(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

export function problemsOfManagedServicePage(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, managedServicePageType);
  else {
    const { data } = value;
    if (data === undefined) problems = add(problems, dataMissing);
    else if (!isList(data)) problems = add(problems, dataType);
    else {
      for (let index = 0; index < data.length; index++) {
        problems = withinItem(problems, 'data', index, problemsOfManagedService(data[index]));
      }
    }
    problems = both(problems, problemsOfPage(value));
  }
  return problems;
}
