// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isInteger, isLonger, isObject } from '../runtime/validation/values.js';
import { isSshPublicKey, problemsOfSshPublicKey } from './ssh-public-key.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { SshKey } from '@cloud-api/types';

const schema = '#/components/schemas/SshKey';

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
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { id, created, label, ssh_key: sshKey } = value;
    if (id === undefined) problems = add(problems, missing(schema, 'id'));
    else if (!isInteger(id))
      problems = add(problems, memberProblem(schema, 'id', 'type', 'must be a whole number'));
    if (created === undefined) problems = add(problems, missing(schema, 'created'));
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (label === undefined) problems = add(problems, missing(schema, 'label'));
    else if (typeof label !== 'string')
      problems = add(problems, memberProblem(schema, 'label', 'type', 'must be a string'));
    else if (isLonger(label, 64))
      problems = add(
        problems,
        memberProblem(schema, 'label', 'maxLength', 'must be at most 64 characters'),
      );
    if (sshKey === undefined) problems = add(problems, missing(schema, 'ssh_key'));
    else problems = within(problems, 'ssh_key', problemsOfSshPublicKey(sshKey));
  }
  return problems;
}
