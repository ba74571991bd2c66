// Generated; change the document it is made from instead.

import type { Username } from '@cloud-api/types';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isLongerThan, isShorterThan } from '../runtime/validation/type-checks.js';

const usernamePattern = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/u;

/** Whether a value is a valid Username. */
export function isUsername(value: unknown): value is Username {
  if (
    typeof value !== 'string' ||
    isShorterThan(value, 3) ||
    isLongerThan(value, 32) ||
    !matchesPattern(usernamePattern, value)
  )
    return false;
  return true;
}

/** All that is wrong with a value as Username; nothing for a valid one. */
export function checkUsername(value: unknown): readonly Problem[] {
  return problemsOfUsername(value) ?? noProblems;
}

/** Username as a Standard Schema. */
export const usernameSchema: StandardSchema<Username> =
  /* @__PURE__ */ createStandardSchema(checkUsername);

export function problemsOfUsername(value: unknown): Problems {
  const schema = '#/components/schemas/Username';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(
      problems,
      '',
      schema,
      '/type',
      'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
    );
  else if (isShorterThan(value, 3))
    problems = reportAt(
      problems,
      '',
      schema,
      '/minLength',
      'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
    );
  else if (isLongerThan(value, 32))
    problems = reportAt(
      problems,
      '',
      schema,
      '/maxLength',
      'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
    );
  else if (!matchesPattern(usernamePattern, value))
    problems = reportAt(
      problems,
      '',
      schema,
      '/pattern',
      'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
    );
  return problems;
}
