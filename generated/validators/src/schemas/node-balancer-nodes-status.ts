// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, tooSmall, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { NodeBalancerNodesStatus } from '@cloud-api/types';

const self = whole('#/components/schemas/NodeBalancerNodesStatus');
const upPlace = member(self, 'up');
const upTooSmall = tooSmall(upPlace, 0);
const upType = wrongType(upPlace, 'a whole number');
const upMissing = missing(self, 'up');
const downPlace = member(self, 'down');
const downTooSmall = tooSmall(downPlace, 0);
const downType = wrongType(downPlace, 'a whole number');
const downMissing = missing(self, 'down');
const nodeBalancerNodesStatusType = wrongType(self, 'an object');

/** Whether a value is a valid NodeBalancerNodesStatus. */
export function isNodeBalancerNodesStatus(value: unknown): value is NodeBalancerNodesStatus {
  return acceptsNodeBalancerNodesStatus(value);
}

/** All that is wrong with a value as NodeBalancerNodesStatus; nothing for a valid one. */
export function checkNodeBalancerNodesStatus(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerNodesStatus(value) ?? noProblems;
}

export function acceptsNodeBalancerNodesStatus(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { up, down } = value;
  if (!isInteger(up)) return false;
  if (up < 0) return false;
  if (!isInteger(down)) return false;
  if (down < 0) return false;
  return true;
}

export function problemsOfNodeBalancerNodesStatus(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, nodeBalancerNodesStatusType);
  else {
    const { up, down } = value;
    if (up === undefined) problems = add(problems, upMissing);
    else if (!isInteger(up)) problems = add(problems, upType);
    else if (up < 0) problems = add(problems, upTooSmall);
    if (down === undefined) problems = add(problems, downMissing);
    else if (!isInteger(down)) problems = add(problems, downType);
    else if (down < 0) problems = add(problems, downTooSmall);
  }
  return problems;
}
