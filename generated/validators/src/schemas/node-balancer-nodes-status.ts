// Generated; change the document it is made from instead.

import type { NodeBalancerNodesStatus } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid NodeBalancerNodesStatus. */
export function isNodeBalancerNodesStatus(value: unknown): value is NodeBalancerNodesStatus {
  if (!isObject(value)) return false;
  const { up, down } = value;
  if (!isInteger(up) || up < 0 || !isInteger(down) || down < 0) return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerNodesStatus; nothing for a valid one. */
export function checkNodeBalancerNodesStatus(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerNodesStatus(value) ?? noProblems;
}

/** NodeBalancerNodesStatus as a Standard Schema. */
export const nodeBalancerNodesStatusSchema: StandardSchema<NodeBalancerNodesStatus> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerNodesStatus);

export function problemsOfNodeBalancerNodesStatus(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerNodesStatus';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { up, down } = value;
    if (!isInteger(up))
      problems = reportRequired(problems, 'up', up, schema, 'type', 'must be a whole number');
    else if (up < 0) problems = report(problems, 'up', schema, 'minimum', 'must be at least 0');
    if (!isInteger(down))
      problems = reportRequired(problems, 'down', down, schema, 'type', 'must be a whole number');
    else if (down < 0) problems = report(problems, 'down', schema, 'minimum', 'must be at least 0');
  }
  return problems;
}
