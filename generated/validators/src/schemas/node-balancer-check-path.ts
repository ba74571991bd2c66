// Generated; change the document it is made from instead.

import type { NodeBalancerCheckPath } from '@cloud-api/types';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';

const nodeBalancerCheckPathPattern = /^[A-Za-z0-9/\-%?&=.]*$/u;

/** Whether a value is a valid NodeBalancerCheckPath. */
export function isNodeBalancerCheckPath(value: unknown): value is NodeBalancerCheckPath {
  if (typeof value !== 'string' || !matchesPattern(nodeBalancerCheckPathPattern, value))
    return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerCheckPath; nothing for a valid one. */
export function checkNodeBalancerCheckPath(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerCheckPath(value) ?? noProblems;
}

/** NodeBalancerCheckPath as a Standard Schema. */
export const nodeBalancerCheckPathSchema: StandardSchema<NodeBalancerCheckPath> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerCheckPath);

export function problemsOfNodeBalancerCheckPath(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerCheckPath';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(
      problems,
      '',
      schema,
      '/type',
      'Only letters, digits, `/`, `-`, `%`, `?`, `&`, `=` and `.` are allowed.',
    );
  else if (!matchesPattern(nodeBalancerCheckPathPattern, value))
    problems = reportAt(
      problems,
      '',
      schema,
      '/pattern',
      'Only letters, digits, `/`, `-`, `%`, `?`, `&`, `=` and `.` are allowed.',
    );
  return problems;
}
