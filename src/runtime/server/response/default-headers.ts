// Default headers of every response: CORS, and the version of the document.

import type { ServiceRequest } from '../http.ts';
import type { ServiceOptions } from '../service-options.ts';
import type { ServiceTable } from '../operation-table.ts';
import { createCors } from './cors.ts';
import { prepareHeaders, type Prepared } from './headers.ts';

export interface Always {
  /** Whether the headers depend on the origin of the request. */
  readonly byOrigin: boolean;
  /** Returns the headers; `allow`: the methods of the path, if they are known. */
  readonly headers: (request: ServiceRequest, allow: readonly string[] | undefined) => Prepared;
}

/** Creates the default headers. Cached for each path, unless they depend on the origin. */
export function createAlways<Tx>(
  table: Pick<ServiceTable<Tx>, 'conventions' | 'cors' | 'version'>,
  options: Pick<ServiceOptions, 'cors'>,
): Always {
  const cors = createCors(table, options);
  const { version } = table.conventions;
  const versioned = version ? { [version.header]: table.version } : {};
  if (cors.byOrigin)
    return { byOrigin: true, headers: (request, allow) => prepareHeaders(cors.headers(request, allow), versioned) };
  const known = new WeakMap<readonly string[], Prepared>();
  const nowhere: readonly string[] = [];
  const headers: Always['headers'] = (request, allow) => {
    const before = known.get(allow ?? nowhere);
    if (before) return before;
    const prepared = prepareHeaders(cors.headers(request, allow), versioned);
    known.set(allow ?? nowhere, prepared);
    return prepared;
  };
  return { byOrigin: false, headers };
}
