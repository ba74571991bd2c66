// Default headers for every response: CORS, and the version of the document.

import type { ServiceRequest } from '../http.js';
import type { ServiceOptions } from '../service-options.js';
import type { OperationTable } from '../operation-table.js';
import { createCors } from './cors.js';
import { prepareHeaders, type PreparedHeaders } from './headers.js';

export interface DefaultHeaders {
  /** Whether the headers depend on the origin of the request. */
  readonly dependsOnOrigin: boolean;
  /** Returns the headers; `allow` contains the methods of the path, if they are known. */
  readonly headers: (request: ServiceRequest, allow: readonly string[] | undefined) => PreparedHeaders;
}

/** Creates the default headers. Cached for each path, unless they depend on the origin. */
export function createDefaultHeaders<Tx>(
  table: Pick<OperationTable<Tx>, 'conventions' | 'cors' | 'version'>,
  options: Pick<ServiceOptions, 'cors'>,
): DefaultHeaders {
  const cors = createCors(table, options);
  const { version } = table.conventions;
  const versionHeaders = version ? { [version.header]: table.version } : {};
  if (cors.dependsOnOrigin)
    return {
      dependsOnOrigin: true,
      headers: (request, allow) => prepareHeaders(cors.headers(request, allow), versionHeaders),
    };
  const cache = new WeakMap<readonly string[], PreparedHeaders>();
  const unknownPath: readonly string[] = [];
  const headers: DefaultHeaders['headers'] = (request, allow) => {
    const cached = cache.get(allow ?? unknownPath);
    if (cached) return cached;
    const prepared = prepareHeaders(cors.headers(request, allow), versionHeaders);
    cache.set(allow ?? unknownPath, prepared);
    return prepared;
  };
  return { dependsOnOrigin: false, headers };
}
