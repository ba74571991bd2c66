// What of issued tokens is remembered, and how long.

import { afterAll, describe, expect, it } from 'vitest';
import { removeExpired } from '../../../src/service/work/expiry.ts';
import { exchange, newCode, refresh, statusWith, tokensOf } from '../claims/oauth.ts';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startWorld } from '../harness/world.ts';

afterAll(dropTemplates);

describe.each(storages)('on %s', (storage) => {
  it.each([
    ['GET', 'application/x-www-form-urlencoded', undefined, 405],
    ['POST', 'text/plain', 'code=a', 415],
    ['POST', 'application/x-www-form-urlencoded', `code=${'a'.repeat(2_000_000)}`, 413],
    ['POST', 'application/x-www-form-urlencoded', '', 400],
  ])('%s of %s at the token endpoint is refused as RFC 6749 has it', async (method, type, body, status) => {
    const world = await startWorld({ storage });
    const answer = await world.raw(method, '/oauth/token', { headers: { 'Content-Type': type }, body });
    expect([answer.status, answer.json]).toEqual([
      status,
      expect.objectContaining({
        error: 'invalid_request',
        error_description: expect.stringMatching(/^[ -~]+$/) as string,
        errors: expect.any(Array) as unknown,
      }),
    ]);
    await world.close();
  });

  it('a code is for the redirect URI that its client had when it was granted', async () => {
    const world = await startWorld({ storage });
    const [granted, later] = [await newCode(world, 'compute:read_only'), await newCode(world, 'compute:read_only')];
    const redirect = (uri: string): Promise<unknown> =>
      world.units('write', ({ db }) =>
        db
          .updateTable('oauth_clients')
          .set({ redirect_uri: uri })
          .where('id', '=', world.fixtures.oauth.client_id)
          .execute(),
      );
    await redirect('https://moved.example.com/callback');
    expect((await exchange(world, granted)).json).toMatchObject({ error: 'invalid_grant' });
    await redirect('https://app.example.com/callback');
    expect((await exchange(world, later)).status).toBe(200);
    expect(world.told).toEqual([]);
    await world.close();
  });

  it('a refresh token that was used is remembered while anything came of its grant that can be revoked', async () => {
    const world = await startWorld({ storage });
    const clean = () => world.units('write', removeExpired);
    const spent = () =>
      world.units(
        'read',
        async ({ db }) => (await db.selectFrom('spent_refresh_tokens').select('hash').execute()).length,
      );
    const first = tokensOf(await exchange(world, await newCode(world, 'compute:read_only')));
    const second = tokensOf(await refresh(world, first.refresh_token));
    // Long after the access tokens have expired, the refresh token still works, and the used one still gives a thief away.
    world.clock.move(30 * 86_400_000);
    await clean();
    expect(await spent()).toBe(1);
    const third = tokensOf(await refresh(world, second.refresh_token));
    expect(await statusWith(world, third.access_token)).toBe(200);
    expect((await refresh(world, first.refresh_token)).status).toBe(400);
    expect(await statusWith(world, third.access_token)).toBe(401);
    expect(await spent()).toBe(0);
    // Where the user has gone, nothing is left to remember.
    const last = tokensOf(await exchange(world, await newCode(world, 'compute:read_only')));
    await refresh(world, last.refresh_token);
    expect(await spent()).toBe(1);
    await world.client('second-admin-token').users.deleteUser({ path: { username: 'demo' } });
    await clean();
    expect(await spent()).toBe(0);
    expect(world.told).toEqual([]);
    await world.close();
  });
});
