// The headers that every answer carries: by the document's conventions, by the policy on origins, and by the service's own choice.

import type { ResponseHeaders } from '../handler.ts';
import type { Arrival, Exchange } from '../exchange.ts';
import { acceptedScopes } from '../steps/scopes.ts';
import { corsHeaders } from './cors.ts';

/** Headers put together; a later one of the same name wins. */
export function createHeaders(): { set(headers: ResponseHeaders): void; list(): readonly (readonly [string, string])[] } {
  const found = new Map<string, readonly [string, string]>();
  return {
    set(headers) {
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) found.set(name.toLowerCase(), [name, clean(String(value))]);
    },
    list: () => [...found.values()],
  };
}

/** A line break in a value would start another header. */
function clean(value: string): string {
  return value.replace(/[\r\n\0]+/g, ' ');
}

/** The headers of any answer to this request; those that concern an operation, only where one was found. */
export function conventionHeaders<Tx>(arrival: Arrival<Tx>, exchange: Exchange<Tx> | undefined, status: number): ResponseHeaders {
  const { setting, request } = arrival;
  const { conventions, version } = setting.table;
  const { headers } = setting.options;
  const answered = { request, status, operation: exchange?.operation.id, identity: exchange?.identity };
  return {
    ...corsHeaders(arrival),
    ...(conventions.version && { [conventions.version.header]: version }),
    ...(exchange && operationHeaders(exchange)),
    ...(typeof headers === 'function' ? headers(answered) : headers),
  };
}

function operationHeaders<Tx>(exchange: Exchange<Tx>): ResponseHeaders {
  const { rateLimit, scopes } = exchange.setting.table.conventions;
  const { rate, identity } = exchange;
  return {
    ...(rateLimit && rate && { [rateLimit.limit]: rate.limit, [rateLimit.remaining]: rate.remaining, [rateLimit.reset]: rate.reset }),
    ...(scopes && { [scopes.accepted]: acceptedScopes(exchange).join(' ') }),
    ...(scopes && identity && { [scopes.granted]: identity.scopes.join(' ') }),
  };
}
