// Logging in: what is kept of passwords, how often it may be tried, and which cookies there are.

import { afterAll, describe, expect, it } from 'vitest';
import { cookieOf, readCookie, setCookie } from '../../../src/service/oauth/cookies.ts';
import { sourceOf, withFragment, withQuery } from '../../../src/service/oauth/destination.ts';
import { describeScopes, readScopes } from '../../../src/service/oauth/scopes.ts';
import { hashPassword, isPasswordHash, verifyPassword } from '../../../src/service/secrets/password.ts';
import { authorizePath, cookieFrom, hidden, sendForm } from '../claims/oauth.ts';
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

describe.each(storages)('on %s', (storage) => {
  it.each([{ requests: 1000, seconds: 60 }, 'off'] as const)('after ten attempts of one address for one user it has to wait, and others need not, at the rate %j', async (rate) => {
    const world = await startWorld({ storage, rate });
    const page = await world.raw('GET', authorizePath({ client_id: world.fixtures.oauth.client_id, scope: '*' }));
    const attempt = (username: string, password: string) => sendForm(world, '/oauth/login', { ...hidden(page), username, password }, cookieFrom(page, 'ashlar_login'));
    const statuses = [];
    for (let count = 0; count < 10; count++) statuses.push((await attempt('demo', 'wrong')).status);
    expect(new Set(statuses)).toEqual(new Set([400]));
    const refused = await attempt('demo', 'demo-password');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.text).toContain('too many attempts');
    expect((await attempt('second-admin', 'second-password')).status).toBe(303);
    world.clock.move(300_000);
    expect((await attempt('demo', 'demo-password')).status).toBe(303);
    expect(world.told).toEqual([]);
    await world.close();
  });
});

describe('cookies', () => {
  it('are for HTTP alone, and over TLS for this host alone', () => {
    expect(setCookie(cookieOf('session', 'http://127.0.0.1:1'), 'ab', 60)).toBe('ashlar_session=ab; Path=/; Max-Age=60; HttpOnly; SameSite=Lax');
    expect(setCookie(cookieOf('session', 'https://login.example.com'), 'ab', 60)).toBe('__Host-ashlar_session=ab; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure');
    expect(readCookie('a=1; ashlar_session=ab; b=2', cookieOf('session', 'http://x'))).toBe('ab');
    expect(readCookie('ashlar_session=<script>', cookieOf('session', 'http://x'))).toBeUndefined();
    expect(readCookie(undefined, cookieOf('session', 'http://x'))).toBeUndefined();
  });
});

describe('where users are sent', () => {
  it('keeps the redirect URI as it is registered', () => {
    expect(withQuery('https://a.example/b', { code: 'c', state: 'x y&z' })).toBe('https://a.example/b?code=c&state=x+y%26z');
    expect(withQuery('https://a.example/b?tenant=1', { code: 'c', state: undefined })).toBe('https://a.example/b?tenant=1&code=c');
    expect(withFragment('com.example.app:/done', { access_token: 't' })).toBe('com.example.app:/done#access_token=t');
    expect(sourceOf('https://a.example:8443/b?c')).toBe('https://a.example:8443');
    expect(sourceOf('com.example.app:/done')).toBe('com.example.app:');
  });
});

describe('scopes', () => {
  it('are separated by spaces or commas, known, and said once', () => {
    expect(readScopes('compute:read_only, account:read_write compute:read_only')).toEqual(['compute:read_only', 'account:read_write']);
    expect(readScopes('compute:read_only nothing')).toBeUndefined();
    expect(readScopes(' ')).toBeUndefined();
    expect(describeScopes(['compute:read_only', 'compute:read_write', 'domains:read_only'])).toEqual(['Read and change compute instances and their backups', 'Read domains and their records']);
    expect(describeScopes(['*', 'domains:read_only'])).toEqual(['Read and change everything']);
  });
});
