// Generated; change the document it is made from instead.

import type { ErrorItem } from '@cloud-api/types';
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

/** Whether a value is a valid ErrorItem. */
export function isErrorItem(value: unknown): value is ErrorItem {
  if (!isObject(value)) return false;
  const { reason, field } = value;
  if (
    typeof reason !== 'string' ||
    (field !== undefined && typeof field !== 'string' && field !== null)
  )
    return false;
  return true;
}

/** All that is wrong with a value as ErrorItem; nothing for a valid one. */
export function checkErrorItem(value: unknown): readonly Problem[] {
  return problemsOfErrorItem(value) ?? noProblems;
}

/** ErrorItem as a Standard Schema. */
export const errorItemSchema: StandardSchema<ErrorItem> =
  /* @__PURE__ */ createStandardSchema(checkErrorItem);

export function problemsOfErrorItem(value: unknown): Problems {
  const schema = '#/components/schemas/ErrorItem';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { reason, field } = value;
    if (typeof reason !== 'string')
      problems = reportRequired(problems, 'reason', reason, schema, 'type', 'must be a string');
    if (field !== undefined && typeof field !== 'string' && field !== null)
      problems = report(problems, 'field', schema, 'type', 'must be a string or null');
  }
  return problems;
}
