// Token endpoint errors, the redirect URI of a code, and retention of used refresh tokens.

import { afterAll, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../../src/service/work/delete-expired.ts';
import {
  exchange,
  requestCode,
  refresh,
  statusWithToken,
  expectTokens,
} from '../claims/helpers/authorization-requests.ts';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startTestService } from '../harness/test-service.ts';

afterAll(dropTemplates);

describe.each(storages)('OAuth on %s', (storage) => {
  test.each([
    ['GET', 'application/x-www-form-urlencoded', undefined, 405],
    ['POST', 'text/plain', 'code=a', 415],
    ['POST', 'application/x-www-form-urlencoded', `code=${'a'.repeat(2_000_000)}`, 413],
    ['POST', 'application/x-www-form-urlencoded', '', 400],
  ])('the token endpoint returns an RFC 6749 error for %s with %s', async (method, type, body, status) => {
    const service = await startTestService({ storage });
    const response = await service.raw(method, '/oauth/token', { headers: { 'Content-Type': type }, body });
    expect([response.status, response.json]).toEqual([
      status,
      expect.objectContaining({
        error: 'invalid_request',
        error_description: expect.stringMatching(/^[ -~]+$/) as string,
        errors: expect.any(Array) as unknown,
      }),
    ]);
    await service.close();
  });

  test("a code is bound to the client's redirect URI at the time of the grant", async () => {
    const service = await startTestService({ storage });
    const [firstCode, secondCode] = [
      await requestCode(service, 'compute:read_only'),
      await requestCode(service, 'compute:read_only'),
    ];
    const setRedirectUri = (uri: string): Promise<unknown> =>
      service.runUnit('write', ({ db }) =>
        db
          .updateTable('oauth_clients')
          .set({ redirect_uri: uri })
          .where('id', '=', service.fixtures.oauth.client_id)
          .execute(),
      );
    await setRedirectUri('https://moved.example.com/callback');
    expect((await exchange(service, firstCode)).json).toMatchObject({ error: 'invalid_grant' });
    await setRedirectUri('https://app.example.com/callback');
    expect((await exchange(service, secondCode)).status).toBe(200);
    expect(service.reportedErrors).toEqual([]);
    await service.close();
  });

  test('a used refresh token is retained while tokens from its grant can be revoked', async () => {
    const service = await startTestService({ storage });
    const deleteExpiredRows = () => service.runUnit('write', deleteExpired);
    const countSpentTokens = () =>
      service.runUnit(
        'read',
        async ({ db }) => (await db.selectFrom('spent_refresh_tokens').select('hash').execute()).length,
      );
    const first = expectTokens(await exchange(service, await requestCode(service, 'compute:read_only')));
    const second = expectTokens(await refresh(service, first.refresh_token));
    // Long after the access tokens have expired, the refresh token still works,
    // and reusing an old one still revokes the grant.
    service.clock.move(30 * 86_400_000);
    await deleteExpiredRows();
    expect(await countSpentTokens()).toBe(1);
    const third = expectTokens(await refresh(service, second.refresh_token));
    expect(await statusWithToken(service, third.access_token)).toBe(200);
    expect((await refresh(service, first.refresh_token)).status).toBe(400);
    expect(await statusWithToken(service, third.access_token)).toBe(401);
    expect(await countSpentTokens()).toBe(0);
    // After the user is deleted, nothing is retained.
    const last = expectTokens(await exchange(service, await requestCode(service, 'compute:read_only')));
    await refresh(service, last.refresh_token);
    expect(await countSpentTokens()).toBe(1);
    await service.client('second-admin-token').users.deleteUser({ path: { username: 'demo' } });
    await deleteExpiredRows();
    expect(await countSpentTokens()).toBe(0);
    expect(service.reportedErrors).toEqual([]);
    await service.close();
  });
});
