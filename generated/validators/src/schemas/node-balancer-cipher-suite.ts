// Generated; change the document it is made from instead.

import type { NodeBalancerCipherSuite } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';

/** Whether a value is a valid NodeBalancerCipherSuite. */
export function isNodeBalancerCipherSuite(value: unknown): value is NodeBalancerCipherSuite {
  if (value !== 'recommended' && value !== 'legacy') return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerCipherSuite; nothing for a valid one. */
export function checkNodeBalancerCipherSuite(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerCipherSuite(value) ?? noProblems;
}

/** NodeBalancerCipherSuite as a Standard Schema. */
export const nodeBalancerCipherSuiteSchema: StandardSchema<NodeBalancerCipherSuite> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerCipherSuite);

export function problemsOfNodeBalancerCipherSuite(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerCipherSuite';
  let problems: Problems;
  if (value !== 'recommended' && value !== 'legacy')
    problems = reportAt(problems, '', schema, '/oneOf', 'must be one of "recommended" or "legacy"');
  return problems;
}

export function problemsOfNodeBalancerCipherSuitePartial(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerCipherSuite';
  let problems: Problems;
  if (value !== 'recommended' && value !== 'legacy')
    problems = reportAt(problems, '', schema, '/oneOf', 'must be one of "recommended" or "legacy"');
  return problems;
}
