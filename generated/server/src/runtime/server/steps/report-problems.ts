// Step: all that is wrong with query, headers and body, in one answer.

import { mayBeIncomplete } from '../../validation/problems.js';
import { validPart } from '../body/valid-part.js';
import type { Exchange } from '../request-context.js';
import { isLater } from '../maybe-promise.js';
import type { Reason, Refusal } from '../http-error.js';

/** Several keywords that say the same of a field, in the document's own words, are one reason. */
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
  // Nothing is known of a body that is wrong as a whole, such as a string instead of an object.
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
