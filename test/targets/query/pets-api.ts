// The pet store of the tests: its model, and a server with a few pets.

import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { modelOf } from '../model-of.ts';
import { loadQueries } from './load-queries.ts';

export const pets = modelOf(readFileSync(join(import.meta.dirname, 'pets.yaml'), 'utf8'));

/** The queries of the pet store, with values in the form of JSON. */
export const petQueries = pets.then((api) => loadQueries(api));

/** A request that the server received: `GET /pets?page=1`. */
export type Requests = string[];

/** Returns a server whose lists have the items 1 to 5, two on a page, and that records its requests. */
export function petServer(requests: Requests): RequestListener {
  const items = [1, 2, 3, 4, 5];
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    requests.push(`${request.method} ${request.url}`);
    const send = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    };
    const number = (name: string, fallback: number): number => Number(searchParams.get(name) ?? fallback);
    const after = (cursor: string | null): number => (cursor === null ? 0 : items.indexOf(Number(cursor)) + 1);
    if (pathname === '/ping' || request.method === 'DELETE') response.writeHead(204).end();
    else if (pathname === '/pets' && request.method === 'GET') {
      const start = 2 * (number('page', 1) - 1);
      send(200, { data: items.slice(start, start + 2).map((id) => ({ id, name: `Pet ${id}` })), pages: 3 });
    } else if (pathname === '/visits') {
      const start = number('offset', 0);
      send(200, { visits: items.slice(start, start + 2).map(String), total: items.length });
    } else if (pathname.endsWith('/photos')) {
      const start = after(searchParams.get('cursor'));
      const page = items.slice(start, start + 2).map(String);
      send(200, { items: page, meta: { next_cursor: start + 2 < items.length ? page.at(-1) : null } });
    } else if (pathname === '/logs') {
      const start = after(searchParams.get('starting_after'));
      const data = items.slice(start, start + 2).map((id) => ({ id: String(id) }));
      send(200, { data, has_more: start + 2 < items.length });
    } else if (pathname === '/owners') {
      const start = 2 * (number('page', 1) - 1);
      const next = `<http://other.test/owners?page=${start / 2 + 2}&per_page=2&tags=a&tags=b>; title="a, b"; rel="next last"`;
      const link = start + 2 < items.length ? `</owners?page=1>; rel=first, ${next}` : '</owners?page=1>; rel="first"';
      send(200, items.slice(start, start + 2).map(String), { link });
    } else if (pathname === '/pets/404')
      send(404, { detail: 'There is no such pet.' }, { 'content-type': 'application/problem+json' });
    else send(request.method === 'POST' ? 201 : 200, { id: 1, name: 'Rex' });
  };
}
