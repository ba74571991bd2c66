// Claims about limits.

import assert from 'node:assert/strict';
import type { RawResponse } from '../harness/raw.ts';
import type { World } from '../harness/world.ts';
import { acceptedRaw, memberwise, refused } from './answers.ts';
import { freshClaim, type ServiceClaim } from './claim.ts';

const rate = { requests: 5, seconds: 60 };

function listClients({ raw, fixtures: { tokens } }: World): Promise<RawResponse> {
  return raw('GET', '/v4/longview/clients', { token: tokens.unrestricted });
}

async function exhaust(world: World): Promise<RawResponse> {
  for (let count = 0; count < rate.requests; count++) await acceptedRaw(listClients(world));
  const answer = listClients(world);
  await refused(answer, 429);
  return answer;
}

export const claims: readonly ServiceClaim[] = [
  freshClaim(
    'LIM-01',
    async (world) => {
      const { headers, json } = await exhaust(world);
      assert.match(headers['retry-after'] ?? '', /^[1-9]\d?$/);
      assert.equal(headers['x-ratelimit-remaining'], '0');
      assert.ok(Array.isArray(memberwise(json)['errors']));
    },
    { rate },
  ),
  freshClaim(
    'LIM-02',
    async (world) => {
      await exhaust(world);
      const {
        raw,
        fixtures: { tokens },
      } = world;
      for (const path of ['/v4/profile/sshkeys', '/v4/account/oauth-clients', '/v4/managed/services'])
        await acceptedRaw(raw('GET', path, { token: tokens.unrestricted }));
      await acceptedRaw(raw('POST', '/v4/longview/clients', { token: tokens.unrestricted, body: { label: 'made' } }));
      await refused(listClients(world), 429);
      await acceptedRaw(raw('GET', '/v4/longview/clients', { token: tokens.longview_read_only }));
    },
    { rate },
  ),
  freshClaim(
    'LIM-03',
    async (world) => {
      const { headers } = await exhaust(world);
      const wait = Number(headers['x-ratelimit-reset']) * 1000 - world.clock.now().getTime();
      world.clock.move(wait - 1);
      await refused(listClients(world), 429);
      world.clock.move(1);
      await acceptedRaw(listClients(world));
    },
    { rate },
  ),
  freshClaim('LIM-04', async ({ raw, clock, fixtures: { oauth } }) => {
    const form = (fields: Record<string, string>): Promise<RawResponse> =>
      raw('POST', '/oauth/token', {
        body: new URLSearchParams(fields).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
    const issued = await acceptedRaw(form({ ...oauth }));
    assert.equal(issued['expires_in'], 7200);
    const token = String(issued['access_token']);
    const status = async (): Promise<number> => (await raw('GET', '/v4/account/oauth-clients', { token })).status;
    clock.move(7_199_000);
    assert.notEqual(await status(), 401);
    clock.move(1000);
    assert.equal(await status(), 401);
    const refreshed = await acceptedRaw(
      form({
        grant_type: 'refresh_token',
        client_id: oauth.client_id,
        client_secret: oauth.client_secret,
        refresh_token: String(issued['refresh_token']),
      }),
    );
    assert.equal(refreshed['expires_in'], 7200);
  }),
  freshClaim('LIM-05', async ({ raw, fixtures: { tokens, compute_id } }) => {
    const path = `/v4/compute/instances/${compute_id}`;
    const token = tokens.unrestricted;
    const status = async (): Promise<unknown> => (await acceptedRaw(raw('GET', path, { token })))['status'];
    await acceptedRaw(raw('PUT', path, { token, body: { watchdog_enabled: true } }));
    const crash = async (): Promise<unknown> => {
      await acceptedRaw(raw('PUT', `/control/instances/${compute_id}`, { body: { status: 'running' } }));
      await acceptedRaw(raw('POST', `/control/instances/${compute_id}/power-off`));
      await acceptedRaw(raw('POST', '/control/clock', { body: { by: '+1m' } }));
      return status();
    };
    const within: unknown[] = [];
    for (let count = 0; count < 8; count++) within.push(await crash());
    // Five boot jobs are not more than five; the sixth is, and no seventh comes.
    assert.deepEqual(within, ['running', 'running', 'running', 'running', 'running', 'running', 'offline', 'offline']);
    // Fifteen minutes after the first boot jobs it boots again.
    await acceptedRaw(raw('POST', '/control/clock', { body: { by: '+15m' } }));
    assert.equal(await crash(), 'running');
  }),
];
