// Tests the control plane: state changes, access limited to this machine and to requests with its token, and errors.

import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startTestService, type TestService } from '../harness/test-service.ts';
import { startLoggedService } from '../start/logged-service.ts';
import { createControlClient } from './control-client.ts';

afterAll(dropTemplates);

describe.each(storages)('the control plane on %s', (storage) => {
  let service: TestService;
  beforeAll(async () => void (service = await startTestService({ storage })));
  afterAll(() => service.close());

  const sendRequest = createControlClient(() => service);
  const token = (): string => service.fixtures.tokens.unrestricted;

  it('lists the first 100 errors of a request and counts the rest', async () => {
    const grants = Array.from({ length: 65 }, () => ({ entity: 'unknown', level: 'read_only' }));
    const [status, json] = await sendRequest('PUT', '/users/demo/grants', { grants });
    expect([status, (json as { errors: unknown[] }).errors.slice(100)]).toEqual([400, [{ reason: 'and 30 more' }]]);
  });

  it('moves the clock and runs due jobs', async () => {
    const { database_id: id } = service.fixtures;
    await service.raw('POST', `/v4/databases/mysql/instances/${id}/backups`, {
      token: token(),
      body: { label: 'in_progress' },
    });
    const getDatabaseStatus = async (): Promise<unknown> =>
      (
        (await service.raw('GET', `/v4/databases/mysql/instances/${id}`, { token: token() })).json as {
          status: unknown;
        }
      ).status;
    expect(await getDatabaseStatus()).toBe('backing_up');
    const waiting = await sendRequest('GET', '/jobs?status=waiting');
    expect(JSON.stringify(waiting[1])).toContain('"kind":"database-backup"');
    expect(await sendRequest('POST', '/clock', { by: '+2h' })).toEqual([
      200,
      { now: '2030-01-15T12:20:30.000Z', offset: 7_200_000 },
    ]);
    expect(await getDatabaseStatus()).toBe('active');
    expect(await sendRequest('POST', '/clock', { to: '2030-01-15T10:20:30Z' })).toEqual([
      200,
      { now: '2030-01-15T10:20:30.000Z', offset: 0 },
    ]);
    expect(await sendRequest('POST', '/work')).toEqual([200, {}]);
  });

  it('changes fields that the API cannot change', async () => {
    const { fixtures, raw } = service;
    const getResource = async (path: string): Promise<Record<string, unknown>> =>
      (await raw('GET', `/v4${path}`, { token: token() })).json as Record<string, unknown>;
    expect(await sendRequest('PUT', `/databases/${fixtures.database_id}`, { status: 'suspended' })).toEqual([200, {}]);
    expect((await getResource(`/databases/mysql/instances/${fixtures.database_id}`))['status']).toBe('suspended');
    expect(await sendRequest('PUT', `/instances/${fixtures.compute_id}`, { status: 'migrating' })).toEqual([200, {}]);
    expect((await getResource(`/compute/instances/${fixtures.compute_id}`))['status']).toBe('migrating');
    expect(await sendRequest('PUT', `/oauth-clients/${fixtures.oauth.client_id}`, { status: 'suspended' })).toEqual([
      200,
      {},
    ]);
    expect((await getResource('/account/oauth-clients'))['data']).toContainEqual(
      expect.objectContaining({ id: fixtures.oauth.client_id, status: 'suspended' }),
    );
    const attachDevice = (): Promise<{ readonly status: number }> =>
      raw('POST', `/v4/networking/firewalls/${fixtures.firewall_other_enabled_id}/devices`, {
        token: token(),
        body: { id: fixtures.compute_id, type: 'compute' },
      });
    expect((await attachDevice()).status).toBe(400);
    expect(
      await sendRequest('PUT', `/firewalls/${fixtures.firewall_other_enabled_id}`, { status: 'disabled' }),
    ).toEqual([200, {}]);
    expect((await attachDevice()).status).toBe(200);
  });

  it.each(['power-off', 'shut-down'])('ends maintenance on %s, as a status change does', async (action) => {
    const { fixtures, raw } = service;
    const getInstance = async (): Promise<unknown> =>
      (await raw('GET', `/v4/compute/instances/${fixtures.compute_id}`, { token: token() })).json;
    expect(await sendRequest('PUT', `/instances/${fixtures.compute_id}`, { status: 'stopped' })).toEqual([200, {}]);
    expect(await getInstance()).toMatchObject({ status: 'stopped', backups: { available: false } });
    expect(await sendRequest('POST', `/instances/${fixtures.compute_id}/${action}`)).toEqual([200, {}]);
    expect(await getInstance()).toMatchObject({ backups: { available: true } });
    expect(await sendRequest('PUT', `/instances/${fixtures.compute_id}`, { status: 'running' })).toEqual([200, {}]);
    expect(await getInstance()).toMatchObject({ status: 'running', backups: { available: true } });
  });

  it('keeps disabled backups unavailable after maintenance', async () => {
    const { fixtures, raw } = service;
    const path = `/v4/compute/instances/${fixtures.compute_without_firewall_id}`;
    const getBackups = async (): Promise<unknown> =>
      ((await raw('GET', path, { token: token() })).json as { readonly backups: unknown }).backups;
    expect(await getBackups()).toMatchObject({ enabled: false, available: false });
    for (const status of ['stopped', 'running'])
      expect(await sendRequest('PUT', `/instances/${fixtures.compute_without_firewall_id}`, { status })).toEqual([
        200,
        {},
      ]);
    expect(await getBackups()).toMatchObject({ enabled: false, available: false });
  });

  it('changes grants and token expiry', async () => {
    const { fixtures, raw } = service;
    const path = `/v4/compute/instances/${fixtures.compute_id}`;
    const getInstanceStatus = async (): Promise<number> =>
      (await raw('GET', path, { token: fixtures.tokens.restricted })).status;
    expect(await getInstanceStatus()).toBe(403);
    expect(
      await sendRequest('PUT', '/users/restricted/grants', {
        grants: [
          { entity: 'compute', id: fixtures.compute_id, level: 'read_only' },
          { entity: 'account', level: 'read_only' },
        ],
      }),
    ).toEqual([200, {}]);
    expect(await getInstanceStatus()).toBe(200);
    expect(await sendRequest('PUT', '/users/restricted/grants', { grants: [] })).toEqual([200, {}]);
    expect(await getInstanceStatus()).toBe(403);
    const getTokenStatus = async (): Promise<number> =>
      (await raw('GET', '/v4/profile/sshkeys', { token: 'second-admin-token' })).status;
    expect(
      await sendRequest('PUT', '/tokens', { token: 'second-admin-token', expires: '2030-01-01T00:00:00Z' }),
    ).toEqual([200, {}]);
    expect(await getTokenStatus()).toBe(401);
    expect(await sendRequest('PUT', '/tokens', { token: 'second-admin-token', expires: null })).toEqual([200, {}]);
    expect(await getTokenStatus()).toBe(200);
  });

  it('changes the billing address and removes payment methods and backups', async () => {
    const { raw, fixtures } = service;
    const account = (await raw('GET', '/v4/profile/sshkeys', { token: token() })).headers['x-customer-uuid'] ?? '';
    const card = {
      type: 'credit_card',
      is_default: true,
      data: { card_number: '4111111111111111', expiry_month: 12, expiry_year: 2031, cvv: '123' },
    };
    const addPaymentMethod = async (): Promise<number> =>
      (await raw('POST', '/v4/account/payment-methods', { token: token(), body: card })).status;
    expect(await sendRequest('PUT', `/accounts/${account}`, { billing: null })).toEqual([200, {}]);
    expect(await addPaymentMethod()).toBe(400);
    expect(
      await sendRequest('PUT', `/accounts/${account}`, {
        billing: { address: 'Street 1', city: 'Town', zip: '12345', country: 'US' },
      }),
    ).toEqual([200, {}]);
    while ((await addPaymentMethod()) === 200);
    const paymentMethods = (await raw('GET', '/v4/account/payment-methods', { token: token() })).json as {
      data: { id: number }[];
    };
    expect(await sendRequest('DELETE', `/payment-methods/${paymentMethods.data[0]?.id ?? 0}`)).toEqual([200, {}]);
    expect(await addPaymentMethod()).toBe(200);
    await sendRequest('PUT', `/databases/${fixtures.database_id}`, { status: 'active' });
    const backups = (
      await raw('GET', `/v4/databases/mysql/instances/${fixtures.database_id}/backups`, { token: token() })
    ).json as { data: { id: number }[]; results: number };
    expect(await sendRequest('DELETE', `/database-backups/${backups.data[0]?.id ?? 0}`)).toEqual([200, {}]);
    expect(
      (
        (await raw('GET', `/v4/databases/mysql/instances/${fixtures.database_id}/backups`, { token: token() }))
          .json as {
          results: number;
        }
      ).results,
    ).toBe(backups.results - 1);
  });

  it.each([
    ['POST', '/clock', {}, 400, ''],
    ['POST', '/clock', { by: 'soon' }, 400, 'by'],
    ['POST', '/clock', { by: '+1h', to: '2030-01-01T00:00:00Z' }, 400, ''],
    ['POST', '/clock', { to: 'tomorrow' }, 400, 'to'],
    ['PUT', '/databases/1', { status: 'unknown' }, 400, 'status'],
    ['PUT', '/databases/2147483647', { status: 'active' }, 404, ''],
    ['PUT', '/databases/abc', { status: 'active' }, 404, ''],
    ['PUT', '/firewalls/2147483647', { status: 'enabled' }, 404, ''],
    ['PUT', '/oauth-clients/none', { status: 'active' }, 404, ''],
    ['PUT', '/users/unknown/grants', { grants: [] }, 404, ''],
    ['PUT', '/users/restricted/grants', { grants: [{ entity: 'compute', level: 'read_only' }] }, 400, 'grants.0.id'],
    [
      'PUT',
      '/users/restricted/grants',
      { grants: [{ entity: 'account', id: 1, level: 'read_only' }] },
      400,
      'grants.0.id',
    ],
    [
      'PUT',
      '/users/restricted/grants',
      {
        grants: [
          { entity: 'compute', id: 1001, level: 'read_only' },
          { entity: 'compute', id: 999_999, level: 'read_only' },
        ],
      },
      400,
      'grants.1.id',
    ],
    [
      'PUT',
      '/users/restricted/grants',
      { grants: [{ entity: 'compute', id: 1101, level: 'read_only' }] },
      400,
      'grants.0.id',
    ],
    ['GET', '/jobs?status=bogus', undefined, 400, 'status'],
    ['PUT', '/accounts/none', { billing: null }, 404, ''],
    ['PUT', '/tokens', { token: 'none', expires: null }, 404, ''],
    ['PUT', '/operations/none', { deprecated: true }, 404, ''],
    ['POST', '/failures', { operation: 'none', times: 1 }, 404, ''],
    ['POST', '/failures', { operation: 'getUser', times: -1 }, 400, 'times'],
    ['PUT', '/state', {}, 400, ''],
    ['PUT', '/state', { state: 1, clock: 0, tables: {} }, 400, ''],
    ['POST', '/snapshots/none/restore', undefined, 404, ''],
    ['POST', '/snapshots', { name: '' }, 400, 'name'],
    ['DELETE', '/payment-methods/2147483647', undefined, 404, ''],
    ['DELETE', '/database-backups/2147483647', undefined, 404, ''],
    ['POST', '/instances/2147483647/power-off', undefined, 404, ''],
    ['GET', '/unknown', undefined, 404, ''],
  ])('rejects %s %s %j with %i', async (method, path, body, status, field) => {
    const [responseStatus, json] = await sendRequest(method, path, body);
    expect([responseStatus, json]).toEqual([status, { errors: expect.any(Array) as unknown }]);
    const { errors } = json as { errors: { field?: string; reason: string }[] };
    if (field !== '') expect(errors.map((error) => error.field)).toContain(field);
    expect(errors.every(({ reason }) => reason.length > 0)).toBe(true);
    expect(service.reportedErrors).toEqual([]);
  });

  it('rejects a body that is not JSON', async () => {
    const response = await service.raw('POST', '/control/clock', {
      body: '{',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([response.status, response.json]).toEqual([400, { errors: [{ reason: expect.any(String) as string }] }]);
  });
});

describe('the control plane', () => {
  const fetchStatus = (baseUrl: string, headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      request(`${baseUrl}/control/clock`, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });

  it('is disabled by default', async () => {
    const { service } = await startLoggedService({ control: false });
    expect(await fetchStatus(service.baseUrl, {})).toBe(404);
    await service.stop(0);
  });

  it('rejects requests from other origins and for other hosts', async () => {
    const { service } = await startLoggedService();
    const { baseUrl } = service;
    const authorized = { Authorization: `Bearer ${service.controlToken ?? ''}` };
    expect(await fetchStatus(baseUrl, authorized)).toBe(200);
    expect(await fetchStatus(baseUrl, { ...authorized, Origin: baseUrl })).toBe(200);
    expect(await fetchStatus(baseUrl, { ...authorized, Origin: 'https://example.com' })).toBe(403);
    expect(await fetchStatus(baseUrl, { ...authorized, Origin: 'null' })).toBe(403);
    expect(await fetchStatus(baseUrl, { ...authorized, Host: 'rebound.example.com' })).toBe(403);
    await service.stop(0);
  });

  it('requires its token, which changes at every start', async () => {
    const { service: first } = await startLoggedService();
    const { service: second } = await startLoggedService();
    const token = first.controlToken ?? '';
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(second.controlToken).not.toBe(token);
    for (const Authorization of [`Bearer ${token}`, `bearer  ${token}`])
      expect(await fetchStatus(first.baseUrl, { Authorization })).toBe(200);
    for (const Authorization of [
      token,
      'Bearer',
      `Bearer ${token}0`,
      `Basic ${token}`,
      `Bearer ${second.controlToken ?? ''}`,
      'Bearer demo-unrestricted-token',
    ]) {
      expect(await fetchStatus(first.baseUrl, { Authorization }), Authorization).toBe(401);
    }
    const response = await fetch(`${first.baseUrl}/control/reset`, { method: 'POST' });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await response.json()).toEqual({
      errors: [{ reason: expect.stringMatching(/npm start printed: Authorization: Bearer/) as string }],
    });
    for (const started of [first, second]) await started.stop(0);
  });
});
