// Step: emits events after a success.

import { isSuccess } from '../response/is-success.ts';
import type { Exchange } from '../request-context.ts';

export function emitEvents<Tx>(exchange: Exchange<Tx>, tx: Tx): Promise<undefined> | undefined {
  const { emits } = exchange.operation;
  return emits && isSuccess(exchange.response.status) ? emitAll(exchange, emits, tx) : undefined;
}

async function emitAll<Tx>(
  { operation, setting, response, resource, actor }: Exchange<Tx>,
  emits: readonly string[],
  tx: Tx,
): Promise<undefined> {
  for (const kind of emits) {
    await setting.host.emit(
      tx,
      { kind, operation: operation.id, resource: resource?.value, result: response.body },
      actor,
    );
  }
}
