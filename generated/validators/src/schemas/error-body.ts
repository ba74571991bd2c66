// Generated; change the document it is made from instead.

import type { ErrorBody } from '@cloud-api/types';
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
import { isErrorItem, problemsOfErrorItem } from './error-item.js';

/** Whether a value is a valid ErrorBody. */
export function isErrorBody(value: unknown): value is ErrorBody {
  return acceptsErrorBody(value);
}

/** All that is wrong with a value as ErrorBody; nothing for a valid one. */
export function checkErrorBody(value: unknown): readonly Problem[] {
  return problemsOfErrorBody(value) ?? noProblems;
}

/** ErrorBody as a Standard Schema. */
export const errorBodySchema: StandardSchema<ErrorBody> =
  /* @__PURE__ */ createStandardSchema(checkErrorBody);

export function problemsOfErrorBody(value: unknown): Problems {
  const schema = '#/components/schemas/ErrorBody';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { errors } = value;
    if (!isArray(errors))
      problems = reportRequired(problems, 'errors', errors, schema, 'type', 'must be a list');
    else {
      if (errors.length < 1)
        problems = report(problems, 'errors', schema, 'minItems', 'must have at least 1 item');
      for (let index = 0; index < errors.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'errors',
          index,
          problemsOfErrorItem(errors[index]),
        );
      }
    }
  }
  return problems;
}

export function acceptsErrorBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { errors } = value;
  if (!isArray(errors) || errors.length < 1) return false;
  for (let index = 0; index < errors.length; index++) {
    if (!isErrorItem(errors[index])) return false;
  }
  return true;
}
