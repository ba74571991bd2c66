// Login: password hashing, throttling, cookies, redirect URIs, and scopes.

import { afterAll, describe, expect, it, test } from 'vitest';
import { oauthCookie, parseCookie, formatSetCookie } from '../../../src/service/oauth/cookies.ts';
import { matchesRedirectUri, cspSource, appendFragment, appendQuery } from '../../../src/service/oauth/redirect-uri.ts';
import { describeScopes, parseScopes } from '../../../src/service/oauth/known-scopes.ts';
import { hashPassword, isPasswordHash, verifyPassword } from '../../../src/service/secrets/password.ts';
import { beginAttempt, callerNetwork } from '../../../src/service/oauth/login-throttle.ts';
import type { RateSetting } from '../../../src/service/rates/rate-limiter.ts';
import { deleteExpired } from '../../../src/service/work/delete-expired.ts';
import { authorizePath, cookieFromResponse, hiddenFields } from '../claims/helpers/authorization-requests.ts';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startTestService } from '../harness/test-service.ts';

afterAll(dropTemplates);

describe('passwords', () => {
  test('are salted and verified', async () => {
    const passwordHash = await hashPassword('pässword');
    expect(isPasswordHash(passwordHash)).toBe(true);
    expect(passwordHash).toMatch(/^scrypt\$16384\$8\$1\$/);
    expect(await hashPassword('pässword')).not.toBe(passwordHash);
    expect(await verifyPassword('pässword', passwordHash)).toBe(true);
    // The same password in a different normalization form.
    expect(await verifyPassword('pa\u0308ssword', passwordHash)).toBe(true);
    expect(await verifyPassword('password', passwordHash)).toBe(false);
    expect(await verifyPassword('', null)).toBe(false);
    expect(await verifyPassword('x', 'not-a-hash')).toBe(false);
  });
});

describe.each(storages)('failed logins on %s', (storage) => {
  const startLogins = async (rate: RateSetting = 'off') => {
    const service = await startTestService({ storage, rate });
    const logInFrom = (localAddress: string) => async (username: string, password: string) => {
      const page = await service.raw('GET', authorizePath({ client_id: service.fixtures.oauth.client_id, scope: '*' }));
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        Cookie: cookieFromResponse(page, 'ashlar_login'),
      };
      const body = new URLSearchParams({ ...hiddenFields(page), username, password }).toString();
      const {
        status,
        headers: responseHeaders,
        text,
      } = await service.raw('POST', '/oauth/login', { headers, body, localAddress });
      return { status, wait: Number(responseHeaders['retry-after'] ?? 0), text };
    };
    return { service, logInFrom, logInLocally: logInFrom('127.0.0.1') };
  };

  test('never delay a login from another address', async () => {
    const { service, logInFrom, logInLocally } = await startLogins();
    const logInAsAttacker = logInFrom('127.0.0.2');
    for (let count = 0; count < 15; count++) await logInAsAttacker('demo', 'wrong');
    expect((await logInAsAttacker('demo', 'demo-password')).status).toBe(429);
    expect((await logInLocally('demo', 'demo-password')).status).toBe(303);
    expect(service.reportedErrors).toEqual([]);
    await service.close();
  });

  test.each([{ requests: 1000, seconds: 60 }, 'off'] as const)(
    'increasingly delay logins of the same user from the same address, but no other logins, at the rate limit %j',
    async (rate) => {
      const { service, logInLocally } = await startLogins(rate);
      for (let count = 0; count < 5; count++) expect((await logInLocally('demo', 'wrong')).status).toBe(400);
      for (const wait of [30, 60]) {
        expect(await logInLocally('demo', 'demo-password')).toMatchObject({
          status: 429,
          wait,
          text: expect.stringContaining('too many attempts') as string,
        });
        // Delayed attempts do not count.
        service.clock.move(wait * 1000 - 1);
        expect(await logInLocally('demo', 'demo-password')).toMatchObject({ status: 429, wait: 1 });
        service.clock.move(1);
        expect((await logInLocally('demo', 'wrong')).status).toBe(400);
      }
      expect((await logInLocally('second-admin', 'second-password')).status).toBe(303);
      service.clock.move(120_000);
      expect((await logInLocally('demo', 'demo-password')).status).toBe(303);
      // A successful login clears earlier failures.
      for (let count = 0; count < 5; count++) expect((await logInLocally('demo', 'wrong')).status).toBe(400);
      expect((await logInLocally('demo', 'wrong')).status).toBe(429);
      service.clock.move(-86_400_000);
      expect((await logInLocally('demo', 'demo-password')).status).toBe(303);
      expect(service.reportedErrors).toEqual([]);
      await service.close();
    },
  );

  test('are counted exactly even if they are concurrent', async () => {
    const { service, logInLocally } = await startLogins();
    const responses = await Promise.all(Array.from({ length: 20 }, () => logInLocally('demo', 'wrong')));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
    await service.close();
  });

  test('delay later logins by up to an hour', async () => {
    const { service } = await startLogins();
    const attempt = () =>
      service.runUnit('write', (unit) =>
        beginAttempt(unit, service.secretCrypto, { username: 'demo', address: '192.0.2.1' }),
      );
    for (let count = 0; count < 5; count++) expect(await attempt()).toBeUndefined();
    for (const wait of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      expect(await attempt()).toBe(wait);
      service.clock.move(wait * 1000);
      expect(await attempt()).toBeUndefined();
    }
    await service.close();
  });

  test('from one address for many users also cause delays, and expire after a day', async () => {
    const { service } = await startLogins();
    const attempt = (username: string, address: string) =>
      service.runUnit('write', (unit) => beginAttempt(unit, service.secretCrypto, { username, address }));
    const countRows = () =>
      service.runUnit('read', async ({ db }) => (await db.selectFrom('login_failures').select('key').execute()).length);
    for (let count = 0; count < 100; count++) expect(await attempt(`user${count}`, '2001:db8::1')).toBeUndefined();
    expect(await attempt('user100', '2001:db8::2:3')).toBe(30);
    expect(await attempt('user100', '2001:db8:0:1::1')).toBeUndefined();
    // Delayed attempts add no rows.
    expect(await countRows()).toBe(103);
    service.clock.move(86_400_000);
    await service.runUnit('write', deleteExpired);
    expect(await countRows()).toBe(0);
    expect(await attempt('user100', '2001:db8::2:3')).toBeUndefined();
    await service.close();
  });
});

describe('the address of a failed login', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::', '2001:db8:0:0'],
    ['2001:0DB8:0:0::7', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s counts as %s', (address, caller) => expect(callerNetwork(address)).toBe(caller));
});

describe('cookies', () => {
  test('are HTTP-only and, over TLS, for this host only', () => {
    expect(formatSetCookie(oauthCookie('session', 'http://127.0.0.1:1'), 'ab', 60)).toBe(
      'ashlar_session=ab; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
    );
    expect(formatSetCookie(oauthCookie('session', 'https://login.example.com'), 'ab', 60)).toBe(
      '__Host-ashlar_session=ab; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    );
    expect(parseCookie('a=1; ashlar_session=ab; b=2', oauthCookie('session', 'http://x'))).toBe('ab');
    expect(parseCookie('ashlar_session=<script>', oauthCookie('session', 'http://x'))).toBeUndefined();
    expect(parseCookie(undefined, oauthCookie('session', 'http://x'))).toBeUndefined();
  });
});

describe('redirect URIs', () => {
  test('keep the registered URI when parameters are appended', () => {
    expect(appendQuery('https://a.example/b', { code: 'c', state: 'x y&z' })).toBe(
      'https://a.example/b?code=c&state=x+y%26z',
    );
    expect(appendQuery('https://a.example/b?tenant=1', { code: 'c', state: undefined })).toBe(
      'https://a.example/b?tenant=1&code=c',
    );
    expect(appendFragment('com.example.app:/done', { access_token: 't' })).toBe('com.example.app:/done#access_token=t');
    expect(cspSource('https://a.example:8443/b?c')).toBe('https://a.example:8443');
    expect(cspSource('com.example.app:/done')).toBe('com.example.app:');
  });

  test.each([
    ['https://a.example/b', 'https://a.example/b', true],
    ['https://a.example/b', 'https://a.example/b/', false],
    ['https://a.example/b', 'https://a.example:8443/b', false],
    ['http://127.0.0.1/b?c', 'http://127.0.0.1:51004/b?c', true],
    ['http://127.0.0.1:80/b', 'http://127.0.0.1:51004/b', true],
    ['http://[::1]:80/b', 'http://[::1]/b', true],
    ['http://localhost:80', 'http://localhost:81', true],
    ['http://127.0.0.1:80/b', 'http://127.0.0.1:51004/c', false],
    ['http://127.0.0.1:80/b', 'http://127.0.0.2:80/b', false],
    ['http://127.0.0.1/b', 'http://127.0.0.1:1@a.example/b', false],
    ['http://127.0.0.1/b', 'http://127.0.0.1.a.example/b', false],
    ['http://127.0.0.1/b', 'https://127.0.0.1/b', false],
  ])('registered as %s and requested as %s match: %s', (registered, requested, expected) =>
    expect(matchesRedirectUri(registered, requested)).toBe(expected),
  );
});

describe('scopes', () => {
  it('can be separated by spaces or commas, must be known, and are returned once', () => {
    expect(parseScopes('compute:read_only, account:read_write compute:read_only')).toEqual([
      'compute:read_only',
      'account:read_write',
    ]);
    expect(parseScopes('compute:read_only unknown')).toBeUndefined();
    expect(parseScopes(' ')).toBeUndefined();
    expect(describeScopes(['compute:read_only', 'compute:read_write', 'domains:read_only'])).toEqual([
      'Read and change compute instances and their backups',
      'Read domains and their records',
    ]);
    expect(describeScopes(['*', 'domains:read_only'])).toEqual(['Read and change everything']);
  });
});
