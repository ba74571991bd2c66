// Generated; change the document it is made from instead.

import type { Username } from '@cloud-api/types';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isLongerThan, isShorterThan } from '../runtime/validation/type-checks.js';

const usernamePattern = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/u;

/** Whether a value is a valid Username. */
export function isUsername(value: unknown): value is Username {
  if (typeof value !== 'string') return false;
  if (isShorterThan(value, 3) || isLongerThan(value, 32) || !matchesPattern(usernamePattern, value))
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
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Username/type',
      message:
        'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
    });
  else if (isShorterThan(value, 3))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'minLength',
      schema: '#/components/schemas/Username/minLength',
      message:
        'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
    });
  else if (isLongerThan(value, 32))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'maxLength',
      schema: '#/components/schemas/Username/maxLength',
      message:
        'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
    });
  else if (!matchesPattern(usernamePattern, value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'pattern',
      schema: '#/components/schemas/Username/pattern',
      message:
        'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
    });
  return problems;
}
