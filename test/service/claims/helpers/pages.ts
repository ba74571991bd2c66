// Fetches pages of collections and checks their pagination.

import assert from 'node:assert/strict';
import type { TestService } from '../../harness/test-service.ts';
import { expectRawSuccess, assertAllHave, isInteger, asRecord, expectError } from './response-assertions.ts';

/** The response body of a collection. */
export interface Envelope {
  readonly data: readonly Record<string, unknown>[];
  readonly page: number;
  readonly pages: number;
  readonly results: number;
}

/** Returns a page of a collection, by default as the unrestricted user. */
export async function fetchPage(
  { raw, fixtures }: TestService,
  path: string,
  query?: string,
  filter?: unknown,
  token: string = fixtures.tokens.unrestricted,
): Promise<Envelope> {
  const headers = filter === undefined ? {} : { 'X-Filter': JSON.stringify(filter) };
  const body = await expectRawSuccess(
    raw('GET', `/v4${path}${query === undefined ? '' : `?${query}`}`, { token, headers }),
  );
  const { data, page, pages, results } = body;
  assert.ok(Array.isArray(data));
  assertAllHave([body], 'page', isInteger);
  assertAllHave([body], 'pages', isInteger);
  assertAllHave([body], 'results', isInteger);
  assert.deepEqual(Object.keys(body).sort(), ['data', 'page', 'pages', 'results']);
  return { data: data.map(asRecord), page: Number(page), pages: Number(pages), results: Number(results) };
}

/** Asserts that a collection supports `page` and `page_size`. */
export async function expectPagination(service: TestService, path: string): Promise<void> {
  const { raw, fixtures } = service;
  const { tokens } = fixtures;
  const allEntries = await fetchPage(service, path, 'page_size=500');
  assert.equal(allEntries.data.length, allEntries.results);
  assert.equal(allEntries.pages, 1);
  const firstPage = await fetchPage(service, path, 'page_size=25');
  assert.deepEqual(firstPage.data, allEntries.data.slice(0, 25));
  assert.equal(firstPage.pages, Math.max(1, Math.ceil(allEntries.results / 25)));
  const secondPage = await fetchPage(service, path, 'page=2&page_size=25');
  assert.equal(secondPage.page, 2);
  assert.deepEqual(secondPage.data, allEntries.data.slice(25, 50));
  await expectError(
    raw('GET', `/v4${path}?page=0&page_size=24`, { token: tokens.unrestricted }),
    400,
    'page',
    'page_size',
  );
}
