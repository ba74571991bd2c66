// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { notListed } from '../runtime/validation/sentences.js';
import type { NodeBalancerCipherSuite } from '@cloud-api/types';

const self = whole('#/components/schemas/NodeBalancerCipherSuite');
const nodeBalancerCipherSuiteNotListed = notListed(
  self,
  'one of "recommended" or "legacy"',
  'oneOf',
);

/** Whether a value is a valid NodeBalancerCipherSuite. */
export function isNodeBalancerCipherSuite(value: unknown): value is NodeBalancerCipherSuite {
  return acceptsNodeBalancerCipherSuite(value);
}

/** All that is wrong with a value as NodeBalancerCipherSuite; nothing for a valid one. */
export function checkNodeBalancerCipherSuite(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerCipherSuite(value) ?? noProblems;
}

export function acceptsNodeBalancerCipherSuite(value: unknown): boolean {
  if (value !== 'recommended' && value !== 'legacy') return false;
  return true;
}

export function problemsOfNodeBalancerCipherSuite(value: unknown): Problems {
  let problems: Problems;
  if (value !== 'recommended' && value !== 'legacy')
    problems = add(problems, nodeBalancerCipherSuiteNotListed);
  return problems;
}

export function problemsOfNodeBalancerCipherSuitePartial(value: unknown): Problems {
  let problems: Problems;
  if (value !== 'recommended' && value !== 'legacy')
    problems = add(problems, nodeBalancerCipherSuiteNotListed);
  return problems;
}
