// Assertions on pagination.

import assert from 'node:assert/strict';
import type { TestService } from '../harness/test-service.ts';
import { expectRawSuccess, assertEveryHas, isWhole, asRecord, expectError } from './response-assertions.ts';

/** The envelope of a collection. */
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
  assertEveryHas([body], 'page', isWhole);
  assertEveryHas([body], 'pages', isWhole);
  assertEveryHas([body], 'results', isWhole);
  assert.deepEqual(Object.keys(body).sort(), ['data', 'page', 'pages', 'results']);
  return { data: data.map(asRecord), page: Number(page), pages: Number(pages), results: Number(results) };
}

/** Asserts that a collection supports `page` and `page_size`, and returns the envelope. */
export async function expectPagination(service: TestService, path: string): Promise<void> {
  const { raw, fixtures } = service;
  const { tokens } = fixtures;
  const whole = await fetchPage(service, path, 'page_size=500');
  assert.equal(whole.data.length, whole.results);
  assert.equal(whole.pages, 1);
  const small = await fetchPage(service, path, 'page_size=25');
  assert.deepEqual(small.data, whole.data.slice(0, 25));
  assert.equal(small.pages, Math.max(1, Math.ceil(whole.results / 25)));
  const next = await fetchPage(service, path, 'page=2&page_size=25');
  assert.equal(next.page, 2);
  assert.deepEqual(next.data, whole.data.slice(25, 50));
  await expectError(
    raw('GET', `/v4${path}?page=0&page_size=24`, { token: tokens.unrestricted }),
    400,
    'page',
    'page_size',
  );
}
