// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { notListed } from '../runtime/validation/sentences.js';
import type { NodeBalancerProtocol } from '@cloud-api/types';

const self = whole('#/components/schemas/NodeBalancerProtocol');
const nodeBalancerProtocolNotListed = notListed(self, 'one of "http", "https" or "tcp"', 'oneOf');

/** Whether a value is a valid NodeBalancerProtocol. */
export function isNodeBalancerProtocol(value: unknown): value is NodeBalancerProtocol {
  return acceptsNodeBalancerProtocol(value);
}

/** All that is wrong with a value as NodeBalancerProtocol; nothing for a valid one. */
export function checkNodeBalancerProtocol(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerProtocol(value) ?? noProblems;
}

export function acceptsNodeBalancerProtocol(value: unknown): boolean {
  if (value !== 'http' && value !== 'https' && value !== 'tcp') return false;
  return true;
}

export function problemsOfNodeBalancerProtocol(value: unknown): Problems {
  let problems: Problems;
  if (value !== 'http' && value !== 'https' && value !== 'tcp')
    problems = add(problems, nodeBalancerProtocolNotListed);
  return problems;
}

export function problemsOfNodeBalancerProtocolPartial(value: unknown): Problems {
  let problems: Problems;
  if (value !== 'http' && value !== 'https' && value !== 'tcp')
    problems = add(problems, nodeBalancerProtocolNotListed);
  return problems;
}
