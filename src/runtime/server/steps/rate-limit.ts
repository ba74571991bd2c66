// Step: checks rate limits, then reports a failed authentication.

import { challenges } from '../credential.ts';
import type { Exchange } from '../request-context.ts';
import type { RateLimit, RateVerdict } from '../host.ts';
import { isLater } from '../maybe-promise.ts';
import { refusal, type Refusal } from '../http-error.ts';

/** Requests without valid credentials count by address, which limits brute-force attempts. */
export function countRequest<Tx>(exchange: Exchange<Tx>): Promise<Refusal | undefined> | Refusal | undefined {
  const { setting, operation, request, identity } = exchange;
  const key = identity?.key ?? `address ${request.address ?? 'unknown'}`;
  const verdict = setting.host.rateLimit({ operation: operation.id, key, limits: operation.rates ?? unlimited });
  return isLater(verdict) ? verdict.then((late) => judge(exchange, late)) : judge(exchange, verdict);
}

const unlimited: readonly RateLimit[] = [];

function judge<Tx>(exchange: Exchange<Tx>, verdict: RateVerdict): Refusal | undefined {
  const { setting, operation, now } = exchange;
  exchange.rate = verdict;
  if (!verdict.allowed) {
    const wait = Math.max(1, Math.ceil(verdict.reset - now.getTime() / 1000));
    const message = operation.rates?.find((limit) => limit.message !== undefined)?.message ?? 'Too many requests';
    return refusal(429, message, { 'Retry-After': wait });
  }
  if (!exchange.unauthenticated) return undefined;
  const challenge = challenges(operation.security.flat().map(({ scheme }) => setting.table.schemes[scheme]));
  return refusal(401, 'Invalid token', challenge === '' ? undefined : { 'WWW-Authenticate': challenge });
}
