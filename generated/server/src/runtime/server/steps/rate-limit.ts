// Request pipeline step: checks rate limits, then reports a failed authentication.

import { buildChallenge } from '../credential.js';
import type { RequestContext } from '../request-context.js';
import type { RateLimit, RateLimitResult } from '../host.js';
import { isPromise } from '../is-promise.js';
import { createErrorResponse, type ErrorResponse } from '../http-error.js';

/** Requests without valid credentials are counted by address, which limits brute-force attempts. */
export function applyRateLimit<Tx>(
  context: RequestContext<Tx>,
): Promise<ErrorResponse | undefined> | ErrorResponse | undefined {
  const { service, operation, request, identity } = context;
  const key = identity?.key ?? `address ${request.address ?? 'unknown'}`;
  const result = service.host.rateLimit({ operation: operation.id, key, limits: operation.rateLimits ?? unlimited });
  return isPromise(result) ? result.then((awaited) => rejectRequest(context, awaited)) : rejectRequest(context, result);
}

const unlimited: readonly RateLimit[] = [];

function rejectRequest<Tx>(context: RequestContext<Tx>, result: RateLimitResult): ErrorResponse | undefined {
  const { service, operation, now } = context;
  context.rateLimit = result;
  if (!result.allowed) {
    const wait = Math.max(1, Math.ceil(result.reset - now.getTime() / 1000));
    const message = operation.rateLimits?.find((limit) => limit.message !== undefined)?.message ?? 'Too many requests';
    return createErrorResponse(429, message, { 'Retry-After': wait });
  }
  if (!context.isUnauthenticated) return undefined;
  const challenge = buildChallenge(operation.security.flat().map(({ scheme }) => service.table.schemes[scheme]));
  return createErrorResponse(401, 'Invalid token', challenge === '' ? undefined : { 'WWW-Authenticate': challenge });
}
