// Generated; change the document it is made from instead.

import type { SeedNodeBalancer } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  mergeAtPropertyIndex,
  type Problems,
  report,
  reportAt,
  reportMissing,
} from '../runtime/validation/problems.ts';
import { acceptRecursive, checkRecursive } from '../runtime/validation/recursion-guard.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isArray, isObject } from '../runtime/validation/type-checks.ts';
import { isNodeBalancerLabel, problemsOfNodeBalancerLabel } from './node-balancer-label.ts';
import {
  isNodeBalancerThrottle,
  problemsOfNodeBalancerThrottle,
} from './node-balancer-throttle.ts';
import {
  isNodeBalancerTransfer,
  problemsOfNodeBalancerTransfer,
} from './node-balancer-transfer.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import {
  isSeedNodeBalancerConfig,
  problemsOfSeedNodeBalancerConfig,
} from './seed-node-balancer-config.ts';
import { acceptsSeedTags, problemsOfSeedTags } from './seed-tags.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedNodeBalancer. */
export function isSeedNodeBalancer(value: unknown): value is SeedNodeBalancer {
  return acceptRecursive(() => acceptsSeedNodeBalancer(value));
}

/** All that is wrong with a value as SeedNodeBalancer; nothing for a valid one. */
export function checkSeedNodeBalancer(value: unknown): readonly Problem[] {
  return checkRecursive(() => problemsOfSeedNodeBalancer(value));
}

/** SeedNodeBalancer as a Standard Schema. */
export const seedNodeBalancerSchema: StandardSchema<SeedNodeBalancer> =
  /* @__PURE__ */ createStandardSchema(checkSeedNodeBalancer);

export function acceptsSeedNodeBalancer(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    id,
    label,
    region,
    tags,
    created,
    updated,
    ipv4,
    ipv6,
    client_conn_throttle: clientConnThrottle,
    transfer,
    configs,
  } = value;
  if (
    (id !== undefined && !isSeedId(id)) ||
    !isNodeBalancerLabel(label) ||
    (region !== undefined && typeof region !== 'string') ||
    (tags !== undefined && !acceptsSeedTags(tags)) ||
    (created !== undefined && !isSeedTime(created)) ||
    (updated !== undefined && !isSeedTime(updated)) ||
    (ipv4 !== undefined && typeof ipv4 !== 'string') ||
    (ipv6 !== undefined && typeof ipv6 !== 'string' && ipv6 !== null) ||
    (clientConnThrottle !== undefined && !isNodeBalancerThrottle(clientConnThrottle)) ||
    (transfer !== undefined && !isNodeBalancerTransfer(transfer))
  )
    return false;
  if (configs !== undefined) {
    if (!isArray(configs)) return false;
    for (let index = 0; index < configs.length; index++) {
      if (!isSeedNodeBalancerConfig(configs[index])) return false;
    }
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'label':
      case 'region':
      case 'tags':
      case 'created':
      case 'updated':
      case 'ipv4':
      case 'ipv6':
      case 'client_conn_throttle':
      case 'transfer':
      case 'configs':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

export function problemsOfSeedNodeBalancer(value: unknown): Problems {
  const schema = '#/components/schemas/SeedNodeBalancer';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      id,
      label,
      region,
      tags,
      created,
      updated,
      ipv4,
      ipv6,
      client_conn_throttle: clientConnThrottle,
      transfer,
      configs,
    } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (label === undefined) problems = reportMissing(problems, 'label', schema);
    else problems = mergeAtProperty(problems, 'label', problemsOfNodeBalancerLabel(label));
    if (region !== undefined && typeof region !== 'string')
      problems = report(problems, 'region', schema, 'type', 'must be a string');
    if (tags !== undefined) problems = mergeAtProperty(problems, 'tags', problemsOfSeedTags(tags));
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (updated !== undefined)
      problems = mergeAtProperty(problems, 'updated', problemsOfSeedTime(updated));
    if (ipv4 !== undefined && typeof ipv4 !== 'string')
      problems = report(problems, 'ipv4', schema, 'type', 'must be a string');
    if (ipv6 !== undefined && typeof ipv6 !== 'string' && ipv6 !== null)
      problems = report(problems, 'ipv6', schema, 'type', 'must be a string or null');
    if (clientConnThrottle !== undefined)
      problems = mergeAtProperty(
        problems,
        'client_conn_throttle',
        problemsOfNodeBalancerThrottle(clientConnThrottle),
      );
    if (transfer !== undefined)
      problems = mergeAtProperty(problems, 'transfer', problemsOfNodeBalancerTransfer(transfer));
    if (configs !== undefined) {
      if (!isArray(configs))
        problems = report(problems, 'configs', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < configs.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'configs',
            index,
            problemsOfSeedNodeBalancerConfig(configs[index]),
          );
        }
      }
    }
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'label':
        case 'region':
        case 'tags':
        case 'created':
        case 'updated':
        case 'ipv4':
        case 'ipv6':
        case 'client_conn_throttle':
        case 'transfer':
        case 'configs':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedNodeBalancer/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
