// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { notListed } from '../runtime/validation/sentences.js';
import type { NodeBalancerAlgorithm } from '@cloud-api/types';

const self = whole('#/components/schemas/NodeBalancerAlgorithm');
const nodeBalancerAlgorithmNotListed = notListed(
  self,
  'one of "roundrobin", "leastconn" or "source"',
);

/** Whether a value is a valid NodeBalancerAlgorithm. */
export function isNodeBalancerAlgorithm(value: unknown): value is NodeBalancerAlgorithm {
  return acceptsNodeBalancerAlgorithm(value);
}

/** All that is wrong with a value as NodeBalancerAlgorithm; nothing for a valid one. */
export function checkNodeBalancerAlgorithm(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerAlgorithm(value) ?? noProblems;
}

export function acceptsNodeBalancerAlgorithm(value: unknown): boolean {
  if (value !== 'roundrobin' && value !== 'leastconn' && value !== 'source') return false;
  return true;
}

export function problemsOfNodeBalancerAlgorithm(value: unknown): Problems {
  let problems: Problems;
  if (value !== 'roundrobin' && value !== 'leastconn' && value !== 'source')
    problems = add(problems, nodeBalancerAlgorithmNotListed);
  return problems;
}

export function problemsOfNodeBalancerAlgorithmPartial(value: unknown): Problems {
  let problems: Problems;
  if (value !== 'roundrobin' && value !== 'leastconn' && value !== 'source')
    problems = add(problems, nodeBalancerAlgorithmNotListed);
  return problems;
}
