// Request pipeline step: checks access that depends on the account, not on a resource.

import type { RequestContext } from '../request-context.js';
import { createErrorResponse, type ErrorResponse } from '../http-error.js';

/** Checks whether a restricted user may call the operation. Grants on a resource are checked after it is loaded. */
export function checkAccountAccess<Tx>({ operation, actor }: RequestContext<Tx>): ErrorResponse | undefined {
  const { access, resource } = operation;
  if (!actor?.restricted) return undefined;
  if (access?.kind === 'unrestricted')
    return createErrorResponse(403, 'Only an unrestricted user may call this operation.');
  if (access?.kind !== 'grant' || resource) return undefined;
  const level = actor.grant(access.grant);
  return level === access.level || level === 'read_write'
    ? undefined
    : createErrorResponse(403, `Your user needs the grant ${access.grant} with level ${access.level}.`);
}
