// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, tooLong, wrongType } from '../runtime/validation/sentences.js';
import { isLonger, isObject } from '../runtime/validation/values.js';
import { acceptsSshPublicKey, problemsOfSshPublicKey } from './ssh-public-key.js';
import type { SshKeyCreate } from '@cloud-api/types';

const self = whole('#/components/schemas/SshKeyCreate');
const labelPlace = member(self, 'label');
const labelTooLong = tooLong(labelPlace, 64);
const labelType = wrongType(labelPlace, 'a string');
const labelMissing = missing(self, 'label');
const sshKeyMissing = missing(self, 'ssh_key');
const sshKeyCreateType = wrongType(self, 'an object');

/** Whether a value is a valid SshKeyCreate. */
export function isSshKeyCreate(value: unknown): value is SshKeyCreate {
  return acceptsSshKeyCreate(value);
}

/** All that is wrong with a value as SshKeyCreate; nothing for a valid one. */
export function checkSshKeyCreate(value: unknown): readonly Problem[] {
  return problemsOfSshKeyCreate(value) ?? noProblems;
}

export function acceptsSshKeyCreate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { label, ssh_key: sshKey } = value;
  if (typeof label !== 'string') return false;
  if (isLonger(label, 64)) return false;
  if (!acceptsSshPublicKey(sshKey)) return false;
  return true;
}

export function problemsOfSshKeyCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, sshKeyCreateType);
  else {
    const { label, ssh_key: sshKey } = value;
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    else if (isLonger(label, 64)) problems = add(problems, labelTooLong);
    if (sshKey === undefined) problems = add(problems, sshKeyMissing);
    else problems = within(problems, 'ssh_key', problemsOfSshPublicKey(sshKey));
  }
  return problems;
}
