// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { isIpv4, isIpv6 } from '../runtime/validation/formats/ip.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { problem } from '../runtime/validation/sentences.js';
import type { ManagedSshAddress } from '@cloud-api/types';

const self = whole('#/components/schemas/ManagedSshAddress');
const managedSshAddressAnyOf = problem(self, 'anyOf', 'Must be an IP address or `any`.');
const managedSshAddressType = problem(self, 'type', 'Must be an IP address or `any`.');

/** Whether a value is a valid ManagedSshAddress. */
export function isManagedSshAddress(value: unknown): value is ManagedSshAddress {
  return acceptsManagedSshAddress(value);
}

/** All that is wrong with a value as ManagedSshAddress; nothing for a valid one. */
export function checkManagedSshAddress(value: unknown): readonly Problem[] {
  return problemsOfManagedSshAddress(value) ?? noProblems;
}

export function acceptsManagedSshAddress(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (
    !(
      value === 'any' ||
      acceptsManagedSshAddressOption2(value) ||
      acceptsManagedSshAddressOption3(value)
    )
  ) {
    return false;
  }
  return true;
}

function acceptsManagedSshAddressOption2(value: unknown): boolean {
  if (typeof value === 'string') {
    if (!isIpv4(value)) return false;
  }
  return true;
}

function acceptsManagedSshAddressOption3(value: unknown): boolean {
  if (typeof value === 'string') {
    if (!isIpv6(value)) return false;
  }
  return true;
}

export function problemsOfManagedSshAddress(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, managedSshAddressType);
  else if (!acceptsManagedSshAddressAnyOf(value)) problems = add(problems, managedSshAddressAnyOf);
  return problems;
}

function acceptsManagedSshAddressAnyOf(value: unknown): boolean {
  if (
    !(
      value === 'any' ||
      acceptsManagedSshAddressOption2(value) ||
      acceptsManagedSshAddressOption3(value)
    )
  ) {
    return false;
  }
  return true;
}

export function problemsOfManagedSshAddressPartial(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, managedSshAddressType);
  else if (!acceptsManagedSshAddressAnyOf2(value)) problems = add(problems, managedSshAddressAnyOf);
  return problems;
}

function acceptsManagedSshAddressAnyOf2(value: unknown): boolean {
  if (
    !(
      value === 'any' ||
      acceptsManagedSshAddressAnyOfOption2(value) ||
      acceptsManagedSshAddressAnyOfOption3(value)
    )
  ) {
    return false;
  }
  return true;
}

function acceptsManagedSshAddressAnyOfOption2(value: unknown): boolean {
  if (typeof value === 'string') {
    if (!isIpv4(value)) return false;
  }
  return true;
}

function acceptsManagedSshAddressAnyOfOption3(value: unknown): boolean {
  if (typeof value === 'string') {
    if (!isIpv6(value)) return false;
  }
  return true;
}
