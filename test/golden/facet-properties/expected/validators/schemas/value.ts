// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtOwnProperty,
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
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

const valueNamePattern = /^x-/u;

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value)) return false;
  const { name, size, extra } = value;
  if (typeof name !== 'string' || (size !== undefined && !isInteger(size)) || extra === undefined)
    return false;
  for (const key in value) {
    if (
      (valueNamePattern.test(key) &&
        typeof value[key] !== 'boolean' &&
        Object.hasOwn(value, key)) ||
      (key !== 'name' &&
        key !== 'size' &&
        !valueNamePattern.test(key) &&
        !isInteger(value[key]) &&
        Object.hasOwn(value, key))
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
    const { name, size, extra } = value;
    if (typeof name !== 'string')
      problems = reportRequired(problems, 'name', name, schema, 'type', 'must be a string');
    if (size !== undefined && !isInteger(size))
      problems = report(problems, 'size', schema, 'type', 'must be a whole number');
    if (extra === undefined) problems = reportMissing(problems, 'extra', schema);
    for (const key in value) {
      if (valueNamePattern.test(key))
        problems = mergeAtOwnProperty(problems, value, key, problemsOfValueMatching(value[key]));
      if (key !== 'name' && key !== 'size' && !valueNamePattern.test(key))
        problems = mergeAtOwnProperty(problems, value, key, problemsOfValueMember(value[key]));
    }
  }
  return problems;
}

function problemsOfValueMatching(value: unknown): Problems {
  const schema = '#/components/schemas/Value/patternProperties/^x-';
  let problems: Problems;
  if (typeof value !== 'boolean')
    problems = reportAt(problems, '', schema, '/type', 'must be true or false');
  return problems;
}

function problemsOfValueMember(value: unknown): Problems {
  const schema = '#/components/schemas/Value/additionalProperties';
  let problems: Problems;
  if (!isInteger(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  return problems;
}
