// That an operation answers pages of a collection.

import assert from 'node:assert/strict';
import type { World } from '../harness/world.ts';
import { acceptedRaw, everyHas, isWhole, memberwise, refused } from './answers.ts';

/** The envelope of a collection. */
export interface Envelope {
  readonly data: readonly Record<string, unknown>[];
  readonly page: number;
  readonly pages: number;
  readonly results: number;
}

/** A page of a collection, as the unrestricted user sees it unless told otherwise. */
export async function pageAt(
  { raw, fixtures }: World,
  path: string,
  query?: string,
  filter?: unknown,
  token: string = fixtures.tokens.unrestricted,
): Promise<Envelope> {
  const headers = filter === undefined ? {} : { 'X-Filter': JSON.stringify(filter) };
  const body = await acceptedRaw(raw('GET', `/v4${path}${query === undefined ? '' : `?${query}`}`, { token, headers }));
  const { data, page, pages, results } = body;
  assert.ok(Array.isArray(data));
  everyHas([body], 'page', isWhole);
  everyHas([body], 'pages', isWhole);
  everyHas([body], 'results', isWhole);
  assert.deepEqual(Object.keys(body).sort(), ['data', 'page', 'pages', 'results']);
  return { data: data.map(memberwise), page: Number(page), pages: Number(pages), results: Number(results) };
}

/** Asserts that a collection takes `page` and `page_size`, and answers the envelope. */
export async function takesPages(world: World, path: string): Promise<void> {
  const { raw, fixtures } = world;
  const { tokens } = fixtures;
  const whole = await pageAt(world, path, 'page_size=500');
  assert.equal(whole.data.length, whole.results);
  assert.equal(whole.pages, 1);
  const small = await pageAt(world, path, 'page_size=25');
  assert.deepEqual(small.data, whole.data.slice(0, 25));
  assert.equal(small.pages, Math.max(1, Math.ceil(whole.results / 25)));
  const next = await pageAt(world, path, 'page=2&page_size=25');
  assert.equal(next.page, 2);
  assert.deepEqual(next.data, whole.data.slice(25, 50));
  await refused(raw('GET', `/v4${path}?page=0&page_size=24`, { token: tokens.unrestricted }), 400, 'page', 'page_size');
}
