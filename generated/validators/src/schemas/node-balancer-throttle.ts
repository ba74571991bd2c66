// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { tooSmall, wrongType } from '../runtime/validation/sentences.js';
import { isInteger } from '../runtime/validation/values.js';
import type { NodeBalancerThrottle } from '@cloud-api/types';

const self = whole('#/components/schemas/NodeBalancerThrottle');
const nodeBalancerThrottleTooSmall = tooSmall(self, 0);
const nodeBalancerThrottleType = wrongType(self, 'a whole number');

/** Whether a value is a valid NodeBalancerThrottle. */
export function isNodeBalancerThrottle(value: unknown): value is NodeBalancerThrottle {
  return acceptsNodeBalancerThrottle(value);
}

/** All that is wrong with a value as NodeBalancerThrottle; nothing for a valid one. */
export function checkNodeBalancerThrottle(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerThrottle(value) ?? noProblems;
}

export function acceptsNodeBalancerThrottle(value: unknown): boolean {
  if (!isInteger(value)) return false;
  if (value < 0) return false;
  return true;
}

export function problemsOfNodeBalancerThrottle(value: unknown): Problems {
  let problems: Problems;
  if (!isInteger(value)) problems = add(problems, nodeBalancerThrottleType);
  else if (value < 0) problems = add(problems, nodeBalancerThrottleTooSmall);
  return problems;
}

export function problemsOfNodeBalancerThrottlePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isInteger(value)) problems = add(problems, nodeBalancerThrottleType);
  else if (value < 0) problems = add(problems, nodeBalancerThrottleTooSmall);
  return problems;
}
