// Error response for failed authentication.

import { buildChallenge } from '../credentials-and-challenges.ts';
import type { RequestContext } from '../request-context.ts';
import { createErrorResponse, type ErrorResponse } from '../http-error.ts';

/** Returns the response 401 with a challenge for each scheme; `undefined` if authentication did not fail. */
export function rejectUnauthenticated<Tx>(context: RequestContext<Tx>): ErrorResponse | undefined {
  if (!context.isUnauthenticated) return undefined;
  const { service, operation } = context;
  const challenge = buildChallenge(operation.security.flat().map(({ scheme }) => service.table.schemes[scheme]));
  return createErrorResponse(401, 'Invalid token', challenge === '' ? undefined : { 'WWW-Authenticate': challenge });
}
