// Generated; change the document it is made from instead.

import type { ManagedSshUpdate } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isLongerThan, isObject } from '../runtime/validation/type-checks.js';
import {
  isManagedSshAddress,
  problemsOfManagedSshAddress,
  problemsOfManagedSshAddressPartial,
} from './managed-ssh-address.js';

/** Whether a value is a valid ManagedSshUpdate. */
export function isManagedSshUpdate(value: unknown): value is ManagedSshUpdate {
  if (!isObject(value)) return false;
  const { access, user, ip, port } = value;
  if (
    (access !== undefined && typeof access !== 'boolean') ||
    (user !== undefined &&
      user !== null &&
      (typeof user !== 'string' || user === '' || isLongerThan(user, 32))) ||
    (ip !== undefined && !isManagedSshAddress(ip)) ||
    (port !== undefined && port !== null && (!isInteger(port) || port < 1 || port > 65535))
  )
    return false;
  return true;
}

/** All that is wrong with a value as ManagedSshUpdate; nothing for a valid one. */
export function checkManagedSshUpdate(value: unknown): readonly Problem[] {
  return problemsOfManagedSshUpdate(value) ?? noProblems;
}

/** ManagedSshUpdate as a Standard Schema. */
export const managedSshUpdateSchema: StandardSchema<ManagedSshUpdate> =
  /* @__PURE__ */ createStandardSchema(checkManagedSshUpdate);

export function problemsOfManagedSshUpdate(value: unknown): Problems {
  const schema = '#/components/schemas/ManagedSshUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { access, user, ip, port } = value;
    if (access !== undefined && typeof access !== 'boolean')
      problems = report(problems, 'access', schema, 'type', 'must be true or false');
    if (user !== undefined && user !== null) {
      if (typeof user !== 'string')
        problems = report(problems, 'user', schema, 'type', 'must be a string or null');
      else {
        if (user === '')
          problems = report(problems, 'user', schema, 'minLength', 'must not be empty');
        if (isLongerThan(user, 32))
          problems = report(problems, 'user', schema, 'maxLength', 'must be at most 32 characters');
      }
    }
    if (ip !== undefined)
      problems = mergeAtProperty(problems, 'ip', problemsOfManagedSshAddress(ip));
    if (port !== undefined && port !== null) {
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

export function problemsOfManagedSshUpdatePartial(value: unknown): Problems {
  const schema = '#/components/schemas/ManagedSshUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { access, user, ip, port } = value;
    if (access !== undefined && typeof access !== 'boolean')
      problems = report(problems, 'access', schema, 'type', 'must be true or false');
    if (user !== undefined && user !== null) {
      if (typeof user !== 'string')
        problems = report(problems, 'user', schema, 'type', 'must be a string or null');
      else {
        if (user === '')
          problems = report(problems, 'user', schema, 'minLength', 'must not be empty');
        if (isLongerThan(user, 32))
          problems = report(problems, 'user', schema, 'maxLength', 'must be at most 32 characters');
      }
    }
    if (ip !== undefined)
      problems = mergeAtProperty(problems, 'ip', problemsOfManagedSshAddressPartial(ip));
    if (port !== undefined && port !== null) {
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
