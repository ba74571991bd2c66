// Generated; change the document it is made from instead.

import type { SeedFirewall } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isArray, isObject } from '../runtime/validation/type-checks.ts';
import { isSeedFirewallDevice, problemsOfSeedFirewallDevice } from './seed-firewall-device.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';

/** Whether a value is a valid SeedFirewall. */
export function isSeedFirewall(value: unknown): value is SeedFirewall {
  if (!isObject(value)) return false;
  const { id, status, devices } = value;
  if (
    (id !== undefined && !isSeedId(id)) ||
    (status !== undefined && status !== 'enabled' && status !== 'disabled')
  )
    return false;
  if (devices !== undefined) {
    if (!isArray(devices)) return false;
    for (let index = 0; index < devices.length; index++) {
      if (!isSeedFirewallDevice(devices[index])) return false;
    }
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'status':
      case 'devices':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedFirewall; nothing for a valid one. */
export function checkSeedFirewall(value: unknown): readonly Problem[] {
  return problemsOfSeedFirewall(value) ?? noProblems;
}

/** SeedFirewall as a Standard Schema. */
export const seedFirewallSchema: StandardSchema<SeedFirewall> =
  /* @__PURE__ */ createStandardSchema(checkSeedFirewall);

export function problemsOfSeedFirewall(value: unknown): Problems {
  const schema = '#/components/schemas/SeedFirewall';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, status, devices } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (status !== undefined && status !== 'enabled' && status !== 'disabled')
      problems = report(
        problems,
        'status',
        schema,
        'enum',
        'must be one of "enabled" or "disabled"',
      );
    if (devices !== undefined) {
      if (!isArray(devices))
        problems = report(problems, 'devices', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < devices.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'devices',
            index,
            problemsOfSeedFirewallDevice(devices[index]),
          );
        }
      }
    }
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'status':
        case 'devices':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedFirewall/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
