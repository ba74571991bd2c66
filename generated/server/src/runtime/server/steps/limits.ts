// Step: how many there may be.

import type { Exchange } from '../exchange.js';
import type { Reason, Refusal } from '../refusal.js';

/** Counted in the unit of work, which is serialised as far as that takes. */
export async function checkLimits<Tx>({ operation, setting, actor, resource }: Exchange<Tx>, tx: Tx): Promise<Refusal | undefined> {
  const reasons: Reason[] = [];
  for (const limit of operation.limits ?? []) {
    const { id, of, per, within } = limit;
    const query = { limit: id, of, per, ...(within && { within }), ...(limit.where && { where: (self: unknown) => limit.where?.(self) === true }) };
    if ((await setting.host.count(tx, query, actor, resource?.value)) >= limit.max) reasons.push({ message: limit.message });
  }
  return reasons.length === 0 ? undefined : { status: 400, reasons };
}
