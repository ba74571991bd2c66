// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { problem } from '../runtime/validation/sentences.js';
import { isLonger, isShorter } from '../runtime/validation/values.js';
import type { Username } from '@cloud-api/types';

const usernamePattern = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/u;
const self = whole('#/components/schemas/Username');
const usernameTooShort = problem(
  self,
  'minLength',
  'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
);
const usernameTooLong = problem(
  self,
  'maxLength',
  'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
);
const usernameMismatch = problem(
  self,
  'pattern',
  'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
);
const usernameType = problem(
  self,
  'type',
  'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
);

/** Whether a value is a valid Username. */
export function isUsername(value: unknown): value is Username {
  return acceptsUsername(value);
}

/** All that is wrong with a value as Username; nothing for a valid one. */
export function checkUsername(value: unknown): readonly Problem[] {
  return problemsOfUsername(value) ?? noProblems;
}

export function acceptsUsername(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (isShorter(value, 3) || isLonger(value, 32) || !usernamePattern.test(value)) return false;
  return true;
}

export function problemsOfUsername(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, usernameType);
  else if (isShorter(value, 3)) problems = add(problems, usernameTooShort);
  else if (isLonger(value, 32)) problems = add(problems, usernameTooLong);
  else if (!usernamePattern.test(value)) problems = add(problems, usernameMismatch);
  return problems;
}

export function problemsOfUsernamePartial(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, usernameType);
  else if (isShorter(value, 3)) problems = add(problems, usernameTooShort);
  else if (isLonger(value, 32)) problems = add(problems, usernameTooLong);
  else if (!usernamePattern.test(value)) problems = add(problems, usernameMismatch);
  return problems;
}
