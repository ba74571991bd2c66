// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { problem } from '../runtime/validation/sentences.js';
import type { SshPublicKey } from '@cloud-api/types';

const sshPublicKeyPattern =
  /^(?:ssh-dss|ssh-rsa|ecdsa-sha2-nistp|ssh-ed25519|sk-ecdsa-sha2-nistp256)\S*[ \t]+[A-Za-z0-9+/]+={0,2}(?:\s[\s\S]*)?$/u;
const self = whole('#/components/schemas/SshPublicKey');
const sshPublicKeyMismatch = problem(
  self,
  'pattern',
  'Must be a public key of a type that begins with ssh-dss, ssh-rsa, ecdsa-sha2-nistp, ssh-ed25519 or sk-ecdsa-sha2-nistp256.',
);
const sshPublicKeyType = problem(
  self,
  'type',
  'Must be a public key of a type that begins with ssh-dss, ssh-rsa, ecdsa-sha2-nistp, ssh-ed25519 or sk-ecdsa-sha2-nistp256.',
);

/** Whether a value is a valid SshPublicKey. */
export function isSshPublicKey(value: unknown): value is SshPublicKey {
  return acceptsSshPublicKey(value);
}

/** All that is wrong with a value as SshPublicKey; nothing for a valid one. */
export function checkSshPublicKey(value: unknown): readonly Problem[] {
  return problemsOfSshPublicKey(value) ?? noProblems;
}

export function acceptsSshPublicKey(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!sshPublicKeyPattern.test(value)) return false;
  return true;
}

export function problemsOfSshPublicKey(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, sshPublicKeyType);
  else if (!sshPublicKeyPattern.test(value)) problems = add(problems, sshPublicKeyMismatch);
  return problems;
}
