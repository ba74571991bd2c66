// Generated; change the document it is made from instead.

import type { FirewallDevicePage } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtPropertyIndex,
  mergeProblems,
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import { isFirewallDevice, problemsOfFirewallDevice } from './firewall-device.js';
import { acceptsPage, problemsOfPage } from './page.js';

/** Whether a value is a valid FirewallDevicePage. */
export function isFirewallDevicePage(value: unknown): value is FirewallDevicePage {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isArray(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!isFirewallDevice(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

/** All that is wrong with a value as FirewallDevicePage; nothing for a valid one. */
export function checkFirewallDevicePage(value: unknown): readonly Problem[] {
  return problemsOfFirewallDevicePage(value) ?? noProblems;
}

/** FirewallDevicePage as a Standard Schema. */
export const firewallDevicePageSchema: StandardSchema<FirewallDevicePage> =
  /* @__PURE__ */ createStandardSchema(checkFirewallDevicePage);

export function problemsOfFirewallDevicePage(value: unknown): Problems {
  const schema = '#/components/schemas/FirewallDevicePage';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { data } = value;
    if (!isArray(data))
      problems = reportRequired(problems, 'data', data, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < data.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'data',
          index,
          problemsOfFirewallDevice(data[index]),
        );
      }
    }
    problems = mergeProblems(problems, problemsOfPage(value));
  }
  return problems;
}
