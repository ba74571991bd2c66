// Generated; change the document it is made from instead.

import type { ManagedComputeSettings, ManagedComputeSettingsRequest } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
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
  if (!isInteger(id)) return false;
  if (typeof label !== 'string') return false;
  if (typeof group !== 'string') return false;
  if (!isManagedSsh(ssh)) return false;
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ManagedComputeSettings/type',
      message: 'must be an object',
    });
  else {
    const { id, label, group, ssh } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/ManagedComputeSettings/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/ManagedComputeSettings/properties/id/type',
        message: 'must be a whole number',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/ManagedComputeSettings/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/ManagedComputeSettings/properties/label/type',
        message: 'must be a string',
      });
    if (group === undefined)
      problems = addProblem(problems, {
        pointer: '/group',
        field: 'group',
        keyword: 'required',
        schema: '#/components/schemas/ManagedComputeSettings/required',
        message: 'is required',
      });
    else if (typeof group !== 'string')
      problems = addProblem(problems, {
        pointer: '/group',
        field: 'group',
        keyword: 'type',
        schema: '#/components/schemas/ManagedComputeSettings/properties/group/type',
        message: 'must be a string',
      });
    if (ssh === undefined)
      problems = addProblem(problems, {
        pointer: '/ssh',
        field: 'ssh',
        keyword: 'required',
        schema: '#/components/schemas/ManagedComputeSettings/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'ssh', problemsOfManagedSsh(ssh));
  }
  return problems;
}

export function problemsOfManagedComputeSettingsRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ManagedComputeSettings/type',
      message: 'must be an object',
    });
  else {
    const { ssh } = value;
    if (ssh === undefined)
      problems = addProblem(problems, {
        pointer: '/ssh',
        field: 'ssh',
        keyword: 'required',
        schema: '#/components/schemas/ManagedComputeSettings/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'ssh', problemsOfManagedSsh(ssh));
  }
  return problems;
}
