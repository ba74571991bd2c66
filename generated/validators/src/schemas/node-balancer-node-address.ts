// Generated; change the document it is made from instead.

import type { NodeBalancerNodeAddress } from '@cloud-api/types';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';

const nodeBalancerNodeAddressPattern =
  /:(?:[1-9][0-9]{0,3}|[1-5][0-9][0-9][0-9][0-9]|6[0-4][0-9][0-9][0-9]|65[0-4][0-9][0-9]|655[0-2][0-9]|6553[0-5])$/u;
const nodeBalancerNodeAddressOption1Pattern =
  /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])(?:\.(?!:)|(?=:))){4}:[0-9]+$/u;
const nodeBalancerNodeAddressOption2Pattern =
  /^\[(?:(?:[0-9A-Fa-f]{1,4}:){7}(?:[0-9A-Fa-f]{1,4}|:)|:(?::[0-9A-Fa-f]{1,4}){7})\]:[0-9]+$/u;
const nodeBalancerNodeAddressOption3Pattern =
  /^\[(?=(?:[^:]*:){2,7}[^:]*\])(?:(?:[0-9A-Fa-f]{1,4}:){1,6}|:)(?:(?::[0-9A-Fa-f]{1,4}){1,6}|:)\]:[0-9]+$/u;
const nodeBalancerNodeAddressOption4Pattern =
  /^(?![0-9.]+:)(?:[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)*[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?:[0-9]+$/u;

/** Whether a value is a valid NodeBalancerNodeAddress. */
export function isNodeBalancerNodeAddress(value: unknown): value is NodeBalancerNodeAddress {
  if (
    typeof value !== 'string' ||
    !nodeBalancerNodeAddressPattern.test(value) ||
    !(
      acceptsNodeBalancerNodeAddressOption1(value) ||
      acceptsNodeBalancerNodeAddressOption2(value) ||
      acceptsNodeBalancerNodeAddressOption3(value) ||
      acceptsNodeBalancerNodeAddressOption4(value)
    )
  )
    return false;
  return true;
}

function acceptsNodeBalancerNodeAddressOption1(value: unknown): boolean {
  if (typeof value !== 'string' || !matchesPattern(nodeBalancerNodeAddressOption1Pattern, value))
    return false;
  return true;
}

function acceptsNodeBalancerNodeAddressOption2(value: unknown): boolean {
  if (typeof value !== 'string' || !matchesPattern(nodeBalancerNodeAddressOption2Pattern, value))
    return false;
  return true;
}

function acceptsNodeBalancerNodeAddressOption3(value: unknown): boolean {
  if (typeof value !== 'string' || !matchesPattern(nodeBalancerNodeAddressOption3Pattern, value))
    return false;
  return true;
}

function acceptsNodeBalancerNodeAddressOption4(value: unknown): boolean {
  if (typeof value !== 'string' || !matchesPattern(nodeBalancerNodeAddressOption4Pattern, value))
    return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerNodeAddress; nothing for a valid one. */
export function checkNodeBalancerNodeAddress(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerNodeAddress(value) ?? noProblems;
}

/** NodeBalancerNodeAddress as a Standard Schema. */
export const nodeBalancerNodeAddressSchema: StandardSchema<NodeBalancerNodeAddress> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerNodeAddress);

export function problemsOfNodeBalancerNodeAddress(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerNodeAddress';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(
      problems,
      '',
      schema,
      '/type',
      'Must be an IPv4 address, an IPv6 address in brackets or a host name, then `:` and a port from 1 to 65535.',
    );
  else {
    if (!nodeBalancerNodeAddressPattern.test(value))
      problems = reportAt(
        problems,
        '',
        schema,
        '/pattern',
        'Must be an IPv4 address, an IPv6 address in brackets or a host name, then `:` and a port from 1 to 65535.',
      );
    if (!acceptsNodeBalancerNodeAddressAnyOf(value))
      problems = reportAt(
        problems,
        '',
        schema,
        '/anyOf',
        'Must be an IPv4 address, an IPv6 address in brackets or a host name, then `:` and a port from 1 to 65535.',
      );
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
  )
    return false;
  return true;
}
