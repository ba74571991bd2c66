// Generated; change the document it is made from instead.

import type { SshKeyCreate } from '@cloud-api/types';
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
import { isLongerThan, isObject } from '../runtime/validation/type-checks.js';
import { isSshPublicKey, problemsOfSshPublicKey } from './ssh-public-key.js';

/** Whether a value is a valid SshKeyCreate. */
export function isSshKeyCreate(value: unknown): value is SshKeyCreate {
  if (!isObject(value)) return false;
  const { label, ssh_key: sshKey } = value;
  if (typeof label !== 'string') return false;
  if (isLongerThan(label, 64)) return false;
  if (!isSshPublicKey(sshKey)) return false;
  return true;
}

/** All that is wrong with a value as SshKeyCreate; nothing for a valid one. */
export function checkSshKeyCreate(value: unknown): readonly Problem[] {
  return problemsOfSshKeyCreate(value) ?? noProblems;
}

/** SshKeyCreate as a Standard Schema. */
export const sshKeyCreateSchema: StandardSchema<SshKeyCreate> =
  /* @__PURE__ */ createStandardSchema(checkSshKeyCreate);

export function problemsOfSshKeyCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SshKeyCreate/type',
      message: 'must be an object',
    });
  else {
    const { label, ssh_key: sshKey } = value;
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/SshKeyCreate/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/SshKeyCreate/properties/label/type',
        message: 'must be a string',
      });
    else if (isLongerThan(label, 64))
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'maxLength',
        schema: '#/components/schemas/SshKeyCreate/properties/label/maxLength',
        message: 'must be at most 64 characters',
      });
    if (sshKey === undefined)
      problems = addProblem(problems, {
        pointer: '/ssh_key',
        field: 'ssh_key',
        keyword: 'required',
        schema: '#/components/schemas/SshKeyCreate/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'ssh_key', problemsOfSshPublicKey(sshKey));
  }
  return problems;
}
