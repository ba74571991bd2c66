// Generated; change the document it is made from instead.

import { matches } from '../runtime/validation/match-pattern.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type Problems, add, noProblems } from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isLonger, isShorter } from '../runtime/validation/type-checks.ts';
import type { Username } from '../../types/index.ts';

const usernamePattern = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/u;

/** Whether a value is a valid Username. */
export function isUsername(value: unknown): value is Username {
  if (typeof value !== 'string') return false;
  if (isShorter(value, 3) || isLonger(value, 32) || !matches(usernamePattern, value)) return false;
  return true;
}

/** All that is wrong with a value as Username; nothing for a valid one. */
export function checkUsername(value: unknown): readonly Problem[] {
  return problemsOfUsername(value) ?? noProblems;
}

/** Username as a Standard Schema. */
export const usernameSchema: StandardSchema<Username> = /* @__PURE__ */ standard(checkUsername);

export function problemsOfUsername(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Username/type',
      message:
        'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
    });
  else if (isShorter(value, 3))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'minLength',
      schema: '#/components/schemas/Username/minLength',
      message:
        'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
    });
  else if (isLonger(value, 32))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'maxLength',
      schema: '#/components/schemas/Username/maxLength',
      message:
        'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
    });
  else if (!matches(usernamePattern, value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'pattern',
      schema: '#/components/schemas/Username/pattern',
      message:
        'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.',
    });
  return problems;
}
