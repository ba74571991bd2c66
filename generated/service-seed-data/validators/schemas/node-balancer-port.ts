// Generated; change the document it is made from instead.

import type { NodeBalancerPort } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isInteger } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid NodeBalancerPort. */
export function isNodeBalancerPort(value: unknown): value is NodeBalancerPort {
  if (!isInteger(value) || value < 1 || value > 65535) return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerPort; nothing for a valid one. */
export function checkNodeBalancerPort(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerPort(value) ?? noProblems;
}

/** NodeBalancerPort as a Standard Schema. */
export const nodeBalancerPortSchema: StandardSchema<NodeBalancerPort> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerPort);

export function problemsOfNodeBalancerPort(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerPort';
  let problems: Problems;
  if (!isInteger(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  else {
    if (value < 1) problems = reportAt(problems, '', schema, '/minimum', 'must be at least 1');
    if (value > 65535)
      problems = reportAt(problems, '', schema, '/maximum', 'must be at most 65535');
  }
  return problems;
}
