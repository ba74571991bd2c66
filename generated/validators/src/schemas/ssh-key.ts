// Generated; change the document it is made from instead.

import type { SshKey } from '@cloud-api/types';
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
import { isInteger, isLongerThan, isObject } from '../runtime/validation/type-checks.js';
import { isSshPublicKey, problemsOfSshPublicKey } from './ssh-public-key.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';

/** Whether a value is a valid SshKey. */
export function isSshKey(value: unknown): value is SshKey {
  if (!isObject(value)) return false;
  const { id, created, label, ssh_key: sshKey } = value;
  if (!isInteger(id)) return false;
  if (!isTimestamp(created)) return false;
  if (typeof label !== 'string') return false;
  if (isLongerThan(label, 64)) return false;
  if (!isSshPublicKey(sshKey)) return false;
  return true;
}

/** All that is wrong with a value as SshKey; nothing for a valid one. */
export function checkSshKey(value: unknown): readonly Problem[] {
  return problemsOfSshKey(value) ?? noProblems;
}

/** SshKey as a Standard Schema. */
export const sshKeySchema: StandardSchema<SshKey> =
  /* @__PURE__ */ createStandardSchema(checkSshKey);

export function problemsOfSshKey(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SshKey/type',
      message: 'must be an object',
    });
  else {
    const { id, created, label, ssh_key: sshKey } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/SshKey/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/SshKey/properties/id/type',
        message: 'must be a whole number',
      });
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/SshKey/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/SshKey/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/SshKey/properties/label/type',
        message: 'must be a string',
      });
    else if (isLongerThan(label, 64))
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'maxLength',
        schema: '#/components/schemas/SshKey/properties/label/maxLength',
        message: 'must be at most 64 characters',
      });
    if (sshKey === undefined)
      problems = addProblem(problems, {
        pointer: '/ssh_key',
        field: 'ssh_key',
        keyword: 'required',
        schema: '#/components/schemas/SshKey/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'ssh_key', problemsOfSshPublicKey(sshKey));
  }
  return problems;
}
