// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import {
  type Problems,
  add,
  addWithin,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isList, isObject } from '../runtime/validation/type-checks.ts';
import { isSeedFirewallDevice, problemsOfSeedFirewallDevice } from './seed-firewall-device.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import type { SeedFirewall } from '../../types/index.ts';

/** Whether a value is a valid SeedFirewall. */
export function isSeedFirewall(value: unknown): value is SeedFirewall {
  if (!isObject(value)) return false;
  const { id, status, devices } = value;
  if (id !== undefined) {
    if (!isSeedId(id)) return false;
  }
  if (status !== undefined) {
    if (status !== 'enabled' && status !== 'disabled') return false;
  }
  if (devices !== undefined) {
    if (!isList(devices)) return false;
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
  /* @__PURE__ */ standard(checkSeedFirewall);

export function problemsOfSeedFirewall(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedFirewall/type',
      message: 'must be an object',
    });
  else {
    const { id, status, devices } = value;
    if (id !== undefined) problems = within(problems, 'id', problemsOfSeedId(id));
    if (status !== undefined) {
      if (status !== 'enabled' && status !== 'disabled')
        problems = add(problems, {
          pointer: '/status',
          field: 'status',
          keyword: 'enum',
          schema: '#/components/schemas/SeedFirewall/properties/status/enum',
          message: 'must be one of "enabled" or "disabled"',
        });
    }
    if (devices !== undefined) {
      if (!isList(devices))
        problems = add(problems, {
          pointer: '/devices',
          field: 'devices',
          keyword: 'type',
          schema: '#/components/schemas/SeedFirewall/properties/devices/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < devices.length; index++) {
          problems = withinItem(
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
            problems = addWithin(problems, key, {
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
