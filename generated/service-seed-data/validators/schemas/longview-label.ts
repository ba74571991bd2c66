// Generated; change the document it is made from instead.

import { matches } from '../runtime/validation/match-pattern.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type Problems, add, noProblems } from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isLonger, isShorter } from '../runtime/validation/type-checks.ts';
import type { LongviewLabel } from '../../types/index.ts';

const longviewLabelPattern = /^[A-Za-z0-9_-]*$/u;

/** Whether a value is a valid LongviewLabel. */
export function isLongviewLabel(value: unknown): value is LongviewLabel {
  if (typeof value !== 'string') return false;
  if (isShorter(value, 3) || isLonger(value, 32) || !matches(longviewLabelPattern, value))
    return false;
  return true;
}

/** All that is wrong with a value as LongviewLabel; nothing for a valid one. */
export function checkLongviewLabel(value: unknown): readonly Problem[] {
  return problemsOfLongviewLabel(value) ?? noProblems;
}

/** LongviewLabel as a Standard Schema. */
export const longviewLabelSchema: StandardSchema<LongviewLabel> =
  /* @__PURE__ */ standard(checkLongviewLabel);

export function problemsOfLongviewLabel(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/LongviewLabel/type',
      message: 'Must be 3 to 32 letters, digits, `-` and `_`.',
    });
  else if (isShorter(value, 3))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'minLength',
      schema: '#/components/schemas/LongviewLabel/minLength',
      message: 'Must be 3 to 32 letters, digits, `-` and `_`.',
    });
  else if (isLonger(value, 32))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'maxLength',
      schema: '#/components/schemas/LongviewLabel/maxLength',
      message: 'Must be 3 to 32 letters, digits, `-` and `_`.',
    });
  else if (!matches(longviewLabelPattern, value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'pattern',
      schema: '#/components/schemas/LongviewLabel/pattern',
      message: 'Must be 3 to 32 letters, digits, `-` and `_`.',
    });
  return problems;
}
