// Generated; change the document it is made from instead.

import type { SshKeyPage } from '@cloud-api/types';
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
import { acceptsPage, problemsOfPage } from './page.js';
import { isSshKey, problemsOfSshKey } from './ssh-key.js';

/** Whether a value is a valid SshKeyPage. */
export function isSshKeyPage(value: unknown): value is SshKeyPage {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isArray(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!isSshKey(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

/** All that is wrong with a value as SshKeyPage; nothing for a valid one. */
export function checkSshKeyPage(value: unknown): readonly Problem[] {
  return problemsOfSshKeyPage(value) ?? noProblems;
}

/** SshKeyPage as a Standard Schema. */
export const sshKeyPageSchema: StandardSchema<SshKeyPage> =
  /* @__PURE__ */ createStandardSchema(checkSshKeyPage);

export function problemsOfSshKeyPage(value: unknown): Problems {
  const schema = '#/components/schemas/SshKeyPage';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { data } = value;
    if (!isArray(data))
      problems = reportRequired(problems, 'data', data, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < data.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'data', index, problemsOfSshKey(data[index]));
      }
    }
    problems = mergeProblems(problems, problemsOfPage(value));
  }
  return problems;
}
