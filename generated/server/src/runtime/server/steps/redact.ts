// Step: the response's body as it leaves.

import { contentOf } from '../answer/content.js';
import { redact } from '../body/redact.js';
import type { Exchange } from '../exchange.js';

export function redactResponse<Tx>(exchange: Exchange<Tx>): undefined {
  const { operation, setting, caller, response } = exchange;
  if (response.body === undefined) return;
  const { mediaType, shape } = contentOf(operation, response);
  const body = redact(response.body, shape, setting.table.shapes, { caller, operation: operation.id });
  exchange.response = mediaType === undefined ? { ...response, body } : { ...response, body, contentType: mediaType };
}
