// The headers that every answer begins with: what browsers are told, and the version of the document.

import type { ServiceRequest } from '../http.js';
import type { ServiceOptions } from '../options.js';
import type { ServiceTable } from '../table.js';
import { createCors } from './cors.js';
import { prepareHeaders, type Prepared } from './headers.js';

/** By the methods that a path offers, if that is known. */
export type Always = (request: ServiceRequest, allow: readonly string[] | undefined) => Prepared;

/** Put together once for each path, unless it is for its origin alone. */
export function createAlways<Tx>(table: Pick<ServiceTable<Tx>, 'conventions' | 'cors' | 'version'>, options: Pick<ServiceOptions, 'cors'>): Always {
  const cors = createCors(table, options);
  const { version } = table.conventions;
  const versioned = version ? { [version.header]: table.version } : {};
  if (cors.byOrigin) return (request, allow) => prepareHeaders(cors.headers(request, allow), versioned);
  const known = new WeakMap<readonly string[], Prepared>();
  const nowhere: readonly string[] = [];
  return (request, allow) => {
    const before = known.get(allow ?? nowhere);
    if (before) return before;
    const prepared = prepareHeaders(cors.headers(request, allow), versioned);
    known.set(allow ?? nowhere, prepared);
    return prepared;
  };
}
