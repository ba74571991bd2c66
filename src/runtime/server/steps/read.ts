// Step: the body's bytes.

import type { Exchange } from '../exchange.ts';
import { defaultBodyLimit } from '../options.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { readBody } from '../body/read.ts';

/** A body that the operation has no place for is left where it is. One that breaks off is no failure of the service. */
export async function readContent<Tx>(exchange: Exchange<Tx>): Promise<Refusal | undefined> {
  const { operation, request, setting } = exchange;
  if (!operation.body) return undefined;
  try {
    exchange.content = await readBody(request, setting.options.bodyLimit ?? defaultBodyLimit);
    return undefined;
  } catch {
    return refusal(400, 'The request body could not be read.');
  }
}
