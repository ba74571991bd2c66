// Generated; change the document it is made from instead.

import type { FirewallDevice } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
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
  if (!isInteger(id)) return false;
  if (!isTimestamp(created)) return false;
  if (!isTimestamp(updated)) return false;
  if (!isFirewallDeviceEntity(entity)) return false;
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/FirewallDevice/type',
      message: 'must be an object',
    });
  else {
    const { id, created, updated, entity } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/FirewallDevice/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/FirewallDevice/properties/id/type',
        message: 'must be a whole number',
      });
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/FirewallDevice/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined)
      problems = addProblem(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'required',
        schema: '#/components/schemas/FirewallDevice/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (entity === undefined)
      problems = addProblem(problems, {
        pointer: '/entity',
        field: 'entity',
        keyword: 'required',
        schema: '#/components/schemas/FirewallDevice/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'entity', problemsOfFirewallDeviceEntity(entity));
  }
  return problems;
}
