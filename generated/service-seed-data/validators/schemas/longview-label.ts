// Generated; change the document it is made from instead.

import type { LongviewLabel } from '../../types/index.ts';
import { matchesPattern } from '../runtime/validation/match-pattern.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isLongerThan, isShorterThan } from '../runtime/validation/type-checks.ts';

const longviewLabelPattern = /^[A-Za-z0-9_-]*$/u;

/** Whether a value is a valid LongviewLabel. */
export function isLongviewLabel(value: unknown): value is LongviewLabel {
  if (
    typeof value !== 'string' ||
    isShorterThan(value, 3) ||
    isLongerThan(value, 32) ||
    !matchesPattern(longviewLabelPattern, value)
  )
    return false;
  return true;
}

/** All that is wrong with a value as LongviewLabel; nothing for a valid one. */
export function checkLongviewLabel(value: unknown): readonly Problem[] {
  return problemsOfLongviewLabel(value) ?? noProblems;
}

/** LongviewLabel as a Standard Schema. */
export const longviewLabelSchema: StandardSchema<LongviewLabel> =
  /* @__PURE__ */ createStandardSchema(checkLongviewLabel);

export function problemsOfLongviewLabel(value: unknown): Problems {
  const schema = '#/components/schemas/LongviewLabel';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(
      problems,
      '',
      schema,
      '/type',
      'Must be 3 to 32 letters, digits, `-` and `_`.',
    );
  else if (isShorterThan(value, 3))
    problems = reportAt(
      problems,
      '',
      schema,
      '/minLength',
      'Must be 3 to 32 letters, digits, `-` and `_`.',
    );
  else if (isLongerThan(value, 32))
    problems = reportAt(
      problems,
      '',
      schema,
      '/maxLength',
      'Must be 3 to 32 letters, digits, `-` and `_`.',
    );
  else if (!matchesPattern(longviewLabelPattern, value))
    problems = reportAt(
      problems,
      '',
      schema,
      '/pattern',
      'Must be 3 to 32 letters, digits, `-` and `_`.',
    );
  return problems;
}
