// What a browser is told of calls from other origins.

import type { Arrival } from '../exchange.js';
import type { ResponseHeaders } from '../handler.js';
import { headerOf } from '../http.js';

/** Nothing where neither the document nor the service speaks of it. */
export function corsHeaders<Tx>({ setting, request, allow }: Arrival<Tx>): ResponseHeaders {
  const { table, options } = setting;
  if (options.cors === false || (options.cors === undefined && !table.cors)) return {};
  const { origins = '*', credentials, allow: more = [], expose = [], maxAge } = options.cors ?? {};
  const origin = headerOf(request.headers, 'origin');
  const permitted = origins === '*' ? '*' : origin !== undefined && origins.includes(origin) ? origin : undefined;
  return {
    'Access-Control-Allow-Origin': permitted,
    ...(permitted !== undefined && {
      'Access-Control-Allow-Credentials': credentials,
      'Access-Control-Allow-Headers': joined([...(table.cors?.allow ?? []), ...more]),
      'Access-Control-Allow-Methods': allow && joined(allow),
      'Access-Control-Expose-Headers': joined([...(table.cors?.expose ?? []), ...expose]),
      'Access-Control-Max-Age': maxAge,
    }),
    ...(origins !== '*' && { Vary: 'Origin' }),
  };
}

function joined(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : [...new Set(names)].join(', ');
}
