// Request pipeline step: checks count limits.

import type { RequestContext } from '../request-context.ts';
import type { ErrorDetail, ErrorResponse } from '../http-error.ts';
import type { CountLimit } from '../operation-table.ts';

/** Counts within the unit of work, which the host serializes as needed. */
export function checkCountLimits<Tx>(
  context: RequestContext<Tx>,
  tx: Tx,
): Promise<ErrorResponse | undefined> | undefined {
  const { limits } = context.operation;
  return limits && countResources(context, limits, tx);
}

async function countResources<Tx>(
  { service, actor, resource }: RequestContext<Tx>,
  limits: readonly CountLimit[],
  tx: Tx,
): Promise<ErrorResponse | undefined> {
  const details: ErrorDetail[] = [];
  for (const limit of limits) {
    const { id, of, per, within } = limit;
    const query = {
      limit: id,
      of,
      per,
      ...(within && { within }),
      ...(limit.where && { where: (self: unknown) => limit.where?.(self) === true }),
    };
    if ((await service.host.count(tx, query, actor, resource?.value)) >= limit.max)
      details.push({ message: limit.message });
  }
  return details.length === 0 ? undefined : { status: 400, details };
}
