// Metadata of pages in the mock server: properties of envelopes, links, cursors, and headers.

import { expect, it } from 'vitest';
import { send, startMockForTest } from './mock-server.ts';

const item = '{ type: object, required: [id], properties: { id: { type: integer }, limit: { type: string } } }';

const list = (name: string, parameters: string, properties: string, required: string, headers = '{}'): string => `
  /${name}:
    get:
      operationId: ${name}
      parameters: [${parameters}]
      responses:
        '200':
          description: A page.
          headers: ${headers}
          content:
            application/json:
              schema: { type: object, required: [${required}], properties: { ${properties} } }
`;
const query = (name: string, schema = '{ type: integer }'): string => `{ name: ${name}, in: query, schema: ${schema} }`;

const document = `openapi: 3.1.0
info: { title: Pages, version: 1.0.0 }
paths:
${list('cursors', `${query('limit')}, ${query('cursor', '{ type: string }')}`, `data: { type: array, items: ${item} }, next_cursor: { type: string, minLength: 1 }, has_previous: { type: boolean }`, 'data')}
${list('numbers', `${query('page', '{ type: integer, minimum: 0 }')}, ${query('size')}`, `content: { type: array, items: ${item} }, page: { type: integer }, total: { type: integer }`, 'content, page, total', '{ X-Total-Count: { required: true, schema: { type: integer } } }')}
${list('links', `${query('limit')}, ${query('offset')}`, `count: { type: integer }, next: { type: [string, 'null'], format: uri }, previous: { type: [string, 'null'], format: uri }, results: { type: array, items: ${item} }`, 'count, next, previous, results')}
`;

it('A list without pages has all items, and its parameters filter them.', async () => {
  const text = document
    .replace('info:', 'x-ashlar: { version: 1 }\ninfo:')
    .replace('operationId: links', 'operationId: links\n      x-pagination: false');
  const { url } = await startMockForTest({ 'openapi.yaml': text }, ['openapi.yaml']);
  const { body } = await send(`${url}/links?offset=1`);
  expect(body).toMatchObject({ count: 3, next: null, previous: null, results: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  expect((await send(`${url}/links?limit=1`)).body).toMatchObject({ results: [] });
});

it('Metadata describes the page.', async () => {
  const { url } = await startMockForTest({ 'openapi.yaml': document }, ['openapi.yaml']);
  const get = async (path: string): Promise<unknown> => (await send(url + path)).body;
  const ids = (...numbers: readonly number[]): readonly unknown[] =>
    numbers.map((id) => expect.objectContaining({ id }) as unknown);

  // The parameter `limit` is not a filter, although the items have such a property.
  expect(await get('/cursors?limit=2')).toEqual({ data: ids(1, 2), next_cursor: '2', has_previous: false });
  // A next cursor that cannot be null is absent on the last page.
  expect(await get('/cursors?limit=2&cursor=2')).toEqual({ data: ids(3), has_previous: true });
  expect(await get('/cursors?cursor=unknown')).toEqual({ data: [], has_previous: true });
  expect(await get('/cursors?limit=0')).toMatchObject({ data: [] });

  const { body, headers } = await send(`${url}/numbers?page=1&size=2`);
  expect(body).toEqual({ content: ids(3), page: 1, total: 3 });
  expect(headers.get('x-total-count')).toBe('3');
  expect(await get('/numbers?size=2')).toMatchObject({ content: ids(1, 2), page: 0 });

  expect(await get('/links?limit=1')).toEqual({
    count: 3,
    next: `${url}/links?limit=1&offset=1`,
    previous: null,
    results: ids(1),
  });
  expect(await get('/links?limit=1&offset=2')).toEqual({
    count: 3,
    next: null,
    previous: `${url}/links?limit=1&offset=1`,
    results: ids(3),
  });
});
