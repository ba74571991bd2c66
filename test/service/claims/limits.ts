// Claims about limits: request rates, token lifetimes, and reboots.

import assert from 'node:assert/strict';
import type { RawResponse } from '../harness/raw-request.ts';
import type { TestService } from '../harness/test-service.ts';
import { expectRawSuccess, asRecord, expectError } from './helpers/response-assertions.ts';
import { freshServiceClaim, type ServiceClaim } from './claim.ts';

const rate = { requests: 5, seconds: 60 };

function listClients({ raw, fixtures: { tokens } }: TestService): Promise<RawResponse> {
  return raw('GET', '/v4/longview/clients', { token: tokens.unrestricted });
}

/** Exhausts the rate limit and returns the response to one more request. */
async function exhaustLimit(service: TestService): Promise<RawResponse> {
  for (let count = 0; count < rate.requests; count++) await expectRawSuccess(listClients(service));
  const response = listClients(service);
  await expectError(response, 429);
  return response;
}

export const claims: readonly ServiceClaim[] = [
  freshServiceClaim(
    'LIM-01',
    async (service) => {
      const { headers, json } = await exhaustLimit(service);
      assert.match(headers['retry-after'] ?? '', /^[1-9]\d?$/);
      assert.equal(headers['x-ratelimit-remaining'], '0');
      assert.ok(Array.isArray(asRecord(json)['errors']));
    },
    { rate },
  ),
  freshServiceClaim(
    'LIM-02',
    async (service) => {
      await exhaustLimit(service);
      const {
        raw,
        fixtures: { tokens },
      } = service;
      for (const path of ['/v4/profile/sshkeys', '/v4/account/oauth-clients', '/v4/managed/services'])
        await expectRawSuccess(raw('GET', path, { token: tokens.unrestricted }));
      await expectRawSuccess(
        raw('POST', '/v4/longview/clients', { token: tokens.unrestricted, body: { label: 'created' } }),
      );
      await expectError(listClients(service), 429);
      await expectRawSuccess(raw('GET', '/v4/longview/clients', { token: tokens.longview_read_only }));
    },
    { rate },
  ),
  freshServiceClaim(
    'LIM-03',
    async (service) => {
      const { headers } = await exhaustLimit(service);
      const milliseconds = Number(headers['x-ratelimit-reset']) * 1000 - service.clock.now().getTime();
      service.clock.move(milliseconds - 1);
      await expectError(listClients(service), 429);
      service.clock.move(1);
      await expectRawSuccess(listClients(service));
    },
    { rate },
  ),
  freshServiceClaim('LIM-04', async ({ raw, clock, fixtures: { oauth } }) => {
    const requestTokens = (fields: Record<string, string>): Promise<RawResponse> =>
      raw('POST', '/oauth/token', {
        body: new URLSearchParams(fields).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
    const issued = await expectRawSuccess(requestTokens({ ...oauth }));
    assert.equal(issued['expires_in'], 7200);
    const token = String(issued['access_token']);
    const getStatus = async (): Promise<number> => (await raw('GET', '/v4/account/oauth-clients', { token })).status;
    clock.move(7_199_000);
    assert.notEqual(await getStatus(), 401);
    clock.move(1000);
    assert.equal(await getStatus(), 401);
    const refreshed = await expectRawSuccess(
      requestTokens({
        grant_type: 'refresh_token',
        client_id: oauth.client_id,
        client_secret: oauth.client_secret,
        refresh_token: String(issued['refresh_token']),
      }),
    );
    assert.equal(refreshed['expires_in'], 7200);
  }),
  freshServiceClaim('LIM-05', async ({ raw, fixtures: { tokens, compute_id } }) => {
    const path = `/v4/compute/instances/${compute_id}`;
    const token = tokens.unrestricted;
    const getStatus = async (): Promise<unknown> => (await expectRawSuccess(raw('GET', path, { token })))['status'];
    await expectRawSuccess(raw('PUT', path, { token, body: { watchdog_enabled: true } }));
    const crash = async (): Promise<unknown> => {
      await expectRawSuccess(raw('PUT', `/control/instances/${compute_id}`, { body: { status: 'running' } }));
      await expectRawSuccess(raw('POST', `/control/instances/${compute_id}/power-off`));
      await expectRawSuccess(raw('POST', '/control/clock', { body: { by: '+1m' } }));
      return getStatus();
    };
    const statusesWithinLimit: unknown[] = [];
    for (let count = 0; count < 8; count++) statusesWithinLimit.push(await crash());
    // Five boot jobs are within the limit; the sixth exceeds it, so there is no seventh.
    assert.deepEqual(statusesWithinLimit, [
      'running',
      'running',
      'running',
      'running',
      'running',
      'running',
      'offline',
      'offline',
    ]);
    // Fifteen minutes after the first boot jobs, it boots again.
    await expectRawSuccess(raw('POST', '/control/clock', { body: { by: '+15m' } }));
    assert.equal(await crash(), 'running');
  }),
];
