// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addAtProperty,
  createProblem,
  mergeAtOwnProperty,
  noProblems,
  type Problems,
  reportAt,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { hasFewerProperties, isObject } from '../runtime/validation/type-checks.js';

const valueNamePattern = /^[a-z][a-z]$/u;

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value) || hasFewerProperties(value, 2)) return false;
  for (const key in value) {
    if (
      (!valueNamePattern.test(key) && Object.hasOwn(value, key)) ||
      (typeof value[key] !== 'string' && Object.hasOwn(value, key))
    )
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
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    if (hasFewerProperties(value, 2))
      problems = reportAt(problems, '', schema, '/minProperties', 'must have at least 2 members');
    for (const key in value) {
      if (!valueNamePattern.test(key) && Object.hasOwn(value, key))
        problems = addAtProperty(
          problems,
          key,
          createProblem('', schema, '/propertyNames', 'is not a name that is allowed here'),
        );
      problems = mergeAtOwnProperty(problems, value, key, problemsOfValueMember(value[key]));
    }
  }
  return problems;
}

function problemsOfValueMember(value: unknown): Problems {
  const schema = '#/components/schemas/Value/additionalProperties';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
