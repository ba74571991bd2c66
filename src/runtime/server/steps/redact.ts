// Step: the response's body as it leaves.

import { contentOf } from '../answer/content.ts';
import { redact } from '../body/redact.ts';
import type { Exchange } from '../exchange.ts';

export function redactResponse<Tx>(exchange: Exchange<Tx>): undefined {
  const { operation, setting, caller, response } = exchange;
  if (response.body === undefined) return;
  const { mediaType, shape } = contentOf(operation, response);
  const body = redact(response.body, shape, setting.table.shapes, { caller, operation: operation.id });
  exchange.response = mediaType === undefined ? { ...response, body } : { ...response, body, contentType: mediaType };
}
