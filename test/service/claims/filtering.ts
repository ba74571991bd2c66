// Claims about X-Filter.

import assert from 'node:assert/strict';
import type { FirewallDeviceFilter, LongviewClientFilter, OAuthClientFilter } from '@cloud-api/types';
import type { TestService } from '../harness/test-service.ts';
import { expectSuccess, asRecord } from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { collections, seedLongviewClients } from './helpers/collections.ts';
import { fetchPage } from './helpers/pages.ts';

const labels = ['web-01', 'web-02', 'Web-03', 'db-01', 'db_01', 'dbx01', 'mail'];
const firewallId = 4002;
const devicesPath = `/networking/firewalls/${firewallId}/devices`;

interface FilterData {
  /** The IDs of five devices, ascending; each was added a minute after the previous one. */
  readonly devices: readonly number[];
  readonly created: readonly string[];
}

const dataByService = new WeakMap<TestService, Promise<FilterData>>();

/** Creates Longview clients with these labels and five firewall devices, once per service. */
function prepareData(service: TestService): Promise<FilterData> {
  const cached = dataByService.get(service) ?? createData(service);
  dataByService.set(service, cached);
  return cached;
}

async function createData(service: TestService): Promise<FilterData> {
  await seedLongviewClients(service, labels.length, (index) => labels[index] ?? '');
  const devices = [];
  for (const id of [1003, 1004, 1005, 1006, 1007]) {
    service.clock.move(60_000);
    devices.push(
      await expectSuccess(
        service.client().firewalls.createFirewallDevice({ path: { firewallId }, body: { id, type: 'compute' } }),
      ),
    );
  }
  return { devices: devices.map(({ id }) => id), created: devices.map(({ created }) => created) };
}

/** Returns the labels of the Longview clients that a filter selects, in order. */
async function filterClients(service: TestService, filter: LongviewClientFilter): Promise<string[]> {
  await prepareData(service);
  return (await expectSuccess(service.client().longview.listLongviewClients({ filter }))).data.map(
    ({ label }) => label,
  );
}

/** Returns the indices of the devices that a filter selects, in order. */
async function filterDevices(
  service: TestService,
  filter: (data: FilterData) => FirewallDeviceFilter,
): Promise<number[]> {
  const preparedData = await prepareData(service);
  const { data } = await expectSuccess(
    service.client().firewalls.listFirewallDevices({ path: { firewallId }, filter: filter(preparedData) }),
  );
  return data.map(({ id }) => preparedData.devices.indexOf(id));
}

const filterApplications = async (service: TestService, filter: OAuthClientFilter): Promise<string[]> =>
  (await expectSuccess(service.client().oauthClients.listOAuthClients({ filter }))).data.map(({ label }) => label);

const send = ({ raw, fixtures }: TestService, path: string, header: string) =>
  raw('GET', `/v4${path}`, { token: fixtures.tokens.unrestricted, headers: { 'X-Filter': header } });

/** Asserts that each of these headers is rejected with 400 and a message that contains a word. */
async function expectFilterError(
  service: TestService,
  path: string,
  word: string,
  ...filters: readonly unknown[]
): Promise<void> {
  await prepareData(service);
  for (const filter of filters) {
    const { status, json, text } = await send(
      service,
      path,
      typeof filter === 'string' ? filter : JSON.stringify(filter),
    );
    assert.equal(status, 400, `${JSON.stringify(filter)}: ${text}`);
    const { errors } = asRecord(json);
    assert.ok(Array.isArray(errors) && errors.length > 0);
    assert.ok(
      errors.some((error) => String(asRecord(error)['reason']).includes(word)),
      text,
    );
  }
}

/** Creates a claim that a comparison operator selects these devices when compared with the ID of the third device. */
const comparisonClaim = (
  id: string,
  operator: '+gt' | '+gte' | '+lt' | '+lte',
  expected: readonly number[],
): ServiceClaim =>
  serviceClaim(id, async (service) => {
    assert.deepEqual(
      await filterDevices(service, ({ devices: ids }) => ({ id: { [operator]: ids[2] ?? 0 } })),
      expected,
    );
    const between = operator.startsWith('+g') ? [3, 4] : [0, 1, 2];
    assert.deepEqual(
      await filterDevices(service, ({ devices: ids }) => ({ id: { [operator]: (ids[2] ?? 0) + 0.5 } })),
      between,
    );
    assert.deepEqual(
      await filterDevices(service, () => ({ id: { [operator]: 1e15 } })),
      operator.startsWith('+g') ? [] : [0, 1, 2, 3, 4],
    );
  });

export const claims: readonly ServiceClaim[] = [
  serviceClaim('FLT-01', async (service) => {
    await prepareData(service);
    const all = await fetchPage(service, '/longview/clients');
    const filtered = await fetchPage(service, '/longview/clients', undefined, { label: 'mail' });
    assert.deepEqual([all.results, filtered.results], [labels.length, 1]);
    assert.equal((await fetchPage(service, devicesPath, undefined, { id: 0 })).results, 0);
    assert.equal((await fetchPage(service, '/account/oauth-clients', undefined, { public: true })).results, 1);
    for (const path of collections)
      assert.deepEqual(await fetchPage(service, path, undefined, {}), await fetchPage(service, path));
  }),
  serviceClaim('FLT-02', async (service) => {
    assert.deepEqual(await filterClients(service, { label: 'web-01' }), ['web-01']);
    for (const label of ['web', 'web-0', 'WEB-01', 'web%01', 'db_0_', ' web-01', ''])
      assert.deepEqual(await filterClients(service, { label }), []);
    assert.deepEqual(await filterDevices(service, ({ devices: ids }) => ({ id: ids[3] ?? 0 })), [3]);
    assert.deepEqual(await filterDevices(service, ({ created }) => ({ created: created[1] ?? '' })), [1]);
  }),
  serviceClaim('FLT-03', async (service) => {
    assert.deepEqual(
      await filterDevices(service, ({ devices: ids, created }) => ({
        id: { '+gt': ids[0] ?? 0 },
        created: created[2] ?? '',
      })),
      [2],
    );
    assert.deepEqual(
      await filterDevices(service, ({ devices: ids, created }) => ({
        id: { '+gt': ids[2] ?? 0 },
        created: created[2] ?? '',
      })),
      [],
    );
    assert.deepEqual(await filterApplications(service, { public: false, label: 'Disabled app' }), ['Disabled app']);
    assert.deepEqual(await filterApplications(service, { public: true, label: 'Disabled app' }), []);
  }),
  serviceClaim('FLT-04', async (service) => {
    assert.deepEqual(
      await filterClients(service, { '+and': [{ label: { '+contains': 'web' } }, { label: { '+contains': '02' } }] }),
      ['web-02'],
    );
    assert.deepEqual(await filterClients(service, { '+and': [{ label: 'web-01' }, { label: 'web-02' }] }), []);
    assert.deepEqual(await filterClients(service, { '+and': [] }), labels);
  }),
  serviceClaim('FLT-05', async (service) => {
    assert.deepEqual(
      await filterClients(service, { '+or': [{ label: 'mail' }, { label: 'web-01' }, { label: 'none' }] }),
      ['web-01', 'mail'],
    );
    assert.deepEqual(await filterClients(service, { '+or': [{ label: 'none' }] }), []);
    assert.deepEqual(await filterClients(service, { '+or': [] }), []);
    assert.deepEqual(await filterClients(service, { label: 'mail', '+or': [{ label: 'mail' }, { label: 'web-01' }] }), [
      'mail',
    ]);
  }),
  comparisonClaim('FLT-06', '+gt', [3, 4]),
  comparisonClaim('FLT-07', '+gte', [2, 3, 4]),
  comparisonClaim('FLT-08', '+lt', [0, 1]),
  comparisonClaim('FLT-09', '+lte', [0, 1, 2]),
  serviceClaim('FLT-10', async (service) => {
    assert.deepEqual(await filterClients(service, { label: { '+contains': 'web' } }), ['web-01', 'web-02']);
    assert.deepEqual(await filterClients(service, { label: { '+contains': 'b_0' } }), ['db_01']);
    assert.deepEqual(await filterClients(service, { label: { '+contains': '' } }), labels);
    for (const part of ['%', 'w%1', '.*', '\\', 'web-011'])
      assert.deepEqual(await filterClients(service, { label: { '+contains': part } }), []);
    await expectSuccess(
      service
        .client()
        .oauthClients.createOAuthClient({ body: { label: '100% ü_\\"', redirect_uri: 'https://a.example/' } }),
    );
    for (const part of ['0%', 'ü_', '_\\', '"'])
      assert.deepEqual(await filterApplications(service, { label: { '+contains': part } }), ['100% ü_\\"']);
    assert.deepEqual(
      await filterDevices(service, ({ created }) => ({ created: { '+contains': created[4]?.slice(11) ?? '' } })),
      [4],
    );
  }),
  serviceClaim('FLT-11', async (service) => {
    assert.deepEqual(await filterClients(service, { label: { '+neq': 'web-01' } }), labels.slice(1));
    assert.deepEqual(await filterClients(service, { label: { '+neq': 'Mail' } }), labels);
    for (const asString of [false, true]) {
      assert.deepEqual(
        await filterDevices(service, ({ devices: ids }) => ({
          id: { '+neq': asString ? String(ids[1]) : (ids[1] ?? 0) },
        })),
        [0, 2, 3, 4],
      );
      assert.deepEqual(await filterApplications(service, { public: { '+neq': asString ? 'false' : false } }), [
        'Example browser app',
      ]);
    }
    assert.deepEqual(await filterDevices(service, () => ({ id: { '+neq': 'one' } })), [0, 1, 2, 3, 4]);
  }),
  serviceClaim('FLT-12', async (service) => {
    const sortedLabels = ['Web-03', 'db-01', 'db_01', 'dbx01', 'mail', 'web-01', 'web-02'];
    assert.deepEqual(await filterClients(service, { '+order_by': 'label' }), sortedLabels);
    assert.deepEqual(
      await filterClients(service, { label: { '+contains': '0' }, '+order_by': 'label', '+order': 'desc' }),
      sortedLabels.filter((label) => label !== 'mail').reverse(),
    );
    assert.deepEqual(await filterClients(service, {}), labels);
  }),
  serviceClaim('FLT-13', async (service) => {
    await expectFilterError(
      service,
      '/longview/clients',
      '+order_by',
      { '+order_by': 'id' },
      { '+order_by': 'created' },
      { '+order_by': 'unknown' },
      { '+order_by': '' },
      { '+order_by': 5 },
      { '+order_by': null },
    );
    for (const path of collections) await expectFilterError(service, path, '+order_by', { '+order_by': 'unknown' });
    assert.equal((await send(service, '/longview/clients', '{"+order_by":"label"}')).status, 200);
  }),
  serviceClaim('FLT-14', async (service) => {
    const order = (direction?: 'asc' | 'desc') =>
      filterDevices(service, () => ({ '+order_by': 'id', ...(direction && { '+order': direction }) }));
    assert.deepEqual(await order(), [0, 1, 2, 3, 4]);
    assert.deepEqual(await order('asc'), [0, 1, 2, 3, 4]);
    assert.deepEqual(await order('desc'), [4, 3, 2, 1, 0]);
  }),
  serviceClaim('FLT-15', (service) =>
    expectFilterError(service, '/longview/clients', '+order', { '+order': 'asc' }, { '+order': 'desc', label: 'mail' }),
  ),
  serviceClaim('FLT-16', (service) =>
    expectFilterError(
      service,
      '/longview/clients',
      '+order',
      ...['ASC', 'down', '', 1, null, ['asc']].map((order) => ({ '+order_by': 'label', '+order': order })),
    ),
  ),
  serviceClaim('FLT-17', async (service) => {
    assert.deepEqual(
      await filterClients(service, {
        '+or': [{ '+and': [{ label: { '+contains': 'db' } }, { label: { '+neq': 'dbx01' } }] }, { label: 'mail' }],
      }),
      ['db-01', 'db_01', 'mail'],
    );
    let deep: LongviewClientFilter = { label: 'mail' };
    for (let level = 0; level < 60; level++)
      deep =
        level % 2 === 0 ? { '+or': [{ label: 'web-01' }, deep] } : { '+and': [deep, { label: { '+neq': 'db-01' } }] };
    assert.deepEqual(await filterClients(service, deep), ['web-01', 'mail']);
    await expectFilterError(service, '/longview/clients', 'id', {
      '+or': [{ '+and': [{ label: 'mail' }, { id: 5 }] }],
    });
  }),
  serviceClaim('FLT-18', async (service) => {
    await expectFilterError(
      service,
      '/longview/clients',
      'created',
      { created: '2030-01-01T00:00:00Z' },
      { '+or': [{ created: { '+contains': '2030' } }] },
    );
    await expectFilterError(service, '/account/oauth-clients', 'status', { status: 'active' });
    await expectFilterError(service, devicesPath, 'entity', { entity: { id: 1003 } });
    for (const path of [
      '/account/payment-methods',
      '/profile/sshkeys',
      '/domains/3001/records',
      '/managed/services',
      '/databases/mysql/instances/2001/backups',
      '/tags/production',
    ])
      await expectFilterError(service, path, 'id', { id: 1 });
  }),
  serviceClaim('FLT-19', async (service) => {
    for (const path of collections)
      await expectFilterError(service, path, 'unknown', { unknown: 1 }, { unknown: { '+neq': 'x' } });
    await expectFilterError(service, '/longview/clients', 'Label', { Label: 'mail' });
    for (const name of ['__proto__', 'constructor', 'toString'])
      await expectFilterError(service, '/longview/clients', name, `{"${name}":"mail"}`);
  }),
  serviceClaim('FLT-20', async (service) => {
    for (const path of collections)
      await expectFilterError(
        service,
        path,
        '',
        '{',
        'label',
        "{'label':'mail'}",
        '{"label":"mail"',
        '{"label":"mail",}',
        '{} {}',
      );
  }),
  serviceClaim('FLT-21', async (service) => {
    await expectFilterError(
      service,
      '/longview/clients',
      '+and',
      { '+and': { label: 'mail' } },
      { '+and': 'mail' },
      { '+and': null },
      { '+and': ['mail'] },
    );
    await expectFilterError(
      service,
      '/longview/clients',
      '+or',
      { '+or': { label: 'mail' } },
      { '+or': 1 },
      { '+or': [[]] },
    );
    for (const operator of ['+gt', '+gte', '+lt', '+lte'])
      await expectFilterError(
        service,
        devicesPath,
        operator,
        ...['5', null, true, [5], {}].map((value) => ({ id: { [operator]: value } })),
      );
  }),
  freshServiceClaim('FLT-22', async (service) => {
    await seedLongviewClients(service, 160, (index) => `${index % 2 === 0 ? 'even' : 'odd'}-${index}`);
    const filter = { label: { '+contains': 'even' } };
    for (const page of [1, 2, 3, 4, 9]) {
      const foundPage = await fetchPage(service, '/longview/clients', `page=${page}&page_size=25`, filter);
      assert.deepEqual([foundPage.results, foundPage.pages], [80, 4]);
      assert.equal(foundPage.data.length, page < 4 ? 25 : page === 4 ? 5 : 0);
      assert.ok(foundPage.data.every(({ label }) => String(label).startsWith('even')));
    }
    assert.deepEqual(await fetchPage(service, '/longview/clients', 'page=1', { label: 'none' }), {
      data: [],
      page: 1,
      pages: 1,
      results: 0,
    });
  }),
  freshServiceClaim('FLT-23', async (service) => {
    await seedLongviewClients(service, 60, (index) => `sorted-${(index * 37) % 60}`);
    const all: unknown[] = [];
    for (const page of [1, 2, 3])
      all.push(
        ...(
          await fetchPage(service, '/longview/clients', `page=${page}&page_size=25`, {
            '+order_by': 'label',
            '+order': 'desc',
          })
        ).data.map(({ label }) => label),
      );
    assert.deepEqual(
      all,
      Array.from({ length: 60 }, (_, index) => `sorted-${index}`)
        .sort()
        .reverse(),
    );
    // Entries with equal sort keys also have a stable order.
    await seedLongviewClients(service, 60, () => 'alike');
    const pagedIds: unknown[] = [];
    for (const page of [1, 2, 3])
      pagedIds.push(
        ...(
          await fetchPage(service, '/longview/clients', `page=${page}&page_size=25`, { '+order_by': 'label' })
        ).data.map(({ id }) => id),
      );
    assert.deepEqual(
      pagedIds,
      Array.from({ length: 60 }, (_, index) => 50_000 + index),
    );
  }),
  freshServiceClaim('FLT-24', async (service) => {
    assert.deepEqual(await filterApplications(service, { public: true }), ['Example browser app']);
    assert.deepEqual(await filterApplications(service, { public: false }), [
      'Example app',
      'Disabled app',
      'Suspended app',
    ]);
    assert.deepEqual(
      (await filterApplications(service, { '+order_by': 'public', '+order': 'desc' }))[0],
      'Example browser app',
    );
    await expectFilterError(
      service,
      '/account/oauth-clients',
      'public',
      ...['true', 1, 0, null, { '+gt': 0 }].map((value) => ({ public: value })),
    );
  }),
  serviceClaim('FLT-25', async (service) => {
    for (const sortField of ['created', 'updated'] as const) {
      assert.deepEqual(await filterDevices(service, () => ({ '+order_by': sortField })), [0, 1, 2, 3, 4]);
      assert.deepEqual(
        await filterDevices(service, () => ({ '+order_by': sortField, '+order': 'desc' })),
        [4, 3, 2, 1, 0],
      );
    }
    // The order is by time, even if it differs from the order of insertion.
    await service.runUnit('write', async ({ db }) => {
      const { devices: ids } = await prepareData(service);
      await db
        .updateTable('firewall_devices')
        .set({ updated: '2031-12-31T23:59:59Z' })
        .where('id', '=', ids[1] ?? 0)
        .execute();
    });
    assert.deepEqual(
      await filterDevices(service, () => ({ '+order_by': 'updated', '+order': 'desc' })),
      [1, 4, 3, 2, 0],
    );
  }),
  serviceClaim('FLT-26', async (service) => {
    assert.deepEqual(
      await filterDevices(service, ({ devices: ids }) => ({
        id: { '+gt': ids[0] ?? 0, '+lte': ids[3] ?? 0, '+neq': String(ids[2]) },
      })),
      [1, 3],
    );
    assert.deepEqual(await filterClients(service, { label: { '+contains': 'web', '+neq': 'web-01' } }), ['web-02']);
    for (const operator of ['+gt', '+gte', '+lt', '+lte', '+contains', '+neq'])
      await expectFilterError(service, devicesPath, operator, { [operator]: { id: 5 } }, { [operator]: 5 });
    await expectFilterError(service, '/longview/clients', 'label', { label: {} });
  }),
  serviceClaim('FLT-27', async (service) => {
    for (const operator of ['+eq', '+not', '+in', '+', '+GT', '+like', 'gt'])
      await expectFilterError(service, devicesPath, operator, { id: { [operator]: 5 } });
    for (const operator of ['+not', '+nor', '+limit', '+'])
      await expectFilterError(service, devicesPath, operator, { [operator]: [] });
    for (const operator of ['+order_by', '+order'])
      await expectFilterError(service, devicesPath, operator, { '+and': [{ [operator]: 'id' }] });
  }),
  serviceClaim('FLT-28', async (service) => {
    for (const path of collections)
      await expectFilterError(service, path, '', '[]', '"label"', '5', 'true', 'null', '[{"label":"mail"}]');
  }),
  serviceClaim('FLT-29', (service) =>
    expectFilterError(
      service,
      '/longview/clients',
      '+contains',
      ...[5, null, true, ['web'], {}].map((value) => ({ label: { '+contains': value } })),
    ),
  ),
];
