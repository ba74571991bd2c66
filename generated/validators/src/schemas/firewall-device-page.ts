// Generated; change the document it is made from instead.

import { type Problems, add, both, noProblems, withinItem } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import { acceptsFirewallDevice, problemsOfFirewallDevice } from './firewall-device.js';
import { acceptsPage, problemsOfPage } from './page.js';
import type { FirewallDevicePage } from '@cloud-api/types';

const self = whole('#/components/schemas/FirewallDevicePage');
const dataPlace = member(self, 'data');
const dataType = wrongType(dataPlace, 'a list');
const dataMissing = missing(self, 'data');
const firewallDevicePageType = wrongType(self, 'an object');

/** Whether a value is a valid FirewallDevicePage. */
export function isFirewallDevicePage(value: unknown): value is FirewallDevicePage {
  return acceptsFirewallDevicePage(value);
}

/** All that is wrong with a value as FirewallDevicePage; nothing for a valid one. */
export function checkFirewallDevicePage(value: unknown): readonly Problem[] {
  return problemsOfFirewallDevicePage(value) ?? noProblems;
}

export function acceptsFirewallDevicePage(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isList(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!acceptsFirewallDevice(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

export function problemsOfFirewallDevicePage(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, firewallDevicePageType);
  else {
    const { data } = value;
    if (data === undefined) problems = add(problems, dataMissing);
    else if (!isList(data)) problems = add(problems, dataType);
    else {
      for (let index = 0; index < data.length; index++) {
        problems = withinItem(problems, 'data', index, problemsOfFirewallDevice(data[index]));
      }
    }
    problems = both(problems, problemsOfPage(value));
  }
  return problems;
}
