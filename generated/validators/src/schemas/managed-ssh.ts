// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isInteger, isLonger, isObject } from '../runtime/validation/values.js';
import { isManagedSshAddress, problemsOfManagedSshAddress } from './managed-ssh-address.js';
import type { ManagedSsh } from '@cloud-api/types';

const schema = '#/components/schemas/ManagedSsh';

/** Whether a value is a valid ManagedSsh. */
export function isManagedSsh(value: unknown): value is ManagedSsh {
  if (!isObject(value)) return false;
  const { access, user, ip, port } = value;
  if (typeof access !== 'boolean') return false;
  if (user !== null) {
    if (typeof user !== 'string') return false;
    if (user === '' || isLonger(user, 32)) return false;
  }
  if (!isManagedSshAddress(ip)) return false;
  if (port !== null) {
    if (!isInteger(port)) return false;
    if (port < 1 || port > 65535) return false;
  }
  return true;
}

/** All that is wrong with a value as ManagedSsh; nothing for a valid one. */
export function checkManagedSsh(value: unknown): readonly Problem[] {
  return problemsOfManagedSsh(value) ?? noProblems;
}

/** ManagedSsh as a Standard Schema. */
export const managedSshSchema: StandardSchema<ManagedSsh> =
  /* @__PURE__ */ standard(checkManagedSsh);

export function problemsOfManagedSsh(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { access, user, ip, port } = value;
    if (access === undefined) problems = add(problems, missing(schema, 'access'));
    else if (typeof access !== 'boolean')
      problems = add(problems, memberProblem(schema, 'access', 'type', 'must be true or false'));
    if (user === undefined) problems = add(problems, missing(schema, 'user'));
    else if (user !== null) {
      if (typeof user !== 'string')
        problems = add(problems, memberProblem(schema, 'user', 'type', 'must be a string or null'));
      else {
        if (user === '')
          problems = add(problems, memberProblem(schema, 'user', 'minLength', 'must not be empty'));
        if (isLonger(user, 32))
          problems = add(
            problems,
            memberProblem(schema, 'user', 'maxLength', 'must be at most 32 characters'),
          );
      }
    }
    if (ip === undefined) problems = add(problems, missing(schema, 'ip'));
    else problems = within(problems, 'ip', problemsOfManagedSshAddress(ip));
    if (port === undefined) problems = add(problems, missing(schema, 'port'));
    else if (port !== null) {
      if (!isInteger(port))
        problems = add(
          problems,
          memberProblem(schema, 'port', 'type', 'must be a whole number or null'),
        );
      else {
        if (port < 1)
          problems = add(problems, memberProblem(schema, 'port', 'minimum', 'must be at least 1'));
        if (port > 65535)
          problems = add(
            problems,
            memberProblem(schema, 'port', 'maximum', 'must be at most 65535'),
          );
      }
    }
  }
  return problems;
}
