// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { notListed } from '../runtime/validation/sentences.js';
import type { NodeBalancerStickiness } from '@cloud-api/types';

const self = whole('#/components/schemas/NodeBalancerStickiness');
const nodeBalancerStickinessNotListed = notListed(
  self,
  'one of "none", "table" or "http_cookie"',
  'oneOf',
);

/** Whether a value is a valid NodeBalancerStickiness. */
export function isNodeBalancerStickiness(value: unknown): value is NodeBalancerStickiness {
  return acceptsNodeBalancerStickiness(value);
}

/** All that is wrong with a value as NodeBalancerStickiness; nothing for a valid one. */
export function checkNodeBalancerStickiness(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerStickiness(value) ?? noProblems;
}

export function acceptsNodeBalancerStickiness(value: unknown): boolean {
  if (value !== 'none' && value !== 'table' && value !== 'http_cookie') return false;
  return true;
}

export function problemsOfNodeBalancerStickiness(value: unknown): Problems {
  let problems: Problems;
  if (value !== 'none' && value !== 'table' && value !== 'http_cookie')
    problems = add(problems, nodeBalancerStickinessNotListed);
  return problems;
}

export function problemsOfNodeBalancerStickinessPartial(value: unknown): Problems {
  let problems: Problems;
  if (value !== 'none' && value !== 'table' && value !== 'http_cookie')
    problems = add(problems, nodeBalancerStickinessNotListed);
  return problems;
}
