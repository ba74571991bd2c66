// Claims about updating managed databases.

import assert from 'node:assert/strict';
import type { RawResponse } from '../../harness/raw-request.ts';
import type { TestService } from '../../harness/test-service.ts';
import { expectRawSuccess, asRecord, expectError } from '../helpers/response-assertions.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { valueAt } from '../helpers/field-claims.ts';
import { assertScope } from '../helpers/assert-scope.ts';
import { createDatabase, getDatabase, path } from './fields.ts';

/** A database that no other claim uses. */
const id = 2013;

const put = (
  { raw, fixtures }: TestService,
  body: unknown,
  token = fixtures.tokens.unrestricted,
  databaseId = id,
): Promise<RawResponse> => raw('PUT', path(databaseId), { token, body });

/** Asserts that an update is accepted and stored. */
async function expectAccepted(
  service: TestService,
  body: unknown,
  fieldPath: string,
  expected: unknown,
): Promise<void> {
  assert.deepEqual(valueAt(await expectRawSuccess(put(service, body)), fieldPath), expected);
  assert.deepEqual(valueAt(await getDatabase(service, id), fieldPath), expected);
}

/** Asserts that an update is rejected with errors on these fields, and changes nothing. */
async function expectRejected(service: TestService, body: unknown, ...fields: readonly string[]): Promise<void> {
  const before = await getDatabase(service, id);
  await expectError(put(service, body), 400, ...fields);
  assert.deepEqual(await getDatabase(service, id), before);
}

const weekly = { frequency: 'weekly', week_of_month: null };
const monthly = { frequency: 'monthly', week_of_month: 1 };

export const databaseUpdateClaims: readonly ServiceClaim[] = [
  serviceClaim('DBS-28', async (service) => {
    const updated = await expectRawSuccess(put(service, { label: 'dbs-28' }));
    assert.deepEqual(updated, await getDatabase(service, id));
    await expectError(
      service.raw('PUT', path('main-db'), { token: service.fixtures.tokens.unrestricted, body: {} }),
      404,
    );
    await expectError(put(service, {}, undefined, 999_999), 404);
  }),
  serviceClaim('DBS-29', async (service) => {
    await expectAccepted(service, { allow_list: ['192.0.2.1'] }, 'allow_list', ['192.0.2.1']);
    await expectAccepted(service, { label: 'dbs-29' }, 'label', 'dbs-29');
    await expectAccepted(service, { updates: monthly }, 'updates.frequency', 'monthly');
    await expectAccepted(service, { updates: { duration: 7 } }, 'updates.duration', 7);
    await expectAccepted(service, { updates: { hour_of_day: 22 } }, 'updates.hour_of_day', 22);
    await expectAccepted(service, { updates: { day_of_week: 5 } }, 'updates.day_of_week', 5);
    await expectAccepted(service, { updates: { week_of_month: 3 } }, 'updates.week_of_month', 3);
    for (const [name, invalidValue] of Object.entries({ allow_list: '192.0.2.1', label: 5, updates: 'weekly' }))
      await expectRejected(service, { [name]: invalidValue }, name);
    for (const name of ['frequency', 'duration', 'hour_of_day', 'day_of_week', 'week_of_month'])
      await expectRejected(service, { updates: { [name]: true } }, `updates.${name}`);
  }),
  serviceClaim('DBS-31', ({ raw }) =>
    assertScope('databases:read_write', ({ token }) => raw('PUT', path(2001), { token, body: {} })),
  ),
  serviceClaim('DBS-41', async (service) => {
    const addresses = ['192.0.2.1', '198.51.100.0/24', '10.0.0.0/8', '2001:db8::1', '2001:db8::/32', '203.0.113.7/32'];
    await expectAccepted(service, { allow_list: addresses }, 'allow_list', addresses);
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
      await expectRejected(service, { allow_list: [item] }, 'allow_list');
    await expectRejected(service, { allow_list: [5] }, 'allow_list.0');
  }),
  serviceClaim('DBS-42', (service) =>
    expectAccepted(service, { allow_list: ['0.0.0.0/0'] }, 'allow_list', ['0.0.0.0/0']),
  ),
  serviceClaim('DBS-43', async (service) => {
    // The default in the seed data.
    assert.deepEqual((await getDatabase(service, service.fixtures.database_ids.delete)).allow_list, []);
    await expectAccepted(service, { allow_list: [] }, 'allow_list', []);
  }),
  serviceClaim('DBS-44', async (service) => {
    await expectAccepted(service, { allow_list: ['192.0.2.1', '192.0.2.2'] }, 'allow_list', ['192.0.2.1', '192.0.2.2']);
    await expectAccepted(service, { allow_list: ['192.0.2.3'] }, 'allow_list', ['192.0.2.3']);
    await expectAccepted(service, { label: 'dbs-44' }, 'allow_list', ['192.0.2.3']);
  }),
  serviceClaim('DBS-45', async (service) => {
    await expectRejected(service, { label: 'main-db' }, 'label');
    await expectAccepted(service, { label: 'dbs-45' }, 'label', 'dbs-45');
    // The current label is accepted, and so is a label used on another account.
    await expectAccepted(service, { label: 'dbs-45' }, 'label', 'dbs-45');
    const otherAccount = await service.runUnit('read', ({ db }) =>
      db
        .selectFrom('accounts')
        .where('id', '!=', 'a1f3c5d7-0b2e-4a6c-8d9f-1e3b5a7c9d0f')
        .select('id')
        .executeTakeFirstOrThrow(),
    );
    const { value } = await service.runUnit('read', ({ db }) =>
      db.selectFrom('databases').where('id', '=', id).select('value').executeTakeFirstOrThrow(),
    );
    await service.runUnit('write', ({ db }) =>
      db
        .insertInto('databases')
        .values({ account_id: otherAccount.id, label: 'only-elsewhere', status: 'active', value })
        .execute(),
    );
    await expectAccepted(service, { label: 'only-elsewhere' }, 'label', 'only-elsewhere');
    // Only one of several concurrent requests gets the label.
    const otherDatabases = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => createDatabase(service, `dbs-45-${name}`)),
    );
    const responses = await Promise.all(
      otherDatabases.map((otherId) => put(service, { label: 'contested' }, undefined, otherId)),
    );
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 400, 400, 400]);
    for (const response of responses.filter(({ status }) => status === 400))
      assert.equal(valueAt(response.json, 'errors.0.field'), 'label');
  }),
  serviceClaim('DBS-49', async (service) => {
    await expectAccepted(service, { updates: weekly }, 'updates.frequency', 'weekly');
    await expectAccepted(service, { updates: monthly }, 'updates.frequency', 'monthly');
    for (const frequency of ['daily', 'Weekly', '', null])
      await expectRejected(service, { updates: { frequency } }, 'updates.frequency');
  }),
  serviceClaim('DBS-50', async (service) => {
    for (let hour = 0; hour < 24; hour++)
      await expectAccepted(service, { updates: { hour_of_day: hour } }, 'updates.hour_of_day', hour);
    for (const hour of [-1, 24, 1.5, '4'])
      await expectRejected(service, { updates: { hour_of_day: hour } }, 'updates.hour_of_day');
  }),
  serviceClaim('DBS-51', async (service) => {
    for (let day = 1; day <= 7; day++)
      await expectAccepted(service, { updates: { day_of_week: day } }, 'updates.day_of_week', day);
    for (const day of [0, 8, 'Monday', 1.5])
      await expectRejected(service, { updates: { day_of_week: day } }, 'updates.day_of_week');
  }),
  serviceClaim('DBS-52', async (service) => {
    for (const week of [1, 2, 3, 4])
      await expectAccepted(
        service,
        { updates: { frequency: 'monthly', week_of_month: week } },
        'updates.week_of_month',
        week,
      );
    await expectAccepted(service, { updates: weekly }, 'updates.week_of_month', null);
    for (const week of ['1', 1.5, true])
      await expectRejected(
        service,
        { updates: { frequency: 'monthly', week_of_month: week } },
        'updates.week_of_month',
      );
  }),
  serviceClaim('DBS-53', async (service) => {
    await expectAccepted(service, { updates: weekly }, 'updates.week_of_month', null);
    await expectRejected(service, { updates: { frequency: 'monthly' } }, 'updates.week_of_month');
    await expectRejected(service, { updates: { frequency: 'monthly', week_of_month: null } }, 'updates.week_of_month');
    await expectAccepted(service, { updates: monthly }, 'updates.week_of_month', 1);
    // The stored value applies if the request omits it.
    await expectAccepted(service, { updates: { frequency: 'monthly' } }, 'updates.week_of_month', 1);
  }),
  serviceClaim('DBS-54', async (service) => {
    await expectAccepted(service, { updates: weekly }, 'updates.frequency', 'weekly');
    await expectRejected(service, { updates: { week_of_month: 2 } }, 'updates.week_of_month');
    await expectRejected(service, { updates: { frequency: 'weekly', week_of_month: 2 } }, 'updates.week_of_month');
    await expectAccepted(service, { updates: monthly }, 'updates.frequency', 'monthly');
    await expectRejected(service, { updates: { frequency: 'weekly', week_of_month: 1 } }, 'updates.week_of_month');
    // The stored week is removed with the monthly frequency.
    await expectAccepted(service, { updates: { frequency: 'weekly' } }, 'updates.week_of_month', null);
    await expectAccepted(service, { updates: { hour_of_day: 5 } }, 'updates.frequency', 'weekly');
  }),
  serviceClaim('DBS-55', async (service) => {
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
      const otherId = await createDatabase(service, `dbs-55-${status}`, status);
      const [reason] = await expectError(put(service, { allow_list: ['192.0.2.9'] }, undefined, otherId), 400);
      assert.match(reason ?? '', /active/);
      assert.notDeepEqual((await getDatabase(service, otherId)).allow_list, ['192.0.2.9']);
    }
    await expectAccepted(service, { allow_list: ['192.0.2.9'] }, 'allow_list', ['192.0.2.9']);
  }),
  serviceClaim('DBS-56', async (service) => {
    const { tokens } = service.fixtures;
    for (const token of [tokens.restricted_compute_ro, tokens.restricted])
      await expectError(put(service, { updates: { duration: 5 } }, token, 2001), 403);
    assert.equal(
      valueAt(
        await expectRawSuccess(put(service, { updates: { duration: 5 } }, tokens.restricted_compute_rw, 2001)),
        'updates.duration',
      ),
      5,
    );
    await expectRawSuccess(put(service, { updates: { duration: 3 } }, tokens.unrestricted, 2001));
  }),
  serviceClaim('DBS-72', async (service) => {
    const readOnlyFields = {
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
    const before = asRecord(await getDatabase(service, id));
    const after = await expectRawSuccess(put(service, readOnlyFields));
    for (const name of Object.keys(readOnlyFields)) assert.deepEqual(after[name], before[name], name);
    assert.deepEqual(await getDatabase(service, id), { ...before, updated: after['updated'] });
  }),
];
