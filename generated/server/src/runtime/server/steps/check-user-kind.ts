// Request pipeline step: checks whether this kind of user may call the operation.

import type { RequestContext } from '../request-context.js';
import { createErrorResponse, type ErrorResponse } from '../http-error.js';

/** Checks grants that apply to no resource in the path. Other grants are checked after the resource is loaded. */
export function checkUserKind<Tx>({ operation, actor }: RequestContext<Tx>): ErrorResponse | undefined {
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
