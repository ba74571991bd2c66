// Settings of the runtime client: bearer tokens, timeouts, hooks, and middleware.

import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished, vi, test } from 'vitest';
import { call } from '../../../src/runtime/client/call-operation.ts';
import { createRuntimeClient, type OutgoingRequest, type ClientSettings } from '../../../src/runtime/client/client.ts';
import { isConnectionError } from '../../../src/runtime/client/connection-error.ts';
import type { OperationDescriptor } from '../../../src/runtime/client/operation-descriptor.ts';
import { withServer } from './local-server.ts';

const ping: OperationDescriptor<{ status: unknown; data?: unknown }> = {
  id: 'ping',
  method: 'GET',
  path: '/ping',
  responses: { json: [200, 401] },
};

/**
 * Creates a client for a server that accepts only these Authorization headers. `authorizations` records the header of
 * each request.
 */
function createAuthenticatedClient(
  settings: Partial<ClientSettings>,
  accepted: ReadonlySet<string>,
): {
  send: (operation?: Partial<OperationDescriptor>, init?: RequestInit) => Promise<unknown>;
  authorizations: (string | null)[];
} {
  const authorizations: (string | null)[] = [];
  const fetch: ClientSettings['fetch'] = (_, init) => {
    const authorization = new Headers(init.headers).get('authorization');
    authorizations.push(authorization);
    const isAccepted = authorization !== null && accepted.has(authorization);
    return Promise.resolve(Response.json({}, { status: isAccepted ? 200 : 401 }));
  };
  const client = createRuntimeClient({ baseUrl: 'https://example.com', fetch, ...settings });
  return {
    authorizations,
    send: async (operation = {}, init = {}) =>
      (await call(client, { init }, { ...ping, ...operation } as typeof ping)).status,
  };
}

describe('a token', () => {
  it('is replaced once if it is rejected', async () => {
    const rejectedTokens: unknown[] = [];
    const token = (rejectedToken?: string): string => {
      rejectedTokens.push(rejectedToken);
      return rejectedToken === undefined ? 'old' : 'new';
    };
    const { send, authorizations } = createAuthenticatedClient({ token }, new Set(['Bearer new']));
    expect(await send()).toBe(200);
    expect(authorizations).toEqual(['Bearer old', 'Bearer new']);
    expect(rejectedTokens).toEqual([undefined, 'old']);
  });

  it('results in 401 if the new token is rejected, too', async () => {
    const token = (rejectedToken = 'token'): string => `${rejectedToken}!`;
    const { send, authorizations } = createAuthenticatedClient({ token }, new Set());
    expect(await send()).toBe(401);
    expect(authorizations).toEqual(['Bearer token!', 'Bearer token!!']);
  });

  it.each<[string, ClientSettings['token']]>([
    ['a string', 'old'],
    ['a function that returns the same token', () => 'old'],
    ['a function that returns no new token', (rejectedToken) => (rejectedToken === undefined ? 'old' : undefined)],
  ])('is sent once if it is %s', async (_, token) => {
    const { send, authorizations } = createAuthenticatedClient({ token }, new Set());
    expect(await send()).toBe(401);
    expect(authorizations).toEqual(['Bearer old']);
  });

  it('is not sent if the operation is anonymous or the caller sets Authorization', async () => {
    const { send, authorizations } = createAuthenticatedClient({ token: 'a' }, new Set());
    await send({ anonymous: true });
    await send({}, { headers: { authorization: 'Basic Yjpj' } });
    expect(authorizations).toEqual([null, 'Basic Yjpj']);
  });

  it('is renewed once if it is rejected in parallel calls', async () => {
    const rejectedTokens: string[] = [];
    let currentToken = 'old';
    const token = async (rejectedToken?: string): Promise<string> => {
      if (rejectedToken !== undefined) rejectedTokens.push(rejectedToken);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (rejectedToken !== undefined) currentToken = `new ${rejectedTokens.length}`;
      return currentToken;
    };
    const { send } = createAuthenticatedClient({ token }, new Set(['Bearer new 1']));
    expect(await Promise.all([send(), send(), send()])).toEqual([200, 200, 200]);
    expect(rejectedTokens).toEqual(['old']);
  });

  it('is not renewed again if a rejection arrives after it was renewed', async () => {
    const rejectedTokens: (string | undefined)[] = [];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const token = (rejectedToken?: string): string => {
      rejectedTokens.push(rejectedToken);
      return rejectedToken === undefined ? 'old' : 'new';
    };
    let requestCount = 0;
    const fetch: ClientSettings['fetch'] = async (_, init) => {
      if (++requestCount === 1) await released;
      const isRenewed = new Headers(init.headers).get('authorization') === 'Bearer new';
      return Response.json({}, { status: isRenewed ? 200 : 401 });
    };
    const client = createRuntimeClient({ baseUrl: 'https://example.com', fetch, token });
    const slowCall = call(client, {}, ping);
    expect(await call(client, {}, ping)).toMatchObject({ status: 200 });
    release();
    expect(await slowCall).toMatchObject({ status: 200 });
    expect(rejectedTokens).toEqual([undefined, undefined, 'old']);
    // A later call starts with the token that the function returns, and renews it itself.
    expect(await call(client, {}, ping)).toMatchObject({ status: 200 });
    expect(rejectedTokens).toEqual([undefined, undefined, 'old', undefined, 'old']);
  });

  it('is requested again by the next call if parallel calls cannot renew it', async () => {
    let renewals = 0;
    const token = async (rejectedToken?: string): Promise<string> => {
      await Promise.resolve();
      if (rejectedToken === undefined) return 'old';
      if (++renewals === 1) throw new Error('temporarily unavailable');
      return 'new';
    };
    const { send } = createAuthenticatedClient({ token }, new Set(['Bearer new']));
    const results = await Promise.allSettled([send(), send()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await send()).toBe(200);
    expect(renewals).toBe(2);
  });

  it('fails the call if its source throws', async () => {
    const failure = new Error('no token');
    const { send } = createAuthenticatedClient({ token: () => Promise.reject(failure) }, new Set());
    await expect(send()).rejects.toBe(failure);
  });
});

/** Mocks `AbortSignal.timeout`. Returns an array that collects the timeouts; `end` triggers a timeout. */
function mockTimeouts(): { readonly milliseconds: number; readonly end: () => void }[] {
  const timeouts: { milliseconds: number; end: () => void }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    timeouts.push({ milliseconds, end: () => controller.abort(new DOMException('too late', 'TimeoutError')) });
    return controller.signal;
  });
  return timeouts;
}

describe('a timeout', () => {
  it('aborts an attempt without a response, and the next one can succeed', async () => {
    const timeouts = mockTimeouts();
    let requestCount = 0;
    const listener: RequestListener = (_, response) => {
      if (++requestCount > 1) response.setHeader('content-type', 'application/json').end('{"attempt":2}');
      else timeouts.at(-1)?.end();
    };
    await withServer(listener, async (baseUrl) => {
      expect(await call(createRuntimeClient({ baseUrl, timeout: 150, retry: { delay: 1 } }), {}, ping)).toMatchObject({
        data: { attempt: 2 },
      });
    });
    await withServer(
      () => timeouts.at(-1)?.end(),
      async (baseUrl) => {
        const thrown: unknown = await call(createRuntimeClient({ baseUrl, timeout: 50, retry: false }), {}, ping).catch(
          (error: unknown) => error,
        );
        expect(isConnectionError(thrown) && thrown.cause).toMatchObject({ name: 'TimeoutError' });
      },
    );
    expect(timeouts.map(({ milliseconds }) => milliseconds)).toEqual([150, 150, 50]);
  });

  it('aborts a response that does not end', async () => {
    const timeouts = mockTimeouts();
    const hooks: ClientSettings['hooks'] = { response: () => timeouts.at(-1)?.end() };
    await withServer(
      (_, response) => void response.setHeader('content-type', 'application/json').write('{'),
      async (baseUrl) => {
        const thrown: unknown = await call(createRuntimeClient({ baseUrl, timeout: 100, hooks }), {}, ping).catch(
          (error: unknown) => error,
        );
        expect(isConnectionError(thrown) && thrown.cause).toMatchObject({ name: 'TimeoutError' });
      },
    );
  });

  it('does not abort a stream that has begun', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let finish = (): void => undefined;
    const listener: RequestListener = (_, response) => {
      response.setHeader('content-type', 'text/event-stream').write('data: 1\n\n');
      finish = () => response.end('data: 2\n\n');
    };
    await withServer(listener, async (baseUrl) => {
      const { data } = await call(
        createRuntimeClient({ baseUrl, timeout: 100 }),
        {},
        { ...ping, responses: { 'text/event-stream': [200] } },
      );
      vi.advanceTimersByTime(200);
      finish();
      expect(await new Response(data as ReadableStream).text()).toBe('data: 1\n\ndata: 2\n\n');
    });
  });

  it('aborts a stream that does not begin', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await withServer(
      () => vi.advanceTimersByTime(100),
      async (baseUrl) => {
        const thrown: unknown = await call(
          createRuntimeClient({ baseUrl, timeout: 100, retry: false }),
          {},
          { ...ping, responses: { 'text/event-stream': [200] } },
        ).catch((error: unknown) => error);
        expect(isConnectionError(thrown) && thrown.cause).toMatchObject({ name: 'TimeoutError' });
      },
    );
  });

  it('does not replace the reason of the caller’s signal', async () => {
    const reason = new Error('canceled by the caller');
    const controller = new AbortController();
    await withServer(
      () => controller.abort(reason),
      async (baseUrl) => {
        await expect(
          call(createRuntimeClient({ baseUrl, timeout: 5000 }), { signal: controller.signal }, ping),
        ).rejects.toBe(reason);
      },
    );
  });
});

describe('hooks', () => {
  test('are called for every attempt and can add headers', async () => {
    const events: string[] = [];
    let requestCount = 0;
    const fetch: ClientSettings['fetch'] = (_, init) => {
      events.push(`fetch ${new Headers(init.headers).get('traceparent') ?? ''}`);
      if (++requestCount === 1) return Promise.reject(new TypeError('fetch failed'));
      return Promise.resolve(Response.json({}, { status: requestCount === 2 ? 503 : 200 }));
    };
    const hooks: ClientSettings['hooks'] = {
      request: ({ operation, attempt, init }) => {
        events.push(`${operation.id} ${attempt}`);
        init.headers.set('traceparent', `00-${attempt}`);
      },
      response: ({ status }, { startedAt }) => events.push(`${status} ${performance.now() >= startedAt}`),
      failure: (thrown, { attempt }) => events.push(`${String(thrown)} ${attempt}`),
    };
    await call(createRuntimeClient({ baseUrl: 'https://example.com', fetch, hooks, retry: { delay: 1 } }), {}, ping);
    expect(events).toEqual([
      'ping 1',
      'fetch 00-1',
      'TypeError: fetch failed 1',
      'ping 2',
      'fetch 00-2',
      '503 true',
      'ping 3',
      'fetch 00-3',
      '200 true',
    ]);
  });
});

describe('middleware', () => {
  it('is called once for each call, before the token is added, and can return a response itself', async () => {
    const requests: OutgoingRequest[] = [];
    const { send, authorizations } = createAuthenticatedClient(
      {
        token: 'a',
        intercept: (next) => async (outgoing) => {
          requests.push(outgoing);
          return outgoing.url.endsWith('/ping') ? Response.json({}, { status: 200 }) : next(outgoing);
        },
      },
      new Set(['Bearer a']),
    );
    expect(await send()).toBe(200);
    expect(await send({ path: '/pong' })).toBe(200);
    expect(authorizations).toEqual(['Bearer a']);
    expect(requests.map(({ init }) => init.headers.has('authorization'))).toEqual([false, true]);
  });
});
