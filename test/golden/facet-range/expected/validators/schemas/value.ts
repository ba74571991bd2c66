// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isNumber, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value)) return false;
  const { closed, open } = value;
  if (!isInteger(closed) || closed < 3 || closed > 9 || !isNumber(open) || open <= 0 || open >= 1)
    return false;
  return true;
}

/** All that is wrong with a value as Value; nothing for a valid one. */
export function checkValue(value: unknown): readonly Problem[] {
  return problemsOfValue(value) ?? noProblems;
}

/** Value as a Standard Schema. */
export const valueSchema: StandardSchema<Value> = /* @__PURE__ */ createStandardSchema(checkValue);

export function problemsOfValue(value: unknown): Problems {
  const schema = '#/components/schemas/Value';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { closed, open } = value;
    if (!isInteger(closed))
      problems = reportRequired(
        problems,
        'closed',
        closed,
        schema,
        'type',
        'must be a whole number',
      );
    else {
      if (closed < 3)
        problems = report(problems, 'closed', schema, 'minimum', 'must be at least 3');
      if (closed > 9) problems = report(problems, 'closed', schema, 'maximum', 'must be at most 9');
    }
    if (!isNumber(open))
      problems = reportRequired(problems, 'open', open, schema, 'type', 'must be a number');
    else {
      if (open <= 0)
        problems = report(problems, 'open', schema, 'exclusiveMinimum', 'must be more than 0');
      if (open >= 1)
        problems = report(problems, 'open', schema, 'exclusiveMaximum', 'must be less than 1');
    }
  }
  return problems;
}
