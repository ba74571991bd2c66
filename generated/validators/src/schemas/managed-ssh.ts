// Generated; change the document it is made from instead.

import type { ManagedSsh } from '@cloud-api/types';
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
import { isManagedSshAddress, problemsOfManagedSshAddress } from './managed-ssh-address.js';

/** Whether a value is a valid ManagedSsh. */
export function isManagedSsh(value: unknown): value is ManagedSsh {
  if (!isObject(value)) return false;
  const { access, user, ip, port } = value;
  if (
    typeof access !== 'boolean' ||
    (user !== null && (typeof user !== 'string' || user === '' || isLongerThan(user, 32))) ||
    !isManagedSshAddress(ip) ||
    (port !== null && (!isInteger(port) || port < 1 || port > 65535))
  )
    return false;
  return true;
}

/** All that is wrong with a value as ManagedSsh; nothing for a valid one. */
export function checkManagedSsh(value: unknown): readonly Problem[] {
  return problemsOfManagedSsh(value) ?? noProblems;
}

/** ManagedSsh as a Standard Schema. */
export const managedSshSchema: StandardSchema<ManagedSsh> =
  /* @__PURE__ */ createStandardSchema(checkManagedSsh);

export function problemsOfManagedSsh(value: unknown): Problems {
  const schema = '#/components/schemas/ManagedSsh';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { access, user, ip, port } = value;
    if (typeof access !== 'boolean')
      problems = reportRequired(
        problems,
        'access',
        access,
        schema,
        'type',
        'must be true or false',
      );
    if (user === undefined) problems = reportMissing(problems, 'user', schema);
    else if (user !== null) {
      if (typeof user !== 'string')
        problems = report(problems, 'user', schema, 'type', 'must be a string or null');
      else {
        if (user === '')
          problems = report(problems, 'user', schema, 'minLength', 'must not be empty');
        if (isLongerThan(user, 32))
          problems = report(problems, 'user', schema, 'maxLength', 'must be at most 32 characters');
      }
    }
    if (ip === undefined) problems = reportMissing(problems, 'ip', schema);
    else problems = mergeAtProperty(problems, 'ip', problemsOfManagedSshAddress(ip));
    if (port === undefined) problems = reportMissing(problems, 'port', schema);
    else if (port !== null) {
      if (!isInteger(port))
        problems = report(problems, 'port', schema, 'type', 'must be a whole number or null');
      else {
        if (port < 1) problems = report(problems, 'port', schema, 'minimum', 'must be at least 1');
        if (port > 65535)
          problems = report(problems, 'port', schema, 'maximum', 'must be at most 65535');
      }
    }
  }
  return problems;
}
