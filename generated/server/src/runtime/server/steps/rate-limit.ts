// Request pipeline step: checks rate limits, then rejects an unauthenticated request.

import type { RequestContext } from '../request-context.js';
import type { RateLimit, RateLimitResult } from '../host.js';
import { isPromise } from '../is-promise.js';
import { createErrorResponse, type ErrorResponse } from '../http-error.js';
import { rejectUnauthenticated } from './reject-unauthenticated.js';

/** Requests without valid credentials are counted by address, which limits brute-force attempts. */
export function applyRateLimit<Tx>(
  context: RequestContext<Tx>,
): Promise<ErrorResponse | undefined> | ErrorResponse | undefined {
  const { service, operation, request, identity } = context;
  const key = identity?.key ?? `address ${request.address ?? 'unknown'}`;
  const result = service.host.rateLimit({ operation: operation.id, key, limits: operation.rateLimits ?? unlimited });
  return isPromise(result) ? result.then((awaited) => checkResult(context, awaited)) : checkResult(context, result);
}

const unlimited: readonly RateLimit[] = [];

function checkResult<Tx>(context: RequestContext<Tx>, result: RateLimitResult): ErrorResponse | undefined {
  const { operation, now } = context;
  context.rateLimit = result;
  if (!result.allowed) {
    const wait = Math.max(1, Math.ceil(result.reset - now.getTime() / 1000));
    const message = operation.rateLimits?.find((limit) => limit.message !== undefined)?.message ?? 'Too many requests';
    return createErrorResponse(429, message, { 'Retry-After': wait });
  }
  return rejectUnauthenticated(context);
}
