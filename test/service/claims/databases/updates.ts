// Claims about updating managed databases.

import assert from 'node:assert/strict';
import type { RawResponse } from '../../harness/raw.ts';
import type { World } from '../../harness/world.ts';
import { acceptedRaw, memberwise, refused } from '../answers.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { at } from '../fields.ts';
import { needsScope } from '../scopes.ts';
import { another, get, path } from './fields.ts';

/** One that no other claims look at. */
const id = 2013;

const put = (
  { raw, fixtures }: World,
  body: unknown,
  token = fixtures.tokens.unrestricted,
  of = id,
): Promise<RawResponse> => raw('PUT', path(of), { token, body });

/** An update answers this, and it is there afterwards. */
async function takes(world: World, body: unknown, member: string, expected: unknown): Promise<void> {
  assert.deepEqual(at(await acceptedRaw(put(world, body)), member), expected);
  assert.deepEqual(at(await get(world, id), member), expected);
}

/** An update is refused with problems of these fields, and changes nothing. */
async function refuses(world: World, body: unknown, ...fields: readonly string[]): Promise<void> {
  const before = await get(world, id);
  await refused(put(world, body), 400, ...fields);
  assert.deepEqual(await get(world, id), before);
}

const weekly = { frequency: 'weekly', week_of_month: null };
const monthly = { frequency: 'monthly', week_of_month: 1 };

export const databaseUpdateClaims: readonly ServiceClaim[] = [
  serviceClaim('DBS-28', async (world) => {
    const updated = await acceptedRaw(put(world, { label: 'dbs-28' }));
    assert.deepEqual(updated, await get(world, id));
    await refused(world.raw('PUT', path('main-db'), { token: world.fixtures.tokens.unrestricted, body: {} }), 404);
    await refused(put(world, {}, undefined, 999_999), 404);
  }),
  serviceClaim('DBS-29', async (world) => {
    await takes(world, { allow_list: ['192.0.2.1'] }, 'allow_list', ['192.0.2.1']);
    await takes(world, { label: 'dbs-29' }, 'label', 'dbs-29');
    await takes(world, { updates: monthly }, 'updates.frequency', 'monthly');
    await takes(world, { updates: { duration: 7 } }, 'updates.duration', 7);
    await takes(world, { updates: { hour_of_day: 22 } }, 'updates.hour_of_day', 22);
    await takes(world, { updates: { day_of_week: 5 } }, 'updates.day_of_week', 5);
    await takes(world, { updates: { week_of_month: 3 } }, 'updates.week_of_month', 3);
    for (const [name, wrong] of Object.entries({ allow_list: '192.0.2.1', label: 5, updates: 'weekly' }))
      await refuses(world, { [name]: wrong }, name);
    for (const name of ['frequency', 'duration', 'hour_of_day', 'day_of_week', 'week_of_month'])
      await refuses(world, { updates: { [name]: true } }, `updates.${name}`);
  }),
  serviceClaim('DBS-31', ({ raw }) =>
    needsScope('databases:read_write', ({ token }) => raw('PUT', path(2001), { token, body: {} })),
  ),
  serviceClaim('DBS-41', async (world) => {
    const all = ['192.0.2.1', '198.51.100.0/24', '10.0.0.0/8', '2001:db8::1', '2001:db8::/32', '203.0.113.7/32'];
    await takes(world, { allow_list: all }, 'allow_list', all);
    for (const item of [
      '',
      'example.com',
      '192.0.2',
      '192.0.2.256',
      '192.0.2.1/33',
      '192.0.2.1-192.0.2.9',
      '2001:db8::/129',
      '192.0.2.1,192.0.2.2',
    ])
      await refuses(world, { allow_list: [item] }, 'allow_list');
    await refuses(world, { allow_list: [5] }, 'allow_list.0');
  }),
  serviceClaim('DBS-42', (world) => takes(world, { allow_list: ['0.0.0.0/0'] }, 'allow_list', ['0.0.0.0/0'])),
  serviceClaim('DBS-43', async (world) => {
    // The world says nothing of the list of this one.
    assert.deepEqual((await get(world, world.fixtures.database_ids.delete)).allow_list, []);
    await takes(world, { allow_list: [] }, 'allow_list', []);
  }),
  serviceClaim('DBS-44', async (world) => {
    await takes(world, { allow_list: ['192.0.2.1', '192.0.2.2'] }, 'allow_list', ['192.0.2.1', '192.0.2.2']);
    await takes(world, { allow_list: ['192.0.2.3'] }, 'allow_list', ['192.0.2.3']);
    await takes(world, { label: 'dbs-44' }, 'allow_list', ['192.0.2.3']);
  }),
  serviceClaim('DBS-45', async (world) => {
    await refuses(world, { label: 'main-db' }, 'label');
    await takes(world, { label: 'dbs-45' }, 'label', 'dbs-45');
    // Its own may be sent again, and another account may have the same.
    await takes(world, { label: 'dbs-45' }, 'label', 'dbs-45');
    const elsewhere = await world.units('read', ({ db }) =>
      db
        .selectFrom('accounts')
        .where('id', '!=', 'a1f3c5d7-0b2e-4a6c-8d9f-1e3b5a7c9d0f')
        .select('id')
        .executeTakeFirstOrThrow(),
    );
    const { value } = await world.units('read', ({ db }) =>
      db.selectFrom('databases').where('id', '=', id).select('value').executeTakeFirstOrThrow(),
    );
    await world.units('write', ({ db }) =>
      db
        .insertInto('databases')
        .values({ account_id: elsewhere.id, label: 'only-elsewhere', status: 'active', value })
        .execute(),
    );
    await takes(world, { label: 'only-elsewhere' }, 'label', 'only-elsewhere');
    // Of several at the same time, one gets a label.
    const others = await Promise.all(['a', 'b', 'c', 'd'].map((name) => another(world, `dbs-45-${name}`)));
    const answers = await Promise.all(others.map((other) => put(world, { label: 'wanted' }, undefined, other)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400, 400]);
    for (const answer of answers.filter(({ status }) => status === 400))
      assert.equal(at(answer.json, 'errors.0.field'), 'label');
  }),
  serviceClaim('DBS-49', async (world) => {
    await takes(world, { updates: weekly }, 'updates.frequency', 'weekly');
    await takes(world, { updates: monthly }, 'updates.frequency', 'monthly');
    for (const frequency of ['daily', 'Weekly', '', null])
      await refuses(world, { updates: { frequency } }, 'updates.frequency');
  }),
  serviceClaim('DBS-50', async (world) => {
    for (let hour = 0; hour < 24; hour++)
      await takes(world, { updates: { hour_of_day: hour } }, 'updates.hour_of_day', hour);
    for (const hour of [-1, 24, 1.5, '4'])
      await refuses(world, { updates: { hour_of_day: hour } }, 'updates.hour_of_day');
  }),
  serviceClaim('DBS-51', async (world) => {
    for (let day = 1; day <= 7; day++)
      await takes(world, { updates: { day_of_week: day } }, 'updates.day_of_week', day);
    for (const day of [0, 8, 'Monday', 1.5])
      await refuses(world, { updates: { day_of_week: day } }, 'updates.day_of_week');
  }),
  serviceClaim('DBS-52', async (world) => {
    for (const week of [1, 2, 3, 4])
      await takes(world, { updates: { frequency: 'monthly', week_of_month: week } }, 'updates.week_of_month', week);
    await takes(world, { updates: weekly }, 'updates.week_of_month', null);
    for (const week of ['1', 1.5, true])
      await refuses(world, { updates: { frequency: 'monthly', week_of_month: week } }, 'updates.week_of_month');
  }),
  serviceClaim('DBS-53', async (world) => {
    await takes(world, { updates: weekly }, 'updates.week_of_month', null);
    await refuses(world, { updates: { frequency: 'monthly' } }, 'updates.week_of_month');
    await refuses(world, { updates: { frequency: 'monthly', week_of_month: null } }, 'updates.week_of_month');
    await takes(world, { updates: monthly }, 'updates.week_of_month', 1);
    // What is stored counts.
    await takes(world, { updates: { frequency: 'monthly' } }, 'updates.week_of_month', 1);
  }),
  serviceClaim('DBS-54', async (world) => {
    await takes(world, { updates: weekly }, 'updates.frequency', 'weekly');
    await refuses(world, { updates: { week_of_month: 2 } }, 'updates.week_of_month');
    await refuses(world, { updates: { frequency: 'weekly', week_of_month: 2 } }, 'updates.week_of_month');
    await takes(world, { updates: monthly }, 'updates.frequency', 'monthly');
    await refuses(world, { updates: { frequency: 'weekly', week_of_month: 1 } }, 'updates.week_of_month');
    // The week of the stored window is not the caller's: it goes with the month.
    await takes(world, { updates: { frequency: 'weekly' } }, 'updates.week_of_month', null);
    await takes(world, { updates: { hour_of_day: 5 } }, 'updates.frequency', 'weekly');
  }),
  serviceClaim('DBS-55', async (world) => {
    for (const status of [
      'provisioning',
      'failed',
      'degraded',
      'suspending',
      'suspended',
      'resuming',
      'restoring',
      'updating',
      'backing_up',
    ]) {
      const other = await another(world, `dbs-55-${status}`, status);
      const [reason] = await refused(put(world, { allow_list: ['192.0.2.9'] }, undefined, other), 400);
      assert.match(reason ?? '', /active/);
      assert.notDeepEqual((await get(world, other)).allow_list, ['192.0.2.9']);
    }
    await takes(world, { allow_list: ['192.0.2.9'] }, 'allow_list', ['192.0.2.9']);
  }),
  serviceClaim('DBS-56', async (world) => {
    const { tokens } = world.fixtures;
    for (const token of [tokens.restricted_compute_ro, tokens.restricted])
      await refused(put(world, { updates: { duration: 5 } }, token, 2001), 403);
    assert.equal(
      at(
        await acceptedRaw(put(world, { updates: { duration: 5 } }, tokens.restricted_compute_rw, 2001)),
        'updates.duration',
      ),
      5,
    );
    await acceptedRaw(put(world, { updates: { duration: 3 } }, tokens.unrestricted, 2001));
  }),
  serviceClaim('DBS-72', async (world) => {
    const fixed = {
      engine: 'other',
      version: '9.9',
      region: 'moon-1',
      cluster_size: 5,
      replication_type: 'none',
      ssl_connection: false,
      encrypted: false,
      port: 1,
      id: 1,
      status: 'failed',
      type: 'other',
      created: '2001-01-01T00:00:00Z',
      hosts: { primary: 'a', secondary: 'b' },
    };
    const before = memberwise(await get(world, id));
    const after = await acceptedRaw(put(world, fixed));
    for (const name of Object.keys(fixed)) assert.deepEqual(after[name], before[name], name);
    assert.deepEqual(await get(world, id), { ...before, updated: after['updated'] });
  }),
];
