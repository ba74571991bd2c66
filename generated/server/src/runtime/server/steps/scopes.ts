// Step: whether the token has the scopes.

import type { Exchange } from '../exchange.js';
import { refusal, type Refusal } from '../refusal.js';

/** Where no credential is needed, a token without the scopes sees what a caller without a token sees. */
export function authoriseScopes<Tx>(exchange: Exchange<Tx>): Refusal | undefined {
  const { operation, identity } = exchange;
  if (!identity) return undefined;
  const alternatives = operation.security.filter((alternative) => alternative.length > 0);
  const missing = alternatives.map((alternative) => alternative.flatMap(({ scopes }) => scopes).filter((scope) => !identity.has(scope)));
  if (missing.some((scopes) => scopes.length === 0)) {
    exchange.actor = identity;
    return undefined;
  }
  if (alternatives.length < operation.security.length) return undefined;
  return refusal(403, `Your token is not authorized for this: ${(missing[0] ?? []).join(' ')} is needed.`);
}

/** The scopes that any alternative of an operation names, once each. */
export function acceptedScopes<Tx>({ operation }: Exchange<Tx>): readonly string[] {
  return [...new Set(operation.security.flat().flatMap(({ scopes }) => scopes))];
}
