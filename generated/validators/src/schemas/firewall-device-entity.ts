// Generated; change the document it is made from instead.

import type { FirewallDeviceEntity } from '@cloud-api/types';
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

/** Whether a value is a valid FirewallDeviceEntity. */
export function isFirewallDeviceEntity(value: unknown): value is FirewallDeviceEntity {
  if (!isObject(value)) return false;
  const { id, label, type, url } = value;
  if (!isInteger(id) || typeof label !== 'string' || type !== 'compute' || typeof url !== 'string')
    return false;
  return true;
}

/** All that is wrong with a value as FirewallDeviceEntity; nothing for a valid one. */
export function checkFirewallDeviceEntity(value: unknown): readonly Problem[] {
  return problemsOfFirewallDeviceEntity(value) ?? noProblems;
}

/** FirewallDeviceEntity as a Standard Schema. */
export const firewallDeviceEntitySchema: StandardSchema<FirewallDeviceEntity> =
  /* @__PURE__ */ createStandardSchema(checkFirewallDeviceEntity);

export function problemsOfFirewallDeviceEntity(value: unknown): Problems {
  const schema = '#/components/schemas/FirewallDeviceEntity';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, label, type, url } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    if (type !== 'compute')
      problems = reportRequired(problems, 'type', type, schema, 'enum', 'must be "compute"');
    if (typeof url !== 'string')
      problems = reportRequired(problems, 'url', url, schema, 'type', 'must be a string');
  }
  return problems;
}
