// Claims about the headers of responses.

import assert from 'node:assert/strict';
import { categories } from '../../interface/categories.ts';
import type { World } from '../harness/world.ts';
import { memberwise } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { everyRequest, usualAnswers } from './every-operation.ts';

type Judge = (value: string | undefined, method: string) => void;

/** A header that every answer has: each success, and every kind of refusal. */
function always(id: string, name: string, judge: Judge): ServiceClaim {
  return serviceClaim(id, async (world) => {
    for (const { call, method, response } of await usualAnswers(world))
      judged(call, judge, response.headers[name], method);
    for (const [what, { headers }] of Object.entries(await refusals(world))) judged(what, judge, headers[name], 'GET');
  });
}

function judged(what: string, judge: Judge, value: string | undefined, method: string): void {
  try {
    judge(value, method);
  } catch (error) {
    if (error instanceof assert.AssertionError) error.message = `${what}: ${error.message}`;
    throw error;
  }
}

async function refusals({
  raw,
  fixtures: { tokens },
}: World): Promise<Readonly<Record<string, Awaited<ReturnType<World['raw']>>>>> {
  return {
    'no token': await raw('GET', '/v4/profile/sshkeys'),
    'a wrong token': await raw('GET', '/v4/profile/sshkeys', { token: 'nobody' }),
    'no scope': await raw('GET', '/v4/profile/sshkeys', { token: tokens.longview_read_only }),
    'no such resource': await raw('GET', '/v4/longview/clients/2147483647', { token: tokens.unrestricted }),
    'not valid': await raw('GET', '/v4/profile/sshkeys?page=0', { token: tokens.unrestricted }),
  };
}

const includes =
  (...names: readonly string[]): Judge =>
  (value = '') => {
    const listed = value.split(',').map((name) => name.trim().toLowerCase());
    assert.deepEqual(
      names.filter((name) => !listed.includes(name.toLowerCase())),
      [],
      `of ${value}`,
    );
  };
const matches =
  (pattern: RegExp): Judge =>
  (value = '') =>
    assert.match(value, pattern);

export const claims: readonly ServiceClaim[] = [
  always('HDR-01', 'access-control-allow-credentials', (value) => assert.equal(value, 'true')),
  always(
    'HDR-02',
    'access-control-allow-headers',
    includes('Authorization', 'Origin', 'X-Requested-With', 'Content-Type', 'Accept', 'X-Filter'),
  ),
  always('HDR-03', 'access-control-allow-methods', (value, method) => includes(method, 'OPTIONS')(value, method)),
  always('HDR-04', 'access-control-allow-origin', (value) => assert.equal(value, '*')),
  always('HDR-05', 'access-control-expose-headers', includes('X-OAuth-Scopes', 'X-Accepted-OAuth-Scopes', 'X-Status')),
  always('HDR-06', 'cache-control', includes('private', 'no-store')),
  always('HDR-07', 'content-security-policy', matches(/^default-src 'none'(?:;|$)/)),
  always('HDR-08', 'content-type', (value) => assert.equal(value, 'application/json')),
  freshClaim('HDR-09', async ({ raw, fixtures: { tokens, database_id } }) => {
    const path = `/v4/databases/mysql/instances/${database_id}`;
    const pending = await raw('PUT', path, { token: tokens.unrestricted, body: { allow_list: ['203.0.113.7'] } });
    assert.equal(pending.status, 200);
    assert.match(pending.headers['content-warning'] ?? '', /short time to apply/);
    const done = await raw('PUT', path, { token: tokens.unrestricted, body: { label: 'relabelled' } });
    assert.deepEqual([done.status, done.headers['content-warning']], [200, undefined]);
  }),
  freshClaim(
    'HDR-10',
    async ({ raw, clock, fixtures: { tokens } }) => {
      const ask = (): ReturnType<World['raw']> => raw('GET', '/v4/profile/sshkeys', { token: tokens.unrestricted });
      const first = await ask();
      assert.deepEqual([first.status, first.headers['retry-after']], [200, undefined]);
      const second = await ask();
      assert.equal(second.status, 429);
      assert.equal(
        Number(second.headers['retry-after']),
        Number(second.headers['x-ratelimit-reset']) - clock.now().getTime() / 1000,
      );
    },
    { rate: { requests: 1, seconds: 60 } },
  ),
  always('HDR-11', 'strict-transport-security', matches(/^max-age=[1-9]\d*(?:;|$)/)),
  always('HDR-12', 'vary', includes('Authorization', 'X-Filter')),
  serviceClaim('HDR-13', async (world) => {
    for (const { call, response } of await usualAnswers(world))
      assert.match(response.headers['x-accepted-oauth-scopes'] ?? '', /^[a-z]+:read_(?:only|write)$/, call);
    const { headers } = await world.raw('GET', '/v4/nothing', { token: world.fixtures.tokens.unrestricted });
    assert.equal(headers['x-accepted-oauth-scopes'], undefined);
  }),
  serviceClaim('HDR-14', async (world) => {
    for (const { call, response } of await usualAnswers(world))
      assert.equal(response.headers['x-oauth-scopes'], '*', call);
    const { tokens } = world.fixtures;
    const scopes = async (token?: string): Promise<string | undefined> =>
      (await world.raw('GET', '/v4/longview/clients', { token })).headers['x-oauth-scopes'];
    assert.deepEqual(
      [await scopes(tokens.longview_read_only), await scopes(), await scopes('nobody')],
      ['longview:read_only', undefined, undefined],
    );
  }),
  serviceClaim('HDR-15', async (world) => {
    const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    const found = new Set((await usualAnswers(world)).map(({ response }) => response.headers['x-customer-uuid']));
    assert.equal(found.size, 1);
    assert.match([...found][0] ?? '', uuid);
    const { headers } = await world.raw('GET', '/v4/longview/clients', { token: 'other-unrestricted-token' });
    assert.match(headers['x-customer-uuid'] ?? '', uuid);
    assert.ok(!found.has(headers['x-customer-uuid']), 'another account has another UUID');
    assert.equal((await world.raw('GET', '/v4/longview/clients')).headers['x-customer-uuid'], undefined);
  }),
  freshClaim('HDR-16', async (world) => assert.equal((await limits(world))['x-ratelimit-limit'], '7'), {
    rate: { requests: 7, seconds: 60 },
  }),
  freshClaim('HDR-17', async (world) => assert.equal((await limits(world))['x-ratelimit-remaining'], '6'), {
    rate: { requests: 7, seconds: 60 },
  }),
  freshClaim(
    'HDR-18',
    async (world) => {
      const reset = (await limits(world))['x-ratelimit-reset'] ?? '';
      assert.match(reset, /^\d{10}$/);
      const wait = Number(reset) - world.clock.now().getTime() / 1000;
      assert.ok(wait > 0 && wait <= 60, `${wait} seconds`);
      world.clock.move(wait * 1000 - 1);
      assert.equal((await limits(world))['x-ratelimit-remaining'], '5');
      world.clock.move(1);
      assert.equal((await limits(world))['x-ratelimit-remaining'], '6');
    },
    { rate: { requests: 7, seconds: 60 } },
  ),
  always('HDR-19', 'x-spec-version', matches(/^\d+\.\d+\.\d+$/)),
  freshClaim(
    'HDR-20',
    async ({ raw, fixtures: { tokens } }) => {
      const left: (string | undefined)[] = [];
      for (const path of [
        '/v4/longview/clients',
        '/v4/longview/clients?page=2',
        '/v4/profile/sshkeys',
        '/v4/longview/clients?page=0',
        '/v4/longview/clients',
      ]) {
        const { headers } = await raw('GET', path, { token: tokens.unrestricted });
        if (!path.includes('sshkeys')) left.push(headers['x-ratelimit-remaining']);
      }
      assert.deepEqual(left, ['8', '7', '6', '5']);
    },
    { rate: { requests: 9, seconds: 60 } },
  ),
  serviceClaim('HDR-21', async ({ raw, fixtures: { tokens } }) => {
    const scopes = async (token: string): Promise<string[] | undefined> =>
      (await raw('GET', '/v4/account/payment-methods', { token })).headers['x-oauth-scopes']?.split(' ');
    assert.deepEqual(await scopes(tokens.unrestricted), ['*']);
    assert.deepEqual(await scopes('demo-account-read-only-token'), ['account:read_only']);
    const several = categories.filter((category) => category !== 'databases');
    assert.deepEqual(
      await scopes(tokens.unrestricted_no_databases_scope),
      several.map((category) => `${category}:read_write`),
    );
  }),
  serviceClaim('HDR-22', async (world) => {
    for (const { call, method, path, scope } of await everyRequest(world)) {
      const { headers } = await world.raw(method, path);
      assert.equal(headers['x-accepted-oauth-scopes'], scope, call);
    }
  }),
];

async function limits({ raw, fixtures: { tokens } }: World): Promise<Readonly<Record<string, string>>> {
  const { status, headers, json } = await raw('GET', '/v4/longview/clients', { token: tokens.unrestricted });
  assert.equal(status, 200);
  assert.ok(Array.isArray(memberwise(json)['data']));
  return headers;
}
