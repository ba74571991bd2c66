// Generated; change the document it is made from instead.

import type { FirewallDevice } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';
import {
  isFirewallDeviceEntity,
  problemsOfFirewallDeviceEntity,
} from './firewall-device-entity.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';

/** Whether a value is a valid FirewallDevice. */
export function isFirewallDevice(value: unknown): value is FirewallDevice {
  if (!isObject(value)) return false;
  const { id, created, updated, entity } = value;
  if (
    !isInteger(id) ||
    !isTimestamp(created) ||
    !isTimestamp(updated) ||
    !isFirewallDeviceEntity(entity)
  )
    return false;
  return true;
}

/** All that is wrong with a value as FirewallDevice; nothing for a valid one. */
export function checkFirewallDevice(value: unknown): readonly Problem[] {
  return problemsOfFirewallDevice(value) ?? noProblems;
}

/** FirewallDevice as a Standard Schema. */
export const firewallDeviceSchema: StandardSchema<FirewallDevice> =
  /* @__PURE__ */ createStandardSchema(checkFirewallDevice);

export function problemsOfFirewallDevice(value: unknown): Problems {
  const schema = '#/components/schemas/FirewallDevice';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, created, updated, entity } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (created === undefined) problems = reportMissing(problems, 'created', schema);
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = reportMissing(problems, 'updated', schema);
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (entity === undefined) problems = reportMissing(problems, 'entity', schema);
    else problems = mergeAtProperty(problems, 'entity', problemsOfFirewallDeviceEntity(entity));
  }
  return problems;
}
