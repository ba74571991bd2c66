// Generated; change the document it is made from instead.

import type { FirewallDeviceCreate } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid FirewallDeviceCreate. */
export function isFirewallDeviceCreate(value: unknown): value is FirewallDeviceCreate {
  if (!isObject(value)) return false;
  const { id, type } = value;
  if (!isInteger(id) || type !== 'compute') return false;
  return true;
}

/** All that is wrong with a value as FirewallDeviceCreate; nothing for a valid one. */
export function checkFirewallDeviceCreate(value: unknown): readonly Problem[] {
  return problemsOfFirewallDeviceCreate(value) ?? noProblems;
}

/** FirewallDeviceCreate as a Standard Schema. */
export const firewallDeviceCreateSchema: StandardSchema<FirewallDeviceCreate> =
  /* @__PURE__ */ createStandardSchema(checkFirewallDeviceCreate);

export function problemsOfFirewallDeviceCreate(value: unknown): Problems {
  const schema = '#/components/schemas/FirewallDeviceCreate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, type } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (type !== 'compute')
      problems = reportRequired(problems, 'type', type, schema, 'enum', 'Must be `compute`.');
  }
  return problems;
}
