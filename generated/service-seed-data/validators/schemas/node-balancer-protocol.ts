// Generated; change the document it is made from instead.

import type { NodeBalancerProtocol } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';

/** Whether a value is a valid NodeBalancerProtocol. */
export function isNodeBalancerProtocol(value: unknown): value is NodeBalancerProtocol {
  if (value !== 'http' && value !== 'https' && value !== 'tcp') return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerProtocol; nothing for a valid one. */
export function checkNodeBalancerProtocol(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerProtocol(value) ?? noProblems;
}

/** NodeBalancerProtocol as a Standard Schema. */
export const nodeBalancerProtocolSchema: StandardSchema<NodeBalancerProtocol> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerProtocol);

export function problemsOfNodeBalancerProtocol(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerProtocol';
  let problems: Problems;
  if (value !== 'http' && value !== 'https' && value !== 'tcp')
    problems = reportAt(problems, '', schema, '/oneOf', 'must be one of "http", "https" or "tcp"');
  return problems;
}
