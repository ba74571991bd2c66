// Step: the body's bytes.

import type { Exchange } from '../request-context.ts';
import { defaultBodyLimit } from '../service-options.ts';
import { readBody } from '../body/read-body.ts';

/** A body that the operation has no place for is left where it is. */
export function readContent<Tx>(exchange: Exchange<Tx>): Promise<undefined> | undefined {
  return exchange.operation.body && readInto(exchange);
}

async function readInto<Tx>(exchange: Exchange<Tx>): Promise<undefined> {
  const { request, setting } = exchange;
  exchange.content = await readBody(request, setting.options.bodyLimit ?? defaultBodyLimit);
}
