// Tokens of OAuth 2.0: how they are asked for, refreshed once for all who wait, and refused.

import { describe, expect, it, vi } from 'vitest';
import { call } from '../../../src/runtime/client/send-request.ts';
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

/** A client of a server that replies so, and what that was asked. */
function clientOf(
  replies: readonly (Response | Error)[],
  more: Partial<OAuthClient> = {},
): { client: OAuthClient; asked: object[] } {
  const asked: object[] = [];
  const fetch: OAuthClient['fetch'] = (url, { method, body }) => {
    asked.push({ url, method, ...Object.fromEntries(new URLSearchParams(body as string)) });
    const reply = replies[asked.length - 1] ?? new Error('asked once too often');
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply);
  };
  return {
    asked,
    client: {
      clientId: 'app',
      clientSecret: 'secret',
      authorizationUrl: 'https://login.example.com/authorize?a=b',
      tokenUrl: 'https://login.example.com/token',
      fetch,
      ...more,
    },
  };
}

const pair = (number: number, more: object = {}): Response =>
  Response.json({
    access_token: `access-${number}`,
    refresh_token: `refresh-${number}`,
    token_type: 'bearer',
    expires_in: 7200,
    scope: 'a:read',
    ...more,
  });

describe('a user', () => {
  it('is sent to a page that knows what is asked', () => {
    const { client } = clientOf([]);
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

  it('comes back with a code', () => {
    expect(parseRedirect('https://app.example.com/back?x=1&code=c&state=s', 's')).toEqual({ code: 'c' });
  });

  it('comes back with tokens', () => {
    vi.useFakeTimers({ now: 1000 });
    expect(
      parseRedirect(
        'https://app.example.com/back#access_token=a&token_type=bearer&expires_in=7200&scope=a%3Aread&state=s',
        's',
      ),
    ).toEqual({ tokens: { accessToken: 'a', expiresAt: 7_201_000, scope: 'a:read' } });
    vi.useRealTimers();
  });

  it.each([
    ['with another’s answer', '?code=c&state=other', 'invalid_state'],
    ['with no state', '?code=c', 'invalid_state'],
    ['refused', '?error=access_denied&error_description=No.&state=s', 'access_denied'],
    ['refused in the fragment', '#error=access_denied&state=s', 'access_denied'],
    ['with nothing', '?state=s', 'invalid_response'],
  ])('comes back %s', (_, answer, code) => {
    expect(() => parseRedirect(`https://app.example.com/back${answer}`, 's')).toThrow(
      expect.objectContaining({ name: 'OAuthError', code }),
    );
  });
});

describe('a source of tokens', () => {
  const spent = { accessToken: 'access-0', refreshToken: 'refresh-0', expiresAt: 0 };

  it('keeps the pair that could not be kept elsewhere: the one before is spent', async () => {
    const { client, asked } = clientOf([pair(1), pair(2)]);
    const source = createOAuthTokenSource(client, spent, () => {
      throw new Error('the disk is full');
    });
    await expect(source()).rejects.toThrow('the disk is full');
    expect(await source()).toBe('access-1');
    await expect(source('access-1')).rejects.toThrow('the disk is full');
    expect(asked.map((each) => (each as { refresh_token: string }).refresh_token)).toEqual(['refresh-0', 'refresh-1']);
  });

  it('gives a token that is still good where it cannot be refreshed', async () => {
    vi.useFakeTimers({ now: 0 });
    const { client } = clientOf([
      new Response('', { status: 503 }),
      new TypeError('fetch failed'),
      new TypeError('fetch failed'),
    ]);
    const source = createOAuthTokenSource(client, { ...spent, expiresAt: 100_000 });
    vi.setSystemTime(80_000);
    expect([await source(), await source()]).toEqual(['access-0', 'access-0']);
    await expect(source('access-0')).rejects.toMatchObject({
      name: 'ConnectionError',
      operation: 'createOAuthTokenSource',
    });
    vi.useRealTimers();
  });

  it('refreshes a token of short life at its half, not at every call', async () => {
    vi.useFakeTimers({ now: 0 });
    const { client, asked } = clientOf([pair(1, { expires_in: 20 }), pair(2, { expires_in: 20 })]);
    const source = createOAuthTokenSource(client, spent);
    const given = [];
    for (const now of [1, 2000, 9000, 12_000, 13_000]) {
      vi.setSystemTime(now);
      given.push(await source());
    }
    expect([given, asked.length]).toEqual([['access-1', 'access-1', 'access-1', 'access-2', 'access-2'], 2]);
    vi.useRealTimers();
  });

  it('ends a request for tokens that takes too long, and a call that waits for one by its signal', async () => {
    const hanging: OAuthClient['fetch'] = (_url, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => {
          reject(signal.reason as Error);
        }),
      );
    const { client } = clientOf([], { fetch: hanging, timeout: 20 });
    await expect(createOAuthTokenSource(client, spent)()).rejects.toMatchObject({ name: 'ConnectionError' });
    const connection = createRuntimeClient({
      baseUrl: 'https://api.example.com',
      token: createOAuthTokenSource({ ...client, timeout: 60_000 }, spent),
      fetch: () => Promise.reject(new Error('asked')),
    });
    const reason = new Error('enough');
    await expect(
      call(connection, { signal: AbortSignal.abort(reason) }, { id: 'a', method: 'GET', path: '/a', responses: {} }),
    ).rejects.toBe(reason);
  });
});

describe('tokens', () => {
  it('are had for a code', async () => {
    const { client, asked } = clientOf([pair(1)]);
    expect(await exchangeCode(client, 'c', 'https://app.example.com/back')).toMatchObject({
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      scope: 'a:read',
    });
    expect(asked).toEqual([
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

  it('are refreshed where the document says, and keep a refresh token that stays good', async () => {
    const { client, asked } = clientOf([pair(2, { refresh_token: undefined, expires_in: undefined })], {
      refreshUrl: 'https://login.example.com/refresh',
      clientSecret: undefined,
    });
    expect(await refreshTokens(client, 'refresh-1')).toEqual({
      accessToken: 'access-2',
      refreshToken: 'refresh-1',
      scope: 'a:read',
    });
    expect(asked).toEqual([
      {
        url: 'https://login.example.com/refresh',
        method: 'POST',
        grant_type: 'refresh_token',
        refresh_token: 'refresh-1',
        client_id: 'app',
      },
    ]);
  });

  it.each([
    [
      'by name',
      Response.json({ error: 'invalid_grant', error_description: 'The code is spent.' }, { status: 400 }),
      'invalid_grant',
      'invalid_grant: The code is spent.',
    ],
    ['by status', new Response('<html>', { status: 502 }), '502', '502: https://login.example.com/token answered 502'],
    ['by silence', Response.json({}), 'invalid_response', 'invalid_response: the answer has no access token'],
  ])('are refused %s', async (_, reply, code, message) => {
    const thrown: unknown = await exchangeCode(clientOf([reply]).client, 'c').catch((error: unknown) => error);
    expect(isOAuthError(thrown) && [thrown.code, thrown.message]).toEqual([code, message]);
  });
});

describe('a source of tokens', () => {
  const old: OAuthTokens = { accessToken: 'access-0', refreshToken: 'refresh-0', expiresAt: Date.now() + 3_600_000 };
  const ping = { id: 'ping', method: 'GET', path: '/', responses: { json: [200, 401] } } as const;

  it('gives the token that is good', async () => {
    const { client, asked } = clientOf([]);
    expect(await createOAuthTokenSource(client, old)()).toBe('access-0');
    expect(await createOAuthTokenSource(client, { accessToken: 'a' })()).toBe('a');
    expect(asked).toEqual([]);
  });

  it('refreshes once for all calls that wait, and tells before the token is used', async () => {
    const { client, asked } = clientOf([pair(1)]);
    const told: unknown[] = [];
    const source = createOAuthTokenSource(
      client,
      { ...old, expiresAt: Date.now() + 5000 },
      (tokens) => void told.push(tokens),
    );
    expect(await Promise.all([source(), source(), source()])).toEqual(['access-1', 'access-1', 'access-1']);
    expect(await source()).toBe('access-1');
    expect(asked).toHaveLength(1);
    expect(told).toEqual([source.tokens]);
  });

  it('refreshes once for many calls that are refused', async () => {
    const { client, asked } = clientOf([pair(1)]);
    const seen: (string | null)[] = [];
    const fetch = (_: string, { headers }: RequestInit): Promise<Response> => {
      const token = new Headers(headers).get('authorization');
      seen.push(token);
      return Promise.resolve(Response.json({}, { status: token === 'Bearer access-1' ? 200 : 401 }));
    };
    const connected = createRuntimeClient({
      baseUrl: 'https://example.com',
      fetch,
      token: createOAuthTokenSource(client, old),
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => call<{ status: unknown }>(connected, {}, ping)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect([asked.length, seen.filter((token) => token === 'Bearer access-0').length]).toEqual([1, 10]);
  });

  it('that cannot refresh leaves it at the refusal', async () => {
    const fetch = (): Promise<Response> => Promise.resolve(Response.json({}, { status: 401 }));
    const { client } = clientOf([]);
    const connected = createRuntimeClient({
      baseUrl: 'https://example.com',
      fetch,
      token: createOAuthTokenSource(client, { accessToken: 'a', expiresAt: 0 }),
    });
    expect(await call<{ status: unknown }>(connected, {}, ping)).toMatchObject({ status: 401 });
  });

  it('whose refresh is refused says so, and may try again', async () => {
    const { client } = clientOf([Response.json({ error: 'invalid_grant' }, { status: 400 }), pair(1)]);
    const source = createOAuthTokenSource(client, { ...old, expiresAt: 0 });
    expect(await Promise.allSettled([source(), source()])).toEqual([
      expect.objectContaining({ status: 'rejected' }),
      expect.objectContaining({ status: 'rejected' }),
    ]);
    expect(await source()).toBe('access-1');
  });
});
