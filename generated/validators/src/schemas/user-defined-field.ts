// Generated; change the document it is made from instead.

import type { UserDefinedField } from '@cloud-api/types';
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
import { isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid UserDefinedField. */
export function isUserDefinedField(value: unknown): value is UserDefinedField {
  if (!isObject(value)) return false;
  const { label, name, example, oneOf, manyOf, default: default_ } = value;
  if (
    typeof label !== 'string' ||
    typeof name !== 'string' ||
    (example !== undefined && typeof example !== 'string') ||
    (oneOf !== undefined && typeof oneOf !== 'string') ||
    (manyOf !== undefined && typeof manyOf !== 'string') ||
    (default_ !== undefined && typeof default_ !== 'string')
  )
    return false;
  return true;
}

/** All that is wrong with a value as UserDefinedField; nothing for a valid one. */
export function checkUserDefinedField(value: unknown): readonly Problem[] {
  return problemsOfUserDefinedField(value) ?? noProblems;
}

/** UserDefinedField as a Standard Schema. */
export const userDefinedFieldSchema: StandardSchema<UserDefinedField> =
  /* @__PURE__ */ createStandardSchema(checkUserDefinedField);

export function problemsOfUserDefinedField(value: unknown): Problems {
  const schema = '#/components/schemas/UserDefinedField';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { label, name, example, oneOf, manyOf, default: default_ } = value;
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    if (typeof name !== 'string')
      problems = reportRequired(problems, 'name', name, schema, 'type', 'must be a string');
    if (example !== undefined && typeof example !== 'string')
      problems = report(problems, 'example', schema, 'type', 'must be a string');
    if (oneOf !== undefined && typeof oneOf !== 'string')
      problems = report(problems, 'oneOf', schema, 'type', 'must be a string');
    if (manyOf !== undefined && typeof manyOf !== 'string')
      problems = report(problems, 'manyOf', schema, 'type', 'must be a string');
    if (default_ !== undefined && typeof default_ !== 'string')
      problems = report(problems, 'default', schema, 'type', 'must be a string');
  }
  return problems;
}
