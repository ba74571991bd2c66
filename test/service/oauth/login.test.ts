// Logging in: what is kept of passwords, how often it may be tried, and which cookies there are.

import { afterAll, describe, expect, it } from 'vitest';
import { cookieOf, readCookie, setCookie } from '../../../src/service/oauth/cookies.ts';
import { isRedirectOf, sourceOf, withFragment, withQuery } from '../../../src/service/oauth/destination.ts';
import { describeScopes, readScopes } from '../../../src/service/oauth/scopes.ts';
import { hashPassword, isPasswordHash, verifyPassword } from '../../../src/service/secrets/password.ts';
import { beginAttempt, callerOf } from '../../../src/service/oauth/throttle.ts';
import type { RateSetting } from '../../../src/service/rates/rates.ts';
import { removeExpired } from '../../../src/service/work/expiry.ts';
import { authorizePath, cookieFrom, hidden } from '../claims/oauth.ts';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startWorld } from '../harness/world.ts';

afterAll(dropTemplates);

describe('passwords', () => {
  it('are kept salted, and only the right one is right', async () => {
    const kept = await hashPassword('pässword');
    expect(isPasswordHash(kept)).toBe(true);
    expect(kept).toMatch(/^scrypt\$16384\$8\$1\$/);
    expect(await hashPassword('pässword')).not.toBe(kept);
    expect(await verifyPassword('pässword', kept)).toBe(true);
    // The same text, spelt in another way.
    expect(await verifyPassword('pa\u0308ssword', kept)).toBe(true);
    expect(await verifyPassword('password', kept)).toBe(false);
    expect(await verifyPassword('', null)).toBe(false);
    expect(await verifyPassword('x', 'nonsense')).toBe(false);
  });
});

describe.each(storages)('failed logins on %s', (storage) => {
  const clients = async (rate: RateSetting = 'off') => {
    const world = await startWorld({ storage, rate });
    const from = (localAddress: string) => async (username: string, password: string) => {
      const page = await world.raw('GET', authorizePath({ client_id: world.fixtures.oauth.client_id, scope: '*' }));
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookieFrom(page, 'ashlar_login') };
      const body = new URLSearchParams({ ...hidden(page), username, password }).toString();
      const {
        status,
        headers: received,
        text,
      } = await world.raw('POST', '/oauth/login', { headers, body, localAddress });
      return { status, wait: Number(received['retry-after'] ?? 0), text };
    };
    return { world, from, here: from('127.0.0.1') };
  };

  it('never keep a user from logging in from another address', async () => {
    const { world, from, here } = await clients();
    const attacker = from('127.0.0.2');
    for (let count = 0; count < 15; count++) await attacker('demo', 'wrong');
    expect((await attacker('demo', 'demo-password')).status).toBe(429);
    expect((await here('demo', 'demo-password')).status).toBe(303);
    expect(world.told).toEqual([]);
    await world.close();
  });

  it.each([{ requests: 1000, seconds: 60 }, 'off'] as const)(
    'of one address for one user are delayed longer and longer, and others are not, at the rate %j',
    async (rate) => {
      const { world, here } = await clients(rate);
      for (let count = 0; count < 5; count++) expect((await here('demo', 'wrong')).status).toBe(400);
      for (const wait of [30, 60]) {
        expect(await here('demo', 'demo-password')).toMatchObject({
          status: 429,
          wait,
          text: expect.stringContaining('too many attempts') as string,
        });
        // Attempts that have to wait do not count.
        world.clock.move(wait * 1000 - 1);
        expect(await here('demo', 'demo-password')).toMatchObject({ status: 429, wait: 1 });
        world.clock.move(1);
        expect((await here('demo', 'wrong')).status).toBe(400);
      }
      expect((await here('second-admin', 'second-password')).status).toBe(303);
      world.clock.move(120_000);
      expect((await here('demo', 'demo-password')).status).toBe(303);
      // A login forgets what failed before it.
      for (let count = 0; count < 5; count++) expect((await here('demo', 'wrong')).status).toBe(400);
      expect((await here('demo', 'wrong')).status).toBe(429);
      world.clock.move(-86_400_000);
      expect((await here('demo', 'demo-password')).status).toBe(303);
      expect(world.told).toEqual([]);
      await world.close();
    },
  );

  it('are counted exactly when they come at once', async () => {
    const { world, here } = await clients();
    const answers = await Promise.all(Array.from({ length: 20 }, () => here('demo', 'wrong')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    await world.close();
  });

  it('are delayed up to an hour', async () => {
    const { world } = await clients();
    const attempt = () =>
      world.units('write', (unit) => beginAttempt(unit, world.vault, { username: 'demo', address: '192.0.2.1' }));
    for (let count = 0; count < 5; count++) expect(await attempt()).toBeUndefined();
    for (const wait of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      expect(await attempt()).toBe(wait);
      world.clock.move(wait * 1000);
      expect(await attempt()).toBeUndefined();
    }
    await world.close();
  });

  it('of one address for many users are delayed too, and forgotten after a day', async () => {
    const { world } = await clients();
    const attempt = (username: string, address: string) =>
      world.units('write', (unit) => beginAttempt(unit, world.vault, { username, address }));
    const rows = () =>
      world.units('read', async ({ db }) => (await db.selectFrom('login_failures').select('key').execute()).length);
    for (let count = 0; count < 100; count++) expect(await attempt(`user${count}`, '2001:db8::1')).toBeUndefined();
    expect(await attempt('user100', '2001:db8::2:3')).toBe(30);
    expect(await attempt('user100', '2001:db8:0:1::1')).toBeUndefined();
    expect(await rows()).toBe(103); // those that have to wait add none
    world.clock.move(86_400_000);
    await world.units('write', removeExpired);
    expect(await rows()).toBe(0);
    expect(await attempt('user100', '2001:db8::2:3')).toBeUndefined();
    await world.close();
  });
});

describe('the caller of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::', '2001:db8:0:0'],
    ['2001:0DB8:0:0::7', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is %s', (address, caller) => expect(callerOf(address)).toBe(caller));
});

describe('cookies', () => {
  it('are for HTTP alone, and over TLS for this host alone', () => {
    expect(setCookie(cookieOf('session', 'http://127.0.0.1:1'), 'ab', 60)).toBe(
      'ashlar_session=ab; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
    );
    expect(setCookie(cookieOf('session', 'https://login.example.com'), 'ab', 60)).toBe(
      '__Host-ashlar_session=ab; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    );
    expect(readCookie('a=1; ashlar_session=ab; b=2', cookieOf('session', 'http://x'))).toBe('ab');
    expect(readCookie('ashlar_session=<script>', cookieOf('session', 'http://x'))).toBeUndefined();
    expect(readCookie(undefined, cookieOf('session', 'http://x'))).toBeUndefined();
  });
});

describe('where users are sent', () => {
  it('keeps the redirect URI as it is registered', () => {
    expect(withQuery('https://a.example/b', { code: 'c', state: 'x y&z' })).toBe(
      'https://a.example/b?code=c&state=x+y%26z',
    );
    expect(withQuery('https://a.example/b?tenant=1', { code: 'c', state: undefined })).toBe(
      'https://a.example/b?tenant=1&code=c',
    );
    expect(withFragment('com.example.app:/done', { access_token: 't' })).toBe('com.example.app:/done#access_token=t');
    expect(sourceOf('https://a.example:8443/b?c')).toBe('https://a.example:8443');
    expect(sourceOf('com.example.app:/done')).toBe('com.example.app:');
  });

  it.each([
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
  ])('is the redirect URI of the client: for %s to %s: %s', (registered, asked, expected) =>
    expect(isRedirectOf(registered, asked)).toBe(expected),
  );
});

describe('scopes', () => {
  it('are separated by spaces or commas, known, and said once', () => {
    expect(readScopes('compute:read_only, account:read_write compute:read_only')).toEqual([
      'compute:read_only',
      'account:read_write',
    ]);
    expect(readScopes('compute:read_only nothing')).toBeUndefined();
    expect(readScopes(' ')).toBeUndefined();
    expect(describeScopes(['compute:read_only', 'compute:read_write', 'domains:read_only'])).toEqual([
      'Read and change compute instances and their backups',
      'Read domains and their records',
    ]);
    expect(describeScopes(['*', 'domains:read_only'])).toEqual(['Read and change everything']);
  });
});
