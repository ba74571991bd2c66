// Generated; change the document it is made from instead.

import type { ManagedSshAddress } from '../../types/index.ts';
import { isIpv4, isIpv6 } from '../runtime/validation/formats/ip.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';

/** Whether a value is a valid ManagedSshAddress. */
export function isManagedSshAddress(value: unknown): value is ManagedSshAddress {
  if (
    typeof value !== 'string' ||
    !(
      value === 'any' ||
      acceptsManagedSshAddressOption2(value) ||
      acceptsManagedSshAddressOption3(value)
    )
  )
    return false;
  return true;
}

function acceptsManagedSshAddressOption2(value: unknown): boolean {
  if (typeof value === 'string' && !isIpv4(value)) return false;
  return true;
}

function acceptsManagedSshAddressOption3(value: unknown): boolean {
  if (typeof value === 'string' && !isIpv6(value)) return false;
  return true;
}

/** All that is wrong with a value as ManagedSshAddress; nothing for a valid one. */
export function checkManagedSshAddress(value: unknown): readonly Problem[] {
  return problemsOfManagedSshAddress(value) ?? noProblems;
}

/** ManagedSshAddress as a Standard Schema. */
export const managedSshAddressSchema: StandardSchema<ManagedSshAddress> =
  /* @__PURE__ */ createStandardSchema(checkManagedSshAddress);

export function problemsOfManagedSshAddress(value: unknown): Problems {
  const schema = '#/components/schemas/ManagedSshAddress';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'Must be an IP address or `any`.');
  else if (!acceptsManagedSshAddressAnyOf(value))
    problems = reportAt(problems, '', schema, '/anyOf', 'Must be an IP address or `any`.');
  return problems;
}

function acceptsManagedSshAddressAnyOf(value: unknown): boolean {
  if (
    !(
      value === 'any' ||
      acceptsManagedSshAddressOption2(value) ||
      acceptsManagedSshAddressOption3(value)
    )
  )
    return false;
  return true;
}
