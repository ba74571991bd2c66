// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject, isShorterThan } from '../runtime/validation/type-checks.js';

const aPattern = /^x/u;

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  {
    if (!isObject(value)) return false;
    const { a } = value;
    if (typeof a !== 'string' || isShorterThan(a, 5)) return false;
  }
  {
    if (!isObject(value)) return false;
    const { a, b } = value;
    if ((a !== undefined && (typeof a !== 'string' || !aPattern.test(a))) || !isInteger(b))
      return false;
  }
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
  if (!isObject(value))
    problems = reportAt(problems, '', schema, '/allOf/0/type', 'must be an object');
  else {
    const { a } = value;
    if (a === undefined)
      problems = reportAt(problems, '/a', schema, '/allOf/0/required', 'is required');
    else if (typeof a !== 'string')
      problems = reportAt(problems, '/a', schema, '/allOf/0/properties/a/type', 'must be a string');
    else if (isShorterThan(a, 5))
      problems = reportAt(
        problems,
        '/a',
        schema,
        '/allOf/0/properties/a/minLength',
        'must be at least 5 characters',
      );
  }
  if (!isObject(value))
    problems = reportAt(problems, '', schema, '/allOf/1/type', 'must be an object');
  else {
    const { a, b } = value;
    if (a !== undefined) {
      if (typeof a !== 'string')
        problems = reportAt(
          problems,
          '/a',
          schema,
          '/allOf/1/properties/a/type',
          'must be a string',
        );
      else if (!aPattern.test(a))
        problems = reportAt(
          problems,
          '/a',
          schema,
          '/allOf/1/properties/a/pattern',
          'must match ^x',
        );
    }
    if (b === undefined)
      problems = reportAt(problems, '/b', schema, '/allOf/1/required', 'is required');
    else if (!isInteger(b))
      problems = reportAt(
        problems,
        '/b',
        schema,
        '/allOf/1/properties/b/type',
        'must be a whole number',
      );
  }
  return problems;
}
