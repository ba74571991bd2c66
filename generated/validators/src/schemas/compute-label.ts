// Generated; change the document it is made from instead.

import type { ComputeLabel } from '@cloud-api/types';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isLongerThan } from '../runtime/validation/type-checks.js';

const computeLabelPattern = /^[A-Za-z0-9](?:[-_.]?[A-Za-z0-9])*$/u;

/** Whether a value is a valid ComputeLabel. */
export function isComputeLabel(value: unknown): value is ComputeLabel {
  if (typeof value !== 'string') return false;
  if (value === '' || isLongerThan(value, 64) || !matchesPattern(computeLabelPattern, value))
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
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeLabel/type',
      message:
        'Must be 1 to 64 letters, digits, `-`, `_` or `.`, begin and end with a letter or digit, and have no two of `-`, `_`, `.` in a row.',
    });
  else if (value === '')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'minLength',
      schema: '#/components/schemas/ComputeLabel/minLength',
      message:
        'Must be 1 to 64 letters, digits, `-`, `_` or `.`, begin and end with a letter or digit, and have no two of `-`, `_`, `.` in a row.',
    });
  else if (isLongerThan(value, 64))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'maxLength',
      schema: '#/components/schemas/ComputeLabel/maxLength',
      message:
        'Must be 1 to 64 letters, digits, `-`, `_` or `.`, begin and end with a letter or digit, and have no two of `-`, `_`, `.` in a row.',
    });
  else if (!matchesPattern(computeLabelPattern, value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'pattern',
      schema: '#/components/schemas/ComputeLabel/pattern',
      message:
        'Must be 1 to 64 letters, digits, `-`, `_` or `.`, begin and end with a letter or digit, and have no two of `-`, `_`, `.` in a row.',
    });
  return problems;
}
