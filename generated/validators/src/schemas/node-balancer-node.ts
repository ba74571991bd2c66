// Generated; change the document it is made from instead.

import type { NodeBalancerNode } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';
import {
  isNodeBalancerNodeAddress,
  problemsOfNodeBalancerNodeAddress,
} from './node-balancer-node-address.js';

/** Whether a value is a valid NodeBalancerNode. */
export function isNodeBalancerNode(value: unknown): value is NodeBalancerNode {
  if (!isObject(value)) return false;
  const { id, address, label, weight, mode } = value;
  if (
    (id !== undefined && !isInteger(id)) ||
    (address !== undefined && !isNodeBalancerNodeAddress(address)) ||
    (label !== undefined && (typeof label !== 'string' || label === '')) ||
    (weight !== undefined && (!isInteger(weight) || weight < 1)) ||
    (mode !== undefined &&
      mode !== 'accept' &&
      mode !== 'reject' &&
      mode !== 'drain' &&
      mode !== 'backup')
  )
    return false;
  if (!acceptsNodeBalancerNodeIf(value)) {
    const { address, label } = value;
    if (address === undefined || label === undefined) return false;
  }
  return true;
}

function acceptsNodeBalancerNodeIf(value: unknown): boolean {
  if (isObject(value)) {
    const { id } = value;
    if (id === undefined) return false;
  }
  return true;
}

/** All that is wrong with a value as NodeBalancerNode; nothing for a valid one. */
export function checkNodeBalancerNode(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerNode(value) ?? noProblems;
}

/** NodeBalancerNode as a Standard Schema. */
export const nodeBalancerNodeSchema: StandardSchema<NodeBalancerNode> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerNode);

export function problemsOfNodeBalancerNode(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerNode';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, address, label, weight, mode } = value;
    if (id !== undefined && !isInteger(id))
      problems = report(problems, 'id', schema, 'type', 'must be a whole number');
    if (address !== undefined)
      problems = mergeAtProperty(problems, 'address', problemsOfNodeBalancerNodeAddress(address));
    if (label !== undefined) {
      if (typeof label !== 'string')
        problems = report(problems, 'label', schema, 'type', 'must be a string');
      else if (label === '')
        problems = report(problems, 'label', schema, 'minLength', 'must not be empty');
    }
    if (weight !== undefined) {
      if (!isInteger(weight))
        problems = report(problems, 'weight', schema, 'type', 'must be a whole number');
      else if (weight < 1)
        problems = report(problems, 'weight', schema, 'minimum', 'must be at least 1');
    }
    if (
      mode !== undefined &&
      mode !== 'accept' &&
      mode !== 'reject' &&
      mode !== 'drain' &&
      mode !== 'backup'
    )
      problems = report(
        problems,
        'mode',
        schema,
        'enum',
        'must be one of "accept", "reject", "drain" or "backup"',
      );
    if (!acceptsNodeBalancerNodeIf(value)) {
      const { address, label } = value;
      if (address === undefined)
        problems = reportAt(problems, '/address', schema, '/else/required', 'is required');
      if (label === undefined)
        problems = reportAt(problems, '/label', schema, '/else/required', 'is required');
    }
  }
  return problems;
}
