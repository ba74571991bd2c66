// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  tooLarge,
  tooLong,
  tooShort,
  tooSmall,
  wrongType,
} from '../runtime/validation/sentences.js';
import { isInteger, isLonger, isObject } from '../runtime/validation/values.js';
import {
  acceptsManagedSshAddress,
  problemsOfManagedSshAddress,
  problemsOfManagedSshAddressPartial,
} from './managed-ssh-address.js';
import type { ManagedSshUpdate } from '@cloud-api/types';

const self = whole('#/components/schemas/ManagedSshUpdate');
const accessPlace = member(self, 'access');
const accessType = wrongType(accessPlace, 'true or false');
const userPlace = member(self, 'user');
const userTooShort = tooShort(userPlace, 1);
const userTooLong = tooLong(userPlace, 32);
const userType = wrongType(userPlace, 'a string or null');
const portPlace = member(self, 'port');
const portTooSmall = tooSmall(portPlace, 1);
const portTooLarge = tooLarge(portPlace, 65535);
const portType = wrongType(portPlace, 'a whole number or null');
const managedSshUpdateType = wrongType(self, 'an object');

/** Whether a value is a valid ManagedSshUpdate. */
export function isManagedSshUpdate(value: unknown): value is ManagedSshUpdate {
  return acceptsManagedSshUpdate(value);
}

/** All that is wrong with a value as ManagedSshUpdate; nothing for a valid one. */
export function checkManagedSshUpdate(value: unknown): readonly Problem[] {
  return problemsOfManagedSshUpdate(value) ?? noProblems;
}

export function acceptsManagedSshUpdate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { access, user, ip, port } = value;
  if (access !== undefined) {
    if (typeof access !== 'boolean') return false;
  }
  if (user !== undefined) {
    if (user !== null) {
      if (typeof user !== 'string') return false;
      if (user === '' || isLonger(user, 32)) return false;
    }
  }
  if (ip !== undefined) {
    if (!acceptsManagedSshAddress(ip)) return false;
  }
  if (port !== undefined) {
    if (port !== null) {
      if (!isInteger(port)) return false;
      if (port < 1 || port > 65535) return false;
    }
  }
  return true;
}

export function problemsOfManagedSshUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, managedSshUpdateType);
  else {
    const { access, user, ip, port } = value;
    if (access !== undefined) {
      if (typeof access !== 'boolean') problems = add(problems, accessType);
    }
    if (user !== undefined) {
      if (user !== null) {
        if (typeof user !== 'string') problems = add(problems, userType);
        else {
          if (user === '') problems = add(problems, userTooShort);
          if (isLonger(user, 32)) problems = add(problems, userTooLong);
        }
      }
    }
    if (ip !== undefined) problems = within(problems, 'ip', problemsOfManagedSshAddress(ip));
    if (port !== undefined) {
      if (port !== null) {
        if (!isInteger(port)) problems = add(problems, portType);
        else {
          if (port < 1) problems = add(problems, portTooSmall);
          if (port > 65535) problems = add(problems, portTooLarge);
        }
      }
    }
  }
  return problems;
}

export function problemsOfManagedSshUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, managedSshUpdateType);
  else {
    const { access, user, ip, port } = value;
    if (access !== undefined) {
      if (typeof access !== 'boolean') problems = add(problems, accessType);
    }
    if (user !== undefined) {
      if (user !== null) {
        if (typeof user !== 'string') problems = add(problems, userType);
        else {
          if (user === '') problems = add(problems, userTooShort);
          if (isLonger(user, 32)) problems = add(problems, userTooLong);
        }
      }
    }
    if (ip !== undefined) problems = within(problems, 'ip', problemsOfManagedSshAddressPartial(ip));
    if (port !== undefined) {
      if (port !== null) {
        if (!isInteger(port)) problems = add(problems, portType);
        else {
          if (port < 1) problems = add(problems, portTooSmall);
          if (port > 65535) problems = add(problems, portTooLarge);
        }
      }
    }
  }
  return problems;
}
