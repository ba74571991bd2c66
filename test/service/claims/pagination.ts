// Claims about pagination.

import assert from 'node:assert/strict';
import type { TestService } from '../harness/test-service.ts';
import { expectSuccess, assertAllHave, isInteger, asRecord, expectError } from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { collections, seedLongviewClients } from './helpers/collections.ts';
import { fetchPage, expectPagination, type Envelope } from './helpers/pages.ts';

const path = '/longview/clients';
const get = ({ raw, fixtures }: TestService, resourcePath: string, query: string) =>
  raw('GET', `/v4${resourcePath}?${query}`, { token: fixtures.tokens.unrestricted });
const idsOf = ({ data }: Envelope): unknown[] => data.map(({ id }) => id);
const numbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => 50_000 + from + index);

/** Checks a page of every collection. */
async function assertEveryCollection(service: TestService, check: (page: Envelope) => void): Promise<void> {
  for (const collection of collections) check(await fetchPage(service, collection));
}

/** Creates a claim that every collection rejects these values of a parameter. */
const rejectedValuesClaim = (id: string, name: 'page' | 'page_size', values: readonly string[]): ServiceClaim =>
  serviceClaim(id, async (service) => {
    for (const collection of collections)
      for (const value of values) await expectError(get(service, collection, `${name}=${value}`), 400, name);
  });

/** Creates a claim for a separate service with this many Longview clients. */
const claimWithClients = (id: string, count: number, verify: (service: TestService) => Promise<void>): ServiceClaim =>
  freshServiceClaim(id, async (service) => {
    await seedLongviewClients(service, count);
    await verify(service);
  });

/** Returns the exact text of the number in `page`, which may be too large for a JavaScript number. */
const pageText = (text: string): string | undefined => /"page":(\d+)[,}]/.exec(text)?.[1];

export const claims: readonly ServiceClaim[] = [
  serviceClaim('PAG-01', async (service) => {
    for (const collection of collections) {
      assert.equal((await fetchPage(service, collection, 'page=1')).page, 1);
      assert.equal((await fetchPage(service, collection, 'page=7')).page, 7);
      for (const page of ['0', '-1']) await expectError(get(service, collection, `page=${page}`), 400, 'page');
    }
  }),
  claimWithClients('PAG-02', 130, async (service) => {
    const [withoutPage, first] = [await fetchPage(service, path), await fetchPage(service, path, 'page=1')];
    assert.equal(withoutPage.page, 1);
    assert.deepEqual(withoutPage, first);
    await assertEveryCollection(service, ({ page }) => assert.equal(page, 1));
  }),
  claimWithClients('PAG-03', 501, async (service) => {
    for (const size of [25, 26, 499, 500])
      assert.equal((await fetchPage(service, path, `page_size=${size}`)).data.length, size);
    for (const collection of collections)
      for (const size of ['24', '501', '25.5', 'all'])
        await expectError(get(service, collection, `page_size=${size}`), 400, 'page_size');
  }),
  claimWithClients('PAG-04', 101, async (service) => {
    const { data, pages } = await fetchPage(service, path);
    assert.deepEqual([data.length, pages], [100, 2]);
    assert.deepEqual(await fetchPage(service, path, 'page_size=100'), await fetchPage(service, path));
  }),
  rejectedValuesClaim('PAG-05', 'page_size', ['24']),
  rejectedValuesClaim('PAG-06', 'page_size', ['501']),
  rejectedValuesClaim('PAG-07', 'page', ['0']),
  serviceClaim('PAG-08', async (service) => {
    for (const value of ['1.5', 'one', '', '1e2', 'null', '0x1F', '%20'])
      await expectError(get(service, path, `page=${value}&page_size=${value}`), 400, 'page', 'page_size');
  }),
  serviceClaim('PAG-09', async (service) => {
    await assertEveryCollection(service, ({ data }) => assert.ok(data.length > 0));
    for (const collection of collections) assert.deepEqual((await fetchPage(service, collection, 'page=9')).data, []);
  }),
  claimWithClients('PAG-10', 60, async (service) => {
    await assertEveryCollection(service, (page) => assertAllHave([asRecord(page)], 'page', isInteger));
    for (const page of [1, 2, 3, 4, 1000])
      assert.equal((await fetchPage(service, path, `page=${page}&page_size=25`)).page, page);
  }),
  claimWithClients('PAG-11', 60, async (service) => {
    await assertEveryCollection(service, (page) => assertAllHave([asRecord(page)], 'pages', isInteger));
    for (const page of [1, 3, 9]) assert.equal((await fetchPage(service, path, `page=${page}&page_size=25`)).pages, 3);
  }),
  claimWithClients('PAG-12', 60, async (service) => {
    await assertEveryCollection(service, (page) => assertAllHave([asRecord(page)], 'results', isInteger));
    for (const page of [1, 3, 9])
      assert.equal((await fetchPage(service, path, `page=${page}&page_size=25`)).results, 60);
  }),
  freshServiceClaim('PAG-13', async (service) => {
    for (const [count, pages] of [
      [0, 1],
      [1, 1],
      [25, 1],
      [26, 2],
      [50, 2],
      [51, 3],
    ] as const) {
      await seedLongviewClients(service, count);
      for (const page of [1, 2, 3])
        assert.equal(
          (await fetchPage(service, path, `page=${page}&page_size=25`)).pages,
          pages,
          `${count} entries, page ${page}`,
        );
    }
  }),
  claimWithClients('PAG-14', 130, async (service) => {
    const ids: unknown[] = [];
    for (let page = 1; page <= 6; page++) {
      const result = await fetchPage(service, path, `page=${page}&page_size=25`);
      assert.ok(result.data.length <= 25);
      ids.push(...idsOf(result));
    }
    assert.deepEqual(ids, numbers(0, 130));
  }),
  claimWithClients('PAG-15', 60, async (service) => {
    const largest = 2n ** 64n;
    for (const size of [25n, 30n, 500n]) {
      const last = Math.ceil(60 / Number(size));
      for (const page of [largest / size + 1n, largest, largest * 1000n]) {
        const result = await fetchPage(service, path, `page=${page}&page_size=${size}`);
        assert.deepEqual(
          [result.page, result.pages, idsOf(result)],
          [last, last, numbers((last - 1) * Number(size), 60 - (last - 1) * Number(size))],
        );
      }
      // The largest number below the limit is a normal page beyond the end.
      const { text, json } = await get(service, path, `page=${largest / size}&page_size=${size}`);
      assert.deepEqual(asRecord(json)['data'], []);
      assert.equal(pageText(text), String(largest / size));
    }
    for (const collection of collections)
      assert.equal((await fetchPage(service, collection, `page=${largest}`)).page, 1);
  }),
  freshServiceClaim('PAG-16', async (service) => {
    for (const count of [26, 38, 50]) {
      await seedLongviewClients(service, count);
      const result = await expectSuccess(
        service.client().longview.listLongviewClients({ query: { page: 2, page_size: 25 } }),
      );
      assert.equal(result.page, 2);
      assert.deepEqual(
        result.data.map(({ id }) => id),
        numbers(25, count - 25),
      );
    }
  }),
  serviceClaim('PAG-17', async (service) => {
    for (const collection of collections) await expectPagination(service, collection);
    for (const [resourcePath, propertyName] of [
      ['/compute/instances/1001/backups', 'automatic'],
      ['/profile/security-questions', 'security_questions'],
    ] as const) {
      const { status, json } = await get(service, resourcePath, 'page=0&page_size=1');
      assert.equal(status, 200);
      assert.ok(Object.hasOwn(asRecord(json), propertyName));
      for (const name of ['data', 'page', 'pages', 'results']) assert.ok(!Object.hasOwn(asRecord(json), name));
    }
  }),
];
