// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { problem } from '../runtime/validation/sentences.js';
import { isLonger, isShorter } from '../runtime/validation/values.js';
import type { NodeBalancerLabel } from '@cloud-api/types';

const nodeBalancerLabelPattern = /^[A-Za-z0-9_-]*$/u;
const self = whole('#/components/schemas/NodeBalancerLabel');
const nodeBalancerLabelTooShort = problem(
  self,
  'minLength',
  'Must be 3 to 32 letters, digits, `-` and `_`.',
);
const nodeBalancerLabelTooLong = problem(
  self,
  'maxLength',
  'Must be 3 to 32 letters, digits, `-` and `_`.',
);
const nodeBalancerLabelMismatch = problem(
  self,
  'pattern',
  'Must be 3 to 32 letters, digits, `-` and `_`.',
);
const nodeBalancerLabelType = problem(
  self,
  'type',
  'Must be 3 to 32 letters, digits, `-` and `_`.',
);

/** Whether a value is a valid NodeBalancerLabel. */
export function isNodeBalancerLabel(value: unknown): value is NodeBalancerLabel {
  return acceptsNodeBalancerLabel(value);
}

/** All that is wrong with a value as NodeBalancerLabel; nothing for a valid one. */
export function checkNodeBalancerLabel(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerLabel(value) ?? noProblems;
}

export function acceptsNodeBalancerLabel(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (isShorter(value, 3) || isLonger(value, 32) || !nodeBalancerLabelPattern.test(value))
    return false;
  return true;
}

export function problemsOfNodeBalancerLabel(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, nodeBalancerLabelType);
  else if (isShorter(value, 3)) problems = add(problems, nodeBalancerLabelTooShort);
  else if (isLonger(value, 32)) problems = add(problems, nodeBalancerLabelTooLong);
  else if (!nodeBalancerLabelPattern.test(value))
    problems = add(problems, nodeBalancerLabelMismatch);
  return problems;
}

export function problemsOfNodeBalancerLabelPartial(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, nodeBalancerLabelType);
  else if (isShorter(value, 3)) problems = add(problems, nodeBalancerLabelTooShort);
  else if (isLonger(value, 32)) problems = add(problems, nodeBalancerLabelTooLong);
  else if (!nodeBalancerLabelPattern.test(value))
    problems = add(problems, nodeBalancerLabelMismatch);
  return problems;
}
