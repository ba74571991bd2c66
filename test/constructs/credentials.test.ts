// What proves who calls, by the security schemes of the document: what the generated client presents, the generated server reads.

import { describe, expect, it } from 'vitest';
import type { LoadedClient } from '../unit/client/load.ts';
import { callsOf, exchangeOf } from './exchange.ts';

const there = exchangeOf('credentials', 'test/constructs/documents/requests.yaml');

/** Which of its proofs the server was given by a client that is told this, and by whom it takes the call to be. */
async function asked(options: object, name = 'answers', given: object = {}): Promise<unknown> {
  there.response = { status: 204 };
  const client = (await import(`${there.folder}/client/index.ts`)) as LoadedClient;
  const { response } =
    (await callsOf(client.createClient({ baseUrl: `http://127.0.0.1:${there.port}/v1`, retry: false, ...options }))[
      name
    ]?.(given)) ?? {};
  if (response?.status !== 204) return response?.status;
  const {
    identity,
    request: { headers, target },
  } = there.request;
  const proofs = {
    authorization: headers['authorization'],
    key: headers['x-key'],
    cookie: headers['cookie'],
    query: new URL(target, 'http://a.example').search || undefined,
  };
  return [identity?.account ?? 'nobody', JSON.parse(JSON.stringify(proofs))];
}

describe('a client', () => {
  it.each<[string, object, unknown]>([
    ['a key', { credentials: { key: 'k' } }, { key: 'k' }],
    ['a key that is asked for', { credentials: { key: () => Promise.resolve('k') } }, { key: 'k' }],
    [
      'a token and a key that belong together',
      { credentials: { session: 's' }, token: 't' },
      { authorization: 'Bearer t', cookie: 'sid=s' },
    ],
    [
      'a token of the scheme, before that of the client',
      { credentials: { session: 's', login: () => 't' }, token: 'other' },
      { authorization: 'Bearer t', cookie: 'sid=s' },
    ],
    [
      'what is there as a whole, where the first is not',
      { credentials: { key: () => undefined, session: 's' }, token: 't' },
      { authorization: 'Bearer t', cookie: 'sid=s' },
    ],
    [
      'the first alternative, and no token beside it',
      { credentials: { key: 'k', session: 's' }, token: 't' },
      { key: 'k' },
    ],
    [
      'a cookie beside others',
      { credentials: { session: 's' }, token: 't', headers: { Cookie: 'a=1' } },
      { authorization: 'Bearer t', cookie: 'a=1; sid=s' },
    ],
    [
      'no cookie where the caller has one',
      { credentials: { session: 'wrong' }, token: 't', headers: { Cookie: 'sid=s' } },
      { authorization: 'Bearer t', cookie: 'sid=s' },
    ],
    ['no key where the caller has one', { credentials: { key: 'wrong' }, headers: { 'X-Key': 'k' } }, { key: 'k' }],
  ])('presents %s', async (_, options, proofs) => {
    expect(await asked(options)).toEqual(['a', proofs]);
  });

  it.each<[string, object, object, object]>([
    ['a key of the query', { credentials: { asked: 'k' } }, {}, { query: '?api%20key=k' }],
    [
      'a key beside what is asked',
      { credentials: { asked: 'k' } },
      { query: { of: 'a?b' } },
      { query: '?of=a%3Fb&api%20key=k' },
    ],
    [
      'a name and a password',
      { credentials: { person: { username: 'me', password: 'p\u00f6' } } },
      {},
      { authorization: 'Basic bWU6cMO2' },
    ],
    ['nothing', {}, {}, {}],
  ])('presents %s', async (_, options, given, proofs) => {
    expect(await asked(options, 'keys', given)).toEqual([Object.keys(proofs).length === 0 ? 'nobody' : 'a', proofs]);
  });

  it('without credentials is refused, and goes on sending its token', async () => {
    expect(await asked({})).toBe(401);
    expect(await asked({ token: 't' })).toBe(401);
    expect(await asked({ token: 't', headers: { Cookie: 'sid=s' } })).toEqual([
      'a',
      { authorization: 'Bearer t', cookie: 'sid=s' },
    ]);
  });

  it('stands inside of what intercepts its calls, which may send again', async () => {
    const intercept = (send: (sending: object) => unknown) => async (sending: object) => (
      await send(sending),
      send(sending)
    );
    expect(await asked({ credentials: { asked: 'k' }, intercept }, 'keys')).toEqual(['a', { query: '?api%20key=k' }]);
    expect(await asked({ credentials: { session: 's' }, token: 't', intercept })).toEqual([
      'a',
      { authorization: 'Bearer t', cookie: 'sid=s' },
    ]);
  });

  it('ends with its signal, also where a credential never comes', async () => {
    const reason = new Error('enough');
    await expect(
      asked({ credentials: { key: () => new Promise<string>(() => undefined) } }, 'answers', {
        signal: AbortSignal.abort(reason),
      }),
    ).rejects.toBe(reason);
  });
});
