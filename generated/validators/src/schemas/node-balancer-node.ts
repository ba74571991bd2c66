// Generated; change the document it is made from instead.

import type { NodeBalancerNode } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
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
  if (id !== undefined) {
    if (!isInteger(id)) return false;
  }
  if (address !== undefined) {
    if (!isNodeBalancerNodeAddress(address)) return false;
  }
  if (label !== undefined) {
    if (typeof label !== 'string') return false;
    if (label === '') return false;
  }
  if (weight !== undefined) {
    if (!isInteger(weight)) return false;
    if (weight < 1) return false;
  }
  if (mode !== undefined) {
    if (mode !== 'accept' && mode !== 'reject' && mode !== 'drain' && mode !== 'backup')
      return false;
  }
  if (!acceptsNodeBalancerNodeIf(value)) {
    const { address, label } = value;
    if (address === undefined) return false;
    if (label === undefined) return false;
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/NodeBalancerNode/type',
      message: 'must be an object',
    });
  else {
    const { id, address, label, weight, mode } = value;
    if (id !== undefined) {
      if (!isInteger(id))
        problems = addProblem(problems, {
          pointer: '/id',
          field: 'id',
          keyword: 'type',
          schema: '#/components/schemas/NodeBalancerNode/properties/id/type',
          message: 'must be a whole number',
        });
    }
    if (address !== undefined)
      problems = mergeAtProperty(problems, 'address', problemsOfNodeBalancerNodeAddress(address));
    if (label !== undefined) {
      if (typeof label !== 'string')
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'type',
          schema: '#/components/schemas/NodeBalancerNode/properties/label/type',
          message: 'must be a string',
        });
      else if (label === '')
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'minLength',
          schema: '#/components/schemas/NodeBalancerNode/properties/label/minLength',
          message: 'must not be empty',
        });
    }
    if (weight !== undefined) {
      if (!isInteger(weight))
        problems = addProblem(problems, {
          pointer: '/weight',
          field: 'weight',
          keyword: 'type',
          schema: '#/components/schemas/NodeBalancerNode/properties/weight/type',
          message: 'must be a whole number',
        });
      else if (weight < 1)
        problems = addProblem(problems, {
          pointer: '/weight',
          field: 'weight',
          keyword: 'minimum',
          schema: '#/components/schemas/NodeBalancerNode/properties/weight/minimum',
          message: 'must be at least 1',
        });
    }
    if (mode !== undefined) {
      if (mode !== 'accept' && mode !== 'reject' && mode !== 'drain' && mode !== 'backup')
        problems = addProblem(problems, {
          pointer: '/mode',
          field: 'mode',
          keyword: 'enum',
          schema: '#/components/schemas/NodeBalancerNode/properties/mode/enum',
          message: 'must be one of "accept", "reject", "drain" or "backup"',
        });
    }
    if (!acceptsNodeBalancerNodeIf(value)) {
      const { address, label } = value;
      if (address === undefined)
        problems = addProblem(problems, {
          pointer: '/address',
          field: 'address',
          keyword: 'required',
          schema: '#/components/schemas/NodeBalancerNode/else/required',
          message: 'is required',
        });
      if (label === undefined)
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'required',
          schema: '#/components/schemas/NodeBalancerNode/else/required',
          message: 'is required',
        });
    }
  }
  return problems;
}
