// Generated; change the document it is made from instead.

import type { NodeBalancerProtocol } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';

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
  let problems: Problems;
  if (value !== 'http' && value !== 'https' && value !== 'tcp')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'oneOf',
      schema: '#/components/schemas/NodeBalancerProtocol/oneOf',
      message: 'must be one of "http", "https" or "tcp"',
    });
  return problems;
}

export function problemsOfNodeBalancerProtocolPartial(value: unknown): Problems {
  let problems: Problems;
  if (value !== 'http' && value !== 'https' && value !== 'tcp')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'oneOf',
      schema: '#/components/schemas/NodeBalancerProtocol/oneOf',
      message: 'must be one of "http", "https" or "tcp"',
    });
  return problems;
}
