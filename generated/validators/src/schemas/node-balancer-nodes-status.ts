// Generated; change the document it is made from instead.

import type { NodeBalancerNodesStatus } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid NodeBalancerNodesStatus. */
export function isNodeBalancerNodesStatus(value: unknown): value is NodeBalancerNodesStatus {
  if (!isObject(value)) return false;
  const { up, down } = value;
  if (!isInteger(up)) return false;
  if (up < 0) return false;
  if (!isInteger(down)) return false;
  if (down < 0) return false;
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/NodeBalancerNodesStatus/type',
      message: 'must be an object',
    });
  else {
    const { up, down } = value;
    if (up === undefined)
      problems = addProblem(problems, {
        pointer: '/up',
        field: 'up',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerNodesStatus/required',
        message: 'is required',
      });
    else if (!isInteger(up))
      problems = addProblem(problems, {
        pointer: '/up',
        field: 'up',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerNodesStatus/properties/up/type',
        message: 'must be a whole number',
      });
    else if (up < 0)
      problems = addProblem(problems, {
        pointer: '/up',
        field: 'up',
        keyword: 'minimum',
        schema: '#/components/schemas/NodeBalancerNodesStatus/properties/up/minimum',
        message: 'must be at least 0',
      });
    if (down === undefined)
      problems = addProblem(problems, {
        pointer: '/down',
        field: 'down',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerNodesStatus/required',
        message: 'is required',
      });
    else if (!isInteger(down))
      problems = addProblem(problems, {
        pointer: '/down',
        field: 'down',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerNodesStatus/properties/down/type',
        message: 'must be a whole number',
      });
    else if (down < 0)
      problems = addProblem(problems, {
        pointer: '/down',
        field: 'down',
        keyword: 'minimum',
        schema: '#/components/schemas/NodeBalancerNodesStatus/properties/down/minimum',
        message: 'must be at least 0',
      });
  }
  return problems;
}
