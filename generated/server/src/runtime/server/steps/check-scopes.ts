// Request pipeline step: checks the scopes of the token.

import type { RequestContext } from '../request-context.js';
import { getDerivedOperationData } from '../derived-operation-data.js';
import { createErrorResponse, type ErrorResponse } from '../http-error.js';

/** If authentication is optional, a token without the scopes is treated as no token. */
export function checkScopes<Tx>(context: RequestContext<Tx>): ErrorResponse | undefined {
  const { operation, identity, missingScopes } = context;
  if (!identity) return undefined;
  if (missingScopes.length === 0) {
    context.actor = identity;
    return undefined;
  }
  if (operation.security.some((alternative) => alternative.length === 0)) return undefined;
  return createErrorResponse(
    403,
    `Your token is not authorized for this operation, which requires ${missingScopes.join(' ')}.`,
  );
}

/** Returns the distinct scopes of all security alternatives. */
export function listRequiredScopes<Tx>({ operation }: RequestContext<Tx>): readonly string[] {
  return getDerivedOperationData(operation).scopes;
}
