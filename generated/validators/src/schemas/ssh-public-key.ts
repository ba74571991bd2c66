// Generated; change the document it is made from instead.

import type { SshPublicKey } from '@cloud-api/types';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';

const sshPublicKeyPattern =
  /^(?:ssh-dss|ssh-rsa|ecdsa-sha2-nistp|ssh-ed25519|sk-ecdsa-sha2-nistp256)\S*[ \t]+[A-Za-z0-9+/]+={0,2}(?:[ \t][^\r\n]*)?(?:[\r\n]\s*)?$/u;

/** Whether a value is a valid SshPublicKey. */
export function isSshPublicKey(value: unknown): value is SshPublicKey {
  if (typeof value !== 'string' || !matchesPattern(sshPublicKeyPattern, value)) return false;
  return true;
}

/** All that is wrong with a value as SshPublicKey; nothing for a valid one. */
export function checkSshPublicKey(value: unknown): readonly Problem[] {
  return problemsOfSshPublicKey(value) ?? noProblems;
}

/** SshPublicKey as a Standard Schema. */
export const sshPublicKeySchema: StandardSchema<SshPublicKey> =
  /* @__PURE__ */ createStandardSchema(checkSshPublicKey);

export function problemsOfSshPublicKey(value: unknown): Problems {
  const schema = '#/components/schemas/SshPublicKey';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(
      problems,
      '',
      schema,
      '/type',
      'Must be one line: a type that begins with ssh-dss, ssh-rsa, ecdsa-sha2-nistp, ssh-ed25519 or sk-ecdsa-sha2-nistp256, the key in base64, and perhaps a comment.',
    );
  else if (!matchesPattern(sshPublicKeyPattern, value))
    problems = reportAt(
      problems,
      '',
      schema,
      '/pattern',
      'Must be one line: a type that begins with ssh-dss, ssh-rsa, ecdsa-sha2-nistp, ssh-ed25519 or sk-ecdsa-sha2-nistp256, the key in base64, and perhaps a comment.',
    );
  return problems;
}
