// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, tooLong, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isLonger, isObject } from '../runtime/validation/values.js';
import { acceptsSshPublicKey, problemsOfSshPublicKey } from './ssh-public-key.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { SshKey } from '@cloud-api/types';

const self = whole('#/components/schemas/SshKey');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const createdMissing = missing(self, 'created');
const labelPlace = member(self, 'label');
const labelTooLong = tooLong(labelPlace, 64);
const labelType = wrongType(labelPlace, 'a string');
const labelMissing = missing(self, 'label');
const sshKeyMissing = missing(self, 'ssh_key');
const sshKeyType = wrongType(self, 'an object');

/** Whether a value is a valid SshKey. */
export function isSshKey(value: unknown): value is SshKey {
  return acceptsSshKey(value);
}

/** All that is wrong with a value as SshKey; nothing for a valid one. */
export function checkSshKey(value: unknown): readonly Problem[] {
  return problemsOfSshKey(value) ?? noProblems;
}

export function acceptsSshKey(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, created, label, ssh_key: sshKey } = value;
  if (!isInteger(id)) return false;
  if (!acceptsTimestamp(created)) return false;
  if (typeof label !== 'string') return false;
  if (isLonger(label, 64)) return false;
  if (!acceptsSshPublicKey(sshKey)) return false;
  return true;
}

export function problemsOfSshKey(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, sshKeyType);
  else {
    const { id, created, label, ssh_key: sshKey } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (created === undefined) problems = add(problems, createdMissing);
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    else if (isLonger(label, 64)) problems = add(problems, labelTooLong);
    if (sshKey === undefined) problems = add(problems, sshKeyMissing);
    else problems = within(problems, 'ssh_key', problemsOfSshPublicKey(sshKey));
  }
  return problems;
}
