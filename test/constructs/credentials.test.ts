// Tests authentication with the document's security schemes: the client sends credentials and the server reads them.

import { describe, expect, it } from 'vitest';
import type { LoadedClient } from '../targets/client/load-client.ts';
import { flattenCalls, createExchange } from './exchange.ts';

const exchange = createExchange('credentials', 'test/constructs/documents/requests.yaml');

/** Calls the server. Returns the authenticated account and the received credentials, or the status of an error. */
async function call(options: object, name = 'reports', request: object = {}): Promise<unknown> {
  exchange.response = { status: 204 };
  const client = (await import(`${exchange.directory}/client/index.ts`)) as LoadedClient;
  const baseUrl = `http://127.0.0.1:${exchange.port}/v1`;
  const calls = flattenCalls(client.createClient({ baseUrl, retry: false, ...options }));
  const { response } = (await calls[name]?.(request)) ?? {};
  if (response?.status !== 204) return response?.status;
  const {
    identity,
    request: { headers, target },
  } = exchange.request;
  const credentials = {
    authorization: headers['authorization'],
    key: headers['x-key'],
    cookie: headers['cookie'],
    query: new URL(target, 'http://a.example').search || undefined,
  };
  return [identity?.account ?? 'anonymous', JSON.parse(JSON.stringify(credentials))];
}

describe('a client', () => {
  it.each<[string, object, unknown]>([
    ['a key', { credentials: { key: 'k' } }, { key: 'k' }],
    ['a key from an asynchronous function', { credentials: { key: () => Promise.resolve('k') } }, { key: 'k' }],
    [
      'a token and a cookie that one alternative requires',
      { credentials: { session: 's' }, token: 't' },
      { authorization: 'Bearer t', cookie: 'sid=s' },
    ],
    [
      'the token of the scheme instead of the token of the client',
      { credentials: { session: 's', login: () => 't' }, token: 'other' },
      { authorization: 'Bearer t', cookie: 'sid=s' },
    ],
    [
      'the second alternative if a credential of the first is undefined',
      { credentials: { key: () => undefined, session: 's' }, token: 't' },
      { authorization: 'Bearer t', cookie: 'sid=s' },
    ],
    [
      'only the first alternative if several are complete',
      { credentials: { key: 'k', session: 's' }, token: 't' },
      { key: 'k' },
    ],
    [
      'a cookie in addition to the cookies of the caller',
      { credentials: { session: 's' }, token: 't', headers: { Cookie: 'a=1' } },
      { authorization: 'Bearer t', cookie: 'a=1; sid=s' },
    ],
    [
      'no cookie if the caller sends one with the same name',
      { credentials: { session: 'wrong' }, token: 't', headers: { Cookie: 'sid=s' } },
      { authorization: 'Bearer t', cookie: 'sid=s' },
    ],
    ['no key if the caller sends one', { credentials: { key: 'wrong' }, headers: { 'X-Key': 'k' } }, { key: 'k' }],
  ])('sends %s', async (_, options, credentials) => {
    expect(await call(options)).toEqual(['a', credentials]);
  });

  it.each<[string, object, object, object]>([
    ['a key in the query', { credentials: { queryKey: 'k' } }, {}, { query: '?api%20key=k' }],
    [
      'a key in addition to query parameters',
      { credentials: { queryKey: 'k' } },
      { query: { of: 'a?b' } },
      { query: '?of=a%3Fb&api%20key=k' },
    ],
    [
      'a username and a password',
      { credentials: { basic: { username: 'me', password: 'p\u00f6' } } },
      {},
      { authorization: 'Basic bWU6cMO2' },
    ],
    ['no credentials', {}, {}, {}],
  ])('sends %s to an operation whose authentication is optional', async (_, options, request, credentials) => {
    const account = Object.keys(credentials).length === 0 ? 'anonymous' : 'a';
    expect(await call(options, 'keys', request)).toEqual([account, credentials]);
  });

  it('sends its token even if no credentials are configured', async () => {
    expect(await call({})).toBe(401);
    expect(await call({ token: 't' })).toBe(401);
    expect(await call({ token: 't', headers: { Cookie: 'sid=s' } })).toEqual([
      'a',
      { authorization: 'Bearer t', cookie: 'sid=s' },
    ]);
  });

  it('adds credentials once if an interceptor sends the request again', async () => {
    const intercept = (send: (request: object) => unknown) => async (request: object) => {
      await send(request);
      return send(request);
    };
    expect(await call({ credentials: { queryKey: 'k' }, intercept }, 'keys')).toEqual(['a', { query: '?api%20key=k' }]);
    expect(await call({ credentials: { session: 's' }, token: 't', intercept })).toEqual([
      'a',
      { authorization: 'Bearer t', cookie: 'sid=s' },
    ]);
  });

  it('rejects with the abort reason of the signal even if a credential function never resolves', async () => {
    const reason = new Error('aborted');
    await expect(
      call({ credentials: { key: () => new Promise<string>(() => undefined) } }, 'reports', {
        signal: AbortSignal.abort(reason),
      }),
    ).rejects.toBe(reason);
  });
});
