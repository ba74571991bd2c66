// Generated; change the document it is made from instead.

import type { NodeBalancerStickiness } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';

/** Whether a value is a valid NodeBalancerStickiness. */
export function isNodeBalancerStickiness(value: unknown): value is NodeBalancerStickiness {
  if (value !== 'none' && value !== 'table' && value !== 'http_cookie') return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerStickiness; nothing for a valid one. */
export function checkNodeBalancerStickiness(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerStickiness(value) ?? noProblems;
}

/** NodeBalancerStickiness as a Standard Schema. */
export const nodeBalancerStickinessSchema: StandardSchema<NodeBalancerStickiness> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerStickiness);

export function problemsOfNodeBalancerStickiness(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerStickiness';
  let problems: Problems;
  if (value !== 'none' && value !== 'table' && value !== 'http_cookie')
    problems = reportAt(
      problems,
      '',
      schema,
      '/oneOf',
      'must be one of "none", "table" or "http_cookie"',
    );
  return problems;
}
