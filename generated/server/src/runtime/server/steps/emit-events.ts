// Request pipeline step: emits events after a success.

import { isSuccess } from '../response/is-success.js';
import type { RequestContext } from '../request-context.js';

export function emitEvents<Tx>(context: RequestContext<Tx>, tx: Tx): Promise<undefined> | undefined {
  const { emits } = context.operation;
  return emits && isSuccess(context.response.status) ? emitAll(context, emits, tx) : undefined;
}

async function emitAll<Tx>(
  { operation, service, response, resource, actor }: RequestContext<Tx>,
  emits: readonly string[],
  tx: Tx,
): Promise<undefined> {
  for (const kind of emits) {
    await service.host.emit(
      tx,
      { kind, operation: operation.id, resource: resource?.value, result: response.body },
      actor,
    );
  }
}
