// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import {
  type Problems,
  add,
  addWithin,
  within,
  withinItem,
} from '../runtime/validation/problems.ts';
import { acceptDeep, checkDeep } from '../runtime/validation/recursion-guard.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isList, isObject } from '../runtime/validation/type-checks.ts';
import { isNodeBalancerLabel, problemsOfNodeBalancerLabel } from './node-balancer-label.ts';
import {
  isNodeBalancerThrottle,
  problemsOfNodeBalancerThrottle,
} from './node-balancer-throttle.ts';
import {
  isNodeBalancerTransfer,
  problemsOfNodeBalancerTransfer,
} from './node-balancer-transfer.ts';
import { isWorldId, problemsOfWorldId } from './world-id.ts';
import {
  isWorldNodeBalancerConfig,
  problemsOfWorldNodeBalancerConfig,
} from './world-node-balancer-config.ts';
import { acceptsWorldTags, problemsOfWorldTags } from './world-tags.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldNodeBalancer } from '../../types/index.ts';

/** Whether a value is a valid WorldNodeBalancer. */
export function isWorldNodeBalancer(value: unknown): value is WorldNodeBalancer {
  return acceptDeep(() => acceptsWorldNodeBalancer(value));
}

/** All that is wrong with a value as WorldNodeBalancer; nothing for a valid one. */
export function checkWorldNodeBalancer(value: unknown): readonly Problem[] {
  return checkDeep(() => problemsOfWorldNodeBalancer(value));
}

/** WorldNodeBalancer as a Standard Schema. */
export const worldNodeBalancerSchema: StandardSchema<WorldNodeBalancer> =
  /* @__PURE__ */ standard(checkWorldNodeBalancer);

export function problemsOfWorldNodeBalancer(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldNodeBalancer/type',
      message: 'must be an object',
    });
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
    if (id !== undefined) problems = within(problems, 'id', problemsOfWorldId(id));
    if (label === undefined)
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/WorldNodeBalancer/required',
        message: 'is required',
      });
    else problems = within(problems, 'label', problemsOfNodeBalancerLabel(label));
    if (region !== undefined) {
      if (typeof region !== 'string')
        problems = add(problems, {
          pointer: '/region',
          field: 'region',
          keyword: 'type',
          schema: '#/components/schemas/WorldNodeBalancer/properties/region/type',
          message: 'must be a string',
        });
    }
    if (tags !== undefined) problems = within(problems, 'tags', problemsOfWorldTags(tags));
    if (created !== undefined) problems = within(problems, 'created', problemsOfWorldTime(created));
    if (updated !== undefined) problems = within(problems, 'updated', problemsOfWorldTime(updated));
    if (ipv4 !== undefined) {
      if (typeof ipv4 !== 'string')
        problems = add(problems, {
          pointer: '/ipv4',
          field: 'ipv4',
          keyword: 'type',
          schema: '#/components/schemas/WorldNodeBalancer/properties/ipv4/type',
          message: 'must be a string',
        });
    }
    if (ipv6 !== undefined) {
      if (typeof ipv6 !== 'string' && ipv6 !== null)
        problems = add(problems, {
          pointer: '/ipv6',
          field: 'ipv6',
          keyword: 'type',
          schema: '#/components/schemas/WorldNodeBalancer/properties/ipv6/type',
          message: 'must be a string or null',
        });
    }
    if (clientConnThrottle !== undefined)
      problems = within(
        problems,
        'client_conn_throttle',
        problemsOfNodeBalancerThrottle(clientConnThrottle),
      );
    if (transfer !== undefined)
      problems = within(problems, 'transfer', problemsOfNodeBalancerTransfer(transfer));
    if (configs !== undefined) {
      if (!isList(configs))
        problems = add(problems, {
          pointer: '/configs',
          field: 'configs',
          keyword: 'type',
          schema: '#/components/schemas/WorldNodeBalancer/properties/configs/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < configs.length; index++) {
          problems = withinItem(
            problems,
            'configs',
            index,
            problemsOfWorldNodeBalancerConfig(configs[index]),
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
            problems = addWithin(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/WorldNodeBalancer/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

export function acceptsWorldNodeBalancer(value: unknown): boolean {
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
  if (id !== undefined) {
    if (!isWorldId(id)) return false;
  }
  if (!isNodeBalancerLabel(label)) return false;
  if (region !== undefined) {
    if (typeof region !== 'string') return false;
  }
  if (tags !== undefined) {
    if (!acceptsWorldTags(tags)) return false;
  }
  if (created !== undefined) {
    if (!isWorldTime(created)) return false;
  }
  if (updated !== undefined) {
    if (!isWorldTime(updated)) return false;
  }
  if (ipv4 !== undefined) {
    if (typeof ipv4 !== 'string') return false;
  }
  if (ipv6 !== undefined) {
    if (typeof ipv6 !== 'string' && ipv6 !== null) return false;
  }
  if (clientConnThrottle !== undefined) {
    if (!isNodeBalancerThrottle(clientConnThrottle)) return false;
  }
  if (transfer !== undefined) {
    if (!isNodeBalancerTransfer(transfer)) return false;
  }
  if (configs !== undefined) {
    if (!isList(configs)) return false;
    for (let index = 0; index < configs.length; index++) {
      if (!isWorldNodeBalancerConfig(configs[index])) return false;
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
