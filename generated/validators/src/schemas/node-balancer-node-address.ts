// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { problem } from '../runtime/validation/sentences.js';
import type { NodeBalancerNodeAddress } from '@cloud-api/types';

const nodeBalancerNodeAddressOption1Pattern =
  /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])(?:\.(?!:)|(?=:))){4}:[0-9]+$/u;
const nodeBalancerNodeAddressOption2Pattern =
  /^\[(?:(?:[0-9A-Fa-f]{1,4}:){7}(?:[0-9A-Fa-f]{1,4}|:)|:(?::[0-9A-Fa-f]{1,4}){7})\]:[0-9]+$/u;
const nodeBalancerNodeAddressOption3Pattern =
  /^\[(?=(?:[^:]*:){2,7}[^:]*\])(?:(?:[0-9A-Fa-f]{1,4}:){1,6}|:)(?:(?::[0-9A-Fa-f]{1,4}){1,6}|:)\]:[0-9]+$/u;
const nodeBalancerNodeAddressOption4Pattern =
  /^(?![0-9.]+:)(?:[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)*[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?:[0-9]+$/u;
const nodeBalancerNodeAddressPattern =
  /:(?:[1-9][0-9]{0,3}|[1-5][0-9][0-9][0-9][0-9]|6[0-4][0-9][0-9][0-9]|65[0-4][0-9][0-9]|655[0-2][0-9]|6553[0-5])$/u;
const self = whole('#/components/schemas/NodeBalancerNodeAddress');
const nodeBalancerNodeAddressAnyOf = problem(
  self,
  'anyOf',
  'Must be an IPv4 address, an IPv6 address in brackets or a host name, then `:` and a port from 1 to 65535.',
);
const nodeBalancerNodeAddressMismatch = problem(
  self,
  'pattern',
  'Must be an IPv4 address, an IPv6 address in brackets or a host name, then `:` and a port from 1 to 65535.',
);
const nodeBalancerNodeAddressType = problem(
  self,
  'type',
  'Must be an IPv4 address, an IPv6 address in brackets or a host name, then `:` and a port from 1 to 65535.',
);

/** Whether a value is a valid NodeBalancerNodeAddress. */
export function isNodeBalancerNodeAddress(value: unknown): value is NodeBalancerNodeAddress {
  return acceptsNodeBalancerNodeAddress(value);
}

/** All that is wrong with a value as NodeBalancerNodeAddress; nothing for a valid one. */
export function checkNodeBalancerNodeAddress(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerNodeAddress(value) ?? noProblems;
}

export function acceptsNodeBalancerNodeAddress(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!nodeBalancerNodeAddressPattern.test(value)) return false;
  if (
    !(
      acceptsNodeBalancerNodeAddressOption1(value) ||
      acceptsNodeBalancerNodeAddressOption2(value) ||
      acceptsNodeBalancerNodeAddressOption3(value) ||
      acceptsNodeBalancerNodeAddressOption4(value)
    )
  ) {
    return false;
  }
  return true;
}

function acceptsNodeBalancerNodeAddressOption1(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!nodeBalancerNodeAddressOption1Pattern.test(value)) return false;
  return true;
}

function acceptsNodeBalancerNodeAddressOption2(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!nodeBalancerNodeAddressOption2Pattern.test(value)) return false;
  return true;
}

function acceptsNodeBalancerNodeAddressOption3(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!nodeBalancerNodeAddressOption3Pattern.test(value)) return false;
  return true;
}

function acceptsNodeBalancerNodeAddressOption4(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!nodeBalancerNodeAddressOption4Pattern.test(value)) return false;
  return true;
}

export function problemsOfNodeBalancerNodeAddress(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, nodeBalancerNodeAddressType);
  else {
    if (!nodeBalancerNodeAddressPattern.test(value))
      problems = add(problems, nodeBalancerNodeAddressMismatch);
    if (!acceptsNodeBalancerNodeAddressAnyOf(value))
      problems = add(problems, nodeBalancerNodeAddressAnyOf);
  }
  return problems;
}

function acceptsNodeBalancerNodeAddressAnyOf(value: unknown): boolean {
  if (
    !(
      acceptsNodeBalancerNodeAddressOption1(value) ||
      acceptsNodeBalancerNodeAddressOption2(value) ||
      acceptsNodeBalancerNodeAddressOption3(value) ||
      acceptsNodeBalancerNodeAddressOption4(value)
    )
  ) {
    return false;
  }
  return true;
}
