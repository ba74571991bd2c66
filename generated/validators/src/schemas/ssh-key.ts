// Generated; change the document it is made from instead.

import type { SshKey } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
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
  if (
    !isInteger(id) ||
    !isTimestamp(created) ||
    typeof label !== 'string' ||
    isLongerThan(label, 64) ||
    !isSshPublicKey(sshKey)
  )
    return false;
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
  const schema = '#/components/schemas/SshKey';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, created, label, ssh_key: sshKey } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (created === undefined) problems = reportMissing(problems, 'created', schema);
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    else if (isLongerThan(label, 64))
      problems = report(problems, 'label', schema, 'maxLength', 'must be at most 64 characters');
    if (sshKey === undefined) problems = reportMissing(problems, 'ssh_key', schema);
    else problems = mergeAtProperty(problems, 'ssh_key', problemsOfSshPublicKey(sshKey));
  }
  return problems;
}
