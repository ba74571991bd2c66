// Header components that several responses have in common, whose validators are one constant.

import { toCaseStyles } from '../../../model/naming/case-styles.ts';
import type { Api, Header, Response } from '../../../model/types/api.ts';

/** A constant with the validators of headers, and the path of its module. */
export interface SharedHeaders {
  readonly path: string;
  readonly name: string;
}

/** Minimum number of headers: fewer are validated one by one. */
const minHeaders = 3;

/** Returns the constant for each set of headers that occurs in several responses, by key. */
export function findSharedHeaders({ operations, webhooks }: Api): ReadonlyMap<string, SharedHeaders> {
  const responsesByKey = new Map<string, Set<Response | string>>();
  const constants = new Map<string, SharedHeaders>();
  for (const { name, responses } of [...operations, ...webhooks]) {
    for (const response of responses) {
      const key = headersKey(response);
      if (key === undefined) continue;
      const uses = responsesByKey.get(key) ?? new Set();
      responsesByKey.set(key, uses.add(response.component ?? response));
      if (uses.size > 1) continue;
      // The first component or operation with the headers determines the name.
      const { file, value } = response.component === undefined ? name : toCaseStyles(response.component, 'response');
      constants.set(key, { path: `response-headers/${file}`, name: `${value}Headers` });
    }
  }
  return new Map([...constants].filter(([key]) => (responsesByKey.get(key)?.size ?? 0) > 1));
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
