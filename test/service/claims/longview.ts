// Claims about Longview clients.

import assert from 'node:assert/strict';
import type { LongviewClient } from '@cloud-api/types';
import type { TestService } from '../harness/test-service.ts';
import {
  expectSuccess,
  assertAllHave,
  isString,
  isTime,
  isInteger,
  asRecord,
  expectError,
} from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { expectNotFilterable } from './helpers/not-filterable.ts';
import { fetchPage, expectPagination } from './helpers/pages.ts';
import { assertScope } from './helpers/assert-scope.ts';

const path = '/longview/clients';
/** IDs of a client on the demo account, a client on another account, and a missing client. */
const [firstId, otherAccountId, unknownId] = [5001, 5101, 999_999];
const fields = ['id', 'label', 'created', 'updated', 'api_key', 'install_code', 'apps'];

const list = (service: TestService, token?: string) =>
  expectSuccess(service.client(token).longview.listLongviewClients());
const get = (service: TestService, clientId = firstId, token?: string) =>
  service.client(token).longview.getLongviewClient({ path: { clientId } });
const put = (service: TestService, label: string | undefined, clientId = firstId) =>
  service.client().longview.updateLongviewClient({ path: { clientId }, body: label === undefined ? {} : { label } });
const post = (service: TestService, label?: string, token?: string) =>
  service.client(token).longview.createLongviewClient({ body: label === undefined ? {} : { label } });
const remove = (service: TestService, clientId: number) =>
  service.client().longview.deleteLongviewClient({ path: { clientId } });
const send = (service: TestService, method: string, subpath: string, body?: unknown) =>
  service.raw(method, `/v4${path}${subpath}`, {
    token: service.fixtures.tokens.unrestricted,
    ...(body !== undefined && { body }),
  });

/** Returns clients from every response that contains one: list, GET, POST, and PUT. */
async function clientResponses(service: TestService): Promise<Record<string, unknown>[]> {
  const { data } = await list(service);
  return [
    ...data,
    await expectSuccess(get(service)),
    await expectSuccess(post(service, 'shown')),
    await expectSuccess(put(service, undefined)),
  ].map(asRecord);
}

/** Creates a claim about a field in every response that contains a client. */
const fieldClaim = (id: string, name: string, isValid: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (service) => assertAllHave(await clientResponses(service), name, isValid));

/** Creates a claim that a property of `apps` is true for some clients and false for others. */
const applicationClaim = (id: string, name: keyof LongviewClient['apps']): ServiceClaim =>
  serviceClaim(id, async (service) => {
    const appsOfClients = (await clientResponses(service)).map(({ apps }) => asRecord(apps));
    assertAllHave(appsOfClients, name, (value) => typeof value === 'boolean');
    assert.deepEqual(new Set(appsOfClients.map((apps) => apps[name])), new Set([true, false]));
  });

/** Creates a claim that only callers with write access see a secret, in the list and in a single client. */
const secretClaim = (id: string, name: 'api_key' | 'install_code'): ServiceClaim =>
  serviceClaim(id, async (service) => {
    const {
      unrestricted,
      longview_read_only: scopeToken,
      restricted_compute_ro: grantToken,
      restricted_compute_rw: readWriteToken,
    } = service.fixtures.tokens;
    const clearText = (await expectSuccess(get(service)))[name];
    assert.match(clearText, /^[0-9A-F-]{16,}$/);
    for (const token of [unrestricted, readWriteToken, scopeToken, grantToken]) {
      const expected = token === scopeToken || token === grantToken ? '[REDACTED]' : clearText;
      assert.equal((await expectSuccess(get(service, firstId, token)))[name], expected);
      const listed = (await list(service, token)).data.find((client) => client.id === firstId);
      assert.equal(listed?.[name], expected);
    }
    assertAllHave(await clientResponses(service), name, (value) => isString(value) && value !== '[REDACTED]');
    // The secret is stored encrypted.
    const { [name]: stored } = await service.runUnit('read', ({ db }) =>
      db.selectFrom('longview_clients').where('id', '=', firstId).select(name).executeTakeFirstOrThrow(),
    );
    assert.ok(!stored.includes(clearText));
    assert.equal(service.secretCrypto.decrypt(stored), clearText);
  });

/** Creates a claim that valid labels are accepted and invalid labels are rejected. */
const labelClaim = (
  id: string,
  sendLabel: (service: TestService, text: string) => Promise<{ readonly ok: boolean }>,
  getLabel: (result: unknown) => unknown,
): ServiceClaim =>
  serviceClaim(id, async (service) => {
    for (const text of ['aB1', '-_-', '0'.repeat(32)]) {
      const result = await sendLabel(service, text);
      assert.ok(result.ok, text);
      assert.equal(getLabel(result), text);
    }
    for (const text of ['ab', '', 'a'.repeat(33), 'a b', 'a.b', 'äöü', 'abc\n'])
      await expectError(sendLabel(service, text) as ReturnType<typeof post>, 400, 'label');
  });

const unwrapClient = (result: unknown): LongviewClient => (result as { data: LongviewClient }).data;

export const claims: readonly ServiceClaim[] = [
  fieldClaim('LVC-01', 'id', isInteger),
  serviceClaim('LVC-02', async (service) => {
    assertAllHave(
      await clientResponses(service),
      'label',
      (label) => typeof label === 'string' && /^[A-Za-z0-9_-]{3,32}$/.test(label),
    );
    for (const label of ['ab', 'a'.repeat(33), 'a b']) {
      await expectError(post(service, label), 400, 'label');
      await expectError(put(service, label), 400, 'label');
    }
    const { data } = await fetchPage(service, path, undefined, { label: 'db_1' });
    assert.deepEqual(
      data.map(({ id }) => id),
      [5002],
    );
  }),
  fieldClaim('LVC-03', 'created', isTime),
  fieldClaim('LVC-04', 'updated', isTime),
  secretClaim('LVC-05', 'api_key'),
  secretClaim('LVC-06', 'install_code'),
  fieldClaim('LVC-07', 'apps', (apps) => {
    assert.deepEqual(Object.keys(asRecord(apps)).sort(), ['apache', 'mysql', 'nginx']);
    return true;
  }),
  applicationClaim('LVC-08', 'apache'),
  applicationClaim('LVC-09', 'nginx'),
  applicationClaim('LVC-10', 'mysql'),
  serviceClaim('LVC-11', (service) =>
    expectNotFilterable(
      service,
      `/v4${path}`,
      fields.filter((name) => name !== 'label'),
    ),
  ),
  serviceClaim('LVC-12', async (service) => {
    const { status } = await service.client().longview.listLongviewClients();
    assert.equal(status, 200);
    const { data } = await fetchPage(service, path);
    const ids = data.map(({ id }) => id);
    for (const id of [5001, 5002, 5003]) assert.ok(ids.includes(id));
    assert.ok(!ids.includes(otherAccountId));
    for (const client of data) assert.deepEqual(Object.keys(client).sort(), [...fields].sort());
  }),
  freshServiceClaim('LVC-13', async (service) => {
    for (let count = 0; count < 30; count++) await expectSuccess(post(service));
    await expectPagination(service, path);
  }),
  serviceClaim('LVC-14', ({ raw }) =>
    assertScope('longview:read_only', (request) => raw('GET', `/v4${path}`, request)),
  ),
  serviceClaim('LVC-15', async (service) => {
    const response = await post(service, 'created-one');
    assert.equal(response.status, 200);
    const created = await expectSuccess(Promise.resolve(response));
    assert.deepEqual(Object.keys(created).sort(), [...fields].sort());
    assert.deepEqual(await expectSuccess(get(service, created.id)), created);
  }),
  serviceClaim('LVC-16', async (service) => {
    assert.equal((await expectSuccess(post(service, 'labeled'))).label, 'labeled');
    assert.match((await expectSuccess(post(service))).label, /^[A-Za-z0-9_-]{3,32}$/);
    await expectError(send(service, 'POST', '', { label: 5 }), 400, 'label');
  }),
  serviceClaim('LVC-18', ({ raw }) =>
    assertScope('longview:read_write', (request) => raw('POST', `/v4${path}`, { ...request, body: {} })),
  ),
  serviceClaim('LVC-19', async (service) => {
    const response = await get(service);
    assert.equal(response.status, 200);
    assert.deepEqual(Object.keys(response.data).sort(), [...fields].sort());
    assert.equal((await expectSuccess(Promise.resolve(response))).id, firstId);
    await expectError(send(service, 'GET', '/one'), 404);
  }),
  serviceClaim('LVC-20', ({ raw }) =>
    assertScope('longview:read_only', (request) => raw('GET', `/v4${path}/${firstId}`, request)),
  ),
  serviceClaim('LVC-21', async (service) => {
    const response = await put(service, 'put-one');
    assert.equal(response.status, 200);
    assert.deepEqual(Object.keys(response.data).sort(), [...fields].sort());
    assert.deepEqual(await expectSuccess(get(service)), response.data);
    await expectError(send(service, 'PUT', '/one', {}), 404);
  }),
  serviceClaim('LVC-22', async (service) => {
    const before = await expectSuccess(get(service));
    service.clock.move(60_000);
    const after = await expectSuccess(put(service, 'renamed'));
    assert.deepEqual(after, {
      ...before,
      label: 'renamed',
      updated: new Date(service.clock.now()).toISOString().replace('.000', ''),
    });
    assert.deepEqual(await expectSuccess(get(service)), after);
    await expectError(send(service, 'PUT', `/${firstId}`, { label: 5 }), 400, 'label');
  }),
  serviceClaim('LVC-24', ({ raw }) =>
    assertScope('longview:read_write', (request) => raw('PUT', `/v4${path}/${firstId}`, { ...request, body: {} })),
  ),
  serviceClaim('LVC-25', async (service) => {
    const { id } = await expectSuccess(post(service));
    const { status, text } = await send(service, 'DELETE', `/${id}`);
    assert.deepEqual([status, text], [200, '{}']);
    await expectError(send(service, 'DELETE', '/one'), 404);
  }),
  serviceClaim('LVC-26', ({ raw }) =>
    assertScope('longview:read_write', (request) => raw('DELETE', `/v4${path}/${unknownId}`, request)),
  ),
  labelClaim(
    'LVC-27',
    (service, label) => post(service, label),
    (response) => unwrapClient(response).label,
  ),
  labelClaim(
    'LVC-28',
    (service, label) => put(service, label),
    (response) => unwrapClient(response).label,
  ),
  serviceClaim('LVC-29', async (service) => {
    for (const token of [undefined, service.fixtures.tokens.restricted_compute_rw]) {
      const created = await expectSuccess(post(service, 'in-clear', token));
      assert.match(created.api_key, /^[0-9A-F-]{32,}$/);
      assert.match(created.install_code, /^[0-9A-F-]{32,}$/);
      assert.notEqual(created.api_key, created.install_code);
      assert.deepEqual(await expectSuccess(get(service, created.id, token)), created);
      assert.notEqual((await expectSuccess(post(service))).api_key, created.api_key);
    }
  }),
  serviceClaim('LVC-30', async (service) => {
    const { longview_read_only: scopeToken, restricted_compute_ro: grantToken } = service.fixtures.tokens;
    for (const token of [scopeToken, grantToken]) {
      assertAllHave((await list(service, token)).data.map(asRecord), 'api_key', (key) => key === '[REDACTED]');
      assert.equal((await expectSuccess(get(service, firstId, token))).api_key, '[REDACTED]');
    }
  }),
  serviceClaim('LVC-31', async (service) => {
    const { longview_read_only: scopeToken, restricted_compute_ro: grantToken } = service.fixtures.tokens;
    for (const token of [scopeToken, grantToken]) {
      assertAllHave((await list(service, token)).data.map(asRecord), 'install_code', (code) => code === '[REDACTED]');
      assert.equal((await expectSuccess(get(service, firstId, token))).install_code, '[REDACTED]');
    }
  }),
  serviceClaim('LVC-32', async (service) => {
    const { apps } = await expectSuccess(get(service));
    const { status, json } = await send(service, 'PUT', `/${firstId}`, {
      apps: { apache: !apps.apache, nginx: !apps.nginx, mysql: !apps.mysql },
    });
    assert.equal(status, 200);
    assert.deepEqual(asRecord(json)['apps'], apps);
    assert.deepEqual((await expectSuccess(get(service))).apps, apps);
  }),
  serviceClaim('LVC-33', async (service) => {
    const { id, apps } = await expectSuccess(post(service, 'new-one'));
    assert.deepEqual(apps, { apache: false, nginx: false, mysql: false });
    assert.deepEqual((await expectSuccess(get(service, id))).apps, apps);
  }),
  freshServiceClaim('LVC-34', async (service) => {
    assert.ok((await remove(service, 5002)).ok);
    assert.deepEqual(
      (await list(service)).data.map(({ id }) => id),
      [5001, 5003],
    );
    await expectError(get(service, 5002), 404);
    const remainingRows = await service.runUnit('read', ({ db }) =>
      db.selectFrom('longview_clients').where('id', '=', 5002).selectAll().execute(),
    );
    assert.deepEqual(remainingRows, []);
  }),
  serviceClaim('LVC-35', async (service) => {
    const { id } = await expectSuccess(post(service, 'only-this'));
    const { data, results } = await expectSuccess(
      service.client().longview.listLongviewClients({ filter: { label: 'only-this' } }),
    );
    assert.deepEqual([data.map((client) => client.id), results], [[id], 1]);
  }),
  serviceClaim('LVC-36', async (service) => {
    for (const id of [unknownId, otherAccountId, 0, 2 ** 40]) {
      await expectError(get(service, id), 404);
      await expectError(put(service, 'abc', id), 404);
      await expectError(remove(service, id), 404);
    }
    await expectError(send(service, 'GET', '/99999999999999999999999'), 404);
  }),
];
