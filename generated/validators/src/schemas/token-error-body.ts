// Generated; change the document it is made from instead.

import type { TokenErrorBody } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeProblems,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';
import { acceptsErrorBody, problemsOfErrorBody } from './error-body.js';

/** Whether a value is a valid TokenErrorBody. */
export function isTokenErrorBody(value: unknown): value is TokenErrorBody {
  if (!isObject(value)) return false;
  const { error, error_description: errorDescription } = value;
  if (
    error !== 'invalid_request' &&
    error !== 'invalid_client' &&
    error !== 'invalid_grant' &&
    error !== 'unauthorized_client' &&
    error !== 'unsupported_grant_type' &&
    error !== 'unsupported_response_type' &&
    error !== 'invalid_scope'
  )
    return false;
  if (errorDescription !== undefined) {
    if (typeof errorDescription !== 'string') return false;
  }
  if (!acceptsErrorBody(value)) return false;
  return true;
}

/** All that is wrong with a value as TokenErrorBody; nothing for a valid one. */
export function checkTokenErrorBody(value: unknown): readonly Problem[] {
  return problemsOfTokenErrorBody(value) ?? noProblems;
}

/** TokenErrorBody as a Standard Schema. */
export const tokenErrorBodySchema: StandardSchema<TokenErrorBody> =
  /* @__PURE__ */ createStandardSchema(checkTokenErrorBody);

export function problemsOfTokenErrorBody(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/TokenErrorBody/type',
      message: 'must be an object',
    });
  else {
    const { error, error_description: errorDescription } = value;
    if (error === undefined)
      problems = addProblem(problems, {
        pointer: '/error',
        field: 'error',
        keyword: 'required',
        schema: '#/components/schemas/TokenErrorBody/required',
        message: 'is required',
      });
    else if (
      error !== 'invalid_request' &&
      error !== 'invalid_client' &&
      error !== 'invalid_grant' &&
      error !== 'unauthorized_client' &&
      error !== 'unsupported_grant_type' &&
      error !== 'unsupported_response_type' &&
      error !== 'invalid_scope'
    )
      problems = addProblem(problems, {
        pointer: '/error',
        field: 'error',
        keyword: 'oneOf',
        schema: '#/components/schemas/TokenErrorBody/properties/error/oneOf',
        message:
          'must be one of "invalid_request", "invalid_client", "invalid_grant", "unauthorized_client", "unsupported_grant_type", "unsupported_response_type" or "invalid_scope"',
      });
    if (errorDescription !== undefined) {
      if (typeof errorDescription !== 'string')
        problems = addProblem(problems, {
          pointer: '/error_description',
          field: 'error_description',
          keyword: 'type',
          schema: '#/components/schemas/TokenErrorBody/properties/error_description/type',
          message: 'must be a string',
        });
    }
    problems = mergeProblems(problems, problemsOfErrorBody(value));
  }
  return problems;
}
