// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { FirewallDeviceEntity } from '@cloud-api/types';

const self = whole('#/components/schemas/FirewallDeviceEntity');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const labelPlace = member(self, 'label');
const labelType = wrongType(labelPlace, 'a string');
const labelMissing = missing(self, 'label');
const typePlace = member(self, 'type');
const typeNotListed = notListed(typePlace, '"compute"');
const typeMissing = missing(self, 'type');
const urlPlace = member(self, 'url');
const urlType = wrongType(urlPlace, 'a string');
const urlMissing = missing(self, 'url');
const firewallDeviceEntityType = wrongType(self, 'an object');

/** Whether a value is a valid FirewallDeviceEntity. */
export function isFirewallDeviceEntity(value: unknown): value is FirewallDeviceEntity {
  return acceptsFirewallDeviceEntity(value);
}

/** All that is wrong with a value as FirewallDeviceEntity; nothing for a valid one. */
export function checkFirewallDeviceEntity(value: unknown): readonly Problem[] {
  return problemsOfFirewallDeviceEntity(value) ?? noProblems;
}

export function acceptsFirewallDeviceEntity(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, label, type, url } = value;
  if (!isInteger(id)) return false;
  if (typeof label !== 'string') return false;
  if (type !== 'compute') return false;
  if (typeof url !== 'string') return false;
  return true;
}

export function problemsOfFirewallDeviceEntity(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, firewallDeviceEntityType);
  else {
    const { id, label, type, url } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'compute') problems = add(problems, typeNotListed);
    if (url === undefined) problems = add(problems, urlMissing);
    else if (typeof url !== 'string') problems = add(problems, urlType);
  }
  return problems;
}
