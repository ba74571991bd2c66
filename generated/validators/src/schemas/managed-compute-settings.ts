// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import { acceptsManagedSsh, problemsOfManagedSsh } from './managed-ssh.js';
import type { ManagedComputeSettings, ManagedComputeSettingsRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/ManagedComputeSettings');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const labelPlace = member(self, 'label');
const labelType = wrongType(labelPlace, 'a string');
const labelMissing = missing(self, 'label');
const groupPlace = member(self, 'group');
const groupType = wrongType(groupPlace, 'a string');
const groupMissing = missing(self, 'group');
const sshMissing = missing(self, 'ssh');
const managedComputeSettingsType = wrongType(self, 'an object');

/** Whether a value is a valid ManagedComputeSettings. */
export function isManagedComputeSettings(value: unknown): value is ManagedComputeSettings {
  return acceptsManagedComputeSettings(value);
}

/** All that is wrong with a value as ManagedComputeSettings; nothing for a valid one. */
export function checkManagedComputeSettings(value: unknown): readonly Problem[] {
  return problemsOfManagedComputeSettings(value) ?? noProblems;
}

/** Whether a value is a valid ManagedComputeSettingsRequest. */
export function isManagedComputeSettingsRequest(
  value: unknown,
): value is ManagedComputeSettingsRequest {
  return acceptsManagedComputeSettingsRequest(value);
}

/** All that is wrong with a value as ManagedComputeSettingsRequest; nothing for a valid one. */
export function checkManagedComputeSettingsRequest(value: unknown): readonly Problem[] {
  return problemsOfManagedComputeSettingsRequest(value) ?? noProblems;
}

export function acceptsManagedComputeSettings(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, label, group, ssh } = value;
  if (!isInteger(id)) return false;
  if (typeof label !== 'string') return false;
  if (typeof group !== 'string') return false;
  if (!acceptsManagedSsh(ssh)) return false;
  return true;
}

export function problemsOfManagedComputeSettings(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, managedComputeSettingsType);
  else {
    const { id, label, group, ssh } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    if (group === undefined) problems = add(problems, groupMissing);
    else if (typeof group !== 'string') problems = add(problems, groupType);
    if (ssh === undefined) problems = add(problems, sshMissing);
    else problems = within(problems, 'ssh', problemsOfManagedSsh(ssh));
  }
  return problems;
}

export function acceptsManagedComputeSettingsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { ssh } = value;
  if (!acceptsManagedSsh(ssh)) return false;
  return true;
}

export function problemsOfManagedComputeSettingsRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, managedComputeSettingsType);
  else {
    const { ssh } = value;
    if (ssh === undefined) problems = add(problems, sshMissing);
    else problems = within(problems, 'ssh', problemsOfManagedSsh(ssh));
  }
  return problems;
}
