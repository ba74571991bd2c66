// Generated; change the document it is made from instead.

import type { SeedFirewallDevice } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isInteger, isObject } from '../runtime/validation/type-checks.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedFirewallDevice. */
export function isSeedFirewallDevice(value: unknown): value is SeedFirewallDevice {
  if (!isObject(value)) return false;
  const { id, compute_id: computeId, created, updated } = value;
  if (
    (id !== undefined && !isSeedId(id)) ||
    !isInteger(computeId) ||
    (created !== undefined && !isSeedTime(created)) ||
    (updated !== undefined && !isSeedTime(updated))
  )
    return false;
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

/** All that is wrong with a value as SeedFirewallDevice; nothing for a valid one. */
export function checkSeedFirewallDevice(value: unknown): readonly Problem[] {
  return problemsOfSeedFirewallDevice(value) ?? noProblems;
}

/** SeedFirewallDevice as a Standard Schema. */
export const seedFirewallDeviceSchema: StandardSchema<SeedFirewallDevice> =
  /* @__PURE__ */ createStandardSchema(checkSeedFirewallDevice);

export function problemsOfSeedFirewallDevice(value: unknown): Problems {
  const schema = '#/components/schemas/SeedFirewallDevice';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, compute_id: computeId, created, updated } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (!isInteger(computeId))
      problems = reportRequired(
        problems,
        'compute_id',
        computeId,
        schema,
        'type',
        'must be a whole number',
      );
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (updated !== undefined)
      problems = mergeAtProperty(problems, 'updated', problemsOfSeedTime(updated));
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'compute_id':
        case 'created':
        case 'updated':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedFirewallDevice/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
