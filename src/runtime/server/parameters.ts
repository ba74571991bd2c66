// The reader of an operation's parameters, as the pipeline asks it.

import type { RawRequest, Read } from '../parameters/raw-request.ts';
import { isRecord } from './value-shape.ts';
import type { Checks, ParameterPlace } from './operation-table.ts';

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

/** A group as it is, which is an object of its own for each request. */
function membersOf(group: object): { readonly [name: string]: unknown } {
  return isRecord(group) ? group : {};
}
