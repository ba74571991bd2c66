// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, report, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import {
  hasFewerProperties,
  hasMoreProperties,
  isInteger,
  isObject,
} from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value)) return false;
  const { a, b, c } = value;
  if (
    (a !== undefined && typeof a !== 'string') ||
    (b !== undefined && !isInteger(b)) ||
    (c !== undefined && typeof c !== 'boolean') ||
    hasFewerProperties(value, 1) ||
    hasMoreProperties(value, 2)
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
    const { a, b, c } = value;
    if (a !== undefined && typeof a !== 'string')
      problems = report(problems, 'a', schema, 'type', 'must be a string');
    if (b !== undefined && !isInteger(b))
      problems = report(problems, 'b', schema, 'type', 'must be a whole number');
    if (c !== undefined && typeof c !== 'boolean')
      problems = report(problems, 'c', schema, 'type', 'must be true or false');
    if (hasFewerProperties(value, 1))
      problems = reportAt(problems, '', schema, '/minProperties', 'must have at least 1 member');
    if (hasMoreProperties(value, 2))
      problems = reportAt(problems, '', schema, '/maxProperties', 'must have at most 2 members');
  }
  return problems;
}
