// Step: the events of a success.

import { isSuccess } from '../answer/success.js';
import type { Exchange } from '../exchange.js';

export async function emitEvents<Tx>({ operation, setting, response, resource, actor }: Exchange<Tx>, tx: Tx): Promise<undefined> {
  if (!isSuccess(response.status)) return;
  for (const kind of operation.emits ?? []) {
    await setting.host.emit(tx, { kind, operation: operation.id, resource: resource?.value, result: response.body }, actor);
  }
}
