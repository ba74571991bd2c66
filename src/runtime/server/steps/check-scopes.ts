// Step: whether the token has the scopes.

import type { Exchange } from '../request-context.ts';
import { planOf } from '../operation-plan.ts';
import { refusal, type Refusal } from '../http-error.ts';

/** Where no credential is needed, a token without the scopes sees what a caller without a token sees. */
export function authoriseScopes<Tx>(exchange: Exchange<Tx>): Refusal | undefined {
  const { operation, identity, lacking } = exchange;
  if (!identity) return undefined;
  if (lacking.length === 0) {
    exchange.actor = identity;
    return undefined;
  }
  if (operation.security.some((alternative) => alternative.length === 0)) return undefined;
  return refusal(403, `Your token is not authorized for this: ${lacking.join(' ')} is needed.`);
}

/** The scopes that any alternative of an operation names, once each. */
export function acceptedScopes<Tx>({ operation }: Exchange<Tx>): readonly string[] {
  return planOf(operation).scopes;
}
