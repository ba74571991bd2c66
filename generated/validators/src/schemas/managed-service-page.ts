// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.js';
import {
  type Problems,
  add,
  both,
  noProblems,
  withinItem,
} from '../runtime/validation/problems.js';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.js';
import { isList, isObject } from '../runtime/validation/type-checks.js';
import { isManagedService, problemsOfManagedService } from './managed-service.js';
import { acceptsPage, problemsOfPage } from './page.js';
import type { ManagedServicePage } from '@cloud-api/types';

/** Whether a value is a valid ManagedServicePage. */
export function isManagedServicePage(value: unknown): value is ManagedServicePage {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isList(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!isManagedService(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

/** All that is wrong with a value as ManagedServicePage; nothing for a valid one. */
export function checkManagedServicePage(value: unknown): readonly Problem[] {
  return problemsOfManagedServicePage(value) ?? noProblems;
}

/** ManagedServicePage as a Standard Schema. */
export const managedServicePageSchema: StandardSchema<ManagedServicePage> =
  /* @__PURE__ */ standard(checkManagedServicePage);

export function problemsOfManagedServicePage(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ManagedServicePage/type',
      message: 'must be an object',
    });
  else {
    const { data } = value;
    if (data === undefined)
      problems = add(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/ManagedServicePage/required',
        message: 'is required',
      });
    else if (!isList(data))
      problems = add(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'type',
        schema: '#/components/schemas/ManagedServicePage/properties/data/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < data.length; index++) {
        problems = withinItem(problems, 'data', index, problemsOfManagedService(data[index]));
      }
    }
    problems = both(problems, problemsOfPage(value));
  }
  return problems;
}
