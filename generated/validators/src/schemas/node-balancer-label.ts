// Generated; change the document it is made from instead.

import type { NodeBalancerLabel } from '@cloud-api/types';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isLongerThan, isShorterThan } from '../runtime/validation/type-checks.js';

const nodeBalancerLabelPattern = /^[A-Za-z0-9_-]*$/u;

/** Whether a value is a valid NodeBalancerLabel. */
export function isNodeBalancerLabel(value: unknown): value is NodeBalancerLabel {
  if (
    typeof value !== 'string' ||
    isShorterThan(value, 3) ||
    isLongerThan(value, 32) ||
    !matchesPattern(nodeBalancerLabelPattern, value)
  )
    return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerLabel; nothing for a valid one. */
export function checkNodeBalancerLabel(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerLabel(value) ?? noProblems;
}

/** NodeBalancerLabel as a Standard Schema. */
export const nodeBalancerLabelSchema: StandardSchema<NodeBalancerLabel> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerLabel);

export function problemsOfNodeBalancerLabel(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerLabel';
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
  else if (!matchesPattern(nodeBalancerLabelPattern, value))
    problems = reportAt(
      problems,
      '',
      schema,
      '/pattern',
      'Must be 3 to 32 letters, digits, `-` and `_`.',
    );
  return problems;
}
