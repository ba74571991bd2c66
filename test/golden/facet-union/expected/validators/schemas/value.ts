// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import { selectClosestBranch } from '../runtime/validation/closest-branch.js';
import { isMultipleOf } from '../runtime/validation/multiple-of.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  createProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value)) return false;
  const { any: any_, one } = value;
  if (isInteger(any_)) {
    if (any_ < 3) return false;
  } else if (typeof any_ !== 'boolean') return false;
  if (Number(acceptsOneOption1(one)) + Number(acceptsOneOption2(one)) !== 1) return false;
  return true;
}

function acceptsOneOption1(value: unknown): boolean {
  if (!isInteger(value) || !isMultipleOf(value, 2)) return false;
  return true;
}

function acceptsOneOption2(value: unknown): boolean {
  if (!isInteger(value) || !isMultipleOf(value, 3)) return false;
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
    const { any: any_, one } = value;
    if (any_ === undefined) problems = reportMissing(problems, 'any', schema);
    else if (isInteger(any_)) {
      if (any_ < 3)
        problems = reportAt(
          problems,
          '/any',
          schema,
          '/properties/any/anyOf/0/minimum',
          'must be at least 3',
        );
    } else if (typeof any_ !== 'boolean')
      problems = report(
        problems,
        'any',
        schema,
        'anyOf',
        'must be a whole number or true or false',
      );
    if (one === undefined) problems = reportMissing(problems, 'one', schema);
    else {
      const matched = Number(acceptsOneOption1(one)) + Number(acceptsOneOption2(one));
      if (matched === 0)
        problems = mergeAtProperty(
          problems,
          'one',
          selectClosestBranch(
            createProblem(
              '',
              schema,
              '/properties/one/oneOf',
              'must match one of the alternatives',
            ),
            problemsOfOneOption1(one),
            problemsOfOneOption2(one),
          ),
        );
      else if (matched > 1)
        problems = report(
          problems,
          'one',
          schema,
          'oneOf',
          'must match exactly one of the alternatives, but matches several',
        );
    }
  }
  return problems;
}

function problemsOfOneOption1(value: unknown): Problems {
  const schema = '#/components/schemas/Value/properties/one/oneOf/0';
  let problems: Problems;
  if (!isInteger(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  else if (!isMultipleOf(value, 2))
    problems = reportAt(problems, '', schema, '/multipleOf', 'must be a multiple of 2');
  return problems;
}

function problemsOfOneOption2(value: unknown): Problems {
  const schema = '#/components/schemas/Value/properties/one/oneOf/1';
  let problems: Problems;
  if (!isInteger(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  else if (!isMultipleOf(value, 3))
    problems = reportAt(problems, '', schema, '/multipleOf', 'must be a multiple of 3');
  return problems;
}
