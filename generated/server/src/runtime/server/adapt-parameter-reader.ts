// Adapter from generated parameter readers to the pipeline.

import type { RawRequest, ParameterResult } from '../parameters/raw-request.js';
import { isRecord } from './value-shape.js';
import type { OperationChecks, ParameterLocation } from './operation-table.js';

/** Parameter groups that a generated reader returns. */
interface ParameterGroups {
  readonly path: object;
  readonly query: object;
  readonly header: object;
  readonly cookie: object;
}

const locations: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/**
 * Adapts a generated reader to the pipeline, which loads the resource before it rejects other parameters: path
 * parameters are returned even if others are invalid.
 */
export function createParameterReader(
  read: (raw: RawRequest, now: number) => ParameterResult<ParameterGroups>,
): NonNullable<OperationChecks['parameters']> {
  return (raw, now) => {
    const result = read(raw, now);
    if (result.ok) {
      const { path, query, header, cookie } = result.value;
      return {
        path: asRecord(path),
        query: asRecord(query),
        headers: asRecord(header),
        cookies: asRecord(cookie),
        problems: [],
      };
    }
    const problems = result.problems.map((problem) => ({
      ...problem,
      in: locations.find((location) => problem.pointer.startsWith(`/${location}/`)) ?? 'query',
    }));
    return { path: asRecord(result.path ?? {}), query: {}, headers: {}, cookies: {}, problems };
  };
}

/** Returns a group unchanged; readers create a new object for each request. */
function asRecord(group: object): { readonly [name: string]: unknown } {
  return isRecord(group) ? group : {};
}
