// Request pipeline step: redacts the response body.

import { redactCached } from '../response/cached-body.ts';
import { matchContent } from '../response/match-response.ts';
import { redact } from '../body/redact-response-body.ts';
import type { RequestContext } from '../request-context.ts';

export function redactResponse<Tx>(context: RequestContext<Tx>): undefined {
  const { operation, service, caller, response, resource } = context;
  if (response.body === undefined) return;
  const { mediaType, shape } = matchContent(operation, response);
  const { shapes } = service.table;
  const scope = { caller, operation: operation.id };
  const immutable =
    resource?.constant &&
    typeof response.body === 'object' &&
    response.body !== null &&
    response.body === resource.value
      ? response.body
      : undefined;
  const body = immutable ? redactCached(immutable, shape, shapes, scope) : redact(response.body, shape, shapes, scope);
  if (body === response.body && (mediaType === response.contentType || mediaType === undefined)) return;
  // Properties are explicit, because object spread is many times slower.
  const { status, headers, commit, contentType } = response;
  context.response = { status, headers, commit, body, contentType: mediaType ?? contentType };
}
