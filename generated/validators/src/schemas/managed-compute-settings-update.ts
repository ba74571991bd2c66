// Generated; change the document it is made from instead.

import type { ManagedComputeSettingsUpdate } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';
import {
  isManagedSshUpdate,
  problemsOfManagedSshUpdate,
  problemsOfManagedSshUpdatePartial,
} from './managed-ssh-update.js';

/** Whether a value is a valid ManagedComputeSettingsUpdate. */
export function isManagedComputeSettingsUpdate(
  value: unknown,
): value is ManagedComputeSettingsUpdate {
  if (!isObject(value)) return false;
  const { ssh } = value;
  if (ssh !== undefined && !isManagedSshUpdate(ssh)) return false;
  return true;
}

/** All that is wrong with a value as ManagedComputeSettingsUpdate; nothing for a valid one. */
export function checkManagedComputeSettingsUpdate(value: unknown): readonly Problem[] {
  return problemsOfManagedComputeSettingsUpdate(value) ?? noProblems;
}

/** ManagedComputeSettingsUpdate as a Standard Schema. */
export const managedComputeSettingsUpdateSchema: StandardSchema<ManagedComputeSettingsUpdate> =
  /* @__PURE__ */ createStandardSchema(checkManagedComputeSettingsUpdate);

export function problemsOfManagedComputeSettingsUpdate(value: unknown): Problems {
  const schema = '#/components/schemas/ManagedComputeSettingsUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { ssh } = value;
    if (ssh !== undefined)
      problems = mergeAtProperty(problems, 'ssh', problemsOfManagedSshUpdate(ssh));
  }
  return problems;
}

export function problemsOfManagedComputeSettingsUpdatePartial(value: unknown): Problems {
  const schema = '#/components/schemas/ManagedComputeSettingsUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { ssh } = value;
    if (ssh !== undefined)
      problems = mergeAtProperty(problems, 'ssh', problemsOfManagedSshUpdatePartial(ssh));
  }
  return problems;
}
