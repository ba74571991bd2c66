// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import {
  type Problems,
  add,
  addWithin,
  noProblems,
  within,
} from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isInteger, isObject } from '../runtime/validation/type-checks.ts';
import { isWorldId, problemsOfWorldId } from './world-id.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldFirewallDevice } from '../../types/index.ts';

/** Whether a value is a valid WorldFirewallDevice. */
export function isWorldFirewallDevice(value: unknown): value is WorldFirewallDevice {
  if (!isObject(value)) return false;
  const { id, compute_id: computeId, created, updated } = value;
  if (id !== undefined) {
    if (!isWorldId(id)) return false;
  }
  if (!isInteger(computeId)) return false;
  if (created !== undefined) {
    if (!isWorldTime(created)) return false;
  }
  if (updated !== undefined) {
    if (!isWorldTime(updated)) return false;
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'compute_id':
      case 'created':
      case 'updated':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as WorldFirewallDevice; nothing for a valid one. */
export function checkWorldFirewallDevice(value: unknown): readonly Problem[] {
  return problemsOfWorldFirewallDevice(value) ?? noProblems;
}

/** WorldFirewallDevice as a Standard Schema. */
export const worldFirewallDeviceSchema: StandardSchema<WorldFirewallDevice> =
  /* @__PURE__ */ standard(checkWorldFirewallDevice);

export function problemsOfWorldFirewallDevice(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldFirewallDevice/type',
      message: 'must be an object',
    });
  else {
    const { id, compute_id: computeId, created, updated } = value;
    if (id !== undefined) problems = within(problems, 'id', problemsOfWorldId(id));
    if (computeId === undefined)
      problems = add(problems, {
        pointer: '/compute_id',
        field: 'compute_id',
        keyword: 'required',
        schema: '#/components/schemas/WorldFirewallDevice/required',
        message: 'is required',
      });
    else if (!isInteger(computeId))
      problems = add(problems, {
        pointer: '/compute_id',
        field: 'compute_id',
        keyword: 'type',
        schema: '#/components/schemas/WorldFirewallDevice/properties/compute_id/type',
        message: 'must be a whole number',
      });
    if (created !== undefined) problems = within(problems, 'created', problemsOfWorldTime(created));
    if (updated !== undefined) problems = within(problems, 'updated', problemsOfWorldTime(updated));
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'compute_id':
        case 'created':
        case 'updated':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addWithin(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/WorldFirewallDevice/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
