// CORS headers.

import type { ResponseHeaders } from '../handler.ts';
import { headerOf, type ServiceRequest } from '../http.ts';
import type { ServiceOptions } from '../service-options.ts';
import type { ServiceTable } from '../operation-table.ts';

export interface Cors {
  /** Whether the headers depend on the origin of the request. */
  readonly byOrigin: boolean;
  /** Returns the headers; `allow`: the methods of the path, if they are known. */
  readonly headers: (request: ServiceRequest, allow: readonly string[] | undefined) => ResponseHeaders;
}

/** Creates the CORS policy; without headers if neither the document nor the service defines CORS. */
export function createCors<Tx>(table: Pick<ServiceTable<Tx>, 'cors'>, options: Pick<ServiceOptions, 'cors'>): Cors {
  if (options.cors === false || (options.cors === undefined && !table.cors))
    return { byOrigin: false, headers: () => ({}) };
  const { origins = '*', credentials, allow: more = [], expose = [], maxAge } = options.cors ?? {};
  const allowed = joined([...(table.cors?.allow ?? []), ...more]);
  const exposed = joined([...(table.cors?.expose ?? []), ...expose]);
  const permitting = (permitted: string, allow: readonly string[] | undefined): ResponseHeaders => ({
    'Access-Control-Allow-Origin': permitted,
    'Access-Control-Allow-Credentials': credentials,
    'Access-Control-Allow-Headers': allowed,
    'Access-Control-Allow-Methods': allow && joined(allow),
    'Access-Control-Expose-Headers': exposed,
    'Access-Control-Max-Age': maxAge,
  });
  if (origins === '*') return { byOrigin: false, headers: (_request, allow) => permitting('*', allow) };
  return {
    byOrigin: true,
    headers({ headers }, allow) {
      const origin = headerOf(headers, 'origin');
      return { ...(origin !== undefined && origins.includes(origin) && permitting(origin, allow)), Vary: 'Origin' };
    },
  };
}

function joined(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : [...new Set(names)].join(', ');
}
