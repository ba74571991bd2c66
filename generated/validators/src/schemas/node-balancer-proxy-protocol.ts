// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { notListed } from '../runtime/validation/sentences.js';
import type { NodeBalancerProxyProtocol } from '@cloud-api/types';

const self = whole('#/components/schemas/NodeBalancerProxyProtocol');
const nodeBalancerProxyProtocolNotListed = notListed(self, 'one of "none", "v1" or "v2"', 'oneOf');

/** Whether a value is a valid NodeBalancerProxyProtocol. */
export function isNodeBalancerProxyProtocol(value: unknown): value is NodeBalancerProxyProtocol {
  return acceptsNodeBalancerProxyProtocol(value);
}

/** All that is wrong with a value as NodeBalancerProxyProtocol; nothing for a valid one. */
export function checkNodeBalancerProxyProtocol(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerProxyProtocol(value) ?? noProblems;
}

export function acceptsNodeBalancerProxyProtocol(value: unknown): boolean {
  if (value !== 'none' && value !== 'v1' && value !== 'v2') return false;
  return true;
}

export function problemsOfNodeBalancerProxyProtocol(value: unknown): Problems {
  let problems: Problems;
  if (value !== 'none' && value !== 'v1' && value !== 'v2')
    problems = add(problems, nodeBalancerProxyProtocolNotListed);
  return problems;
}

export function problemsOfNodeBalancerProxyProtocolPartial(value: unknown): Problems {
  let problems: Problems;
  if (value !== 'none' && value !== 'v1' && value !== 'v2')
    problems = add(problems, nodeBalancerProxyProtocolNotListed);
  return problems;
}
