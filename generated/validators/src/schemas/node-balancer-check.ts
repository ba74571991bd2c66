// Generated; change the document it is made from instead.

import type { NodeBalancerCheck } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';

/** Whether a value is a valid NodeBalancerCheck. */
export function isNodeBalancerCheck(value: unknown): value is NodeBalancerCheck {
  if (value !== 'none' && value !== 'connection' && value !== 'http' && value !== 'http_body')
    return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerCheck; nothing for a valid one. */
export function checkNodeBalancerCheck(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerCheck(value) ?? noProblems;
}

/** NodeBalancerCheck as a Standard Schema. */
export const nodeBalancerCheckSchema: StandardSchema<NodeBalancerCheck> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerCheck);

export function problemsOfNodeBalancerCheck(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerCheck';
  let problems: Problems;
  if (value !== 'none' && value !== 'connection' && value !== 'http' && value !== 'http_body')
    problems = reportAt(
      problems,
      '',
      schema,
      '/oneOf',
      'must be one of "none", "connection", "http" or "http_body"',
    );
  return problems;
}

export function problemsOfNodeBalancerCheckPartial(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerCheck';
  let problems: Problems;
  if (value !== 'none' && value !== 'connection' && value !== 'http' && value !== 'http_body')
    problems = reportAt(
      problems,
      '',
      schema,
      '/oneOf',
      'must be one of "none", "connection", "http" or "http_body"',
    );
  return problems;
}
