// Generated; change the document it is made from instead.

import type { TokenErrorBody } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeProblems,
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
import { isObject } from '../runtime/validation/type-checks.js';
import { acceptsErrorBody, problemsOfErrorBody } from './error-body.js';

/** Whether a value is a valid TokenErrorBody. */
export function isTokenErrorBody(value: unknown): value is TokenErrorBody {
  if (!isObject(value)) return false;
  const { error, error_description: errorDescription } = value;
  if (
    (error !== 'invalid_request' &&
      error !== 'invalid_client' &&
      error !== 'invalid_grant' &&
      error !== 'unauthorized_client' &&
      error !== 'unsupported_grant_type' &&
      error !== 'unsupported_response_type' &&
      error !== 'invalid_scope') ||
    (errorDescription !== undefined && typeof errorDescription !== 'string') ||
    !acceptsErrorBody(value)
  )
    return false;
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
  const schema = '#/components/schemas/TokenErrorBody';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { error, error_description: errorDescription } = value;
    if (error === undefined) problems = reportMissing(problems, 'error', schema);
    else if (
      error !== 'invalid_request' &&
      error !== 'invalid_client' &&
      error !== 'invalid_grant' &&
      error !== 'unauthorized_client' &&
      error !== 'unsupported_grant_type' &&
      error !== 'unsupported_response_type' &&
      error !== 'invalid_scope'
    )
      problems = report(
        problems,
        'error',
        schema,
        'oneOf',
        'must be one of "invalid_request", "invalid_client", "invalid_grant", "unauthorized_client", "unsupported_grant_type", "unsupported_response_type" or "invalid_scope"',
      );
    if (errorDescription !== undefined && typeof errorDescription !== 'string')
      problems = report(problems, 'error_description', schema, 'type', 'must be a string');
    problems = mergeProblems(problems, problemsOfErrorBody(value));
  }
  return problems;
}
