// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value)) return false;
  const { word, anything } = value;
  if (
    typeof word !== 'string' ||
    word === 'text' ||
    word === 'none' ||
    anything === undefined ||
    typeof anything === 'string' ||
    isObject(anything)
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
    const { word, anything } = value;
    if (typeof word !== 'string')
      problems = reportRequired(problems, 'word', word, schema, 'type', 'must be a string');
    else if (word === 'text' || word === 'none')
      problems = report(problems, 'word', schema, 'not', 'is a value that is not allowed');
    if (anything === undefined) problems = reportMissing(problems, 'anything', schema);
    else if (typeof anything === 'string' || isObject(anything))
      problems = report(problems, 'anything', schema, 'not', 'is a value that is not allowed');
  }
  return problems;
}
