// Step: redacts the response body.

import { redactConstant } from '../response/cached-body.ts';
import { contentOf } from '../response/match-response.ts';
import { redact } from '../body/redact.ts';
import type { Exchange } from '../request-context.ts';

export function redactResponse<Tx>(exchange: Exchange<Tx>): undefined {
  const { operation, setting, caller, response, resource } = exchange;
  if (response.body === undefined) return;
  const { mediaType, shape } = contentOf(operation, response);
  const { shapes } = setting.table;
  const scope = { caller, operation: operation.id };
  const constant =
    resource?.constant &&
    typeof response.body === 'object' &&
    response.body !== null &&
    response.body === resource.value
      ? response.body
      : undefined;
  const body = constant ? redactConstant(constant, shape, shapes, scope) : redact(response.body, shape, shapes, scope);
  if (body === response.body && (mediaType === response.contentType || mediaType === undefined)) return;
  // Explicit properties: object spread is many times slower.
  const { status, headers, keep, contentType } = response;
  exchange.response = { status, headers, keep, body, contentType: mediaType ?? contentType };
}
