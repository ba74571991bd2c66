// Generated; change the document it is made from instead.

import type { SshKeyCreate } from '@cloud-api/types';
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
import { isLongerThan, isObject } from '../runtime/validation/type-checks.js';
import { isSshPublicKey, problemsOfSshPublicKey } from './ssh-public-key.js';

/** Whether a value is a valid SshKeyCreate. */
export function isSshKeyCreate(value: unknown): value is SshKeyCreate {
  if (!isObject(value)) return false;
  const { label, ssh_key: sshKey } = value;
  if (typeof label !== 'string' || isLongerThan(label, 64) || !isSshPublicKey(sshKey)) return false;
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
  const schema = '#/components/schemas/SshKeyCreate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { label, ssh_key: sshKey } = value;
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    else if (isLongerThan(label, 64))
      problems = report(problems, 'label', schema, 'maxLength', 'must be at most 64 characters');
    if (sshKey === undefined) problems = reportMissing(problems, 'ssh_key', schema);
    else problems = mergeAtProperty(problems, 'ssh_key', problemsOfSshPublicKey(sshKey));
  }
  return problems;
}
