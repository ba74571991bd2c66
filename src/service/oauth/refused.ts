// Why the authorisation host refuses a request: the interface's reason, and the code that RFC 6749 has for it.

import type { TokenErrorBody } from '@cloud-api/types';

export interface Refused {
  readonly status: 400 | 401;
  readonly body: TokenErrorBody;
}

/** A refusal with one reason; `field` is the parameter that it concerns. */
export function refused(error: TokenErrorBody['error'], reason: string, field?: string): Refused {
  const status = error === 'invalid_client' ? 401 : 400;
  return {
    status,
    body: { errors: [{ reason, ...(field !== undefined && { field }) }], error, error_description: reason },
  };
}

export function isRefused(value: object): value is Refused {
  return 'status' in value && 'body' in value;
}
