// Generated; change the document it is made from instead.

import type { ManagedComputeSettings, ManagedComputeSettingsRequest } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';
import { isManagedSsh, problemsOfManagedSsh } from './managed-ssh.js';

/** Whether a value is a valid ManagedComputeSettings. */
export function isManagedComputeSettings(value: unknown): value is ManagedComputeSettings {
  if (!isObject(value)) return false;
  const { id, label, group, ssh } = value;
  if (
    !isInteger(id) ||
    typeof label !== 'string' ||
    typeof group !== 'string' ||
    !isManagedSsh(ssh)
  )
    return false;
  return true;
}

/** All that is wrong with a value as ManagedComputeSettings; nothing for a valid one. */
export function checkManagedComputeSettings(value: unknown): readonly Problem[] {
  return problemsOfManagedComputeSettings(value) ?? noProblems;
}

/** ManagedComputeSettings as a Standard Schema. */
export const managedComputeSettingsSchema: StandardSchema<ManagedComputeSettings> =
  /* @__PURE__ */ createStandardSchema(checkManagedComputeSettings);

/** Whether a value is a valid ManagedComputeSettingsRequest. */
export function isManagedComputeSettingsRequest(
  value: unknown,
): value is ManagedComputeSettingsRequest {
  if (!isObject(value)) return false;
  const { ssh } = value;
  if (!isManagedSsh(ssh)) return false;
  return true;
}

/** All that is wrong with a value as ManagedComputeSettingsRequest; nothing for a valid one. */
export function checkManagedComputeSettingsRequest(value: unknown): readonly Problem[] {
  return problemsOfManagedComputeSettingsRequest(value) ?? noProblems;
}

/** ManagedComputeSettingsRequest as a Standard Schema. */
export const managedComputeSettingsRequestSchema: StandardSchema<ManagedComputeSettingsRequest> =
  /* @__PURE__ */ createStandardSchema(checkManagedComputeSettingsRequest);

export function problemsOfManagedComputeSettings(value: unknown): Problems {
  const schema = '#/components/schemas/ManagedComputeSettings';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, label, group, ssh } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    if (typeof group !== 'string')
      problems = reportRequired(problems, 'group', group, schema, 'type', 'must be a string');
    if (ssh === undefined) problems = reportMissing(problems, 'ssh', schema);
    else problems = mergeAtProperty(problems, 'ssh', problemsOfManagedSsh(ssh));
  }
  return problems;
}

export function problemsOfManagedComputeSettingsRequest(value: unknown): Problems {
  const schema = '#/components/schemas/ManagedComputeSettings';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { ssh } = value;
    if (ssh === undefined) problems = reportMissing(problems, 'ssh', schema);
    else problems = mergeAtProperty(problems, 'ssh', problemsOfManagedSsh(ssh));
  }
  return problems;
}
