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
import { isLongerThan, isObject, isShorterThan } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value)) return false;
  const { bounded, short } = value;
  if (
    typeof bounded !== 'string' ||
    isShorterThan(bounded, 6) ||
    isLongerThan(bounded, 8) ||
    typeof short !== 'string' ||
    isLongerThan(short, 2)
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
    const { bounded, short } = value;
    if (typeof bounded !== 'string')
      problems = reportRequired(problems, 'bounded', bounded, schema, 'type', 'must be a string');
    else {
      if (isShorterThan(bounded, 6))
        problems = report(
          problems,
          'bounded',
          schema,
          'minLength',
          'must be at least 6 characters',
        );
      if (isLongerThan(bounded, 8))
        problems = report(problems, 'bounded', schema, 'maxLength', 'must be at most 8 characters');
    }
    if (typeof short !== 'string')
      problems = reportRequired(problems, 'short', short, schema, 'type', 'must be a string');
    else if (isLongerThan(short, 2))
      problems = report(problems, 'short', schema, 'maxLength', 'must be at most 2 characters');
  }
  return problems;
}
