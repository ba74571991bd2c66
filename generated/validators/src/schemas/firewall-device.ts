// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import {
  acceptsFirewallDeviceEntity,
  problemsOfFirewallDeviceEntity,
} from './firewall-device-entity.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { FirewallDevice } from '@cloud-api/types';

const self = whole('#/components/schemas/FirewallDevice');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const createdMissing = missing(self, 'created');
const updatedMissing = missing(self, 'updated');
const entityMissing = missing(self, 'entity');
const firewallDeviceType = wrongType(self, 'an object');

/** Whether a value is a valid FirewallDevice. */
export function isFirewallDevice(value: unknown): value is FirewallDevice {
  return acceptsFirewallDevice(value);
}

/** All that is wrong with a value as FirewallDevice; nothing for a valid one. */
export function checkFirewallDevice(value: unknown): readonly Problem[] {
  return problemsOfFirewallDevice(value) ?? noProblems;
}

export function acceptsFirewallDevice(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, created, updated, entity } = value;
  if (!isInteger(id)) return false;
  if (!acceptsTimestamp(created)) return false;
  if (!acceptsTimestamp(updated)) return false;
  if (!acceptsFirewallDeviceEntity(entity)) return false;
  return true;
}

export function problemsOfFirewallDevice(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, firewallDeviceType);
  else {
    const { id, created, updated, entity } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (created === undefined) problems = add(problems, createdMissing);
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = add(problems, updatedMissing);
    else problems = within(problems, 'updated', problemsOfTimestamp(updated));
    if (entity === undefined) problems = add(problems, entityMissing);
    else problems = within(problems, 'entity', problemsOfFirewallDeviceEntity(entity));
  }
  return problems;
}
