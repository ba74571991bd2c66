// Generated; change the document it is made from instead.

import type { ManagedServicePage } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtPropertyIndex,
  mergeProblems,
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import { isManagedService, problemsOfManagedService } from './managed-service.js';
import { acceptsPage, problemsOfPage } from './page.js';

/** Whether a value is a valid ManagedServicePage. */
export function isManagedServicePage(value: unknown): value is ManagedServicePage {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isArray(data)) return false;
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
  /* @__PURE__ */ createStandardSchema(checkManagedServicePage);

export function problemsOfManagedServicePage(value: unknown): Problems {
  const schema = '#/components/schemas/ManagedServicePage';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { data } = value;
    if (!isArray(data))
      problems = reportRequired(problems, 'data', data, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < data.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'data',
          index,
          problemsOfManagedService(data[index]),
        );
      }
    }
    problems = mergeProblems(problems, problemsOfPage(value));
  }
  return problems;
}
