// Claims about errors and status codes.

import assert from 'node:assert/strict';
import type { RawResponse } from '../harness/raw.ts';
import type { World } from '../harness/world.ts';
import { acceptedRaw, memberwise, refused } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { everyRequest, usualAnswers } from './every-operation.ts';

/** The entries of an error's body. */
function errorsOf({ json, text }: RawResponse): readonly Record<string, unknown>[] {
  const { errors } = memberwise(json);
  assert.ok(Array.isArray(errors) && errors.length > 0, text);
  return errors.map(memberwise);
}

/** A refusal of each kind, by status. */
async function refusals({ raw, fixtures: { tokens, compute_id } }: World): Promise<readonly RawResponse[]> {
  const token = tokens.unrestricted;
  const answers = [
    await raw('POST', '/v4/longview/clients', { token, body: { label: 'a' } }),
    await raw('POST', '/v4/longview/clients', { token, body: '{', headers: { 'Content-Type': 'application/json' } }),
    await raw('GET', '/v4/longview/clients?page_size=1', { token }),
    await raw('GET', '/v4/longview/clients', { token, headers: { 'X-Filter': '{"nothing": 1}' } }),
    await raw('GET', '/v4/longview/clients'),
    await raw('GET', '/v4/longview/clients', { token: 'nobody' }),
    await raw('GET', `/v4/compute/instances/${compute_id}`, { token: tokens.restricted }),
    await raw('GET', '/v4/profile/sshkeys', { token: tokens.longview_read_only }),
    await raw('GET', '/v4/longview/clients/2147483647', { token }),
    await raw('GET', '/v4/nothing', { token }),
    await raw('PATCH', '/v4/longview/clients', { token }),
    await raw('POST', '/v4/longview/clients', {
      token,
      body: JSON.stringify({ label: 'x'.repeat(2_000_000) }),
      headers: { 'Content-Type': 'application/json' },
    }),
    await raw('POST', '/v4/longview/clients', { token, body: 'label=abc', headers: { 'Content-Type': 'text/plain' } }),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [400, 400, 400, 400, 401, 401, 403, 403, 404, 404, 405, 413, 415],
  );
  return answers;
}

/** Requests with one wrong field each, and where it is. */
function nested({
  fixtures: is,
}: World): readonly (readonly [method: string, path: string, body: object, field: string])[] {
  const card = {
    type: 'credit_card',
    is_default: true,
    data: { card_number: '4111111111111111', expiry_month: 12, expiry_year: 2031, cvv: '123' },
  };
  return [
    ['POST', '/v4/account/payment-methods', { ...card, data: { ...card.data, expiry_month: 13 } }, 'data.expiry_month'],
    ['PUT', `/v4/managed/compute-settings/${is.compute_id}`, { ssh: { port: 70_000 } }, 'ssh.port'],
    [
      'PUT',
      `/v4/compute/instances/${is.compute_id}`,
      { backups: { schedule: { day: 'Someday' } } },
      'backups.schedule.day',
    ],
    [
      'POST',
      `/v4/nodebalancers/${is.nodebalancer_id}/configs/${is.nodebalancer_config_id}/rebuild`,
      { nodes: [{ address: 'nowhere', label: 'n' }] },
      'nodes.0.address',
    ],
  ];
}

export const claims: readonly ServiceClaim[] = [
  serviceClaim('ERR-02', async (world) => {
    for (const answer of await refusals(world)) {
      assert.deepEqual(Object.keys(memberwise(answer.json)), ['errors']);
      errorsOf(answer);
    }
  }),
  serviceClaim('ERR-03', async (world) => {
    for (const answer of await refusals(world))
      for (const { reason } of errorsOf(answer))
        assert.ok(typeof reason === 'string' && reason.trim() !== '', answer.text);
  }),
  serviceClaim('ERR-04', async (world) => {
    const seen = new Set<string>();
    for (const answer of await refusals(world)) {
      for (const error of errorsOf(answer)) {
        assert.deepEqual(
          Object.keys(error).filter((name) => name !== 'reason' && name !== 'field'),
          [],
        );
        assert.ok(!('field' in error) || typeof error['field'] === 'string' || error['field'] === null, answer.text);
        seen.add('field' in error ? 'with' : 'without');
      }
    }
    assert.deepEqual(seen, new Set(['with', 'without']));
  }),
  serviceClaim('ERR-05', async (world) => {
    const about = (await refusals(world)).map((answer) => errorsOf(answer).map(({ field }) => field));
    // A label, nothing of a body that cannot be read, a parameter, a header; and nothing for whoever may not ask.
    assert.deepEqual(about[0], ['label']);
    assert.deepEqual(about[1], [undefined]);
    assert.deepEqual(about[2], ['page_size']);
    assert.deepEqual(
      about.slice(4),
      Array.from({ length: 9 }, () => [undefined]),
    );
  }),
  serviceClaim('ERR-06', async (world) => {
    for (const [method, path, body, field] of nested(world))
      await refused(world.raw(method, path, { token: world.fixtures.tokens.unrestricted, body }), 400, field);
  }),
  serviceClaim('ERR-07', async ({ raw, fixtures: { tokens, domain_id } }) => {
    const token = tokens.unrestricted;
    const card = {
      type: 'credit_card',
      is_default: true,
      data: { card_number: '4111 1111', expiry_month: 13, expiry_year: 2031, cvv: '12' },
    };
    await refused(
      raw('POST', '/v4/account/payment-methods', { token, body: card }),
      400,
      'data.card_number',
      'data.cvv',
      'data.expiry_month',
    );
    await refused(
      raw('POST', '/v4/managed/services', { token, body: { label: '', timeout: 0 } }),
      400,
      'address',
      'label',
      'service_type',
      'timeout',
    );
    await refused(
      raw('POST', `/v4/domains/${domain_id}/records`, { token, body: { type: 'SRV' } }),
      400,
      'port',
      'priority',
      'service',
      'target',
      'weight',
    );
    await refused(raw('GET', '/v4/profile/sshkeys?page=0&page_size=1', { token }), 400, 'page', 'page_size');
  }),
  serviceClaim('ERR-08', async (world) => {
    const answers = await usualAnswers(world);
    assert.equal(answers.length, 42);
    for (const { call, response } of answers) assert.equal(response.status, 200, call);
  }),
  serviceClaim('ERR-12', async ({ raw, fixtures: { tokens } }) => {
    const token = tokens.unrestricted;
    await refused(raw('POST', '/v4/account/oauth-clients', { token, body: {} }), 400, 'label', 'redirect_uri');
    await refused(
      raw('POST', '/v4/profile/sshkeys', { token, body: { label: 'a', ssh_key: 'no key' } }),
      400,
      'ssh_key',
    );
    await refused(raw('GET', '/v4/profile/sshkeys?page=one', { token }), 400, 'page');
  }),
  serviceClaim('ERR-13', async ({ raw }) => {
    for (const authorization of ['Bearer nobody', 'Bearer', 'Basic ZGVtbzpkZW1v', 'Bearer demo-expired-token']) {
      await refused(raw('GET', '/v4/profile/sshkeys', { headers: { Authorization: authorization } }), 401);
    }
    await refused(raw('GET', '/v4/profile/sshkeys'), 401);
    await acceptedRaw(raw('GET', '/v4/profile/sshkeys', { token: 'demo-unrestricted-token' }));
  }),
  serviceClaim('ERR-14', async ({ raw, fixtures: { tokens, compute_id } }) => {
    await refused(raw('GET', '/v4/managed/services', { token: tokens.restricted }), 403);
    await refused(raw('GET', '/v4/profile/sshkeys', { token: tokens.longview_read_only }), 403);
    await refused(
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
      'account/users/nobody-here',
      'tags/nothing',
      'nodebalancers/99999999999999999999',
      'domains/2147483647/records',
    ]) {
      await refused(raw('GET', `/v4/${path}`, { token }), 404);
    }
  }),
  freshClaim(
    'ERR-16',
    async ({ raw, fixtures: { tokens } }) => {
      for (let count = 0; count < 3; count++)
        await acceptedRaw(raw('GET', '/v4/longview/clients', { token: tokens.unrestricted }));
      await refused(raw('GET', '/v4/longview/clients', { token: tokens.unrestricted }), 429);
    },
    { rate: { requests: 3, seconds: 60 } },
  ),
  freshClaim('ERR-17', async ({ raw, fixtures: { tokens }, told, forget }) => {
    const ask = (): Promise<RawResponse> => raw('GET', '/v4/longview/clients', { token: tokens.unrestricted });
    await acceptedRaw(raw('POST', '/control/failures', { body: { operation: 'listLongviewClients', times: 1 } }));
    const reasons = await refused(ask(), 500);
    assert.deepEqual(reasons, ['Internal server error']);
    assert.match(told.join(), /listLongviewClients fails/);
    forget();
    await acceptedRaw(ask());
  }),
  serviceClaim('ERR-18', async ({ raw, fixtures: { tokens } }) => {
    for (const path of [
      '/v4',
      '/v4/',
      '/v4/nothing',
      '/v4/longview',
      '/v4/longview/clients/',
      '/v4/longview/clients/1/more',
      '/v4/%zz',
      '/v4/%c3%28',
      '/v4/compute//instances',
      '/v3/longview/clients',
    ]) {
      for (const method of ['GET', 'POST', 'DELETE'])
        await refused(raw(method, path, { token: tokens.unrestricted }), 404);
    }
  }),
  serviceClaim('ERR-19', async (world) => {
    const { raw, fixtures: is } = world;
    const token = is.tokens.unrestricted;
    const config = async (): Promise<string> =>
      (await raw('GET', '/control/state')).text.replace(/"taken":"[^"]*"/, '');
    const before = await config();
    await refused(
      raw('PUT', `/v4/account/users/${is.username}`, { token, body: { email: 'new@example.com', username: '--' } }),
      400,
      'username',
    );
    await refused(
      raw('PUT', `/v4/compute/instances/${is.compute_id}`, { token, body: { label: 'new-label', alerts: { io: -1 } } }),
      400,
      'alerts.io',
    );
    const path = `/v4/nodebalancers/${is.nodebalancer_id}/configs/${is.nodebalancer_config_id}/rebuild`;
    await refused(
      raw('POST', path, {
        token,
        body: { check_attempts: 9, nodes: [{ id: 2_147_483_647, address: '192.0.2.1:80', label: 'n' }] },
      }),
      400,
      'nodes.0.id',
    );
    await refused(
      raw('PUT', `/v4/databases/mysql/instances/${is.database_id}`, {
        token,
        body: { label: 'new-label', updates: { duration: 99 } },
      }),
      400,
      'updates.duration',
    );
    assert.equal(await config(), before);
  }),
  serviceClaim('ERR-20', async (world) => {
    const wrong: unknown = { not: 'of this type' };
    let judged = 0;
    for (const { call, method, path, body } of await everyRequest(world)) {
      for (const [name, value] of Object.entries(body ?? {})) {
        if (typeof value === 'object' && !Array.isArray(value)) continue;
        const answer = await world.raw(method, path, {
          token: world.fixtures.tokens.unrestricted,
          body: { ...body, [name]: wrong },
        });
        assert.equal(answer.status, 400, `${call} ${name}: ${answer.text}`);
        assert.ok(
          errorsOf(answer).some(({ field }) => field === name),
          `${call} ${name}: ${answer.text}`,
        );
        judged++;
      }
    }
    assert.ok(judged >= 25, `${judged} fields`);
  }),
  serviceClaim('ERR-21', async (world) => {
    const { raw, fixtures: is } = world;
    const token = 'other-unrestricted-token';
    for (const { call, method, path, body } of await everyRequest(world)) {
      if (!/\/\d|\/users\//.test(path)) continue;
      const { status } = await raw(method, path, { token, ...(body && { body }) });
      assert.equal(status, 404, call);
    }
    const script = `/v4/compute/stackscripts/${is.stackscript_public_id}`;
    const owner =
      memberwise((await raw('GET', script, { token })).json)['mine'] === true ? is.tokens.unrestricted : token;
    assert.equal((await raw('GET', script, { token: owner })).status, 200);
    await refused(raw('PUT', script, { token: owner, body: { label: 'mine-now' } }), 403);
    await refused(raw('DELETE', script, { token: owner }), 403);
  }),
  serviceClaim('ERR-22', async (world) => {
    const token = world.fixtures.tokens.unrestricted;
    for (const { method, path, body } of await everyRequest(world)) {
      if (!/\/\d/.test(path)) continue;
      for (const id of ['abc', '1.5', '1e3', '0x10', '-', '%20', '1%00']) {
        await refused(world.raw(method, path.replace(/\/\d+/, `/${id}`), { token, ...(body && { body }) }), 404);
      }
    }
  }),
];
