// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.ts';
import { problem } from '../runtime/validation/finding.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard.ts';
import { isLonger, isShorter } from '../runtime/validation/values.ts';
import type { Username } from '../../types/index.ts';

const usernamePattern = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/u;
const usernameMessage =
  'Must be 3 to 32 letters, digits, `-` and `_`, start and end with a letter or digit, and have no two `-` or `_` in a row.';
const schema = '#/components/schemas/Username';

/** Whether a value is a valid Username. */
export function isUsername(value: unknown): value is Username {
  if (typeof value !== 'string') return false;
  if (isShorter(value, 3) || isLonger(value, 32) || !usernamePattern.test(value)) return false;
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
  if (typeof value !== 'string') problems = add(problems, problem(schema, 'type', usernameMessage));
  else if (isShorter(value, 3))
    problems = add(problems, problem(schema, 'minLength', usernameMessage));
  else if (isLonger(value, 32))
    problems = add(problems, problem(schema, 'maxLength', usernameMessage));
  else if (!usernamePattern.test(value))
    problems = add(problems, problem(schema, 'pattern', usernameMessage));
  return problems;
}
