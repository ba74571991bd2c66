// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { problem } from '../runtime/validation/sentences.js';
import type { NodeBalancerCheckPath } from '@cloud-api/types';

const nodeBalancerCheckPathPattern = /^[A-Za-z0-9/\-%?&=.]*$/u;
const self = whole('#/components/schemas/NodeBalancerCheckPath');
const nodeBalancerCheckPathMismatch = problem(
  self,
  'pattern',
  'Only letters, digits, `/`, `-`, `%`, `?`, `&`, `=` and `.` are allowed.',
);
const nodeBalancerCheckPathType = problem(
  self,
  'type',
  'Only letters, digits, `/`, `-`, `%`, `?`, `&`, `=` and `.` are allowed.',
);

/** Whether a value is a valid NodeBalancerCheckPath. */
export function isNodeBalancerCheckPath(value: unknown): value is NodeBalancerCheckPath {
  return acceptsNodeBalancerCheckPath(value);
}

/** All that is wrong with a value as NodeBalancerCheckPath; nothing for a valid one. */
export function checkNodeBalancerCheckPath(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerCheckPath(value) ?? noProblems;
}

export function acceptsNodeBalancerCheckPath(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!nodeBalancerCheckPathPattern.test(value)) return false;
  return true;
}

export function problemsOfNodeBalancerCheckPath(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, nodeBalancerCheckPathType);
  else if (!nodeBalancerCheckPathPattern.test(value))
    problems = add(problems, nodeBalancerCheckPathMismatch);
  return problems;
}

export function problemsOfNodeBalancerCheckPathPartial(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, nodeBalancerCheckPathType);
  else if (!nodeBalancerCheckPathPattern.test(value))
    problems = add(problems, nodeBalancerCheckPathMismatch);
  return problems;
}
