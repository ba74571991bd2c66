// Request pipeline step: rejects an invalid request, and reports all its problems in one response.

import { mayBeIncomplete } from '../../validation/problems.js';
import { omitInvalid } from '../body/omit-invalid.js';
import type { RequestContext } from '../request-context.js';
import { isPromise } from '../is-promise.js';
import type { ErrorDetail, ErrorResponse } from '../http-error.js';

/** Problems with the same field and message are reported once. */
export function rejectIfProblems<Tx>(
  context: RequestContext<Tx>,
  tx: Tx,
): Promise<ErrorResponse> | ErrorResponse | undefined {
  if (context.problems.length === 0) return undefined;
  const conflicts = findConflicts(context, tx);
  return isPromise(conflicts)
    ? conflicts.then((awaited) => createProblemResponse(context, awaited))
    : createProblemResponse(context, conflicts);
}

function findConflicts<Tx>(
  { operation, service, problems, body, merged, resource, actor, request }: RequestContext<Tx>,
  tx: Tx,
): Promise<readonly ErrorDetail[]> | readonly ErrorDetail[] {
  const bodyProblems = problems.filter((problem) => !('in' in problem));
  const canCheckConflicts =
    operation.body && service.host.conflicts && body !== undefined && !mayBeIncomplete(bodyProblems);
  if (!canCheckConflicts) return [];
  const validParts = { body: omitInvalid(body, bodyProblems), merged: omitInvalid(merged, bodyProblems) };
  // Conflicts cannot be checked if the whole body is invalid, such as a string instead of an object.
  if (validParts.body === undefined || (merged !== undefined && validParts.merged === undefined)) return [];
  const query = {
    ...validParts,
    operation: operation.id,
    identity: actor,
    request,
    resource: resource?.value,
    invalid: new Set(bodyProblems.map(({ field }) => field)),
  };
  return service.host.conflicts?.(tx, query) ?? [];
}

function createProblemResponse<Tx>({ problems }: RequestContext<Tx>, conflicts: readonly ErrorDetail[]): ErrorResponse {
  const reported = new Map(
    problems.map(({ message, field }): [string, ErrorDetail] => [
      `${field} ${message}`,
      { message, ...(field !== '' && { field }) },
    ]),
  );
  for (const conflict of conflicts) reported.set(`${conflict.field ?? ''} ${conflict.message}`, conflict);
  return { status: 400, details: [...reported.values()], ...(mayBeIncomplete(problems) && { incomplete: true }) };
}
