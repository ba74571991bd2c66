// Generated; change the document it is made from instead.

import type { NodeBalancerProxyProtocol } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';

/** Whether a value is a valid NodeBalancerProxyProtocol. */
export function isNodeBalancerProxyProtocol(value: unknown): value is NodeBalancerProxyProtocol {
  if (value !== 'none' && value !== 'v1' && value !== 'v2') return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerProxyProtocol; nothing for a valid one. */
export function checkNodeBalancerProxyProtocol(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerProxyProtocol(value) ?? noProblems;
}

/** NodeBalancerProxyProtocol as a Standard Schema. */
export const nodeBalancerProxyProtocolSchema: StandardSchema<NodeBalancerProxyProtocol> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerProxyProtocol);

export function problemsOfNodeBalancerProxyProtocol(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerProxyProtocol';
  let problems: Problems;
  if (value !== 'none' && value !== 'v1' && value !== 'v2')
    problems = reportAt(problems, '', schema, '/oneOf', 'must be one of "none", "v1" or "v2"');
  return problems;
}

export function problemsOfNodeBalancerProxyProtocolPartial(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerProxyProtocol';
  let problems: Problems;
  if (value !== 'none' && value !== 'v1' && value !== 'v2')
    problems = reportAt(problems, '', schema, '/oneOf', 'must be one of "none", "v1" or "v2"');
  return problems;
}
