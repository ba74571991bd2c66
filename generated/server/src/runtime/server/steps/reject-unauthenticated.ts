// Error response for failed authentication.

import { buildChallenge, describeCredentials } from '../credentials-and-challenges.js';
import type { RequestContext } from '../request-context.js';
import { createErrorResponse, type ErrorResponse } from '../http-error.js';

/** Returns the response 401 with a challenge for each scheme; `undefined` if authentication did not fail. */
export function rejectUnauthenticated<Tx>(context: RequestContext<Tx>): ErrorResponse | undefined {
  if (!context.isUnauthenticated) return undefined;
  const { service, operation } = context;
  const alternatives = operation.security.map((alternative) =>
    alternative.map(({ scheme }) => service.table.schemes[scheme]),
  );
  const message = service.options.unauthorizedMessage ?? `Missing or invalid ${describeCredentials(alternatives)}`;
  const challenge = buildChallenge(alternatives.flat());
  return createErrorResponse(401, message, challenge === '' ? undefined : { 'WWW-Authenticate': challenge });
}
