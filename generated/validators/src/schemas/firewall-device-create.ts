// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, problem, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { FirewallDeviceCreate } from '@cloud-api/types';

const self = whole('#/components/schemas/FirewallDeviceCreate');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const typePlace = member(self, 'type');
const typeNotListed = problem(typePlace, 'enum', 'Must be `compute`.');
const typeMissing = missing(self, 'type');
const firewallDeviceCreateType = wrongType(self, 'an object');

/** Whether a value is a valid FirewallDeviceCreate. */
export function isFirewallDeviceCreate(value: unknown): value is FirewallDeviceCreate {
  return acceptsFirewallDeviceCreate(value);
}

/** All that is wrong with a value as FirewallDeviceCreate; nothing for a valid one. */
export function checkFirewallDeviceCreate(value: unknown): readonly Problem[] {
  return problemsOfFirewallDeviceCreate(value) ?? noProblems;
}

export function acceptsFirewallDeviceCreate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, type } = value;
  if (!isInteger(id)) return false;
  if (type !== 'compute') return false;
  return true;
}

export function problemsOfFirewallDeviceCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, firewallDeviceCreateType);
  else {
    const { id, type } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'compute') problems = add(problems, typeNotListed);
  }
  return problems;
}
