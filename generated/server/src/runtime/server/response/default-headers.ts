// The headers that every answer begins with: what browsers are told, and the version of the document.

import type { ServiceRequest } from '../http.js';
import type { ServiceOptions } from '../service-options.js';
import type { ServiceTable } from '../operation-table.js';
import { createCors } from './cors.js';
import { prepareHeaders, type Prepared } from './headers.js';

export interface Always {
  /** Whether they depend on the origin of the request. */
  readonly byOrigin: boolean;
  /** By the methods that a path offers, if that is known. */
  readonly headers: (request: ServiceRequest, allow: readonly string[] | undefined) => Prepared;
}

/** Put together once for each path, unless they are for its origin alone. */
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
