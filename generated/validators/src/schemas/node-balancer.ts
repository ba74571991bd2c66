// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.js';
import { isIpv4 } from '../runtime/validation/formats/ip.js';
import { by, member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { badFormat, missing, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isList, isObject } from '../runtime/validation/values.js';
import { acceptsNodeBalancerLabel, problemsOfNodeBalancerLabel } from './node-balancer-label.js';
import {
  acceptsNodeBalancerThrottle,
  problemsOfNodeBalancerThrottle,
} from './node-balancer-throttle.js';
import {
  acceptsNodeBalancerTransfer,
  problemsOfNodeBalancerTransfer,
} from './node-balancer-transfer.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { NodeBalancer, NodeBalancerRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/NodeBalancer');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const labelMissing = missing(self, 'label');
const regionPlace = member(self, 'region');
const regionType = wrongType(regionPlace, 'a string');
const regionMissing = missing(self, 'region');
const tagsItemPlace = by(self, '/properties/tags/items');
const tagsItemType = wrongType(tagsItemPlace, 'a string');
const tagsPlace = member(self, 'tags');
const tagsType = wrongType(tagsPlace, 'a list');
const tagsMissing = missing(self, 'tags');
const createdMissing = missing(self, 'created');
const updatedMissing = missing(self, 'updated');
const ipv4Place = member(self, 'ipv4');
const ipv4Malformed = badFormat(ipv4Place, 'an IPv4 address');
const ipv4Type = wrongType(ipv4Place, 'a string');
const ipv4Missing = missing(self, 'ipv4');
const ipv6Place = member(self, 'ipv6');
const ipv6Type = wrongType(ipv6Place, 'a string or null');
const ipv6Missing = missing(self, 'ipv6');
const hostnamePlace = member(self, 'hostname');
const hostnameType = wrongType(hostnamePlace, 'a string');
const hostnameMissing = missing(self, 'hostname');
const clientConnThrottleMissing = missing(self, 'client_conn_throttle');
const transferMissing = missing(self, 'transfer');
const nodeBalancerType = wrongType(self, 'an object');

/** Whether a value is a valid NodeBalancer. */
export function isNodeBalancer(value: unknown): value is NodeBalancer {
  return acceptsNodeBalancer(value);
}

/** All that is wrong with a value as NodeBalancer; nothing for a valid one. */
export function checkNodeBalancer(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancer(value) ?? noProblems;
}

/** Whether a value is a valid NodeBalancerRequest. */
export function isNodeBalancerRequest(value: unknown): value is NodeBalancerRequest {
  return acceptsNodeBalancerRequest(value);
}

/** All that is wrong with a value as NodeBalancerRequest; nothing for a valid one. */
export function checkNodeBalancerRequest(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerRequest(value) ?? noProblems;
}

export function acceptsNodeBalancer(value: unknown): boolean {
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
  if (!acceptsNodeBalancerLabel(label)) return false;
  if (typeof region !== 'string') return false;
  if (!isList(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (!acceptsTimestamp(created)) return false;
  if (!acceptsTimestamp(updated)) return false;
  if (typeof ipv4 !== 'string') return false;
  if (!isIpv4(ipv4)) return false;
  if (typeof ipv6 !== 'string' && ipv6 !== null) return false;
  if (typeof hostname !== 'string') return false;
  if (!acceptsNodeBalancerThrottle(clientConnThrottle)) return false;
  if (!acceptsNodeBalancerTransfer(transfer)) return false;
  return true;
}

export function problemsOfNodeBalancer(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, nodeBalancerType);
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
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (label === undefined) problems = add(problems, labelMissing);
    else problems = within(problems, 'label', problemsOfNodeBalancerLabel(label));
    if (region === undefined) problems = add(problems, regionMissing);
    else if (typeof region !== 'string') problems = add(problems, regionType);
    if (tags === undefined) problems = add(problems, tagsMissing);
    else if (!isList(tags)) problems = add(problems, tagsType);
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = withinItem(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (created === undefined) problems = add(problems, createdMissing);
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = add(problems, updatedMissing);
    else problems = within(problems, 'updated', problemsOfTimestamp(updated));
    if (ipv4 === undefined) problems = add(problems, ipv4Missing);
    else if (typeof ipv4 !== 'string') problems = add(problems, ipv4Type);
    else if (!isIpv4(ipv4)) problems = add(problems, ipv4Malformed);
    if (ipv6 === undefined) problems = add(problems, ipv6Missing);
    else if (typeof ipv6 !== 'string' && ipv6 !== null) problems = add(problems, ipv6Type);
    if (hostname === undefined) problems = add(problems, hostnameMissing);
    else if (typeof hostname !== 'string') problems = add(problems, hostnameType);
    if (clientConnThrottle === undefined) problems = add(problems, clientConnThrottleMissing);
    else
      problems = within(
        problems,
        'client_conn_throttle',
        problemsOfNodeBalancerThrottle(clientConnThrottle),
      );
    if (transfer === undefined) problems = add(problems, transferMissing);
    else problems = within(problems, 'transfer', problemsOfNodeBalancerTransfer(transfer));
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, tagsItemType);
  return problems;
}

export function acceptsNodeBalancerRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { label, tags, client_conn_throttle: clientConnThrottle } = value;
  if (!acceptsNodeBalancerLabel(label)) return false;
  if (!isList(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (!acceptsNodeBalancerThrottle(clientConnThrottle)) return false;
  return true;
}

export function problemsOfNodeBalancerRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, nodeBalancerType);
  else {
    const { label, tags, client_conn_throttle: clientConnThrottle } = value;
    if (label === undefined) problems = add(problems, labelMissing);
    else problems = within(problems, 'label', problemsOfNodeBalancerLabel(label));
    if (tags === undefined) problems = add(problems, tagsMissing);
    else if (!isList(tags)) problems = add(problems, tagsType);
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = withinItem(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (clientConnThrottle === undefined) problems = add(problems, clientConnThrottleMissing);
    else
      problems = within(
        problems,
        'client_conn_throttle',
        problemsOfNodeBalancerThrottle(clientConnThrottle),
      );
  }
  return problems;
}
