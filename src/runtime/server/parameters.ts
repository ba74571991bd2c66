// Adapter from generated parameter readers to the pipeline.

import type { RawRequest, Read } from '../parameters/raw-request.ts';
import { isRecord } from './value-shape.ts';
import type { Checks, ParameterPlace } from './operation-table.ts';

/** Parameter groups that a generated reader returns. */
interface Groups {
  readonly path: object;
  readonly query: object;
  readonly header: object;
  readonly cookie: object;
}

const places: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie'];

/**
 * Adapts a generated reader to the pipeline, which loads the resource before it rejects other parameters: path
 * parameters are returned even if others are invalid.
 */
export function readingParameters(
  read: (raw: RawRequest, now: number) => Read<Groups>,
): NonNullable<Checks['parameters']> {
  return (raw, now) => {
    const found = read(raw, now);
    if (found.ok) {
      const { path, query, header, cookie } = found.value;
      return {
        path: membersOf(path),
        query: membersOf(query),
        headers: membersOf(header),
        cookies: membersOf(cookie),
        problems: [],
      };
    }
    const problems = found.problems.map((problem) => ({
      ...problem,
      in: places.find((place) => problem.pointer.startsWith(`/${place}/`)) ?? 'query',
    }));
    return { path: membersOf(found.path ?? {}), query: {}, headers: {}, cookies: {}, problems };
  };
}

/** Returns a group unchanged; readers create a new object for each request. */
function membersOf(group: object): { readonly [name: string]: unknown } {
  return isRecord(group) ? group : {};
}
