// Generated; change the document it is made from instead.

import { type Problems, add, both, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import { acceptsErrorBody, problemsOfErrorBody } from './error-body.js';
import type { TokenErrorBody } from '@cloud-api/types';

const self = whole('#/components/schemas/TokenErrorBody');
const errorPlace = member(self, 'error');
const errorNotListed = notListed(
  errorPlace,
  'one of "invalid_request", "invalid_client", "invalid_grant", "unauthorized_client", "unsupported_grant_type", "unsupported_response_type" or "invalid_scope"',
  'oneOf',
);
const errorMissing = missing(self, 'error');
const errorDescriptionPlace = member(self, 'error_description');
const errorDescriptionType = wrongType(errorDescriptionPlace, 'a string');
const tokenErrorBodyType = wrongType(self, 'an object');

/** Whether a value is a valid TokenErrorBody. */
export function isTokenErrorBody(value: unknown): value is TokenErrorBody {
  return acceptsTokenErrorBody(value);
}

/** All that is wrong with a value as TokenErrorBody; nothing for a valid one. */
export function checkTokenErrorBody(value: unknown): readonly Problem[] {
  return problemsOfTokenErrorBody(value) ?? noProblems;
}

export function acceptsTokenErrorBody(value: unknown): boolean {
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

export function problemsOfTokenErrorBody(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, tokenErrorBodyType);
  else {
    const { error, error_description: errorDescription } = value;
    if (error === undefined) problems = add(problems, errorMissing);
    else if (
      error !== 'invalid_request' &&
      error !== 'invalid_client' &&
      error !== 'invalid_grant' &&
      error !== 'unauthorized_client' &&
      error !== 'unsupported_grant_type' &&
      error !== 'unsupported_response_type' &&
      error !== 'invalid_scope'
    )
      problems = add(problems, errorNotListed);
    if (errorDescription !== undefined) {
      if (typeof errorDescription !== 'string') problems = add(problems, errorDescriptionType);
    }
    problems = both(problems, problemsOfErrorBody(value));
  }
  return problems;
}
