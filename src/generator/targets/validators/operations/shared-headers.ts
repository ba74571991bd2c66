// Header components that several responses have in common, which one function validates.

import type { Api, Header, Response } from '../../../model/types/api.ts';
import type { ComponentFunction } from '../validator-calls.ts';

/** Minimum number of headers: fewer are validated one by one. */
const minHeaders = 3;

/** Returns the function for each set of headers that occurs in several responses, by key. */
export function findSharedHeaders({ operations, webhooks }: Api): ReadonlyMap<string, ComponentFunction> {
  const responsesByKey = new Map<string, Set<Response | string>>();
  const functions = new Map<string, ComponentFunction>();
  for (const { name, responses } of [...operations, ...webhooks]) {
    for (const response of responses) {
      const key = headersKey(response);
      if (key === undefined) continue;
      const uses = responsesByKey.get(key) ?? new Set();
      responsesByKey.set(key, uses.add(response.component ?? response));
      // The first operation that uses the headers determines the name.
      if (uses.size === 1)
        functions.set(key, { path: `response-headers/${name.file}`, name: `problemsOf${name.type}Headers` });
    }
  }
  return new Map([...functions].filter(([key]) => (responsesByKey.get(key)?.size ?? 0) > 1));
}

/** Returns a key that is the same for responses with the same header components; `undefined` if some are inline. */
export function headersKey(response: Response): string | undefined {
  const headers = validatedHeaders(response);
  if (headers.length < minHeaders || headers.some(({ component }) => component === undefined)) return undefined;
  return JSON.stringify(headers.map(({ name, component }) => [name, component]));
}

/** Returns the headers to validate: all except Content-Type, which instead selects the schema of the body. */
export function validatedHeaders({ headers }: Response): readonly Header[] {
  return headers.filter(({ name }) => name.toLowerCase() !== 'content-type');
}
