// Step: reads the bytes of the body.

import type { Exchange } from '../request-context.ts';
import { defaultBodyLimit } from '../service-options.ts';
import { readBody } from '../body/read-body.ts';

/** Does not read a body that the operation does not declare. */
export function readContent<Tx>(exchange: Exchange<Tx>): Promise<undefined> | undefined {
  return exchange.operation.body && readInto(exchange);
}

async function readInto<Tx>(exchange: Exchange<Tx>): Promise<undefined> {
  const { request, setting } = exchange;
  exchange.content = await readBody(request, setting.options.bodyLimit ?? defaultBodyLimit);
}
