// CORS response headers.

import type { ResponseHeaders } from '../handler-types.js';
import { getHeader, type ServiceRequest } from '../http.js';
import type { ServiceOptions } from '../service-options.js';
import type { OperationTable } from '../operation-table.js';

export interface Cors {
  /** Whether the headers depend on the origin of the request. */
  readonly dependsOnOrigin: boolean;
  /** Returns the headers; `allow` contains the methods of the path, if they are known. */
  readonly headers: (request: ServiceRequest, allow: readonly string[] | undefined) => ResponseHeaders;
}

/** Creates the CORS policy. It has no headers if neither the document nor the service defines CORS. */
export function createCors<Tx>(table: Pick<OperationTable<Tx>, 'cors'>, options: Pick<ServiceOptions, 'cors'>): Cors {
  if (options.cors === false || (options.cors === undefined && !table.cors))
    return { dependsOnOrigin: false, headers: () => ({}) };
  const { origins = '*', credentials, allow: additionalAllow = [], expose = [], maxAge } = options.cors ?? {};
  const allowedHeaders = joinNames([...(table.cors?.allow ?? []), ...additionalAllow]);
  const exposedHeaders = joinNames([...(table.cors?.expose ?? []), ...expose]);
  const headersFor = (allowedOrigin: string, allow: readonly string[] | undefined): ResponseHeaders => ({
    'Access-Control-Allow-Origin': allowedOrigin,
    'Access-Control-Allow-Credentials': credentials,
    'Access-Control-Allow-Headers': allowedHeaders,
    'Access-Control-Allow-Methods': allow && joinNames(allow),
    'Access-Control-Expose-Headers': exposedHeaders,
    'Access-Control-Max-Age': maxAge,
  });
  if (origins === '*') return { dependsOnOrigin: false, headers: (_request, allow) => headersFor('*', allow) };
  return {
    dependsOnOrigin: true,
    headers({ headers }, allow) {
      const origin = getHeader(headers, 'origin');
      return { ...(origin !== undefined && origins.includes(origin) && headersFor(origin, allow)), Vary: 'Origin' };
    },
  };
}

function joinNames(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : [...new Set(names)].join(', ');
}
