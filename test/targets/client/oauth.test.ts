// OAuth 2.0: authorization URL, redirect, token requests, and token renewal shared by parallel calls.

import { afterEach, describe, expect, it, vi, test } from 'vitest';
import { call } from '../../../src/runtime/client/call-operation.ts';
import { createRuntimeClient } from '../../../src/runtime/client/client.ts';
import {
  parseRedirect,
  buildAuthorizationUrl,
  exchangeCode,
  isOAuthError,
  createOAuthTokenSource,
  refreshTokens,
  type OAuthClient,
  type OAuthTokens,
} from '../../../src/runtime/client/oauth.ts';

/** Creates a client for a server with these replies; `requests` records its requests. */
function createClient(
  replies: readonly (Response | Error)[],
  overrides: Partial<OAuthClient> = {},
): { client: OAuthClient; requests: object[] } {
  const requests: object[] = [];
  const fetch: OAuthClient['fetch'] = (url, { method, body }) => {
    requests.push({ url, method, ...Object.fromEntries(new URLSearchParams(body as string)) });
    const reply = replies[requests.length - 1] ?? new Error('unexpected request');
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply);
  };
  return {
    requests,
    client: {
      clientId: 'app',
      clientSecret: 'secret',
      authorizationUrl: 'https://login.example.com/authorize?a=b',
      tokenUrl: 'https://login.example.com/token',
      fetch,
      ...overrides,
    },
  };
}

const tokenResponse = (number: number, overrides: object = {}): Response =>
  Response.json({
    access_token: `access-${number}`,
    refresh_token: `refresh-${number}`,
    token_type: 'bearer',
    expires_in: 7200,
    scope: 'a:read',
    ...overrides,
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('the authorization request', () => {
  it('has its parameters in the URL', () => {
    const { client } = createClient([]);
    expect(
      buildAuthorizationUrl(client, {
        responseType: 'code',
        redirectUri: 'https://app.example.com/back?x=1',
        scopes: ['a:read', 'b:write'],
        state: 's&t',
      }),
    ).toBe(
      'https://login.example.com/authorize?a=b&response_type=code&client_id=app&redirect_uri=https%3A%2F%2Fapp.example.com%2Fback%3Fx%3D1&scope=a%3Aread+b%3Awrite&state=s%26t',
    );
    expect(buildAuthorizationUrl(client, { responseType: 'token', state: 's' })).toBe(
      'https://login.example.com/authorize?a=b&response_type=token&client_id=app&state=s',
    );
  });

  it('results in a redirect with a code', () => {
    expect(parseRedirect('https://app.example.com/back?x=1&code=c&state=s', 's')).toEqual({ code: 'c' });
  });

  it('results in a redirect with tokens', () => {
    vi.useFakeTimers({ now: 1000 });
    expect(
      parseRedirect(
        'https://app.example.com/back#access_token=a&token_type=bearer&expires_in=7200&scope=a%3Aread&state=s',
        's',
      ),
    ).toEqual({ tokens: { accessToken: 'a', expiresAt: 7_201_000, scope: 'a:read' } });
  });

  it.each([
    ['a different state', '?code=c&state=other', 'invalid_state'],
    ['no state', '?code=c', 'invalid_state'],
    ['an error in the query', '?error=access_denied&error_description=No.&state=s', 'access_denied'],
    ['an error in the fragment', '#error=access_denied&state=s', 'access_denied'],
    ['neither a code nor tokens', '?state=s', 'invalid_response'],
  ])('fails if the redirect has %s', (_, redirect, code) => {
    expect(() => parseRedirect(`https://app.example.com/back${redirect}`, 's')).toThrow(
      expect.objectContaining({ name: 'OAuthError', code }),
    );
  });
});

describe('tokens', () => {
  test('are issued in exchange for a code', async () => {
    const { client, requests } = createClient([tokenResponse(1)]);
    expect(await exchangeCode(client, 'c', 'https://app.example.com/back')).toMatchObject({
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      scope: 'a:read',
    });
    expect(requests).toEqual([
      {
        url: 'https://login.example.com/token',
        method: 'POST',
        grant_type: 'authorization_code',
        code: 'c',
        redirect_uri: 'https://app.example.com/back',
        client_id: 'app',
        client_secret: 'secret',
      },
    ]);
  });

  test('are refreshed at the refresh URL, and keep the refresh token if the response has no new one', async () => {
    const { client, requests } = createClient([tokenResponse(2, { refresh_token: undefined, expires_in: undefined })], {
      refreshUrl: 'https://login.example.com/refresh',
      clientSecret: undefined,
    });
    expect(await refreshTokens(client, 'refresh-1')).toEqual({
      accessToken: 'access-2',
      refreshToken: 'refresh-1',
      scope: 'a:read',
    });
    expect(requests).toEqual([
      {
        url: 'https://login.example.com/refresh',
        method: 'POST',
        grant_type: 'refresh_token',
        refresh_token: 'refresh-1',
        client_id: 'app',
      },
    ]);
  });

  test.each([
    [
      'an OAuth error',
      Response.json({ error: 'invalid_grant', error_description: 'The code is spent.' }, { status: 400 }),
      'invalid_grant',
      'invalid_grant: The code is spent.',
    ],
    [
      'an error status',
      new Response('<html>', { status: 502 }),
      '502',
      '502: https://login.example.com/token returned status 502',
    ],
    ['no access token', Response.json({}), 'invalid_response', 'invalid_response: the response has no access token'],
  ])('are not issued if the response has %s', async (_, reply, code, message) => {
    const thrown: unknown = await exchangeCode(createClient([reply]).client, 'c').catch((error: unknown) => error);
    expect(isOAuthError(thrown) && [thrown.code, thrown.message]).toEqual([code, message]);
  });
});

describe('a token source', () => {
  const initialTokens: OAuthTokens = {
    accessToken: 'access-0',
    refreshToken: 'refresh-0',
    expiresAt: Date.now() + 3_600_000,
  };
  const expiredTokens = { accessToken: 'access-0', refreshToken: 'refresh-0', expiresAt: 0 };
  const ping = { id: 'ping', method: 'GET', path: '/', responses: { json: [200, 401] } } as const;

  it('returns a valid token', async () => {
    const { client, requests } = createClient([]);
    expect(await createOAuthTokenSource(client, initialTokens)()).toBe('access-0');
    expect(await createOAuthTokenSource(client, { accessToken: 'a' })()).toBe('a');
    expect(requests).toEqual([]);
  });

  it('refreshes once for parallel calls, and passes new tokens to the callback', async () => {
    const { client, requests } = createClient([tokenResponse(1)]);
    const savedTokens: unknown[] = [];
    const source = createOAuthTokenSource(
      client,
      { ...initialTokens, expiresAt: Date.now() + 5000 },
      (tokens) => void savedTokens.push(tokens),
    );
    expect(await Promise.all([source(), source(), source()])).toEqual(['access-1', 'access-1', 'access-1']);
    expect(await source()).toBe('access-1');
    expect(requests).toHaveLength(1);
    expect(savedTokens).toEqual([source.tokens]);
  });

  it('refreshes once for parallel calls whose token is rejected', async () => {
    const { client, requests } = createClient([tokenResponse(1)]);
    const sentTokens: (string | null)[] = [];
    const fetch = (_: string, { headers }: RequestInit): Promise<Response> => {
      const token = new Headers(headers).get('authorization');
      sentTokens.push(token);
      return Promise.resolve(Response.json({}, { status: token === 'Bearer access-1' ? 200 : 401 }));
    };
    const apiClient = createRuntimeClient({
      baseUrl: 'https://example.com',
      fetch,
      token: createOAuthTokenSource(client, initialTokens),
    });
    const results = await Promise.all(Array.from({ length: 10 }, () => call<{ status: unknown }>(apiClient, {}, ping)));
    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect([requests.length, sentTokens.filter((token) => token === 'Bearer access-0').length]).toEqual([1, 10]);
  });

  it('leaves a 401 response unchanged if there is no refresh token', async () => {
    const fetch = (): Promise<Response> => Promise.resolve(Response.json({}, { status: 401 }));
    const { client } = createClient([]);
    const apiClient = createRuntimeClient({
      baseUrl: 'https://example.com',
      fetch,
      token: createOAuthTokenSource(client, { accessToken: 'a', expiresAt: 0 }),
    });
    expect(await call<{ status: unknown }>(apiClient, {}, ping)).toMatchObject({ status: 401 });
  });

  it('fails if a refresh is rejected, and tries again at the next call', async () => {
    const { client } = createClient([Response.json({ error: 'invalid_grant' }, { status: 400 }), tokenResponse(1)]);
    const source = createOAuthTokenSource(client, { ...initialTokens, expiresAt: 0 });
    expect(await Promise.allSettled([source(), source()])).toEqual([
      expect.objectContaining({ status: 'rejected' }),
      expect.objectContaining({ status: 'rejected' }),
    ]);
    expect(await source()).toBe('access-1');
  });

  it('uses new tokens even if they could not be saved', async () => {
    const { client, requests } = createClient([tokenResponse(1), tokenResponse(2)]);
    const source = createOAuthTokenSource(client, expiredTokens, () => {
      throw new Error('the disk is full');
    });
    await expect(source()).rejects.toThrow('the disk is full');
    expect(await source()).toBe('access-1');
    await expect(source('access-1')).rejects.toThrow('the disk is full');
    expect(requests.map((request) => (request as { refresh_token: string }).refresh_token)).toEqual([
      'refresh-0',
      'refresh-1',
    ]);
  });

  it('returns a token that is still valid if it cannot be refreshed', async () => {
    vi.useFakeTimers({ now: 0 });
    const { client } = createClient([
      new Response('', { status: 503 }),
      new TypeError('fetch failed'),
      new TypeError('fetch failed'),
    ]);
    const source = createOAuthTokenSource(client, { ...expiredTokens, expiresAt: 100_000 });
    vi.setSystemTime(80_000);
    expect([await source(), await source()]).toEqual(['access-0', 'access-0']);
    await expect(source('access-0')).rejects.toMatchObject({
      name: 'ConnectionError',
      operation: 'createOAuthTokenSource',
    });
  });

  it('refreshes a short-lived token after half its lifetime, not on every call', async () => {
    vi.useFakeTimers({ now: 0 });
    const { client, requests } = createClient([
      tokenResponse(1, { expires_in: 20 }),
      tokenResponse(2, { expires_in: 20 }),
    ]);
    const source = createOAuthTokenSource(client, expiredTokens);
    const tokens: unknown[] = [];
    for (const now of [1, 2000, 9000, 12_000, 13_000]) {
      vi.setSystemTime(now);
      tokens.push(await source());
    }
    expect([tokens, requests.length]).toEqual([['access-1', 'access-1', 'access-1', 'access-2', 'access-2'], 2]);
  });

  it('aborts a token request after its timeout, and a waiting call by its signal', async () => {
    const hang: OAuthClient['fetch'] = (_url, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => {
          reject(signal.reason as Error);
        }),
      );
    const { client } = createClient([], { fetch: hang, timeout: 20 });
    await expect(createOAuthTokenSource(client, expiredTokens)()).rejects.toMatchObject({ name: 'ConnectionError' });
    const apiClient = createRuntimeClient({
      baseUrl: 'https://api.example.com',
      token: createOAuthTokenSource({ ...client, timeout: 60_000 }, expiredTokens),
      fetch: () => Promise.reject(new Error('unexpected request')),
    });
    const reason = new Error('canceled by the caller');
    await expect(
      call(apiClient, { signal: AbortSignal.abort(reason) }, { id: 'a', method: 'GET', path: '/a', responses: {} }),
    ).rejects.toBe(reason);
  });
});
