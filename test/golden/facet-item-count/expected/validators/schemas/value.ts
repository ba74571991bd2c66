// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtPropertyIndex,
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
import { isArray, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value)) return false;
  const { several, none } = value;
  if (!isArray(several) || several.length < 2 || several.length > 4) return false;
  for (let index = 0; index < several.length; index++) {
    if (typeof several[index] !== 'string') return false;
  }
  if (!isArray(none) || none.length > 0) return false;
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
    const { several, none } = value;
    if (!isArray(several))
      problems = reportRequired(problems, 'several', several, schema, 'type', 'must be a list');
    else {
      if (several.length < 2)
        problems = report(problems, 'several', schema, 'minItems', 'must have at least 2 items');
      if (several.length > 4)
        problems = report(problems, 'several', schema, 'maxItems', 'must have at most 4 items');
      for (let index = 0; index < several.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'several',
          index,
          problemsOfSeveralItem(several[index]),
        );
      }
    }
    if (!isArray(none))
      problems = reportRequired(problems, 'none', none, schema, 'type', 'must be a list');
    else if (none.length > 0)
      problems = report(problems, 'none', schema, 'maxItems', 'must have no items');
  }
  return problems;
}

function problemsOfSeveralItem(value: unknown): Problems {
  const schema = '#/components/schemas/Value/properties/several/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
