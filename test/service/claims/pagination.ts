// Claims about pages of collections.

import assert from 'node:assert/strict';
import type { World } from '../harness/world.ts';
import { accepted, everyHas, isWhole, memberwise, refused } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { collections, longviewClients } from './collections.ts';
import { pageAt, takesPages, type Envelope } from './pages.ts';

const path = '/longview/clients';
const get = ({ raw, fixtures }: World, below: string, query: string) =>
  raw('GET', `/v4${below}?${query}`, { token: fixtures.tokens.unrestricted });
const idsOf = ({ data }: Envelope): unknown[] => data.map(({ id }) => id);
const numbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => 50_000 + from + index);

/** Every collection, as it is in the demo world. */
async function everywhere(world: World, holds: (page: Envelope) => void): Promise<void> {
  for (const each of collections) holds(await pageAt(world, each));
}

/** What every collection refuses about that parameter. */
const refuses = (id: string, name: 'page' | 'page_size', values: readonly string[]): ServiceClaim =>
  serviceClaim(id, async (world) => {
    for (const each of collections)
      for (const value of values) await refused(get(world, each, `${name}=${value}`), 400, name);
  });

/** A claim about so many Longview clients. */
const among = (id: string, count: number, prove: (world: World) => Promise<void>): ServiceClaim =>
  freshClaim(id, async (world) => {
    await longviewClients(world, count);
    await prove(world);
  });

/** The exact text of the number that `page` reads: it may be longer than JavaScript's numbers. */
const pageText = (text: string): string | undefined => /"page":(\d+)[,}]/.exec(text)?.[1];

export const claims: readonly ServiceClaim[] = [
  serviceClaim('PAG-01', async (world) => {
    for (const each of collections) {
      assert.equal((await pageAt(world, each, 'page=1')).page, 1);
      assert.equal((await pageAt(world, each, 'page=7')).page, 7);
      for (const page of ['0', '-1']) await refused(get(world, each, `page=${page}`), 400, 'page');
    }
  }),
  among('PAG-02', 130, async (world) => {
    const [absent, first] = [await pageAt(world, path), await pageAt(world, path, 'page=1')];
    assert.equal(absent.page, 1);
    assert.deepEqual(absent, first);
    await everywhere(world, ({ page }) => assert.equal(page, 1));
  }),
  among('PAG-03', 501, async (world) => {
    for (const size of [25, 26, 499, 500])
      assert.equal((await pageAt(world, path, `page_size=${size}`)).data.length, size);
    for (const each of collections)
      for (const size of ['24', '501', '25.5', 'all'])
        await refused(get(world, each, `page_size=${size}`), 400, 'page_size');
  }),
  among('PAG-04', 101, async (world) => {
    const { data, pages } = await pageAt(world, path);
    assert.deepEqual([data.length, pages], [100, 2]);
    assert.deepEqual(await pageAt(world, path, 'page_size=100'), await pageAt(world, path));
  }),
  refuses('PAG-05', 'page_size', ['24']),
  refuses('PAG-06', 'page_size', ['501']),
  refuses('PAG-07', 'page', ['0']),
  serviceClaim('PAG-08', async (world) => {
    for (const value of ['1.5', 'one', '', '1e2', 'null', '0x1F', '%20'])
      await refused(get(world, path, `page=${value}&page_size=${value}`), 400, 'page', 'page_size');
  }),
  serviceClaim('PAG-09', async (world) => {
    await everywhere(world, ({ data }) => assert.ok(data.length > 0));
    for (const each of collections) assert.deepEqual((await pageAt(world, each, 'page=9')).data, []);
  }),
  among('PAG-10', 60, async (world) => {
    await everywhere(world, (page) => everyHas([memberwise(page)], 'page', isWhole));
    for (const page of [1, 2, 3, 4, 1000])
      assert.equal((await pageAt(world, path, `page=${page}&page_size=25`)).page, page);
  }),
  among('PAG-11', 60, async (world) => {
    await everywhere(world, (page) => everyHas([memberwise(page)], 'pages', isWhole));
    for (const page of [1, 3, 9]) assert.equal((await pageAt(world, path, `page=${page}&page_size=25`)).pages, 3);
  }),
  among('PAG-12', 60, async (world) => {
    await everywhere(world, (page) => everyHas([memberwise(page)], 'results', isWhole));
    for (const page of [1, 3, 9]) assert.equal((await pageAt(world, path, `page=${page}&page_size=25`)).results, 60);
  }),
  freshClaim('PAG-13', async (world) => {
    for (const [count, pages] of [
      [0, 1],
      [1, 1],
      [25, 1],
      [26, 2],
      [50, 2],
      [51, 3],
    ] as const) {
      await longviewClients(world, count);
      for (const page of [1, 2, 3])
        assert.equal(
          (await pageAt(world, path, `page=${page}&page_size=25`)).pages,
          pages,
          `${count} entries, page ${page}`,
        );
    }
  }),
  among('PAG-14', 130, async (world) => {
    const all: unknown[] = [];
    for (let page = 1; page <= 6; page++) {
      const found = await pageAt(world, path, `page=${page}&page_size=25`);
      assert.ok(found.data.length <= 25);
      all.push(...idsOf(found));
    }
    assert.deepEqual(all, numbers(0, 130));
  }),
  among('PAG-15', 60, async (world) => {
    const largest = 2n ** 64n;
    for (const size of [25n, 30n, 500n]) {
      const last = Math.ceil(60 / Number(size));
      for (const page of [largest / size + 1n, largest, largest * 1000n]) {
        const found = await pageAt(world, path, `page=${page}&page_size=${size}`);
        assert.deepEqual(
          [found.page, found.pages, idsOf(found)],
          [last, last, numbers((last - 1) * Number(size), 60 - (last - 1) * Number(size))],
        );
      }
      // The last number that is not above is a page like any other beyond the end.
      const { text, json } = await get(world, path, `page=${largest / size}&page_size=${size}`);
      assert.deepEqual(memberwise(json)['data'], []);
      assert.equal(pageText(text), String(largest / size));
    }
    for (const each of collections) assert.equal((await pageAt(world, each, `page=${largest}`)).page, 1);
  }),
  freshClaim('PAG-16', async (world) => {
    for (const count of [26, 38, 50]) {
      await longviewClients(world, count);
      const found = await accepted(world.client().longview.listLongviewClients({ query: { page: 2, page_size: 25 } }));
      assert.equal(found.page, 2);
      assert.deepEqual(
        found.data.map(({ id }) => id),
        numbers(25, count - 25),
      );
    }
  }),
  serviceClaim('PAG-17', async (world) => {
    for (const each of collections) await takesPages(world, each);
    for (const [below, member] of [
      ['/compute/instances/1001/backups', 'automatic'],
      ['/profile/security-questions', 'security_questions'],
    ] as const) {
      const { status, json } = await get(world, below, 'page=0&page_size=1');
      assert.equal(status, 200);
      assert.ok(Object.hasOwn(memberwise(json), member));
      for (const name of ['data', 'page', 'pages', 'results']) assert.ok(!Object.hasOwn(memberwise(json), name));
    }
  }),
];
