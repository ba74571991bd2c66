// Request pipeline step: checks the grant of a restricted user on the resource.

import type { RequestContext } from '../request-context.js';
import { createErrorResponse, type ErrorResponse } from '../http-error.js';

export function checkGrant<Tx>({ operation, actor, resource }: RequestContext<Tx>): ErrorResponse | undefined {
  const { access } = operation;
  if (access?.kind !== 'grant' || !resource || !actor?.restricted) return undefined;
  return resource.grant === access.level || resource.grant === 'read_write'
    ? undefined
    : createErrorResponse(
        403,
        `Your user needs the grant ${access.grant} with level ${access.level} on this resource.`,
      );
}
