// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { by, member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  missing,
  notListed,
  tooShort,
  tooSmall,
  wrongType,
} from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import {
  acceptsNodeBalancerNodeAddress,
  problemsOfNodeBalancerNodeAddress,
} from './node-balancer-node-address.js';
import type { NodeBalancerNode } from '@cloud-api/types';

const self = whole('#/components/schemas/NodeBalancerNode');
const nodeBalancerNodeElsePlace = by(self, '/else');
const addressMissing = missing(nodeBalancerNodeElsePlace, 'address');
const labelMissing = missing(nodeBalancerNodeElsePlace, 'label');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const labelPlace = member(self, 'label');
const labelTooShort = tooShort(labelPlace, 1);
const labelType = wrongType(labelPlace, 'a string');
const weightPlace = member(self, 'weight');
const weightTooSmall = tooSmall(weightPlace, 1);
const weightType = wrongType(weightPlace, 'a whole number');
const modePlace = member(self, 'mode');
const modeNotListed = notListed(modePlace, 'one of "accept", "reject", "drain" or "backup"');
const nodeBalancerNodeType = wrongType(self, 'an object');

/** Whether a value is a valid NodeBalancerNode. */
export function isNodeBalancerNode(value: unknown): value is NodeBalancerNode {
  return acceptsNodeBalancerNode(value);
}

/** All that is wrong with a value as NodeBalancerNode; nothing for a valid one. */
export function checkNodeBalancerNode(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerNode(value) ?? noProblems;
}

export function acceptsNodeBalancerNode(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, address, label, weight, mode } = value;
  if (id !== undefined) {
    if (!isInteger(id)) return false;
  }
  if (address !== undefined) {
    if (!acceptsNodeBalancerNodeAddress(address)) return false;
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

export function problemsOfNodeBalancerNode(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, nodeBalancerNodeType);
  else {
    const { id, address, label, weight, mode } = value;
    if (id !== undefined) {
      if (!isInteger(id)) problems = add(problems, idType);
    }
    if (address !== undefined)
      problems = within(problems, 'address', problemsOfNodeBalancerNodeAddress(address));
    if (label !== undefined) {
      if (typeof label !== 'string') problems = add(problems, labelType);
      else if (label === '') problems = add(problems, labelTooShort);
    }
    if (weight !== undefined) {
      if (!isInteger(weight)) problems = add(problems, weightType);
      else if (weight < 1) problems = add(problems, weightTooSmall);
    }
    if (mode !== undefined) {
      if (mode !== 'accept' && mode !== 'reject' && mode !== 'drain' && mode !== 'backup')
        problems = add(problems, modeNotListed);
    }
    if (!acceptsNodeBalancerNodeIf(value)) {
      const { address, label } = value;
      if (address === undefined) problems = add(problems, addressMissing);
      if (label === undefined) problems = add(problems, labelMissing);
    }
  }
  return problems;
}
