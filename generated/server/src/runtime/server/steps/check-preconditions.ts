// Request pipeline step: checks the preconditions of the operation.

import type { RequestContext } from '../request-context.js';
import type { ErrorResponse } from '../http-error.js';

/** The first failed precondition determines the status; all failed preconditions with that status are reported. */
export function checkPreconditions<Tx>({
  operation,
  resource,
  body,
  parameters,
  caller,
  now,
}: RequestContext<Tx>): ErrorResponse | undefined {
  const { preconditions } = operation;
  if (!preconditions) return undefined;
  // An omitted optional body is treated as an empty object.
  const scope = {
    resource: resource?.value,
    body: body ?? {},
    path: parameters.path,
    query: parameters.query,
    caller,
    now: now.getTime(),
  };
  const failed = preconditions.filter((precondition) => !precondition.holds(scope));
  const [first] = failed;
  if (!first) return undefined;
  const sameStatus = failed.filter(({ status }) => status === first.status);
  return {
    status: first.status,
    details: sameStatus.map(({ message, field }) => ({ message, ...(field !== undefined && { field }) })),
  };
}
