// Claims about X-Filter.

import assert from 'node:assert/strict';
import type { FirewallDeviceFilter, LongviewClientFilter, OAuthClientFilter } from '@cloud-api/types';
import type { World } from '../harness/world.ts';
import { accepted, memberwise } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { collections, longviewClients } from './collections.ts';
import { pageAt } from './pages.ts';

const labels = ['web-01', 'web-02', 'Web-03', 'db-01', 'db_01', 'dbx01', 'mail'];
const firewallId = 4002;
const devicesPath = `/networking/firewalls/${firewallId}/devices`;

interface Made {
  /** The ids of five devices, ascending; each was added a minute after the one before. */
  readonly devices: readonly number[];
  readonly created: readonly string[];
}

const prepared = new WeakMap<World, Promise<Made>>();

/** Makes Longview clients of those labels and five devices of a firewall, once in a world. */
function made(world: World): Promise<Made> {
  const known = prepared.get(world) ?? make(world);
  prepared.set(world, known);
  return known;
}

async function make(world: World): Promise<Made> {
  await longviewClients(world, labels.length, (index) => labels[index] ?? '');
  const devices = [];
  for (const id of [1003, 1004, 1005, 1006, 1007]) {
    world.clock.move(60_000);
    devices.push(
      await accepted(
        world.client().firewalls.createFirewallDevice({ path: { firewallId }, body: { id, type: 'compute' } }),
      ),
    );
  }
  return { devices: devices.map(({ id }) => id), created: devices.map(({ created }) => created) };
}

/** The labels of the Longview clients that a filter selects, in their order. */
async function clients(world: World, filter: LongviewClientFilter): Promise<string[]> {
  await made(world);
  return (await accepted(world.client().longview.listLongviewClients({ filter }))).data.map(({ label }) => label);
}

/** Which of the five devices a filter selects, from 0, in their order. */
async function devices(world: World, filter: (made: Made) => FirewallDeviceFilter): Promise<number[]> {
  const state = await made(world);
  const { data } = await accepted(
    world.client().firewalls.listFirewallDevices({ path: { firewallId }, filter: filter(state) }),
  );
  return data.map(({ id }) => state.devices.indexOf(id));
}

const applications = async (world: World, filter: OAuthClientFilter): Promise<string[]> =>
  (await accepted(world.client().oauthClients.listOAuthClients({ filter }))).data.map(({ label }) => label);

const send = ({ raw, fixtures }: World, path: string, header: string) =>
  raw('GET', `/v4${path}`, { token: fixtures.tokens.unrestricted, headers: { 'X-Filter': header } });

/** Asserts that each of these headers is refused with 400 and a reason that says the word. */
async function refuses(world: World, path: string, word: string, ...filters: readonly unknown[]): Promise<void> {
  await made(world);
  for (const filter of filters) {
    const { status, json, text } = await send(
      world,
      path,
      typeof filter === 'string' ? filter : JSON.stringify(filter),
    );
    assert.equal(status, 400, `${JSON.stringify(filter)}: ${text}`);
    const { errors } = memberwise(json);
    assert.ok(Array.isArray(errors) && errors.length > 0);
    assert.ok(
      errors.some((error) => String(memberwise(error)['reason']).includes(word)),
      text,
    );
  }
}

const comparison = (id: string, operator: '+gt' | '+gte' | '+lt' | '+lte', expected: readonly number[]): ServiceClaim =>
  serviceClaim(id, async (world) => {
    assert.deepEqual(await devices(world, ({ devices: ids }) => ({ id: { [operator]: ids[2] ?? 0 } })), expected);
    const between = operator.startsWith('+g') ? [3, 4] : [0, 1, 2];
    assert.deepEqual(
      await devices(world, ({ devices: ids }) => ({ id: { [operator]: (ids[2] ?? 0) + 0.5 } })),
      between,
    );
    assert.deepEqual(
      await devices(world, () => ({ id: { [operator]: 1e15 } })),
      operator.startsWith('+g') ? [] : [0, 1, 2, 3, 4],
    );
  });

export const claims: readonly ServiceClaim[] = [
  serviceClaim('FLT-01', async (world) => {
    await made(world);
    const all = await pageAt(world, '/longview/clients');
    const some = await pageAt(world, '/longview/clients', undefined, { label: 'mail' });
    assert.deepEqual([all.results, some.results], [labels.length, 1]);
    assert.equal((await pageAt(world, devicesPath, undefined, { id: 0 })).results, 0);
    assert.equal((await pageAt(world, '/account/oauth-clients', undefined, { public: true })).results, 1);
    for (const path of collections)
      assert.deepEqual(await pageAt(world, path, undefined, {}), await pageAt(world, path));
  }),
  serviceClaim('FLT-02', async (world) => {
    assert.deepEqual(await clients(world, { label: 'web-01' }), ['web-01']);
    for (const label of ['web', 'web-0', 'WEB-01', 'web%01', 'db_0_', ' web-01', ''])
      assert.deepEqual(await clients(world, { label }), []);
    assert.deepEqual(await devices(world, ({ devices: ids }) => ({ id: ids[3] ?? 0 })), [3]);
    assert.deepEqual(await devices(world, ({ created }) => ({ created: created[1] ?? '' })), [1]);
  }),
  serviceClaim('FLT-03', async (world) => {
    assert.deepEqual(
      await devices(world, ({ devices: ids, created }) => ({ id: { '+gt': ids[0] ?? 0 }, created: created[2] ?? '' })),
      [2],
    );
    assert.deepEqual(
      await devices(world, ({ devices: ids, created }) => ({ id: { '+gt': ids[2] ?? 0 }, created: created[2] ?? '' })),
      [],
    );
    assert.deepEqual(await applications(world, { public: false, label: 'Disabled app' }), ['Disabled app']);
    assert.deepEqual(await applications(world, { public: true, label: 'Disabled app' }), []);
  }),
  serviceClaim('FLT-04', async (world) => {
    assert.deepEqual(
      await clients(world, { '+and': [{ label: { '+contains': 'web' } }, { label: { '+contains': '02' } }] }),
      ['web-02'],
    );
    assert.deepEqual(await clients(world, { '+and': [{ label: 'web-01' }, { label: 'web-02' }] }), []);
    assert.deepEqual(await clients(world, { '+and': [] }), labels);
  }),
  serviceClaim('FLT-05', async (world) => {
    assert.deepEqual(await clients(world, { '+or': [{ label: 'mail' }, { label: 'web-01' }, { label: 'none' }] }), [
      'web-01',
      'mail',
    ]);
    assert.deepEqual(await clients(world, { '+or': [{ label: 'none' }] }), []);
    assert.deepEqual(await clients(world, { '+or': [] }), []);
    assert.deepEqual(await clients(world, { label: 'mail', '+or': [{ label: 'mail' }, { label: 'web-01' }] }), [
      'mail',
    ]);
  }),
  comparison('FLT-06', '+gt', [3, 4]),
  comparison('FLT-07', '+gte', [2, 3, 4]),
  comparison('FLT-08', '+lt', [0, 1]),
  comparison('FLT-09', '+lte', [0, 1, 2]),
  serviceClaim('FLT-10', async (world) => {
    assert.deepEqual(await clients(world, { label: { '+contains': 'web' } }), ['web-01', 'web-02']);
    assert.deepEqual(await clients(world, { label: { '+contains': 'b_0' } }), ['db_01']);
    assert.deepEqual(await clients(world, { label: { '+contains': '' } }), labels);
    for (const part of ['%', 'w%1', '.*', '\\', 'web-011'])
      assert.deepEqual(await clients(world, { label: { '+contains': part } }), []);
    await accepted(
      world
        .client()
        .oauthClients.createOAuthClient({ body: { label: '100% ü_\\"', redirect_uri: 'https://a.example/' } }),
    );
    for (const part of ['0%', 'ü_', '_\\', '"'])
      assert.deepEqual(await applications(world, { label: { '+contains': part } }), ['100% ü_\\"']);
    assert.deepEqual(
      await devices(world, ({ created }) => ({ created: { '+contains': created[4]?.slice(11) ?? '' } })),
      [4],
    );
  }),
  serviceClaim('FLT-11', async (world) => {
    assert.deepEqual(await clients(world, { label: { '+neq': 'web-01' } }), labels.slice(1));
    assert.deepEqual(await clients(world, { label: { '+neq': 'Mail' } }), labels);
    for (const text of [false, true]) {
      assert.deepEqual(
        await devices(world, ({ devices: ids }) => ({ id: { '+neq': text ? String(ids[1]) : (ids[1] ?? 0) } })),
        [0, 2, 3, 4],
      );
      assert.deepEqual(await applications(world, { public: { '+neq': text ? 'false' : false } }), [
        'Example browser app',
      ]);
    }
    assert.deepEqual(await devices(world, () => ({ id: { '+neq': 'one' } })), [0, 1, 2, 3, 4]);
  }),
  serviceClaim('FLT-12', async (world) => {
    const sorted = ['Web-03', 'db-01', 'db_01', 'dbx01', 'mail', 'web-01', 'web-02'];
    assert.deepEqual(await clients(world, { '+order_by': 'label' }), sorted);
    assert.deepEqual(
      await clients(world, { label: { '+contains': '0' }, '+order_by': 'label', '+order': 'desc' }),
      sorted.filter((label) => label !== 'mail').reverse(),
    );
    assert.deepEqual(await clients(world, {}), labels);
  }),
  serviceClaim('FLT-13', async (world) => {
    await refuses(
      world,
      '/longview/clients',
      '+order_by',
      { '+order_by': 'id' },
      { '+order_by': 'created' },
      { '+order_by': 'nothing' },
      { '+order_by': '' },
      { '+order_by': 5 },
      { '+order_by': null },
    );
    for (const path of collections) await refuses(world, path, '+order_by', { '+order_by': 'nothing' });
    assert.equal((await send(world, '/longview/clients', '{"+order_by":"label"}')).status, 200);
  }),
  serviceClaim('FLT-14', async (world) => {
    const order = (direction?: 'asc' | 'desc') =>
      devices(world, () => ({ '+order_by': 'id', ...(direction && { '+order': direction }) }));
    assert.deepEqual(await order(), [0, 1, 2, 3, 4]);
    assert.deepEqual(await order('asc'), [0, 1, 2, 3, 4]);
    assert.deepEqual(await order('desc'), [4, 3, 2, 1, 0]);
  }),
  serviceClaim('FLT-15', (world) =>
    refuses(world, '/longview/clients', '+order', { '+order': 'asc' }, { '+order': 'desc', label: 'mail' }),
  ),
  serviceClaim('FLT-16', (world) =>
    refuses(
      world,
      '/longview/clients',
      '+order',
      ...['ASC', 'down', '', 1, null, ['asc']].map((order) => ({ '+order_by': 'label', '+order': order })),
    ),
  ),
  serviceClaim('FLT-17', async (world) => {
    assert.deepEqual(
      await clients(world, {
        '+or': [{ '+and': [{ label: { '+contains': 'db' } }, { label: { '+neq': 'dbx01' } }] }, { label: 'mail' }],
      }),
      ['db-01', 'db_01', 'mail'],
    );
    let deep: LongviewClientFilter = { label: 'mail' };
    for (let level = 0; level < 60; level++)
      deep =
        level % 2 === 0 ? { '+or': [{ label: 'web-01' }, deep] } : { '+and': [deep, { label: { '+neq': 'db-01' } }] };
    assert.deepEqual(await clients(world, deep), ['web-01', 'mail']);
    await refuses(world, '/longview/clients', 'id', { '+or': [{ '+and': [{ label: 'mail' }, { id: 5 }] }] });
  }),
  serviceClaim('FLT-18', async (world) => {
    await refuses(
      world,
      '/longview/clients',
      'created',
      { created: '2030-01-01T00:00:00Z' },
      { '+or': [{ created: { '+contains': '2030' } }] },
    );
    await refuses(world, '/account/oauth-clients', 'status', { status: 'active' });
    await refuses(world, devicesPath, 'entity', { entity: { id: 1003 } });
    for (const path of [
      '/account/payment-methods',
      '/profile/sshkeys',
      '/domains/3001/records',
      '/managed/services',
      '/databases/mysql/instances/2001/backups',
      '/tags/production',
    ])
      await refuses(world, path, 'id', { id: 1 });
  }),
  serviceClaim('FLT-19', async (world) => {
    for (const path of collections) await refuses(world, path, 'nothing', { nothing: 1 }, { nothing: { '+neq': 'x' } });
    await refuses(world, '/longview/clients', 'Label', { Label: 'mail' });
    for (const name of ['__proto__', 'constructor', 'toString'])
      await refuses(world, '/longview/clients', name, `{"${name}":"mail"}`);
  }),
  serviceClaim('FLT-20', async (world) => {
    for (const path of collections)
      await refuses(world, path, '', '{', 'label', "{'label':'mail'}", '{"label":"mail"', '{"label":"mail",}', '{} {}');
  }),
  serviceClaim('FLT-21', async (world) => {
    await refuses(
      world,
      '/longview/clients',
      '+and',
      { '+and': { label: 'mail' } },
      { '+and': 'mail' },
      { '+and': null },
      { '+and': ['mail'] },
    );
    await refuses(world, '/longview/clients', '+or', { '+or': { label: 'mail' } }, { '+or': 1 }, { '+or': [[]] });
    for (const operator of ['+gt', '+gte', '+lt', '+lte'])
      await refuses(
        world,
        devicesPath,
        operator,
        ...['5', null, true, [5], {}].map((value) => ({ id: { [operator]: value } })),
      );
  }),
  freshClaim('FLT-22', async (world) => {
    await longviewClients(world, 160, (index) => `${index % 2 === 0 ? 'even' : 'odd'}-${index}`);
    const filter = { label: { '+contains': 'even' } };
    for (const page of [1, 2, 3, 4, 9]) {
      const found = await pageAt(world, '/longview/clients', `page=${page}&page_size=25`, filter);
      assert.deepEqual([found.results, found.pages], [80, 4]);
      assert.equal(found.data.length, page < 4 ? 25 : page === 4 ? 5 : 0);
      assert.ok(found.data.every(({ label }) => String(label).startsWith('even')));
    }
    assert.deepEqual(await pageAt(world, '/longview/clients', 'page=1', { label: 'none' }), {
      data: [],
      page: 1,
      pages: 1,
      results: 0,
    });
  }),
  freshClaim('FLT-23', async (world) => {
    await longviewClients(world, 60, (index) => `sorted-${(index * 37) % 60}`);
    const all: unknown[] = [];
    for (const page of [1, 2, 3])
      all.push(
        ...(
          await pageAt(world, '/longview/clients', `page=${page}&page_size=25`, {
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
    // Entries that are alike have an order too.
    await longviewClients(world, 60, () => 'alike');
    const alike: unknown[] = [];
    for (const page of [1, 2, 3])
      alike.push(
        ...(await pageAt(world, '/longview/clients', `page=${page}&page_size=25`, { '+order_by': 'label' })).data.map(
          ({ id }) => id,
        ),
      );
    assert.deepEqual(
      alike,
      Array.from({ length: 60 }, (_, index) => 50_000 + index),
    );
  }),
  freshClaim('FLT-24', async (world) => {
    assert.deepEqual(await applications(world, { public: true }), ['Example browser app']);
    assert.deepEqual(await applications(world, { public: false }), ['Example app', 'Disabled app', 'Suspended app']);
    assert.deepEqual(
      (await applications(world, { '+order_by': 'public', '+order': 'desc' }))[0],
      'Example browser app',
    );
    await refuses(
      world,
      '/account/oauth-clients',
      'public',
      ...['true', 1, 0, null, { '+gt': 0 }].map((value) => ({ public: value })),
    );
  }),
  serviceClaim('FLT-25', async (world) => {
    for (const by of ['created', 'updated'] as const) {
      assert.deepEqual(await devices(world, () => ({ '+order_by': by })), [0, 1, 2, 3, 4]);
      assert.deepEqual(await devices(world, () => ({ '+order_by': by, '+order': 'desc' })), [4, 3, 2, 1, 0]);
    }
    // By time, where that is not the order in which they were added.
    await world.units('write', async ({ db }) => {
      const { devices: ids } = await made(world);
      await db
        .updateTable('firewall_devices')
        .set({ updated: '2031-12-31T23:59:59Z' })
        .where('id', '=', ids[1] ?? 0)
        .execute();
    });
    assert.deepEqual(await devices(world, () => ({ '+order_by': 'updated', '+order': 'desc' })), [1, 4, 3, 2, 0]);
  }),
  serviceClaim('FLT-26', async (world) => {
    assert.deepEqual(
      await devices(world, ({ devices: ids }) => ({
        id: { '+gt': ids[0] ?? 0, '+lte': ids[3] ?? 0, '+neq': String(ids[2]) },
      })),
      [1, 3],
    );
    assert.deepEqual(await clients(world, { label: { '+contains': 'web', '+neq': 'web-01' } }), ['web-02']);
    for (const operator of ['+gt', '+gte', '+lt', '+lte', '+contains', '+neq'])
      await refuses(world, devicesPath, operator, { [operator]: { id: 5 } }, { [operator]: 5 });
    await refuses(world, '/longview/clients', 'label', { label: {} });
  }),
  serviceClaim('FLT-27', async (world) => {
    for (const operator of ['+eq', '+not', '+in', '+', '+GT', '+like', 'gt'])
      await refuses(world, devicesPath, operator, { id: { [operator]: 5 } });
    for (const operator of ['+not', '+nor', '+limit', '+'])
      await refuses(world, devicesPath, operator, { [operator]: [] });
    for (const operator of ['+order_by', '+order'])
      await refuses(world, devicesPath, operator, { '+and': [{ [operator]: 'id' }] });
  }),
  serviceClaim('FLT-28', async (world) => {
    for (const path of collections)
      await refuses(world, path, '', '[]', '"label"', '5', 'true', 'null', '[{"label":"mail"}]');
  }),
  serviceClaim('FLT-29', (world) =>
    refuses(
      world,
      '/longview/clients',
      '+contains',
      ...[5, null, true, ['web'], {}].map((value) => ({ label: { '+contains': value } })),
    ),
  ),
];
