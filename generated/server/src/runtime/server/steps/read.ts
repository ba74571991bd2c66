// Step: the body's bytes.

import type { Exchange } from '../exchange.js';
import { defaultBodyLimit } from '../options.js';
import { readBody } from '../body/read.js';

/** A body that the operation has no place for is left where it is. */
export async function readContent<Tx>(exchange: Exchange<Tx>): Promise<undefined> {
  const { operation, request, setting } = exchange;
  if (operation.body) exchange.content = await readBody(request, setting.options.bodyLimit ?? defaultBodyLimit);
}
