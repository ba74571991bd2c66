// Generated; change the document it is made from instead.

import type { ComputeLabel } from '@cloud-api/types';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isLongerThan } from '../runtime/validation/type-checks.js';

const computeLabelPattern = /^[A-Za-z0-9](?:[-_.]?[A-Za-z0-9])*$/u;

/** Whether a value is a valid ComputeLabel. */
export function isComputeLabel(value: unknown): value is ComputeLabel {
  if (
    typeof value !== 'string' ||
    value === '' ||
    isLongerThan(value, 64) ||
    !matchesPattern(computeLabelPattern, value)
  )
    return false;
  return true;
}

/** All that is wrong with a value as ComputeLabel; nothing for a valid one. */
export function checkComputeLabel(value: unknown): readonly Problem[] {
  return problemsOfComputeLabel(value) ?? noProblems;
}

/** ComputeLabel as a Standard Schema. */
export const computeLabelSchema: StandardSchema<ComputeLabel> =
  /* @__PURE__ */ createStandardSchema(checkComputeLabel);

export function problemsOfComputeLabel(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeLabel';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(
      problems,
      '',
      schema,
      '/type',
      'Must be 1 to 64 letters, digits, `-`, `_` or `.`, begin and end with a letter or digit, and have no two of `-`, `_`, `.` in a row.',
    );
  else if (value === '')
    problems = reportAt(
      problems,
      '',
      schema,
      '/minLength',
      'Must be 1 to 64 letters, digits, `-`, `_` or `.`, begin and end with a letter or digit, and have no two of `-`, `_`, `.` in a row.',
    );
  else if (isLongerThan(value, 64))
    problems = reportAt(
      problems,
      '',
      schema,
      '/maxLength',
      'Must be 1 to 64 letters, digits, `-`, `_` or `.`, begin and end with a letter or digit, and have no two of `-`, `_`, `.` in a row.',
    );
  else if (!matchesPattern(computeLabelPattern, value))
    problems = reportAt(
      problems,
      '',
      schema,
      '/pattern',
      'Must be 1 to 64 letters, digits, `-`, `_` or `.`, begin and end with a letter or digit, and have no two of `-`, `_`, `.` in a row.',
    );
  return problems;
}
