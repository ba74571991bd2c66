// Step: checks the scopes of the token.

import type { Exchange } from '../request-context.ts';
import { planOf } from '../operation-plan.ts';
import { refusal, type Refusal } from '../http-error.ts';

/** If authentication is optional, a token without the scopes acts like no token. */
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

/** Returns the distinct scopes of all security alternatives. */
export function acceptedScopes<Tx>({ operation }: Exchange<Tx>): readonly string[] {
  return planOf(operation).scopes;
}
