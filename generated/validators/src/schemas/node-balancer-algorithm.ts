// Generated; change the document it is made from instead.

import type { NodeBalancerAlgorithm } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';

/** Whether a value is a valid NodeBalancerAlgorithm. */
export function isNodeBalancerAlgorithm(value: unknown): value is NodeBalancerAlgorithm {
  if (value !== 'roundrobin' && value !== 'leastconn' && value !== 'source') return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerAlgorithm; nothing for a valid one. */
export function checkNodeBalancerAlgorithm(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerAlgorithm(value) ?? noProblems;
}

/** NodeBalancerAlgorithm as a Standard Schema. */
export const nodeBalancerAlgorithmSchema: StandardSchema<NodeBalancerAlgorithm> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerAlgorithm);

export function problemsOfNodeBalancerAlgorithm(value: unknown): Problems {
  let problems: Problems;
  if (value !== 'roundrobin' && value !== 'leastconn' && value !== 'source')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'enum',
      schema: '#/components/schemas/NodeBalancerAlgorithm/enum',
      message: 'must be one of "roundrobin", "leastconn" or "source"',
    });
  return problems;
}
