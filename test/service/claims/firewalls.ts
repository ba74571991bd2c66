// Claims about firewall devices.

import assert from 'node:assert/strict';
import { setFirewallStatus } from '../../../src/service/areas/firewalls/active.ts';
import { timestamp } from '../../../src/service/time.ts';
import type { RawResponse } from '../harness/raw.ts';
import type { World } from '../harness/world.ts';
import { accepted, acceptedRaw, refused } from './answers.ts';
import { serviceClaim, type ServiceClaim } from './claim.ts';
import { anInteger, anObject, aTime, at, fieldsOf, is } from './fields.ts';
import { filtersNone } from './filterless.ts';
import { pageAt, takesPages } from './pages.ts';
import { needsScope } from './scopes.ts';

const path = (id: number | string): string => `/v4/networking/firewalls/${id}/devices`;

const add = (
  { raw, fixtures }: World,
  firewall: number,
  body: unknown,
  token = fixtures.tokens.unrestricted,
): Promise<RawResponse> => raw('POST', path(firewall), { token, body });

const devices = async ({ client }: World, firewallId: number) =>
  (await accepted(client().firewalls.listFirewallDevices({ path: { firewallId }, query: { page_size: 500 } }))).data;

/** Another firewall of the account. */
async function firewall({ units }: World, status: 'enabled' | 'disabled' = 'enabled'): Promise<number> {
  const { account_id } = await units('read', ({ db }) =>
    db.selectFrom('firewalls').where('id', '=', 4001).select('account_id').executeTakeFirstOrThrow(),
  );
  return (
    await units('write', ({ db }) =>
      db.insertInto('firewalls').values({ account_id, status }).returning('id').executeTakeFirstOrThrow(),
    )
  ).id;
}

/** Another instance of the account. */
async function instance({ units }: World, label: string): Promise<number> {
  const copied = await units('read', ({ db }) =>
    db.selectFrom('instances').where('id', '=', 1013).select(['account_id', 'value']).executeTakeFirstOrThrow(),
  );
  return (
    await units('write', ({ db }) =>
      db
        .insertInto('instances')
        .values({ ...copied, label })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  ).id;
}

/** Every response that returns a device. */
const field = fieldsOf({
  GET: async (world) => (await devices(world, 4003)).at(0),
  POST: async (world) =>
    accepted(
      world
        .client()
        .firewalls.createFirewallDevice({ path: { firewallId: 4003 }, body: { id: 1013, type: 'compute' } }),
    ),
});

export const claims: readonly ServiceClaim[] = [
  field('FWD-01', 'id', anInteger),
  field('FWD-02', 'created', aTime),
  field('FWD-03', 'updated', aTime),
  field('FWD-04', 'entity', anObject),
  field('FWD-05', 'entity.id', (id) => assert.ok(id === 1001 || id === 1013)),
  field('FWD-06', 'entity.label', (label, device) =>
    assert.equal(label, at(device, 'entity.id') === 1001 ? 'web-1' : 'bare-1'),
  ),
  field('FWD-07', 'entity.type', is('compute')),
  field('FWD-08', 'entity.url', (url, device) =>
    assert.equal(url, `/v4/compute/instances/${String(at(device, 'entity.id'))}`),
  ),
  serviceClaim('FWD-09', async (world) => {
    await filtersNone(world, path(4001), ['entity', 'label', 'type', 'url', 'status']);
    for (const filter of [{ id: 1 }, { created: 'x' }, { updated: 'x' }])
      await pageAt(world, path(4001).replace('/v4', ''), undefined, filter);
  }),
  serviceClaim('FWD-10', async (world) => {
    assert.deepEqual(
      (await devices(world, 4001)).map(({ id, entity }) => [id, entity.id]),
      [
        [1, 1001],
        [2, 1002],
      ],
    );
    await refused(world.raw('GET', path('first'), { token: world.fixtures.tokens.unrestricted }), 404);
  }),
  serviceClaim('FWD-11', async (world) => {
    const id = await firewall(world, 'disabled');
    for (let place = 0; place < 28; place++)
      await acceptedRaw(add(world, id, { id: await instance(world, `fwd-11-${place}`), type: 'compute' }));
    await takesPages(world, path(id).replace('/v4', ''));
    assert.equal((await pageAt(world, path(id).replace('/v4', ''))).results, 28);
  }),
  serviceClaim('FWD-12', ({ raw }) =>
    needsScope('firewall:read_only', ({ token }) => raw('GET', path(4001), { token })),
  ),
  serviceClaim('FWD-13', async (world) => {
    const made = await acceptedRaw(
      add(world, await firewall(world), { id: await instance(world, 'fwd-13'), type: 'compute' }),
    );
    assert.deepEqual(Object.keys(made).sort(), ['created', 'entity', 'id', 'updated']);
    await refused(
      world.raw('POST', path('first'), {
        token: world.fixtures.tokens.unrestricted,
        body: { id: 1001, type: 'compute' },
      }),
      404,
    );
  }),
  serviceClaim('FWD-14', async (world) => {
    const id = await firewall(world);
    for (const wrong of ['1001', 1.5, null, true, [1001]])
      await refused(add(world, id, { id: wrong, type: 'compute' }), 400, 'id');
    for (const wrong of [1, null, true]) await refused(add(world, id, { id: 1001, type: wrong }), 400, 'type');
    await refused(add(world, id, {}), 400, 'id', 'type');
    assert.deepEqual(await devices(world, id), []);
  }),
  serviceClaim('FWD-16', async (world) => {
    const id = await firewall(world, 'disabled');
    await needsScope('firewall:read_write', ({ token }) =>
      world.raw('POST', path(id), { token, body: { id: 1001, type: 'compute' } }),
    );
  }),
  serviceClaim('FWD-17', async (world) => {
    const id = await firewall(world);
    for (const type of ['nodebalancer', 'domain', 'Compute', ''])
      await refused(add(world, id, { id: 1013, type }), 400, 'type');
    await acceptedRaw(add(world, id, { id: await instance(world, 'fwd-17'), type: 'compute' }));
  }),
  serviceClaim('FWD-18', async (world) => {
    await refused(add(world, await firewall(world), { type: 'compute' }), 400, 'id');
  }),
  serviceClaim('FWD-19', async (world) => {
    await refused(add(world, await firewall(world), { id: 1001 }), 400, 'type');
  }),
  serviceClaim('FWD-20', async (world) => {
    const id = await firewall(world);
    const wanted = await instance(world, 'fwd-20');
    for (const wrong of [String(wanted), wanted + 0.5, {}])
      await refused(add(world, id, { id: wrong, type: 'compute' }), 400, 'id');
    assert.equal(at(await acceptedRaw(add(world, id, { id: wanted, type: 'compute' })), 'entity.id'), wanted);
  }),
  serviceClaim('FWD-21', async (world) => {
    const id = await firewall(world);
    const wanted = await instance(world, 'fwd-21');
    const made = await accepted(
      world
        .client()
        .firewalls.createFirewallDevice({ path: { firewallId: id }, body: { id: wanted, type: 'compute' } }),
    );
    assert.deepEqual(made.entity, {
      id: wanted,
      label: 'fwd-21',
      type: 'compute',
      url: `/v4/compute/instances/${wanted}`,
    });
    assert.equal(made.created, timestamp(world.clock.now()));
    assert.deepEqual(await devices(world, id), [made]);
    await acceptedRaw(world.raw('GET', made.entity.url, { token: world.fixtures.tokens.unrestricted }));
  }),
  serviceClaim('FWD-22', async (world) => {
    const id = await firewall(world);
    const wanted = [
      await instance(world, 'fwd-22-a'),
      await instance(world, 'fwd-22-b'),
      await instance(world, 'fwd-22-c'),
    ];
    for (const each of wanted) await acceptedRaw(add(world, id, { id: each, type: 'compute' }));
    assert.deepEqual(
      (await devices(world, id)).map(({ entity }) => entity.id),
      wanted,
    );
    await refused(add(world, id, { id: wanted[0], type: 'compute' }), 400, 'id');
  }),
  serviceClaim('FWD-23', async (world) => {
    const wanted = await instance(world, 'fwd-23');
    await acceptedRaw(add(world, await firewall(world), { id: wanted, type: 'compute' }));
    const second = await firewall(world);
    const [reason] = await refused(add(world, second, { id: wanted, type: 'compute' }), 400);
    assert.match(reason ?? '', /active firewall/);
    assert.deepEqual(await devices(world, second), []);
    // Of several at the same time, one is assigned.
    const contested = await instance(world, 'fwd-23-contested');
    const several = await Promise.all([1, 2, 3, 4].map(() => firewall(world)));
    const answers = await Promise.all(several.map((each) => add(world, each, { id: contested, type: 'compute' })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400, 400]);
  }),
  serviceClaim('FWD-24', async (world) => {
    const wanted = await instance(world, 'fwd-24');
    await acceptedRaw(add(world, await firewall(world), { id: wanted, type: 'compute' }));
    for (let count = 0; count < 2; count++) {
      const disabled = await firewall(world, 'disabled');
      await acceptedRaw(add(world, disabled, { id: wanted, type: 'compute' }));
      assert.deepEqual(
        (await devices(world, disabled)).map(({ entity }) => entity.id),
        [wanted],
      );
    }
  }),
  serviceClaim('FWD-25', async (world) => {
    const { units } = world;
    const wanted = await instance(world, 'fwd-25');
    const active = await firewall(world);
    const disabled = await firewall(world, 'disabled');
    for (const each of [active, disabled]) await acceptedRaw(add(world, each, { id: wanted, type: 'compute' }));
    const statusOf = async (id: number): Promise<unknown> =>
      (
        await units('read', ({ db }) =>
          db.selectFrom('firewalls').where('id', '=', id).select('status').executeTakeFirstOrThrow(),
        )
      ).status;
    const enabling = await units('write', (unit) => setFirewallStatus(unit, disabled, 'enabled'));
    assert.equal(enabling.kind, 'conflict');
    assert.equal(await statusOf(disabled), 'disabled');
    await units('write', (unit) => setFirewallStatus(unit, active, 'disabled'));
    await units('write', (unit) => setFirewallStatus(unit, disabled, 'enabled'));
    assert.equal(await statusOf(disabled), 'enabled');
  }),
  serviceClaim('FWD-26', async (world) => {
    const { units } = world;
    const id = await firewall(world);
    const events = () =>
      units('read', ({ db }) =>
        db
          .selectFrom('events')
          .where('kind', '=', 'firewall_device_add')
          .where('entity_id', '=', id)
          .selectAll()
          .execute(),
      );
    await refused(add(world, id, { id: 999_999, type: 'compute' }), 400, 'id');
    assert.deepEqual(await events(), []);
    await acceptedRaw(add(world, id, { id: await instance(world, 'fwd-26'), type: 'compute' }));
    const [event, ...others] = await events();
    assert.equal(event?.username, 'demo');
    assert.equal(event.created, timestamp(world.clock.now()));
    assert.deepEqual(others, []);
  }),
  serviceClaim('FWD-27', async (world) => {
    const id = await firewall(world);
    // Nobody's, beyond what an ID can be, and another account's.
    const elsewhere = await world.units('write', async ({ db }) => {
      const { account_id } = await db
        .selectFrom('firewalls')
        .where('id', '=', 4001)
        .select('account_id')
        .executeTakeFirstOrThrow();
      const other = await db
        .selectFrom('accounts')
        .where('id', '!=', account_id)
        .select('id')
        .executeTakeFirstOrThrow();
      const { value } = await db
        .selectFrom('instances')
        .where('id', '=', 1013)
        .select('value')
        .executeTakeFirstOrThrow();
      return (
        await db
          .insertInto('instances')
          .values({ account_id: other.id, label: 'elsewhere', value })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    });
    for (const unknown of [999_999, 0, -1, 4_294_967_297, Number.MAX_SAFE_INTEGER, elsewhere])
      await refused(add(world, id, { id: unknown, type: 'compute' }), 400, 'id');
    assert.deepEqual(await devices(world, id), []);
  }),
  serviceClaim('FWD-28', async (world) => {
    const id = await firewall(world);
    for (const label of ['a', 'b', 'c']) {
      await acceptedRaw(add(world, id, { id: await instance(world, `fwd-28-${label}`), type: 'compute' }));
      world.clock.move(1000);
    }
    const all = (await devices(world, id)).map((device) => device.id);
    await world.units('write', ({ db }) =>
      db
        .updateTable('firewall_devices')
        .set({ updated: '2031-01-01T00:00:00Z' })
        .where('id', '=', all[1] ?? 0)
        .execute(),
    );
    const filtered = async (filter: object): Promise<unknown[]> =>
      (await pageAt(world, path(id).replace('/v4', ''), undefined, filter)).data.map((device) => device['id']);
    const [first, second, third] = all;
    assert.deepEqual(await filtered({ id: second }), [second]);
    assert.deepEqual(await filtered({ id: { '+gt': first } }), [second, third]);
    assert.deepEqual(await filtered({ '+order_by': 'created', '+order': 'desc' }), [third, second, first]);
    assert.deepEqual(await filtered({ '+order_by': 'created' }), [first, second, third]);
    assert.deepEqual(await filtered({ '+order_by': 'updated' }), [first, third, second]);
    assert.deepEqual(await filtered({ updated: '2031-01-01T00:00:00Z' }), [second]);
  }),
  serviceClaim('FWD-29', async (world) => {
    await refused(world.client().firewalls.listFirewallDevices({ path: { firewallId: 999_999 } }), 404);
    await refused(add(world, 999_999, { id: 1001, type: 'compute' }), 404);
  }),
];
