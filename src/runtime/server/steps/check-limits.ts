// Step: checks count limits.

import type { Exchange } from '../request-context.ts';
import type { Reason, Refusal } from '../http-error.ts';
import type { CountLimit } from '../operation-table.ts';

/** Counts within the unit of work, which the host serializes as needed. */
export function checkLimits<Tx>(exchange: Exchange<Tx>, tx: Tx): Promise<Refusal | undefined> | undefined {
  const { limits } = exchange.operation;
  return limits && countAll(exchange, limits, tx);
}

async function countAll<Tx>(
  { setting, actor, resource }: Exchange<Tx>,
  limits: readonly CountLimit[],
  tx: Tx,
): Promise<Refusal | undefined> {
  const reasons: Reason[] = [];
  for (const limit of limits) {
    const { id, of, per, within } = limit;
    const query = {
      limit: id,
      of,
      per,
      ...(within && { within }),
      ...(limit.where && { where: (self: unknown) => limit.where?.(self) === true }),
    };
    if ((await setting.host.count(tx, query, actor, resource?.value)) >= limit.max)
      reasons.push({ message: limit.message });
  }
  return reasons.length === 0 ? undefined : { status: 400, reasons };
}
