// OAuth 2.0 error responses: the API's error body with the code of RFC 6749.

import type { TokenErrorBody } from '@cloud-api/types';

export interface OAuthErrorResponse {
  readonly status: 400 | 401;
  readonly body: TokenErrorBody;
}

/** Creates an error response; `field` is the name of the invalid parameter. */
export function oauthError(error: TokenErrorBody['error'], message: string, field?: string): OAuthErrorResponse {
  const status = error === 'invalid_client' ? 401 : 400;
  return {
    status,
    body: { errors: [{ reason: message, ...(field !== undefined && { field }) }], error, error_description: message },
  };
}

export function isOAuthError(value: object): value is OAuthErrorResponse {
  return 'status' in value && 'body' in value;
}
