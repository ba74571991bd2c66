// Pages of operations whose pagination the document declares (`x-pagination`), over HTTP.

import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { withServer } from '../client/local-server.ts';
import { modelOf } from '../model-of.ts';
import { loadQueries } from './load-queries.ts';

const rows = 'rows: { type: array, items: { type: object, properties: { uuid: { type: string } } } }';
const errors = 'errors: { type: array, items: { type: string } }';

/** The query parameter, the schema of a page, and the declaration of each operation. Nothing of them is detected. */
const lists: Readonly<Record<string, readonly [parameter: string, page: string, pagination: string]>> = {
  byPage: [
    'seite',
    `{ properties: { ${rows}, ${errors}, info: { properties: { seiten: { type: integer } } } } }`,
    '{ style: page, parameter: seite, items: rows, pages: info.seiten }',
  ],
  byPageFromZero: ['p', `{ type: array, items: { type: string } }`, '{ style: page, parameter: p, first: 0 }'],
  byOffset: [
    'von',
    `{ properties: { ${rows}, ${errors}, anzahl: { type: integer } } }`,
    '{ style: offset, parameter: von, items: rows, total: anzahl }',
  ],
  byCursor: [
    'marker',
    `{ properties: { ${rows}, paging: { properties: { marker: { type: string } } } } }`,
    '{ style: cursor, parameter: marker, next: paging.marker }',
  ],
  byItem: [
    'seit',
    `{ properties: { ${rows}, ${errors}, weitere: { type: boolean } } }`,
    '{ style: item, parameter: seit, items: rows, id: uuid, more: weitere }',
  ],
  byLink: ['p', '{ type: array, items: { type: string } }', '{ style: link }'],
};

const documentOf = (declares: boolean): string => `openapi: 3.1.0
info: { title: Lists, version: '1' }
servers: [{ url: 'http://localhost:1' }]
x-ashlar: { version: 1 }
paths:
${Object.entries(lists)
  .map(
    ([name, [parameter, page, pagination]]) => `  /${name}:
    get:
      operationId: ${name}
      ${declares ? `x-pagination: ${pagination}` : ''}
      parameters: [{ in: query, name: ${parameter}, schema: {} }]
      responses: { '200': { description: A page, content: { application/json: { schema: ${page} } } } }
`,
  )
  .join('')}`;
const queries = modelOf(documentOf(true)).then((api) => loadQueries(api));

/** Returns a server whose lists have the items 1 to 5, two on a page, and that records its requests. */
function listServer(requests: string[]): RequestListener {
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    requests.push(request.url ?? '');
    const number = (name: string): number => Number(searchParams.get(name) ?? 0);
    const start = {
      '/byPage': 2 * (number('seite') - 1),
      '/byPageFromZero': 2 * number('p'),
      '/byOffset': number('von'),
      '/byCursor': number('marker'),
      '/byItem': number('seit'),
      '/byLink': 2 * number('p'),
    }[pathname];
    const items = ['1', '2', '3', '4', '5'].slice(start, (start ?? 0) + 2);
    const isLast = items.length < 2;
    const list = items.map((uuid) => ({ uuid }));
    const page: object = {
      rows: list,
      errors: [],
      info: { seiten: 3 },
      anzahl: 5,
      weitere: !isLast,
      ...(!isLast && { paging: { marker: items[1] } }),
    };
    const isArray = pathname === '/byPageFromZero' || pathname === '/byLink';
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(pathname === '/byLink' && !isLast && { link: `</byLink?p=${number('p') + 1}>; rel=next` }),
    });
    response.end(JSON.stringify(isArray ? items : page));
  };
}

it.each([
  ['byPage', ['?seite=1', '?seite=2', '?seite=3']],
  // Without a number of pages or items, the last page is empty.
  ['byPageFromZero', ['?p=0', '?p=1', '?p=2', '?p=3']],
  ['byOffset', ['?von=0', '?von=2', '?von=4']],
  ['byCursor', ['', '?marker=2', '?marker=4']],
  ['byItem', ['', '?seit=2', '?seit=4']],
  ['byLink', ['', '?p=1', '?p=2']],
])('%s requests each page once', async (name, expected) => {
  const requests: string[] = [];
  const { infinite, createClient } = await queries;
  await withServer(listServer(requests), async (baseUrl) => {
    const queryClient = new QueryClient();
    const observer = new InfiniteQueryObserver(queryClient, infinite(name, createClient({ baseUrl, retry: false })));
    let result = await observer.fetchNextPage();
    // A defect must not request pages forever.
    for (let count = 0; result.hasNextPage && count < 10; count++) result = await observer.fetchNextPage();
    expect(['1', '2', '3', '4', '5'].filter((id) => !JSON.stringify(result.data?.pages).includes(id))).toEqual([]);
    queryClient.clear();
  });
  expect(requests).toEqual(expected.map((query) => `/${name}${query}`));
});

it('is not detected without the declaration', async () => {
  const { names } = await loadQueries(await modelOf(documentOf(false)));
  expect(names.filter((name) => name.endsWith('InfiniteOptions'))).toEqual([]);
});
