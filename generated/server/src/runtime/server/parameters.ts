// The reader of an operation's parameters, as the pipeline asks it.

import type { RawRequest, Read } from '../parameters/request.js';
import { recordOf } from './shape.js';
import type { Checks, ParameterPlace } from './table.js';

/** The groups that a generated reader answers. */
interface Groups {
  readonly path: object;
  readonly query: object;
  readonly header: object;
  readonly cookie: object;
}

const places: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie'];

/**
 * A generated reader for the pipeline, which looks for the resource before it refuses other parameters: those of the
 * path are answered even then.
 */
export function readingParameters(read: (raw: RawRequest) => Read<Groups>): NonNullable<Checks['parameters']> {
  return (raw) => {
    const found = read(raw);
    if (found.ok) {
      const { path, query, header, cookie } = found.value;
      return { path: recordOf(Object.entries(path)), query: recordOf(Object.entries(query)), headers: recordOf(Object.entries(header)), cookies: recordOf(Object.entries(cookie)), problems: [] };
    }
    const problems = found.problems.map((problem) => ({ ...problem, in: places.find((place) => problem.pointer.startsWith(`/${place}/`)) ?? 'query' }));
    return { path: recordOf(Object.entries(found.path ?? {})), query: {}, headers: {}, cookies: {}, problems };
  };
}
