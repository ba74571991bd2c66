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
      for (const [name, value] of Object.entries(headers)) {
        const key = name.toLowerCase();
        if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) throw new TypeError(`${JSON.stringify(name)} is no name of a header`);
        if (value !== undefined) found.set(key, [name, key === 'vary' ? joined(found.get(key)?.[1], String(value)) : clean(String(value))]);
      }
    },
    list: () => [...found.values()],
  };
}

/** What a header cannot hold: a line break would start another one, and beyond ASCII no two readers agree. */
function clean(value: string): string {
  return value
    .replace(/[\u0000-\u0008\u000a-\u001f\u007f]+/g, ' ')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replace(/[^\t\u0020-\u007e]/gu, encodeURIComponent);
}

/** Everything that an answer varies with, each once. */
function joined(before: string | undefined, value: string): string {
  const names = `${before ?? ''},${value}`.split(',').map((name) => name.trim()).filter((name) => name !== '');
  return clean([...new Map(names.map((name) => [name.toLowerCase(), name])).values()].join(', '));
}

/** The headers of any answer to this request, group by group; those that concern an operation, only where one was found. */
export function conventionHeaders<Tx>(arrival: Arrival<Tx>, exchange: Exchange<Tx> | undefined, status: number): readonly ResponseHeaders[] {
  const { setting, request } = arrival;
  const { conventions, version } = setting.table;
  const { headers } = setting.options;
  const answered = { request, status, operation: exchange?.operation.id, identity: exchange?.identity };
  return [
    corsHeaders(arrival),
    conventions.version ? { [conventions.version.header]: version } : {},
    exchange ? operationHeaders(exchange) : {},
    (typeof headers === 'function' ? headers(answered) : headers) ?? {},
  ];
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
