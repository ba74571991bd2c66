// Generated; change the document it is made from instead.

import type { NodeBalancer, NodeBalancerRequest } from '@cloud-api/types';
import { isIpv4 } from '../runtime/validation/formats/ip.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
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
  if (!isInteger(id) || !isNodeBalancerLabel(label) || typeof region !== 'string' || !isArray(tags))
    return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (
    !isTimestamp(created) ||
    !isTimestamp(updated) ||
    typeof ipv4 !== 'string' ||
    !isIpv4(ipv4) ||
    (typeof ipv6 !== 'string' && ipv6 !== null) ||
    typeof hostname !== 'string' ||
    !isNodeBalancerThrottle(clientConnThrottle) ||
    !isNodeBalancerTransfer(transfer)
  )
    return false;
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
  if (!isNodeBalancerLabel(label) || !isArray(tags)) return false;
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
  const schema = '#/components/schemas/NodeBalancer';
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
      hostname,
      client_conn_throttle: clientConnThrottle,
      transfer,
    } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (label === undefined) problems = reportMissing(problems, 'label', schema);
    else problems = mergeAtProperty(problems, 'label', problemsOfNodeBalancerLabel(label));
    if (typeof region !== 'string')
      problems = reportRequired(problems, 'region', region, schema, 'type', 'must be a string');
    if (!isArray(tags))
      problems = reportRequired(problems, 'tags', tags, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (created === undefined) problems = reportMissing(problems, 'created', schema);
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = reportMissing(problems, 'updated', schema);
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (typeof ipv4 !== 'string')
      problems = reportRequired(problems, 'ipv4', ipv4, schema, 'type', 'must be a string');
    else if (!isIpv4(ipv4))
      problems = report(problems, 'ipv4', schema, 'format', 'must be an IPv4 address');
    if (typeof ipv6 !== 'string' && ipv6 !== null)
      problems = reportRequired(problems, 'ipv6', ipv6, schema, 'type', 'must be a string or null');
    if (typeof hostname !== 'string')
      problems = reportRequired(problems, 'hostname', hostname, schema, 'type', 'must be a string');
    if (clientConnThrottle === undefined)
      problems = reportMissing(problems, 'client_conn_throttle', schema);
    else
      problems = mergeAtProperty(
        problems,
        'client_conn_throttle',
        problemsOfNodeBalancerThrottle(clientConnThrottle),
      );
    if (transfer === undefined) problems = reportMissing(problems, 'transfer', schema);
    else problems = mergeAtProperty(problems, 'transfer', problemsOfNodeBalancerTransfer(transfer));
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancer/properties/tags/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

export function problemsOfNodeBalancerRequest(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancer';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { label, tags, client_conn_throttle: clientConnThrottle } = value;
    if (label === undefined) problems = reportMissing(problems, 'label', schema);
    else problems = mergeAtProperty(problems, 'label', problemsOfNodeBalancerLabel(label));
    if (!isArray(tags))
      problems = reportRequired(problems, 'tags', tags, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (clientConnThrottle === undefined)
      problems = reportMissing(problems, 'client_conn_throttle', schema);
    else
      problems = mergeAtProperty(
        problems,
        'client_conn_throttle',
        problemsOfNodeBalancerThrottle(clientConnThrottle),
      );
  }
  return problems;
}
