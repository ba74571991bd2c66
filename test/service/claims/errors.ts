// Claims about errors and status codes.

import assert from 'node:assert/strict';
import type { RawResponse } from '../harness/raw-request.ts';
import type { TestService } from '../harness/test-service.ts';
import { expectRawSuccess, asRecord, expectError } from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { everyRequest, successResponses } from './helpers/requests-of-every-operation.ts';

/** Returns the entries of an error body. */
function errorEntries({ json, text }: RawResponse): readonly Record<string, unknown>[] {
  const { errors } = asRecord(json);
  assert.ok(Array.isArray(errors) && errors.length > 0, text);
  return errors.map(asRecord);
}

/** Returns an error response for each status. */
async function errorResponses({ raw, fixtures: { tokens, compute_id } }: TestService): Promise<readonly RawResponse[]> {
  const token = tokens.unrestricted;
  const responses = [
    await raw('POST', '/v4/longview/clients', { token, body: { label: 'a' } }),
    await raw('POST', '/v4/longview/clients', { token, body: '{', headers: { 'Content-Type': 'application/json' } }),
    await raw('GET', '/v4/longview/clients?page_size=1', { token }),
    await raw('GET', '/v4/longview/clients', { token, headers: { 'X-Filter': '{"unknown": 1}' } }),
    await raw('GET', '/v4/longview/clients'),
    await raw('GET', '/v4/longview/clients', { token: 'unknown-token' }),
    await raw('GET', `/v4/compute/instances/${compute_id}`, { token: tokens.restricted }),
    await raw('GET', '/v4/profile/sshkeys', { token: tokens.longview_read_only }),
    await raw('GET', '/v4/longview/clients/2147483647', { token }),
    await raw('GET', '/v4/unknown', { token }),
    await raw('PATCH', '/v4/longview/clients', { token }),
    await raw('POST', '/v4/longview/clients', {
      token,
      body: JSON.stringify({ label: 'x'.repeat(2_000_000) }),
      headers: { 'Content-Type': 'application/json' },
    }),
    await raw('POST', '/v4/longview/clients', { token, body: 'label=abc', headers: { 'Content-Type': 'text/plain' } }),
  ];
  assert.deepEqual(
    responses.map(({ status }) => status),
    [400, 400, 400, 400, 401, 401, 403, 403, 404, 404, 405, 413, 415],
  );
  return responses;
}

/** Returns requests with one invalid nested field each, and the path of the field. */
function nestedErrorRequests({
  fixtures,
}: TestService): readonly (readonly [method: string, path: string, body: object, field: string])[] {
  const card = {
    type: 'credit_card',
    is_default: true,
    data: { card_number: '4111111111111111', expiry_month: 12, expiry_year: 2031, cvv: '123' },
  };
  return [
    ['POST', '/v4/account/payment-methods', { ...card, data: { ...card.data, expiry_month: 13 } }, 'data.expiry_month'],
    ['PUT', `/v4/managed/compute-settings/${fixtures.compute_id}`, { ssh: { port: 70_000 } }, 'ssh.port'],
    [
      'PUT',
      `/v4/compute/instances/${fixtures.compute_id}`,
      { backups: { schedule: { day: 'Someday' } } },
      'backups.schedule.day',
    ],
    [
      'POST',
      `/v4/nodebalancers/${fixtures.nodebalancer_id}/configs/${fixtures.nodebalancer_config_id}/rebuild`,
      { nodes: [{ address: 'invalid', label: 'n' }] },
      'nodes.0.address',
    ],
  ];
}

export const claims: readonly ServiceClaim[] = [
  serviceClaim('ERR-02', async (service) => {
    for (const response of await errorResponses(service)) {
      assert.deepEqual(Object.keys(asRecord(response.json)), ['errors']);
      errorEntries(response);
    }
  }),
  serviceClaim('ERR-03', async (service) => {
    for (const response of await errorResponses(service))
      for (const { reason } of errorEntries(response))
        assert.ok(typeof reason === 'string' && reason.trim() !== '', response.text);
  }),
  serviceClaim('ERR-04', async (service) => {
    const fieldPresence = new Set<string>();
    for (const response of await errorResponses(service)) {
      for (const error of errorEntries(response)) {
        assert.deepEqual(
          Object.keys(error).filter((name) => name !== 'reason' && name !== 'field'),
          [],
        );
        assert.ok(!('field' in error) || typeof error['field'] === 'string' || error['field'] === null, response.text);
        fieldPresence.add('field' in error ? 'with' : 'without');
      }
    }
    assert.deepEqual(fieldPresence, new Set(['with', 'without']));
  }),
  serviceClaim('ERR-05', async (service) => {
    const reportedFields = (await errorResponses(service)).map((response) =>
      errorEntries(response).map(({ field }) => field),
    );
    // A label, no field for an unreadable body, a parameter, a header, and no field for missing access.
    assert.deepEqual(reportedFields[0], ['label']);
    assert.deepEqual(reportedFields[1], [undefined]);
    assert.deepEqual(reportedFields[2], ['page_size']);
    assert.deepEqual(
      reportedFields.slice(4),
      Array.from({ length: 9 }, () => [undefined]),
    );
  }),
  serviceClaim('ERR-06', async (service) => {
    for (const [method, path, body, field] of nestedErrorRequests(service))
      await expectError(service.raw(method, path, { token: service.fixtures.tokens.unrestricted, body }), 400, field);
  }),
  serviceClaim('ERR-07', async ({ raw, fixtures: { tokens, domain_id } }) => {
    const token = tokens.unrestricted;
    const card = {
      type: 'credit_card',
      is_default: true,
      data: { card_number: '4111 1111', expiry_month: 13, expiry_year: 2031, cvv: '12' },
    };
    await expectError(
      raw('POST', '/v4/account/payment-methods', { token, body: card }),
      400,
      'data.card_number',
      'data.cvv',
      'data.expiry_month',
    );
    await expectError(
      raw('POST', '/v4/managed/services', { token, body: { label: '', timeout: 0 } }),
      400,
      'address',
      'label',
      'service_type',
      'timeout',
    );
    await expectError(
      raw('POST', `/v4/domains/${domain_id}/records`, { token, body: { type: 'SRV' } }),
      400,
      'port',
      'priority',
      'service',
      'target',
      'weight',
    );
    await expectError(raw('GET', '/v4/profile/sshkeys?page=0&page_size=1', { token }), 400, 'page', 'page_size');
  }),
  serviceClaim('ERR-08', async (service) => {
    const responses = await successResponses(service);
    assert.equal(responses.length, 42);
    for (const { call, response } of responses) assert.equal(response.status, 200, call);
  }),
  serviceClaim('ERR-12', async ({ raw, fixtures: { tokens } }) => {
    const token = tokens.unrestricted;
    await expectError(raw('POST', '/v4/account/oauth-clients', { token, body: {} }), 400, 'label', 'redirect_uri');
    await expectError(
      raw('POST', '/v4/profile/sshkeys', { token, body: { label: 'a', ssh_key: 'no key' } }),
      400,
      'ssh_key',
    );
    await expectError(raw('GET', '/v4/profile/sshkeys?page=one', { token }), 400, 'page');
  }),
  serviceClaim('ERR-13', async ({ raw }) => {
    for (const authorization of ['Bearer unknown-token', 'Bearer', 'Basic ZGVtbzpkZW1v', 'Bearer demo-expired-token']) {
      await expectError(raw('GET', '/v4/profile/sshkeys', { headers: { Authorization: authorization } }), 401);
    }
    await expectError(raw('GET', '/v4/profile/sshkeys'), 401);
    await expectRawSuccess(raw('GET', '/v4/profile/sshkeys', { token: 'demo-unrestricted-token' }));
  }),
  serviceClaim('ERR-14', async ({ raw, fixtures: { tokens, compute_id } }) => {
    await expectError(raw('GET', '/v4/managed/services', { token: tokens.restricted }), 403);
    await expectError(raw('GET', '/v4/profile/sshkeys', { token: tokens.longview_read_only }), 403);
    await expectError(
      raw('PUT', `/v4/compute/instances/${compute_id}`, {
        token: tokens.restricted_compute_ro,
        body: { label: 'abc' },
      }),
      403,
    );
  }),
  serviceClaim('ERR-15', async ({ raw, fixtures: { tokens } }) => {
    const token = tokens.unrestricted;
    for (const path of [
      'longview/clients/2147483647',
      'compute/instances/2147483647',
      'account/users/unknown',
      'tags/unknown',
      'nodebalancers/99999999999999999999',
      'domains/2147483647/records',
    ]) {
      await expectError(raw('GET', `/v4/${path}`, { token }), 404);
    }
  }),
  freshServiceClaim(
    'ERR-16',
    async ({ raw, fixtures: { tokens } }) => {
      for (let count = 0; count < 3; count++)
        await expectRawSuccess(raw('GET', '/v4/longview/clients', { token: tokens.unrestricted }));
      await expectError(raw('GET', '/v4/longview/clients', { token: tokens.unrestricted }), 429);
    },
    { rate: { requests: 3, seconds: 60 } },
  ),
  freshServiceClaim('ERR-17', async ({ raw, fixtures: { tokens }, reportedErrors, clearReportedErrors }) => {
    const sendRequest = (): Promise<RawResponse> => raw('GET', '/v4/longview/clients', { token: tokens.unrestricted });
    await expectRawSuccess(raw('POST', '/control/failures', { body: { operation: 'listLongviewClients', times: 1 } }));
    const reasons = await expectError(sendRequest(), 500);
    assert.deepEqual(reasons, ['Internal server error']);
    assert.match(reportedErrors.join(), /listLongviewClients fails/);
    clearReportedErrors();
    await expectRawSuccess(sendRequest());
  }),
  serviceClaim('ERR-18', async ({ raw, fixtures: { tokens } }) => {
    for (const path of [
      '/v4',
      '/v4/',
      '/v4/unknown',
      '/v4/longview',
      '/v4/longview/clients/',
      '/v4/longview/clients/1/more',
      '/v4/%zz',
      '/v4/%c3%28',
      '/v4/compute//instances',
      '/v3/longview/clients',
    ]) {
      for (const method of ['GET', 'POST', 'DELETE'])
        await expectError(raw(method, path, { token: tokens.unrestricted }), 404);
    }
  }),
  serviceClaim('ERR-19', async (service) => {
    const { raw, fixtures } = service;
    const token = fixtures.tokens.unrestricted;
    const readState = async (): Promise<string> =>
      (await raw('GET', '/control/state')).text.replace(/"taken":"[^"]*"/, '');
    const before = await readState();
    await expectError(
      raw('PUT', `/v4/account/users/${fixtures.username}`, {
        token,
        body: { email: 'new@example.com', username: '--' },
      }),
      400,
      'username',
    );
    await expectError(
      raw('PUT', `/v4/compute/instances/${fixtures.compute_id}`, {
        token,
        body: { label: 'new-label', alerts: { io: -1 } },
      }),
      400,
      'alerts.io',
    );
    const path = `/v4/nodebalancers/${fixtures.nodebalancer_id}/configs/${fixtures.nodebalancer_config_id}/rebuild`;
    await expectError(
      raw('POST', path, {
        token,
        body: { check_attempts: 9, nodes: [{ id: 2_147_483_647, address: '192.0.2.1:80', label: 'n' }] },
      }),
      400,
      'nodes.0.id',
    );
    await expectError(
      raw('PUT', `/v4/databases/mysql/instances/${fixtures.database_id}`, {
        token,
        body: { label: 'new-label', updates: { duration: 99 } },
      }),
      400,
      'updates.duration',
    );
    assert.equal(await readState(), before);
  }),
  serviceClaim('ERR-20', async (service) => {
    const invalidBody: unknown = { not: 'of this type' };
    let validatedCount = 0;
    for (const { call, method, path, body } of await everyRequest(service)) {
      for (const [name, value] of Object.entries(body ?? {})) {
        if (typeof value === 'object' && !Array.isArray(value)) continue;
        const response = await service.raw(method, path, {
          token: service.fixtures.tokens.unrestricted,
          body: { ...body, [name]: invalidBody },
        });
        assert.equal(response.status, 400, `${call} ${name}: ${response.text}`);
        assert.ok(
          errorEntries(response).some(({ field }) => field === name),
          `${call} ${name}: ${response.text}`,
        );
        validatedCount++;
      }
    }
    assert.ok(validatedCount >= 25, `${validatedCount} fields`);
  }),
  serviceClaim('ERR-21', async (service) => {
    const { raw, fixtures } = service;
    const token = 'other-unrestricted-token';
    for (const { call, method, path, body } of await everyRequest(service)) {
      if (!/\/\d|\/users\//.test(path)) continue;
      const { status } = await raw(method, path, { token, ...(body && { body }) });
      assert.equal(status, 404, call);
    }
    const script = `/v4/compute/stackscripts/${fixtures.stackscript_public_id}`;
    const owner =
      asRecord((await raw('GET', script, { token })).json)['mine'] === true ? fixtures.tokens.unrestricted : token;
    assert.equal((await raw('GET', script, { token: owner })).status, 200);
    await expectError(raw('PUT', script, { token: owner, body: { label: 'mine-now' } }), 403);
    await expectError(raw('DELETE', script, { token: owner }), 403);
  }),
  serviceClaim('ERR-22', async (service) => {
    const token = service.fixtures.tokens.unrestricted;
    for (const { method, path, body } of await everyRequest(service)) {
      if (!/\/\d/.test(path)) continue;
      for (const id of ['abc', '1.5', '1e3', '0x10', '-', '%20', '1%00']) {
        await expectError(service.raw(method, path.replace(/\/\d+/, `/${id}`), { token, ...(body && { body }) }), 404);
      }
    }
  }),
];
