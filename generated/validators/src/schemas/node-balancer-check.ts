// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { notListed } from '../runtime/validation/sentences.js';
import type { NodeBalancerCheck } from '@cloud-api/types';

const self = whole('#/components/schemas/NodeBalancerCheck');
const nodeBalancerCheckNotListed = notListed(
  self,
  'one of "none", "connection", "http" or "http_body"',
  'oneOf',
);

/** Whether a value is a valid NodeBalancerCheck. */
export function isNodeBalancerCheck(value: unknown): value is NodeBalancerCheck {
  return acceptsNodeBalancerCheck(value);
}

/** All that is wrong with a value as NodeBalancerCheck; nothing for a valid one. */
export function checkNodeBalancerCheck(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerCheck(value) ?? noProblems;
}

export function acceptsNodeBalancerCheck(value: unknown): boolean {
  if (value !== 'none' && value !== 'connection' && value !== 'http' && value !== 'http_body')
    return false;
  return true;
}

export function problemsOfNodeBalancerCheck(value: unknown): Problems {
  let problems: Problems;
  if (value !== 'none' && value !== 'connection' && value !== 'http' && value !== 'http_body')
    problems = add(problems, nodeBalancerCheckNotListed);
  return problems;
}

export function problemsOfNodeBalancerCheckPartial(value: unknown): Problems {
  let problems: Problems;
  if (value !== 'none' && value !== 'connection' && value !== 'http' && value !== 'http_body')
    problems = add(problems, nodeBalancerCheckNotListed);
  return problems;
}
