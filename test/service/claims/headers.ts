// Claims about response headers.

import assert from 'node:assert/strict';
import { scopeCategories } from '../../interface/scope-categories.ts';
import type { TestService } from '../harness/test-service.ts';
import { asRecord } from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { everyRequest, successResponses } from './helpers/requests-of-every-operation.ts';

type HeaderCheck = (value: string | undefined, method: string) => void;

/** Creates a claim that every success response and every type of error response has a header. */
function alwaysSentClaim(id: string, name: string, check: HeaderCheck): ServiceClaim {
  return serviceClaim(id, async (service) => {
    for (const { call, method, response } of await successResponses(service))
      assertHeader(call, check, response.headers[name], method);
    for (const [title, { headers }] of Object.entries(await sendErrorRequests(service)))
      assertHeader(title, check, headers[name], 'GET');
  });
}

function assertHeader(title: string, check: HeaderCheck, value: string | undefined, method: string): void {
  try {
    check(value, method);
  } catch (error) {
    if (error instanceof assert.AssertionError) error.message = `${title}: ${error.message}`;
    throw error;
  }
}

async function sendErrorRequests({
  raw,
  fixtures: { tokens },
}: TestService): Promise<Readonly<Record<string, Awaited<ReturnType<TestService['raw']>>>>> {
  return {
    'missing token': await raw('GET', '/v4/profile/sshkeys'),
    'unknown token': await raw('GET', '/v4/profile/sshkeys', { token: 'unknown-token' }),
    'missing scope': await raw('GET', '/v4/profile/sshkeys', { token: tokens.longview_read_only }),
    'missing resource': await raw('GET', '/v4/longview/clients/2147483647', { token: tokens.unrestricted }),
    'invalid parameter': await raw('GET', '/v4/profile/sshkeys?page=0', { token: tokens.unrestricted }),
  };
}

const includes =
  (...names: readonly string[]): HeaderCheck =>
  (value = '') => {
    const listedNames = value.split(',').map((name) => name.trim().toLowerCase());
    assert.deepEqual(
      names.filter((name) => !listedNames.includes(name.toLowerCase())),
      [],
      `of ${value}`,
    );
  };
const matches =
  (pattern: RegExp): HeaderCheck =>
  (value = '') =>
    assert.match(value, pattern);

export const claims: readonly ServiceClaim[] = [
  alwaysSentClaim('HDR-01', 'access-control-allow-credentials', (value) => assert.equal(value, 'true')),
  alwaysSentClaim(
    'HDR-02',
    'access-control-allow-headers',
    includes('Authorization', 'Origin', 'X-Requested-With', 'Content-Type', 'Accept', 'X-Filter'),
  ),
  alwaysSentClaim('HDR-03', 'access-control-allow-methods', (value, method) =>
    includes(method, 'OPTIONS')(value, method),
  ),
  alwaysSentClaim('HDR-04', 'access-control-allow-origin', (value) => assert.equal(value, '*')),
  alwaysSentClaim(
    'HDR-05',
    'access-control-expose-headers',
    includes('X-OAuth-Scopes', 'X-Accepted-OAuth-Scopes', 'X-Status'),
  ),
  alwaysSentClaim('HDR-06', 'cache-control', includes('private', 'no-store')),
  alwaysSentClaim('HDR-07', 'content-security-policy', matches(/^default-src 'none'(?:;|$)/)),
  alwaysSentClaim('HDR-08', 'content-type', (value) => assert.equal(value, 'application/json')),
  freshServiceClaim('HDR-09', async ({ raw, fixtures: { tokens, database_id } }) => {
    const path = `/v4/databases/mysql/instances/${database_id}`;
    const pending = await raw('PUT', path, { token: tokens.unrestricted, body: { allow_list: ['203.0.113.7'] } });
    assert.equal(pending.status, 200);
    assert.match(pending.headers['content-warning'] ?? '', /short time to apply/);
    const done = await raw('PUT', path, { token: tokens.unrestricted, body: { label: 'relabeled' } });
    assert.deepEqual([done.status, done.headers['content-warning']], [200, undefined]);
  }),
  freshServiceClaim(
    'HDR-10',
    async ({ raw, clock, fixtures: { tokens } }) => {
      const sendRequest = (): ReturnType<TestService['raw']> =>
        raw('GET', '/v4/profile/sshkeys', { token: tokens.unrestricted });
      const first = await sendRequest();
      assert.deepEqual([first.status, first.headers['retry-after']], [200, undefined]);
      const second = await sendRequest();
      assert.equal(second.status, 429);
      assert.equal(
        Number(second.headers['retry-after']),
        Number(second.headers['x-ratelimit-reset']) - clock.now().getTime() / 1000,
      );
    },
    { rate: { requests: 1, seconds: 60 } },
  ),
  alwaysSentClaim('HDR-11', 'strict-transport-security', matches(/^max-age=[1-9]\d*(?:;|$)/)),
  alwaysSentClaim('HDR-12', 'vary', includes('Authorization', 'X-Filter')),
  serviceClaim('HDR-13', async (service) => {
    for (const { call, response } of await successResponses(service))
      assert.match(response.headers['x-accepted-oauth-scopes'] ?? '', /^[a-z]+:read_(?:only|write)$/, call);
    const { headers } = await service.raw('GET', '/v4/unknown', { token: service.fixtures.tokens.unrestricted });
    assert.equal(headers['x-accepted-oauth-scopes'], undefined);
  }),
  serviceClaim('HDR-14', async (service) => {
    for (const { call, response } of await successResponses(service))
      assert.equal(response.headers['x-oauth-scopes'], '*', call);
    const { tokens } = service.fixtures;
    const scopes = async (token?: string): Promise<string | undefined> =>
      (await service.raw('GET', '/v4/longview/clients', { token })).headers['x-oauth-scopes'];
    assert.deepEqual(
      [await scopes(tokens.longview_read_only), await scopes(), await scopes('unknown-token')],
      ['longview:read_only', undefined, undefined],
    );
  }),
  serviceClaim('HDR-15', async (service) => {
    const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    const customerUuids = new Set(
      (await successResponses(service)).map(({ response }) => response.headers['x-customer-uuid']),
    );
    assert.equal(customerUuids.size, 1);
    assert.match([...customerUuids][0] ?? '', uuid);
    const { headers } = await service.raw('GET', '/v4/longview/clients', { token: 'other-unrestricted-token' });
    assert.match(headers['x-customer-uuid'] ?? '', uuid);
    assert.ok(!customerUuids.has(headers['x-customer-uuid']), 'another account has another UUID');
    assert.equal((await service.raw('GET', '/v4/longview/clients')).headers['x-customer-uuid'], undefined);
  }),
  freshServiceClaim(
    'HDR-16',
    async (service) => assert.equal((await fetchRateLimitHeaders(service))['x-ratelimit-limit'], '7'),
    {
      rate: { requests: 7, seconds: 60 },
    },
  ),
  freshServiceClaim(
    'HDR-17',
    async (service) => assert.equal((await fetchRateLimitHeaders(service))['x-ratelimit-remaining'], '6'),
    {
      rate: { requests: 7, seconds: 60 },
    },
  ),
  freshServiceClaim(
    'HDR-18',
    async (service) => {
      const reset = (await fetchRateLimitHeaders(service))['x-ratelimit-reset'] ?? '';
      assert.match(reset, /^\d{10}$/);
      const wait = Number(reset) - service.clock.now().getTime() / 1000;
      assert.ok(wait > 0 && wait <= 60, `${wait} seconds`);
      service.clock.move(wait * 1000 - 1);
      assert.equal((await fetchRateLimitHeaders(service))['x-ratelimit-remaining'], '5');
      service.clock.move(1);
      assert.equal((await fetchRateLimitHeaders(service))['x-ratelimit-remaining'], '6');
    },
    { rate: { requests: 7, seconds: 60 } },
  ),
  alwaysSentClaim('HDR-19', 'x-spec-version', matches(/^\d+\.\d+\.\d+$/)),
  freshServiceClaim(
    'HDR-20',
    async ({ raw, fixtures: { tokens } }) => {
      const remainingCounts: (string | undefined)[] = [];
      for (const path of [
        '/v4/longview/clients',
        '/v4/longview/clients?page=2',
        '/v4/profile/sshkeys',
        '/v4/longview/clients?page=0',
        '/v4/longview/clients',
      ]) {
        const { headers } = await raw('GET', path, { token: tokens.unrestricted });
        if (!path.includes('sshkeys')) remainingCounts.push(headers['x-ratelimit-remaining']);
      }
      assert.deepEqual(remainingCounts, ['8', '7', '6', '5']);
    },
    { rate: { requests: 9, seconds: 60 } },
  ),
  serviceClaim('HDR-21', async ({ raw, fixtures: { tokens } }) => {
    const scopes = async (token: string): Promise<string[] | undefined> =>
      (await raw('GET', '/v4/account/payment-methods', { token })).headers['x-oauth-scopes']?.split(' ');
    assert.deepEqual(await scopes(tokens.unrestricted), ['*']);
    assert.deepEqual(await scopes('demo-account-read-only-token'), ['account:read_only']);
    const otherCategories = scopeCategories.filter((category) => category !== 'databases');
    assert.deepEqual(
      await scopes(tokens.unrestricted_no_databases_scope),
      otherCategories.map((category) => `${category}:read_write`),
    );
  }),
  serviceClaim('HDR-22', async (service) => {
    for (const { call, method, path, scope } of await everyRequest(service)) {
      const { headers } = await service.raw(method, path);
      assert.equal(headers['x-accepted-oauth-scopes'], scope, call);
    }
  }),
];

async function fetchRateLimitHeaders({
  raw,
  fixtures: { tokens },
}: TestService): Promise<Readonly<Record<string, string>>> {
  const { status, headers, json } = await raw('GET', '/v4/longview/clients', { token: tokens.unrestricted });
  assert.equal(status, 200);
  assert.ok(Array.isArray(asRecord(json)['data']));
  return headers;
}
