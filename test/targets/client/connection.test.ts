// Bearer tokens, timeouts, hooks, and middleware of the runtime client.

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { call } from '../../../src/runtime/client/send-request.ts';
import { createRuntimeClient, type OutgoingRequest, type ClientSettings } from '../../../src/runtime/client/client.ts';
import { isConnectionError } from '../../../src/runtime/client/network-error.ts';
import type { OperationDescriptor } from '../../../src/runtime/client/operation-descriptor.ts';

const ping: OperationDescriptor<{ status: unknown; data?: unknown }> = {
  id: 'ping',
  method: 'GET',
  path: '/ping',
  responses: { json: [200, 401] },
};

function connect(
  settings: Partial<ClientSettings>,
  valid: ReadonlySet<string>,
): {
  send: (operation?: Partial<OperationDescriptor>, init?: RequestInit) => Promise<unknown>;
  tokens: (string | null)[];
} {
  const tokens: (string | null)[] = [];
  const fetch: ClientSettings['fetch'] = (_, init) => {
    const header = new Headers(init.headers).get('authorization');
    tokens.push(header);
    return Promise.resolve(Response.json({}, { status: header !== null && valid.has(header) ? 200 : 401 }));
  };
  const client = createRuntimeClient({ baseUrl: 'https://example.com', fetch, ...settings });
  return {
    tokens,
    send: async (operation = {}, init = {}) =>
      (await call(client, { init }, { ...ping, ...operation } as typeof ping)).status,
  };
}

describe('a token', () => {
  it('is replaced once if it is rejected', async () => {
    const rejected: unknown[] = [];
    const { send, tokens } = connect(
      { token: (rejectedToken) => (rejected.push(rejectedToken), rejectedToken === undefined ? 'old' : 'new') },
      new Set(['Bearer new']),
    );
    expect(await send()).toBe(200);
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
    expect(rejected).toEqual([undefined, 'old']);
  });

  it('results in 401 if the new token is rejected, too', async () => {
    const { send, tokens } = connect({ token: (rejectedToken) => `${rejectedToken ?? 'token'}!` }, new Set());
    expect(await send()).toBe(401);
    expect(tokens).toEqual(['Bearer token!', 'Bearer token!!']);
  });

  it.each<[string, ClientSettings['token']]>([
    ['a string', 'old'],
    ['a function that returns the same token', () => 'old'],
    ['a function that returns no other token', (rejectedToken) => (rejectedToken === undefined ? 'old' : undefined)],
  ])('is sent once if it is %s', async (_, token) => {
    const { send, tokens } = connect({ token }, new Set());
    expect(await send()).toBe(401);
    expect(tokens).toEqual(['Bearer old']);
  });

  it('is not sent if the operation is anonymous or the caller sets Authorization', async () => {
    const { send, tokens } = connect({ token: 'a' }, new Set());
    await send({ anonymous: true });
    await send({}, { headers: { authorization: 'Basic Yjpj' } });
    expect(tokens).toEqual([null, 'Basic Yjpj']);
  });

  it('is renewed once if it is rejected in parallel calls', async () => {
    const rejected: (string | undefined)[] = [];
    let current = 'old';
    const token = async (old?: string): Promise<string> => {
      rejected.push(old);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (old !== undefined) current = `new ${rejected.filter((each) => each !== undefined).length}`;
      return current;
    };
    const { send } = connect({ token }, new Set(['Bearer new 1']));
    expect(await Promise.all([send(), send(), send()])).toEqual([200, 200, 200]);
    expect(rejected.filter((each) => each !== undefined)).toEqual(['old']);
  });

  it('is not renewed again if a rejection arrives after it was renewed', async () => {
    const rejected: (string | undefined)[] = [];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const token = (old?: string): string => {
      rejected.push(old);
      return old === undefined ? 'old' : 'new';
    };
    let requests = 0;
    const fetch: ClientSettings['fetch'] = async (_, init) => {
      if (++requests === 1) await released;
      const current = new Headers(init.headers).get('authorization') === 'Bearer new';
      return Response.json({}, { status: current ? 200 : 401 });
    };
    const client = createRuntimeClient({ baseUrl: 'https://example.com', fetch, token });
    const slow = call(client, {}, ping);
    expect(await call(client, {}, ping)).toMatchObject({ status: 200 });
    release();
    expect(await slow).toMatchObject({ status: 200 });
    expect(rejected).toEqual([undefined, undefined, 'old']);
    // A later call starts with the token that the function returns, and renews it itself.
    expect(await call(client, {}, ping)).toMatchObject({ status: 200 });
    expect(rejected).toEqual([undefined, undefined, 'old', undefined, 'old']);
  });

  it('is requested again by the next call if it cannot be renewed in parallel calls', async () => {
    let renewals = 0;
    const token = async (old?: string): Promise<string> => {
      await Promise.resolve();
      if (old === undefined) return 'old';
      if (++renewals === 1) throw new Error('not now');
      return 'new';
    };
    const { send } = connect({ token }, new Set(['Bearer new']));
    const both = await Promise.allSettled([send(), send()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await send()).toBe(200);
    expect(renewals).toBe(2);
  });

  it('fails the call if its source throws', async () => {
    const failure = new Error('no token today');
    await expect(connect({ token: () => Promise.reject(failure) }, new Set()).send()).rejects.toBe(failure);
  });
});

async function withServer(listener: RequestListener, run: (baseUrl: string) => Promise<void>): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Mocks timeouts; each has its length in milliseconds, and `end` triggers it. */
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
      if (++requestCount > 1) response.setHeader('content-type', 'application/json').end('{"asked":2}');
      else timeouts.at(-1)?.end();
    };
    await withServer(listener, async (baseUrl) => {
      expect(await call(createRuntimeClient({ baseUrl, timeout: 150, retry: { delay: 1 } }), {}, ping)).toMatchObject({
        data: { asked: 2 },
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
    const reason = new Error('enough');
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
  it('are called for every attempt and can add headers', async () => {
    const events: string[] = [];
    let requestCount = 0;
    const fetch: ClientSettings['fetch'] = (_, init) => {
      events.push(`fetch ${new Headers(init.headers).get('traceparent') ?? ''}`);
      if (++requestCount === 1) return Promise.reject(new TypeError('lost'));
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
      'TypeError: lost 1',
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
  it('is called once for each call without the token, and can return a response itself', async () => {
    const requests: OutgoingRequest[] = [];
    const { send, tokens } = connect(
      {
        token: 'a',
        intercept: (next) => async (outgoing) => (
          requests.push(outgoing),
          outgoing.url.endsWith('/ping') ? Response.json({}, { status: 200 }) : next(outgoing)
        ),
      },
      new Set(['Bearer a']),
    );
    expect(await send()).toBe(200);
    expect(await send({ path: '/pong' })).toBe(200);
    expect(tokens).toEqual(['Bearer a']);
    expect(requests.map(({ init }) => init.headers.has('authorization'))).toEqual([false, true]);
  });
});
