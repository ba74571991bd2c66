// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { problem } from '../runtime/validation/sentences.js';
import { isLonger } from '../runtime/validation/values.js';
import type { ComputeLabel } from '@cloud-api/types';

const computeLabelPattern = /^[A-Za-z0-9](?:[-_.]?[A-Za-z0-9])*$/u;
const self = whole('#/components/schemas/ComputeLabel');
const computeLabelTooShort = problem(
  self,
  'minLength',
  'Must be 1 to 64 letters, digits, `-`, `_` or `.`, begin and end with a letter or digit, and have no two of `-`, `_`, `.` in a row.',
);
const computeLabelTooLong = problem(
  self,
  'maxLength',
  'Must be 1 to 64 letters, digits, `-`, `_` or `.`, begin and end with a letter or digit, and have no two of `-`, `_`, `.` in a row.',
);
const computeLabelMismatch = problem(
  self,
  'pattern',
  'Must be 1 to 64 letters, digits, `-`, `_` or `.`, begin and end with a letter or digit, and have no two of `-`, `_`, `.` in a row.',
);
const computeLabelType = problem(
  self,
  'type',
  'Must be 1 to 64 letters, digits, `-`, `_` or `.`, begin and end with a letter or digit, and have no two of `-`, `_`, `.` in a row.',
);

/** Whether a value is a valid ComputeLabel. */
export function isComputeLabel(value: unknown): value is ComputeLabel {
  return acceptsComputeLabel(value);
}

/** All that is wrong with a value as ComputeLabel; nothing for a valid one. */
export function checkComputeLabel(value: unknown): readonly Problem[] {
  return problemsOfComputeLabel(value) ?? noProblems;
}

export function acceptsComputeLabel(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (value === '' || isLonger(value, 64) || !computeLabelPattern.test(value)) return false;
  return true;
}

export function problemsOfComputeLabel(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, computeLabelType);
  else if (value === '') problems = add(problems, computeLabelTooShort);
  else if (isLonger(value, 64)) problems = add(problems, computeLabelTooLong);
  else if (!computeLabelPattern.test(value)) problems = add(problems, computeLabelMismatch);
  return problems;
}

export function problemsOfComputeLabelPartial(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, computeLabelType);
  else if (value === '') problems = add(problems, computeLabelTooShort);
  else if (isLonger(value, 64)) problems = add(problems, computeLabelTooLong);
  else if (!computeLabelPattern.test(value)) problems = add(problems, computeLabelMismatch);
  return problems;
}
