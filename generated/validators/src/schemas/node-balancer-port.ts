// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { tooLarge, tooSmall, wrongType } from '../runtime/validation/sentences.js';
import { isInteger } from '../runtime/validation/values.js';
import type { NodeBalancerPort } from '@cloud-api/types';

const self = whole('#/components/schemas/NodeBalancerPort');
const nodeBalancerPortTooSmall = tooSmall(self, 1);
const nodeBalancerPortTooLarge = tooLarge(self, 65535);
const nodeBalancerPortType = wrongType(self, 'a whole number');

/** Whether a value is a valid NodeBalancerPort. */
export function isNodeBalancerPort(value: unknown): value is NodeBalancerPort {
  return acceptsNodeBalancerPort(value);
}

/** All that is wrong with a value as NodeBalancerPort; nothing for a valid one. */
export function checkNodeBalancerPort(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerPort(value) ?? noProblems;
}

export function acceptsNodeBalancerPort(value: unknown): boolean {
  if (!isInteger(value)) return false;
  if (value < 1 || value > 65535) return false;
  return true;
}

export function problemsOfNodeBalancerPort(value: unknown): Problems {
  let problems: Problems;
  if (!isInteger(value)) problems = add(problems, nodeBalancerPortType);
  else {
    if (value < 1) problems = add(problems, nodeBalancerPortTooSmall);
    if (value > 65535) problems = add(problems, nodeBalancerPortTooLarge);
  }
  return problems;
}

export function problemsOfNodeBalancerPortPartial(value: unknown): Problems {
  let problems: Problems;
  if (!isInteger(value)) problems = add(problems, nodeBalancerPortType);
  else {
    if (value < 1) problems = add(problems, nodeBalancerPortTooSmall);
    if (value > 65535) problems = add(problems, nodeBalancerPortTooLarge);
  }
  return problems;
}
