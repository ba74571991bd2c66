// Step: reports all problems of query, headers, and body in one response.

import { mayBeIncomplete } from '../../validation/problems.ts';
import { validPart } from '../body/valid-part.ts';
import type { Exchange } from '../request-context.ts';
import { isLater } from '../maybe-promise.ts';
import type { Reason, Refusal } from '../http-error.ts';

/** Problems with the same field and message are reported once. */
export function checkProblems<Tx>(exchange: Exchange<Tx>, tx: Tx): Promise<Refusal> | Refusal | undefined {
  if (exchange.problems.length === 0) return undefined;
  const conflicts = findConflicts(exchange, tx);
  return isLater(conflicts) ? conflicts.then((late) => refusalFor(exchange, late)) : refusalFor(exchange, conflicts);
}

function findConflicts<Tx>(
  { operation, setting, problems, body, merged, resource, actor, request }: Exchange<Tx>,
  tx: Tx,
): Promise<readonly Reason[]> | readonly Reason[] {
  const wrong = problems.filter((problem) => !('in' in problem));
  const asked = operation.body && setting.host.conflicts && body !== undefined && !mayBeIncomplete(wrong);
  if (!asked) return [];
  const valid = { body: validPart(body, wrong), merged: validPart(merged, wrong) };
  // Conflicts cannot be checked if the whole body is invalid, such as a string instead of an object.
  if (valid.body === undefined || (merged !== undefined && valid.merged === undefined)) return [];
  const query = {
    ...valid,
    operation: operation.id,
    identity: actor,
    request,
    resource: resource?.value,
    invalid: new Set(wrong.map(({ field }) => field)),
  };
  return setting.host.conflicts?.(tx, query) ?? [];
}

function refusalFor<Tx>({ problems }: Exchange<Tx>, conflicts: readonly Reason[]): Refusal {
  const reported = new Map(
    problems.map(({ message, field }): [string, Reason] => [
      `${field} ${message}`,
      { message, ...(field !== '' && { field }) },
    ]),
  );
  for (const conflict of conflicts) reported.set(`${conflict.field ?? ''} ${conflict.message}`, conflict);
  return { status: 400, reasons: [...reported.values()], ...(mayBeIncomplete(problems) && { incomplete: true }) };
}
