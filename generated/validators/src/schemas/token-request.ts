// Generated; change the document it is made from instead.

import type { TokenRequest } from '@cloud-api/types';
import { isUri } from '../runtime/validation/formats/uri.js';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

const codeVerifierPattern = /^[A-Za-z0-9._~-]{43,128}$/u;

/** Whether a value is a valid TokenRequest. */
export function isTokenRequest(value: unknown): value is TokenRequest {
  if (!isObject(value)) return false;
  const {
    grant_type: grantType,
    client_id: clientId,
    client_secret: clientSecret,
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
    refresh_token: refreshToken,
  } = value;
  if (grantType !== undefined) {
    if (grantType !== 'authorization_code' && grantType !== 'refresh_token') return false;
  }
  if (typeof clientId !== 'string') return false;
  if (typeof clientSecret !== 'string') return false;
  if (code !== undefined) {
    if (typeof code !== 'string') return false;
  }
  if (redirectUri !== undefined) {
    if (typeof redirectUri !== 'string') return false;
    if (!isUri(redirectUri)) return false;
  }
  if (codeVerifier !== undefined) {
    if (typeof codeVerifier !== 'string') return false;
    if (!codeVerifierPattern.test(codeVerifier)) return false;
  }
  if (refreshToken !== undefined) {
    if (typeof refreshToken !== 'string') return false;
  }
  if (acceptsTokenRequestIf(value)) {
    const { refresh_token: refreshToken } = value;
    if (refreshToken === undefined) return false;
  } else {
    const { code } = value;
    if (code === undefined) return false;
  }
  return true;
}

function acceptsTokenRequestIf(value: unknown): boolean {
  if (isObject(value)) {
    const { grant_type: grantType } = value;
    if (grantType !== 'refresh_token') return false;
  }
  return true;
}

/** All that is wrong with a value as TokenRequest; nothing for a valid one. */
export function checkTokenRequest(value: unknown): readonly Problem[] {
  return problemsOfTokenRequest(value) ?? noProblems;
}

/** TokenRequest as a Standard Schema. */
export const tokenRequestSchema: StandardSchema<TokenRequest> =
  /* @__PURE__ */ createStandardSchema(checkTokenRequest);

export function problemsOfTokenRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/TokenRequest/type',
      message: 'must be an object',
    });
  else {
    const {
      grant_type: grantType,
      client_id: clientId,
      client_secret: clientSecret,
      code,
      redirect_uri: redirectUri,
      code_verifier: codeVerifier,
      refresh_token: refreshToken,
    } = value;
    if (grantType !== undefined) {
      if (grantType !== 'authorization_code' && grantType !== 'refresh_token')
        problems = addProblem(problems, {
          pointer: '/grant_type',
          field: 'grant_type',
          keyword: 'oneOf',
          schema: '#/components/schemas/TokenRequest/properties/grant_type/oneOf',
          message: 'must be one of "authorization_code" or "refresh_token"',
        });
    }
    if (clientId === undefined)
      problems = addProblem(problems, {
        pointer: '/client_id',
        field: 'client_id',
        keyword: 'required',
        schema: '#/components/schemas/TokenRequest/required',
        message: 'is required',
      });
    else if (typeof clientId !== 'string')
      problems = addProblem(problems, {
        pointer: '/client_id',
        field: 'client_id',
        keyword: 'type',
        schema: '#/components/schemas/TokenRequest/properties/client_id/type',
        message: 'must be a string',
      });
    if (clientSecret === undefined)
      problems = addProblem(problems, {
        pointer: '/client_secret',
        field: 'client_secret',
        keyword: 'required',
        schema: '#/components/schemas/TokenRequest/required',
        message: 'is required',
      });
    else if (typeof clientSecret !== 'string')
      problems = addProblem(problems, {
        pointer: '/client_secret',
        field: 'client_secret',
        keyword: 'type',
        schema: '#/components/schemas/TokenRequest/properties/client_secret/type',
        message: 'must be a string',
      });
    if (code !== undefined) {
      if (typeof code !== 'string')
        problems = addProblem(problems, {
          pointer: '/code',
          field: 'code',
          keyword: 'type',
          schema: '#/components/schemas/TokenRequest/properties/code/type',
          message: 'must be a string',
        });
    }
    if (redirectUri !== undefined) {
      if (typeof redirectUri !== 'string')
        problems = addProblem(problems, {
          pointer: '/redirect_uri',
          field: 'redirect_uri',
          keyword: 'type',
          schema: '#/components/schemas/TokenRequest/properties/redirect_uri/type',
          message: 'must be a string',
        });
      else if (!isUri(redirectUri))
        problems = addProblem(problems, {
          pointer: '/redirect_uri',
          field: 'redirect_uri',
          keyword: 'format',
          schema: '#/components/schemas/TokenRequest/properties/redirect_uri/format',
          message: 'must be a URI',
        });
    }
    if (codeVerifier !== undefined) {
      if (typeof codeVerifier !== 'string')
        problems = addProblem(problems, {
          pointer: '/code_verifier',
          field: 'code_verifier',
          keyword: 'type',
          schema: '#/components/schemas/TokenRequest/properties/code_verifier/type',
          message: 'Must be 43 to 128 letters, digits, hyphens, periods, underscores or tildes.',
        });
      else if (!codeVerifierPattern.test(codeVerifier))
        problems = addProblem(problems, {
          pointer: '/code_verifier',
          field: 'code_verifier',
          keyword: 'pattern',
          schema: '#/components/schemas/TokenRequest/properties/code_verifier/pattern',
          message: 'Must be 43 to 128 letters, digits, hyphens, periods, underscores or tildes.',
        });
    }
    if (refreshToken !== undefined) {
      if (typeof refreshToken !== 'string')
        problems = addProblem(problems, {
          pointer: '/refresh_token',
          field: 'refresh_token',
          keyword: 'type',
          schema: '#/components/schemas/TokenRequest/properties/refresh_token/type',
          message: 'must be a string',
        });
    }
    if (acceptsTokenRequestIf(value)) {
      const { refresh_token: refreshToken } = value;
      if (refreshToken === undefined)
        problems = addProblem(problems, {
          pointer: '/refresh_token',
          field: 'refresh_token',
          keyword: 'required',
          schema: '#/components/schemas/TokenRequest/then/required',
          message: 'is required',
        });
    } else {
      const { code } = value;
      if (code === undefined)
        problems = addProblem(problems, {
          pointer: '/code',
          field: 'code',
          keyword: 'required',
          schema: '#/components/schemas/TokenRequest/else/required',
          message: 'is required',
        });
    }
  }
  return problems;
}
