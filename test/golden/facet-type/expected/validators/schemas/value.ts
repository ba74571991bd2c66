// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
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
  const { one, several, nullable } = value;
  if (
    !isInteger(one) ||
    (typeof several !== 'string' && typeof several !== 'boolean') ||
    (!isNumber(nullable) && nullable !== null)
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
    const { one, several, nullable } = value;
    if (!isInteger(one))
      problems = reportRequired(problems, 'one', one, schema, 'type', 'must be a whole number');
    if (typeof several !== 'string' && typeof several !== 'boolean')
      problems = reportRequired(
        problems,
        'several',
        several,
        schema,
        'type',
        'must be a string or true or false',
      );
    if (!isNumber(nullable) && nullable !== null)
      problems = reportRequired(
        problems,
        'nullable',
        nullable,
        schema,
        'type',
        'must be a number or null',
      );
  }
  return problems;
}
