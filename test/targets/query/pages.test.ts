// The next page of infinite queries, for each form of parameters and pages that documents have.

import { describe, expect, it } from 'vitest';
import { modelOf } from '../model-of.ts';
import { loadQueries } from './load-queries.ts';

const items = 'data: { type: array, items: { type: string } }';

/** The query parameter and the schema of the page of each operation. */
const lists: Readonly<Record<string, readonly [parameter: string, page: string]>> = {
  cursorWithBoolean: [
    'name: after, schema: { type: string }',
    `{ properties: { ${items}, page_info: { type: object, properties: { endCursor: { type: string }, hasNextPage: { type: boolean } } } } }`,
  ],
  cursor: ['name: cursor, schema: { type: string }', `{ properties: { ${items}, next_cursor: { type: string } } }`],
  pageWithBoolean: [
    'name: page, schema: { type: integer }',
    `{ properties: { ${items}, has_more: { type: boolean } } }`,
  ],
  zeroBased: ['name: page, schema: { type: integer, default: 0 }', `{ properties: { ${items} } }`],
  zeroBasedByReference: ["name: page, schema: { $ref: '#/components/schemas/Page' }", `{ properties: { ${items} } }`],
  oneBasedByReference: [
    "name: page, schema: { $ref: '#/components/schemas/Page', default: 1 }",
    `{ properties: { ${items} } }`,
  ],
  zeroBasedInAllOf: [
    "name: page, schema: { allOf: [{ $ref: '#/components/schemas/Page' }, { default: 0 }] }",
    `{ properties: { ${items} } }`,
  ],
  oneBasedDespiteMinimum: [
    'name: page, schema: { type: integer, minimum: 0, default: 1 }',
    `{ properties: { ${items} } }`,
  ],
  zeroBasedWithCount: [
    'name: page, schema: { type: integer, default: 0 }',
    `{ properties: { ${items}, total_pages: { type: integer } } }`,
  ],
  amountInSummary: [
    'name: page, schema: { type: integer }',
    `{ properties: { ${items}, summary: { type: object, properties: { total: { type: integer } } } } }`,
  ],
  fractions: ['name: page, schema: { type: integer }', `{ properties: { ${items}, total: { type: number } } }`],
  totalInMeta: [
    'name: page, schema: { type: integer }',
    `{ properties: { ${items}, _meta: { type: object, properties: { total: { type: integer } } } } }`,
  ],
  unionOfPages: [
    'name: page, schema: { type: integer }',
    `{ oneOf: [{ type: object, properties: { ${items} } }, { type: object, properties: { entries: { type: array, items: {} } } }] }`,
  ],
  unionWithSamePath: [
    'name: page, schema: { type: integer }',
    `{ oneOf: [{ type: object, properties: { ${items} } }, { type: object, properties: { ${items}, next: { type: string } } }] }`,
  ],
  offsetWithBoolean: [
    'name: offset, schema: { type: integer }',
    `{ properties: { ${items}, has_more: { type: boolean } } }`,
  ],
};

const paths = Object.entries(lists).map(
  ([name, [parameter, page]]) => `  /${name}:
    get:
      operationId: ${name}
      parameters: [{ in: query, ${parameter} }]
      responses: { '200': { description: A page, content: { application/json: { schema: ${page} } } } }
`,
);

const queries = modelOf(`openapi: 3.1.0
info: { title: Lists, version: '1' }
servers: [{ url: 'http://localhost:1' }]
paths:
${paths.join('')}components: { schemas: { Page: { type: integer, minimum: 0 } } }`).then((api) => loadQueries(api));

/** Returns the parameter of the page after the last of these pages, which has the parameter `current`. */
async function next(name: string, current: unknown, ...pages: readonly object[]): Promise<unknown> {
  const { infinite } = await queries;
  return infinite(name, {}).getNextPageParam(pages.at(-1), [...pages], current);
}

describe('the page after one', () => {
  const data = ['a', 'b'];

  it('has the cursor of the page, unless a boolean says that there is none', async () => {
    const page = (hasNextPage?: boolean) => ({ data, page_info: { endCursor: 'b', hasNextPage } });
    expect(await next('cursorWithBoolean', undefined, page(true))).toBe('b');
    expect(await next('cursorWithBoolean', undefined, page())).toBe('b');
    expect(await next('cursorWithBoolean', undefined, page(false))).toBeUndefined();
  });

  it('does not exist if its cursor would be that of the page', async () => {
    expect(await next('cursor', 'a', { data, next_cursor: 'b' })).toBe('b');
    expect(await next('cursor', 'b', { data, next_cursor: 'b' })).toBeUndefined();
  });

  it('does not exist if a boolean says so, for numbers and offsets', async () => {
    expect(await next('pageWithBoolean', 1, { data, has_more: true })).toBe(2);
    expect(await next('pageWithBoolean', 1, { data, has_more: false })).toBeUndefined();
    expect(await next('offsetWithBoolean', 4, { data, has_more: true })).toBe(6);
    expect(await next('offsetWithBoolean', 4, { data, has_more: false })).toBeUndefined();
  });
  it('does not exist if there are as many as the number of pages, from 0 or 1', async () => {
    expect(await next('zeroBasedWithCount', 1, { data, total_pages: 3 })).toBe(2);
    expect(await next('zeroBasedWithCount', 2, { data, total_pages: 3 })).toBeUndefined();
  });

  it('does not exist after the total number of items, which is an integer at the top or in metadata', async () => {
    expect(await next('totalInMeta', 1, { data, _meta: { total: 2 } })).toBeUndefined();
    expect(await next('amountInSummary', 1, { data, summary: { total: 2 } })).toBe(2);
    expect(await next('fractions', 1, { data, total: 1.5 })).toBe(2);
  });
});

it('a page has items at one path, so a union of pages of different forms has no infinite query', async () => {
  const { names } = await queries;
  expect(names).toContain('unionWithSamePathInfiniteOptions');
  expect(names).toContain('unionOfPagesOptions');
  expect(names).not.toContain('unionOfPagesInfiniteOptions');
});

describe('the first page', () => {
  it.each([
    ['pageWithBoolean', 1],
    ['zeroBased', 0],
    ['zeroBasedByReference', 0],
    ['oneBasedByReference', 1],
    ['zeroBasedInAllOf', 0],
    ['oneBasedDespiteMinimum', 1],
  ])('of %s has the number %i', async (name, first) => {
    expect((await queries).infinite(name, {}).initialPageParam).toBe(first);
  });
});
