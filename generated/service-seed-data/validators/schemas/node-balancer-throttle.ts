// Generated; change the document it is made from instead.

import type { NodeBalancerThrottle } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isInteger } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid NodeBalancerThrottle. */
export function isNodeBalancerThrottle(value: unknown): value is NodeBalancerThrottle {
  if (!isInteger(value) || value < 0) return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerThrottle; nothing for a valid one. */
export function checkNodeBalancerThrottle(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerThrottle(value) ?? noProblems;
}

/** NodeBalancerThrottle as a Standard Schema. */
export const nodeBalancerThrottleSchema: StandardSchema<NodeBalancerThrottle> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerThrottle);

export function problemsOfNodeBalancerThrottle(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerThrottle';
  let problems: Problems;
  if (!isInteger(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  else if (value < 0) problems = reportAt(problems, '', schema, '/minimum', 'must be at least 0');
  return problems;
}
