// Claims about Longview clients.

import assert from 'node:assert/strict';
import type { LongviewClient } from '@cloud-api/types';
import type { World } from '../harness/world.ts';
import { accepted, everyHas, isText, isTime, isWhole, memberwise, refused } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { filtersNone } from './filterless.ts';
import { pageAt, takesPages } from './pages.ts';
import { needsScope } from './scopes.ts';

const path = '/longview/clients';
/** Where the demo world has one, its other account has one, and nobody has. */
const [first, foreign, unknown] = [5001, 5101, 999_999];
const fields = ['id', 'label', 'created', 'updated', 'api_key', 'install_code', 'apps'];

const list = (world: World, token?: string) => accepted(world.client(token).longview.listLongviewClients());
const get = (world: World, clientId = first, token?: string) =>
  world.client(token).longview.getLongviewClient({ path: { clientId } });
const put = (world: World, label: string | undefined, clientId = first) =>
  world.client().longview.updateLongviewClient({ path: { clientId }, body: label === undefined ? {} : { label } });
const post = (world: World, label?: string, token?: string) =>
  world.client(token).longview.createLongviewClient({ body: label === undefined ? {} : { label } });
const remove = (world: World, clientId: number) => world.client().longview.deleteLongviewClient({ path: { clientId } });
const send = (world: World, method: string, below: string, body?: unknown) =>
  world.raw(method, `/v4${path}${below}`, {
    token: world.fixtures.tokens.unrestricted,
    ...(body !== undefined && { body }),
  });

/** Clients in every response that returns one: the list, GET, POST and PUT. */
async function shown(world: World): Promise<Record<string, unknown>[]> {
  const { data } = await list(world);
  return [
    ...data,
    await accepted(get(world)),
    await accepted(post(world, 'shown')),
    await accepted(put(world, undefined)),
  ].map(memberwise);
}

const field = (id: string, name: string, holds: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (world) => everyHas(await shown(world), name, holds));

const monitors = (id: string, name: keyof LongviewClient['apps']): ServiceClaim =>
  serviceClaim(id, async (world) => {
    const all = (await shown(world)).map(({ apps }) => memberwise(apps));
    everyHas(all, name, (value) => typeof value === 'boolean');
    assert.deepEqual(new Set(all.map((apps) => apps[name])), new Set([true, false]));
  });

/** A secret is shown to whoever may write the client, and to nobody else, in the list as alone. */
const secret = (id: string, name: 'api_key' | 'install_code'): ServiceClaim =>
  serviceClaim(id, async (world) => {
    const {
      unrestricted,
      longview_read_only: byScope,
      restricted_compute_ro: byGrant,
      restricted_compute_rw: writer,
    } = world.fixtures.tokens;
    const clear = (await accepted(get(world)))[name];
    assert.match(clear, /^[0-9A-F-]{16,}$/);
    for (const token of [unrestricted, writer, byScope, byGrant]) {
      const expected = token === byScope || token === byGrant ? '[REDACTED]' : clear;
      assert.equal((await accepted(get(world, first, token)))[name], expected);
      const listed = (await list(world, token)).data.find((client) => client.id === first);
      assert.equal(listed?.[name], expected);
    }
    everyHas(await shown(world), name, (value) => isText(value) && value !== '[REDACTED]');
    // What is stored is encrypted.
    const { [name]: stored } = await world.units('read', ({ db }) =>
      db.selectFrom('longview_clients').where('id', '=', first).select(name).executeTakeFirstOrThrow(),
    );
    assert.ok(!stored.includes(clear));
    assert.equal(world.vault.decrypt(stored), clear);
  });

/** Labels that are accepted, and those that are refused. */
const bounds = (
  id: string,
  label: (world: World, text: string) => Promise<{ readonly ok: boolean }>,
  read: (answer: unknown) => unknown,
): ServiceClaim =>
  serviceClaim(id, async (world) => {
    for (const text of ['aB1', '-_-', '0'.repeat(32)]) {
      const answer = await label(world, text);
      assert.ok(answer.ok, text);
      assert.equal(read(answer), text);
    }
    for (const text of ['ab', '', 'a'.repeat(33), 'a b', 'a.b', 'äöü', 'abc\n'])
      await refused(label(world, text) as ReturnType<typeof post>, 400, 'label');
  });

const dataOf = (answer: unknown): LongviewClient => (answer as { data: LongviewClient }).data;

export const claims: readonly ServiceClaim[] = [
  field('LVC-01', 'id', isWhole),
  serviceClaim('LVC-02', async (world) => {
    everyHas(await shown(world), 'label', (label) => typeof label === 'string' && /^[A-Za-z0-9_-]{3,32}$/.test(label));
    for (const label of ['ab', 'a'.repeat(33), 'a b']) {
      await refused(post(world, label), 400, 'label');
      await refused(put(world, label), 400, 'label');
    }
    const { data } = await pageAt(world, path, undefined, { label: 'db_1' });
    assert.deepEqual(
      data.map(({ id }) => id),
      [5002],
    );
  }),
  field('LVC-03', 'created', isTime),
  field('LVC-04', 'updated', isTime),
  secret('LVC-05', 'api_key'),
  secret('LVC-06', 'install_code'),
  field('LVC-07', 'apps', (apps) => {
    assert.deepEqual(Object.keys(memberwise(apps)).sort(), ['apache', 'mysql', 'nginx']);
    return true;
  }),
  monitors('LVC-08', 'apache'),
  monitors('LVC-09', 'nginx'),
  monitors('LVC-10', 'mysql'),
  serviceClaim('LVC-11', (world) =>
    filtersNone(
      world,
      `/v4${path}`,
      fields.filter((name) => name !== 'label'),
    ),
  ),
  serviceClaim('LVC-12', async (world) => {
    const { status } = await world.client().longview.listLongviewClients();
    assert.equal(status, 200);
    const { data } = await pageAt(world, path);
    const ids = data.map(({ id }) => id);
    for (const id of [5001, 5002, 5003]) assert.ok(ids.includes(id));
    assert.ok(!ids.includes(foreign));
    for (const client of data) assert.deepEqual(Object.keys(client).sort(), [...fields].sort());
  }),
  freshClaim('LVC-13', async (world) => {
    for (let count = 0; count < 30; count++) await accepted(post(world));
    await takesPages(world, path);
  }),
  serviceClaim('LVC-14', ({ raw }) => needsScope('longview:read_only', (request) => raw('GET', `/v4${path}`, request))),
  serviceClaim('LVC-15', async (world) => {
    const answer = await post(world, 'created-one');
    assert.equal(answer.status, 200);
    const created = await accepted(Promise.resolve(answer));
    assert.deepEqual(Object.keys(created).sort(), [...fields].sort());
    assert.deepEqual(await accepted(get(world, created.id)), created);
  }),
  serviceClaim('LVC-16', async (world) => {
    assert.equal((await accepted(post(world, 'labelled'))).label, 'labelled');
    assert.match((await accepted(post(world))).label, /^[A-Za-z0-9_-]{3,32}$/);
    await refused(send(world, 'POST', '', { label: 5 }), 400, 'label');
  }),
  serviceClaim('LVC-18', ({ raw }) =>
    needsScope('longview:read_write', (request) => raw('POST', `/v4${path}`, { ...request, body: {} })),
  ),
  serviceClaim('LVC-19', async (world) => {
    const answer = await get(world);
    assert.equal(answer.status, 200);
    assert.deepEqual(Object.keys(answer.data).sort(), [...fields].sort());
    assert.equal((await accepted(Promise.resolve(answer))).id, first);
    await refused(send(world, 'GET', '/one'), 404);
  }),
  serviceClaim('LVC-20', ({ raw }) =>
    needsScope('longview:read_only', (request) => raw('GET', `/v4${path}/${first}`, request)),
  ),
  serviceClaim('LVC-21', async (world) => {
    const answer = await put(world, 'put-one');
    assert.equal(answer.status, 200);
    assert.deepEqual(Object.keys(answer.data).sort(), [...fields].sort());
    assert.deepEqual(await accepted(get(world)), answer.data);
    await refused(send(world, 'PUT', '/one', {}), 404);
  }),
  serviceClaim('LVC-22', async (world) => {
    const before = await accepted(get(world));
    world.clock.move(60_000);
    const after = await accepted(put(world, 'renamed'));
    assert.deepEqual(after, {
      ...before,
      label: 'renamed',
      updated: new Date(world.clock.now()).toISOString().replace('.000', ''),
    });
    assert.deepEqual(await accepted(get(world)), after);
    await refused(send(world, 'PUT', `/${first}`, { label: 5 }), 400, 'label');
  }),
  serviceClaim('LVC-24', ({ raw }) =>
    needsScope('longview:read_write', (request) => raw('PUT', `/v4${path}/${first}`, { ...request, body: {} })),
  ),
  serviceClaim('LVC-25', async (world) => {
    const { id } = await accepted(post(world));
    const { status, text } = await send(world, 'DELETE', `/${id}`);
    assert.deepEqual([status, text], [200, '{}']);
    await refused(send(world, 'DELETE', '/one'), 404);
  }),
  serviceClaim('LVC-26', ({ raw }) =>
    needsScope('longview:read_write', (request) => raw('DELETE', `/v4${path}/${unknown}`, request)),
  ),
  bounds(
    'LVC-27',
    (world, label) => post(world, label),
    (answer) => dataOf(answer).label,
  ),
  bounds(
    'LVC-28',
    (world, label) => put(world, label),
    (answer) => dataOf(answer).label,
  ),
  serviceClaim('LVC-29', async (world) => {
    for (const token of [undefined, world.fixtures.tokens.restricted_compute_rw]) {
      const created = await accepted(post(world, 'in-clear', token));
      assert.match(created.api_key, /^[0-9A-F-]{32,}$/);
      assert.match(created.install_code, /^[0-9A-F-]{32,}$/);
      assert.notEqual(created.api_key, created.install_code);
      assert.deepEqual(await accepted(get(world, created.id, token)), created);
      assert.notEqual((await accepted(post(world))).api_key, created.api_key);
    }
  }),
  serviceClaim('LVC-30', async (world) => {
    const { longview_read_only: byScope, restricted_compute_ro: byGrant } = world.fixtures.tokens;
    for (const token of [byScope, byGrant]) {
      everyHas((await list(world, token)).data.map(memberwise), 'api_key', (key) => key === '[REDACTED]');
      assert.equal((await accepted(get(world, first, token))).api_key, '[REDACTED]');
    }
  }),
  serviceClaim('LVC-31', async (world) => {
    const { longview_read_only: byScope, restricted_compute_ro: byGrant } = world.fixtures.tokens;
    for (const token of [byScope, byGrant]) {
      everyHas((await list(world, token)).data.map(memberwise), 'install_code', (code) => code === '[REDACTED]');
      assert.equal((await accepted(get(world, first, token))).install_code, '[REDACTED]');
    }
  }),
  serviceClaim('LVC-32', async (world) => {
    const { apps } = await accepted(get(world));
    const { status, json } = await send(world, 'PUT', `/${first}`, {
      apps: { apache: !apps.apache, nginx: !apps.nginx, mysql: !apps.mysql },
    });
    assert.equal(status, 200);
    assert.deepEqual(memberwise(json)['apps'], apps);
    assert.deepEqual((await accepted(get(world))).apps, apps);
  }),
  serviceClaim('LVC-33', async (world) => {
    const { id, apps } = await accepted(post(world, 'new-one'));
    assert.deepEqual(apps, { apache: false, nginx: false, mysql: false });
    assert.deepEqual((await accepted(get(world, id))).apps, apps);
  }),
  freshClaim('LVC-34', async (world) => {
    assert.ok((await remove(world, 5002)).ok);
    assert.deepEqual(
      (await list(world)).data.map(({ id }) => id),
      [5001, 5003],
    );
    await refused(get(world, 5002), 404);
    const left = await world.units('read', ({ db }) =>
      db.selectFrom('longview_clients').where('id', '=', 5002).selectAll().execute(),
    );
    assert.deepEqual(left, []);
  }),
  serviceClaim('LVC-35', async (world) => {
    const { id } = await accepted(post(world, 'only-this'));
    const { data, results } = await accepted(
      world.client().longview.listLongviewClients({ filter: { label: 'only-this' } }),
    );
    assert.deepEqual([data.map((client) => client.id), results], [[id], 1]);
  }),
  serviceClaim('LVC-36', async (world) => {
    for (const id of [unknown, foreign, 0, 2 ** 40]) {
      await refused(get(world, id), 404);
      await refused(put(world, 'abc', id), 404);
      await refused(remove(world, id), 404);
    }
    await refused(send(world, 'GET', '/99999999999999999999999'), 404);
  }),
];
