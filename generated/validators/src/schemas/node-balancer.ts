// Generated; change the document it is made from instead.

import type { NodeBalancer, NodeBalancerRequest } from '@cloud-api/types';
import { isIpv4 } from '../runtime/validation/formats/ip.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isInteger, isObject } from '../runtime/validation/type-checks.js';
import { isNodeBalancerLabel, problemsOfNodeBalancerLabel } from './node-balancer-label.js';
import {
  isNodeBalancerThrottle,
  problemsOfNodeBalancerThrottle,
} from './node-balancer-throttle.js';
import {
  isNodeBalancerTransfer,
  problemsOfNodeBalancerTransfer,
} from './node-balancer-transfer.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';

/** Whether a value is a valid NodeBalancer. */
export function isNodeBalancer(value: unknown): value is NodeBalancer {
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
    hostname,
    client_conn_throttle: clientConnThrottle,
    transfer,
  } = value;
  if (!isInteger(id)) return false;
  if (!isNodeBalancerLabel(label)) return false;
  if (typeof region !== 'string') return false;
  if (!isArray(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (!isTimestamp(created)) return false;
  if (!isTimestamp(updated)) return false;
  if (typeof ipv4 !== 'string') return false;
  if (!isIpv4(ipv4)) return false;
  if (typeof ipv6 !== 'string' && ipv6 !== null) return false;
  if (typeof hostname !== 'string') return false;
  if (!isNodeBalancerThrottle(clientConnThrottle)) return false;
  if (!isNodeBalancerTransfer(transfer)) return false;
  return true;
}

/** All that is wrong with a value as NodeBalancer; nothing for a valid one. */
export function checkNodeBalancer(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancer(value) ?? noProblems;
}

/** NodeBalancer as a Standard Schema. */
export const nodeBalancerSchema: StandardSchema<NodeBalancer> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancer);

/** Whether a value is a valid NodeBalancerRequest. */
export function isNodeBalancerRequest(value: unknown): value is NodeBalancerRequest {
  if (!isObject(value)) return false;
  const { label, tags, client_conn_throttle: clientConnThrottle } = value;
  if (!isNodeBalancerLabel(label)) return false;
  if (!isArray(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (!isNodeBalancerThrottle(clientConnThrottle)) return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerRequest; nothing for a valid one. */
export function checkNodeBalancerRequest(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerRequest(value) ?? noProblems;
}

/** NodeBalancerRequest as a Standard Schema. */
export const nodeBalancerRequestSchema: StandardSchema<NodeBalancerRequest> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerRequest);

export function problemsOfNodeBalancer(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/NodeBalancer/type',
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
      hostname,
      client_conn_throttle: clientConnThrottle,
      transfer,
    } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancer/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancer/properties/id/type',
        message: 'must be a whole number',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancer/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'label', problemsOfNodeBalancerLabel(label));
    if (region === undefined)
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancer/required',
        message: 'is required',
      });
    else if (typeof region !== 'string')
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancer/properties/region/type',
        message: 'must be a string',
      });
    if (tags === undefined)
      problems = addProblem(problems, {
        pointer: '/tags',
        field: 'tags',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancer/required',
        message: 'is required',
      });
    else if (!isArray(tags))
      problems = addProblem(problems, {
        pointer: '/tags',
        field: 'tags',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancer/properties/tags/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancer/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined)
      problems = addProblem(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancer/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (ipv4 === undefined)
      problems = addProblem(problems, {
        pointer: '/ipv4',
        field: 'ipv4',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancer/required',
        message: 'is required',
      });
    else if (typeof ipv4 !== 'string')
      problems = addProblem(problems, {
        pointer: '/ipv4',
        field: 'ipv4',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancer/properties/ipv4/type',
        message: 'must be a string',
      });
    else if (!isIpv4(ipv4))
      problems = addProblem(problems, {
        pointer: '/ipv4',
        field: 'ipv4',
        keyword: 'format',
        schema: '#/components/schemas/NodeBalancer/properties/ipv4/format',
        message: 'must be an IPv4 address',
      });
    if (ipv6 === undefined)
      problems = addProblem(problems, {
        pointer: '/ipv6',
        field: 'ipv6',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancer/required',
        message: 'is required',
      });
    else if (typeof ipv6 !== 'string' && ipv6 !== null)
      problems = addProblem(problems, {
        pointer: '/ipv6',
        field: 'ipv6',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancer/properties/ipv6/type',
        message: 'must be a string or null',
      });
    if (hostname === undefined)
      problems = addProblem(problems, {
        pointer: '/hostname',
        field: 'hostname',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancer/required',
        message: 'is required',
      });
    else if (typeof hostname !== 'string')
      problems = addProblem(problems, {
        pointer: '/hostname',
        field: 'hostname',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancer/properties/hostname/type',
        message: 'must be a string',
      });
    if (clientConnThrottle === undefined)
      problems = addProblem(problems, {
        pointer: '/client_conn_throttle',
        field: 'client_conn_throttle',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancer/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'client_conn_throttle',
        problemsOfNodeBalancerThrottle(clientConnThrottle),
      );
    if (transfer === undefined)
      problems = addProblem(problems, {
        pointer: '/transfer',
        field: 'transfer',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancer/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'transfer', problemsOfNodeBalancerTransfer(transfer));
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/NodeBalancer/properties/tags/items/type',
      message: 'must be a string',
    });
  return problems;
}

export function problemsOfNodeBalancerRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/NodeBalancer/type',
      message: 'must be an object',
    });
  else {
    const { label, tags, client_conn_throttle: clientConnThrottle } = value;
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancer/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'label', problemsOfNodeBalancerLabel(label));
    if (tags === undefined)
      problems = addProblem(problems, {
        pointer: '/tags',
        field: 'tags',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancer/required',
        message: 'is required',
      });
    else if (!isArray(tags))
      problems = addProblem(problems, {
        pointer: '/tags',
        field: 'tags',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancer/properties/tags/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (clientConnThrottle === undefined)
      problems = addProblem(problems, {
        pointer: '/client_conn_throttle',
        field: 'client_conn_throttle',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancer/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'client_conn_throttle',
        problemsOfNodeBalancerThrottle(clientConnThrottle),
      );
  }
  return problems;
}
