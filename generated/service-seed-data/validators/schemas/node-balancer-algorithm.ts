// Generated; change the document it is made from instead.

import type { NodeBalancerAlgorithm } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';

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
  const schema = '#/components/schemas/NodeBalancerAlgorithm';
  let problems: Problems;
  if (value !== 'roundrobin' && value !== 'leastconn' && value !== 'source')
    problems = reportAt(
      problems,
      '',
      schema,
      '/enum',
      'must be one of "roundrobin", "leastconn" or "source"',
    );
  return problems;
}
