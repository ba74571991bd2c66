// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { Firewall } from '@cloud-api/types';

const self = whole('#/components/schemas/Firewall');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const statusPlace = member(self, 'status');
const statusNotListed = notListed(statusPlace, 'one of "enabled" or "disabled"');
const statusMissing = missing(self, 'status');
const firewallType = wrongType(self, 'an object');

/** Whether a value is a valid Firewall. */
export function isFirewall(value: unknown): value is Firewall {
  return acceptsFirewall(value);
}

/** All that is wrong with a value as Firewall; nothing for a valid one. */
export function checkFirewall(value: unknown): readonly Problem[] {
  return problemsOfFirewall(value) ?? noProblems;
}

export function acceptsFirewall(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, status } = value;
  if (!isInteger(id)) return false;
  if (status !== 'enabled' && status !== 'disabled') return false;
  return true;
}

export function problemsOfFirewall(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, firewallType);
  else {
    const { id, status } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (status === undefined) problems = add(problems, statusMissing);
    else if (status !== 'enabled' && status !== 'disabled')
      problems = add(problems, statusNotListed);
  }
  return problems;
}
