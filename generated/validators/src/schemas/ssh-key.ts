// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.js';
import { type Problems, add, noProblems, within } from '../runtime/validation/problems.js';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.js';
import { isInteger, isLonger, isObject } from '../runtime/validation/type-checks.js';
import { isSshPublicKey, problemsOfSshPublicKey } from './ssh-public-key.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { SshKey } from '@cloud-api/types';

/** Whether a value is a valid SshKey. */
export function isSshKey(value: unknown): value is SshKey {
  if (!isObject(value)) return false;
  const { id, created, label, ssh_key: sshKey } = value;
  if (!isInteger(id)) return false;
  if (!isTimestamp(created)) return false;
  if (typeof label !== 'string') return false;
  if (isLonger(label, 64)) return false;
  if (!isSshPublicKey(sshKey)) return false;
  return true;
}

/** All that is wrong with a value as SshKey; nothing for a valid one. */
export function checkSshKey(value: unknown): readonly Problem[] {
  return problemsOfSshKey(value) ?? noProblems;
}

/** SshKey as a Standard Schema. */
export const sshKeySchema: StandardSchema<SshKey> = /* @__PURE__ */ standard(checkSshKey);

export function problemsOfSshKey(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SshKey/type',
      message: 'must be an object',
    });
  else {
    const { id, created, label, ssh_key: sshKey } = value;
    if (id === undefined)
      problems = add(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/SshKey/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = add(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/SshKey/properties/id/type',
        message: 'must be a whole number',
      });
    if (created === undefined)
      problems = add(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/SshKey/required',
        message: 'is required',
      });
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (label === undefined)
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/SshKey/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/SshKey/properties/label/type',
        message: 'must be a string',
      });
    else if (isLonger(label, 64))
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'maxLength',
        schema: '#/components/schemas/SshKey/properties/label/maxLength',
        message: 'must be at most 64 characters',
      });
    if (sshKey === undefined)
      problems = add(problems, {
        pointer: '/ssh_key',
        field: 'ssh_key',
        keyword: 'required',
        schema: '#/components/schemas/SshKey/required',
        message: 'is required',
      });
    else problems = within(problems, 'ssh_key', problemsOfSshPublicKey(sshKey));
  }
  return problems;
}
