// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import {
  acceptsManagedSshUpdate,
  problemsOfManagedSshUpdate,
  problemsOfManagedSshUpdatePartial,
} from './managed-ssh-update.js';
import type { ManagedComputeSettingsUpdate } from '@cloud-api/types';

const self = whole('#/components/schemas/ManagedComputeSettingsUpdate');
const managedComputeSettingsUpdateType = wrongType(self, 'an object');

/** Whether a value is a valid ManagedComputeSettingsUpdate. */
export function isManagedComputeSettingsUpdate(
  value: unknown,
): value is ManagedComputeSettingsUpdate {
  return acceptsManagedComputeSettingsUpdate(value);
}

/** All that is wrong with a value as ManagedComputeSettingsUpdate; nothing for a valid one. */
export function checkManagedComputeSettingsUpdate(value: unknown): readonly Problem[] {
  return problemsOfManagedComputeSettingsUpdate(value) ?? noProblems;
}

export function acceptsManagedComputeSettingsUpdate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { ssh } = value;
  if (ssh !== undefined) {
    if (!acceptsManagedSshUpdate(ssh)) return false;
  }
  return true;
}

export function problemsOfManagedComputeSettingsUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, managedComputeSettingsUpdateType);
  else {
    const { ssh } = value;
    if (ssh !== undefined) problems = within(problems, 'ssh', problemsOfManagedSshUpdate(ssh));
  }
  return problems;
}

export function problemsOfManagedComputeSettingsUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, managedComputeSettingsUpdateType);
  else {
    const { ssh } = value;
    if (ssh !== undefined)
      problems = within(problems, 'ssh', problemsOfManagedSshUpdatePartial(ssh));
  }
  return problems;
}
