// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { problem } from '../runtime/validation/sentences.js';
import { isLonger, isShorter } from '../runtime/validation/values.js';
import type { LongviewLabel } from '@cloud-api/types';

const longviewLabelPattern = /^[A-Za-z0-9_-]*$/u;
const self = whole('#/components/schemas/LongviewLabel');
const longviewLabelTooShort = problem(
  self,
  'minLength',
  'Must be 3 to 32 letters, digits, `-` and `_`.',
);
const longviewLabelTooLong = problem(
  self,
  'maxLength',
  'Must be 3 to 32 letters, digits, `-` and `_`.',
);
const longviewLabelMismatch = problem(
  self,
  'pattern',
  'Must be 3 to 32 letters, digits, `-` and `_`.',
);
const longviewLabelType = problem(self, 'type', 'Must be 3 to 32 letters, digits, `-` and `_`.');

/** Whether a value is a valid LongviewLabel. */
export function isLongviewLabel(value: unknown): value is LongviewLabel {
  return acceptsLongviewLabel(value);
}

/** All that is wrong with a value as LongviewLabel; nothing for a valid one. */
export function checkLongviewLabel(value: unknown): readonly Problem[] {
  return problemsOfLongviewLabel(value) ?? noProblems;
}

export function acceptsLongviewLabel(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (isShorter(value, 3) || isLonger(value, 32) || !longviewLabelPattern.test(value)) return false;
  return true;
}

export function problemsOfLongviewLabel(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, longviewLabelType);
  else if (isShorter(value, 3)) problems = add(problems, longviewLabelTooShort);
  else if (isLonger(value, 32)) problems = add(problems, longviewLabelTooLong);
  else if (!longviewLabelPattern.test(value)) problems = add(problems, longviewLabelMismatch);
  return problems;
}

export function problemsOfLongviewLabelPartial(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, longviewLabelType);
  else if (isShorter(value, 3)) problems = add(problems, longviewLabelTooShort);
  else if (isLonger(value, 32)) problems = add(problems, longviewLabelTooLong);
  else if (!longviewLabelPattern.test(value)) problems = add(problems, longviewLabelMismatch);
  return problems;
}
