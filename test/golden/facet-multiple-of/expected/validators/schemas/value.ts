// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import { isMultipleOf } from '../runtime/validation/multiple-of.js';
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
  const { whole, decimal } = value;
  if (
    !isInteger(whole) ||
    whole < 5 ||
    !isMultipleOf(whole, 4) ||
    !isNumber(decimal) ||
    decimal <= 0 ||
    !isMultipleOf(decimal, 0.1)
  )
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
    const { whole, decimal } = value;
    if (!isInteger(whole))
      problems = reportRequired(problems, 'whole', whole, schema, 'type', 'must be a whole number');
    else {
      if (whole < 5) problems = report(problems, 'whole', schema, 'minimum', 'must be at least 5');
      if (!isMultipleOf(whole, 4))
        problems = report(problems, 'whole', schema, 'multipleOf', 'must be a multiple of 4');
    }
    if (!isNumber(decimal))
      problems = reportRequired(problems, 'decimal', decimal, schema, 'type', 'must be a number');
    else {
      if (decimal <= 0)
        problems = report(problems, 'decimal', schema, 'exclusiveMinimum', 'must be more than 0');
      if (!isMultipleOf(decimal, 0.1))
        problems = report(problems, 'decimal', schema, 'multipleOf', 'must be a multiple of 0.1');
    }
  }
  return problems;
}
