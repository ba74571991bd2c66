// Step: the preconditions of the operation.

import type { Exchange } from '../request-context.js';
import type { Refusal } from '../http-error.js';

/** The first that fails decides the status; all that fail with it are named. */
export function checkPreconditions<Tx>({
  operation,
  resource,
  body,
  parameters,
  caller,
  now,
}: Exchange<Tx>): Refusal | undefined {
  const { preconditions } = operation;
  if (!preconditions) return undefined;
  // A body that may be left out reads as an empty object.
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
  const alike = failed.filter(({ status }) => status === first.status);
  return {
    status: first.status,
    reasons: alike.map(({ message, field }) => ({ message, ...(field !== undefined && { field }) })),
  };
}
