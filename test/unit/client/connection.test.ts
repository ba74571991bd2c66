// What stands between a call and fetch: tokens, time limits and hooks.

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

function connected(
  settings: Partial<ClientSettings>,
  valid: ReadonlySet<string>,
): {
  ask: (operation?: Partial<OperationDescriptor>, init?: RequestInit) => Promise<unknown>;
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
    ask: async (operation = {}, init = {}) =>
      (await call(client, { init }, { ...ping, ...operation } as typeof ping)).status,
  };
}

describe('a token', () => {
  it('that is refused is replaced once', async () => {
    const seen: unknown[] = [];
    const { ask, tokens } = connected(
      { token: (refused) => (seen.push(refused), refused === undefined ? 'old' : 'new') },
      new Set(['Bearer new']),
    );
    expect(await ask()).toBe(200);
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
    expect(seen).toEqual([undefined, 'old']);
  });

  it('that is refused again is the answer', async () => {
    const { ask, tokens } = connected({ token: (refused) => `${refused ?? 'token'}!` }, new Set());
    expect(await ask()).toBe(401);
    expect(tokens).toEqual(['Bearer token!', 'Bearer token!!']);
  });

  it.each<[string, ClientSettings['token']]>([
    ['a text', 'old'],
    ['the same again', () => 'old'],
    ['nothing instead', (refused) => (refused === undefined ? 'old' : undefined)],
  ])('that is %s is refused once', async (_, token) => {
    const { ask, tokens } = connected({ token }, new Set());
    expect(await ask()).toBe(401);
    expect(tokens).toEqual(['Bearer old']);
  });

  it('is not sent where the caller or the operation says otherwise', async () => {
    const { ask, tokens } = connected({ token: 'a' }, new Set());
    await ask({ anonymous: true });
    await ask({}, { headers: { authorization: 'Basic Yjpj' } });
    expect(tokens).toEqual([null, 'Basic Yjpj']);
  });

  it('that is rejected in parallel calls is renewed once', async () => {
    const rejected: (string | undefined)[] = [];
    let current = 'old';
    const token = async (old?: string): Promise<string> => {
      rejected.push(old);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (old !== undefined) current = `new ${rejected.filter((each) => each !== undefined).length}`;
      return current;
    };
    const { ask } = connected({ token }, new Set(['Bearer new 1']));
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200]);
    expect(rejected.filter((each) => each !== undefined)).toEqual(['old']);
  });

  it('whose rejection arrives after it was renewed is not renewed again', async () => {
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
    // A later call starts with whatever the function returns, and is renewed for itself.
    expect(await call(client, {}, ping)).toMatchObject({ status: 200 });
    expect(rejected).toEqual([undefined, undefined, 'old', undefined, 'old']);
  });

  it('that cannot be renewed in parallel calls is requested again by the next call', async () => {
    let renewals = 0;
    const token = async (old?: string): Promise<string> => {
      await Promise.resolve();
      if (old === undefined) return 'old';
      if (++renewals === 1) throw new Error('not now');
      return 'new';
    };
    const { ask } = connected({ token }, new Set(['Bearer new']));
    const both = await Promise.allSettled([ask(), ask()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask()).toBe(200);
    expect(renewals).toBe(2);
  });

  it('whose source fails ends the call with that failure', async () => {
    const failure = new Error('no token today');
    await expect(connected({ token: () => Promise.reject(failure) }, new Set()).ask()).rejects.toBe(failure);
  });
});

async function served(listener: RequestListener, ask: (baseUrl: string) => Promise<void>): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Time limits that the test ends: how long each is, in milliseconds, and what ends it. */
function controlledLimits(): { readonly milliseconds: number; readonly end: () => void }[] {
  const limits: { milliseconds: number; end: () => void }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    limits.push({ milliseconds, end: () => controller.abort(new DOMException('too late', 'TimeoutError')) });
    return controller.signal;
  });
  return limits;
}

describe('a time limit', () => {
  it('ends an attempt that has no answer, and the next may have one', async () => {
    const limits = controlledLimits();
    let asked = 0;
    const listener: RequestListener = (_, response) => {
      if (++asked > 1) response.setHeader('content-type', 'application/json').end('{"asked":2}');
      else limits.at(-1)?.end();
    };
    await served(listener, async (baseUrl) => {
      expect(await call(createRuntimeClient({ baseUrl, timeout: 150, retry: { delay: 1 } }), {}, ping)).toMatchObject({
        data: { asked: 2 },
      });
    });
    await served(
      () => limits.at(-1)?.end(),
      async (baseUrl) => {
        const thrown: unknown = await call(createRuntimeClient({ baseUrl, timeout: 50, retry: false }), {}, ping).catch(
          (error: unknown) => error,
        );
        expect(isConnectionError(thrown) && thrown.cause).toMatchObject({ name: 'TimeoutError' });
      },
    );
    expect(limits.map(({ milliseconds }) => milliseconds)).toEqual([150, 150, 50]);
  });

  it('ends an answer that does not', async () => {
    const limits = controlledLimits();
    const hooks: ClientSettings['hooks'] = { response: () => limits.at(-1)?.end() };
    await served(
      (_, response) => void response.setHeader('content-type', 'application/json').write('{'),
      async (baseUrl) => {
        const thrown: unknown = await call(createRuntimeClient({ baseUrl, timeout: 100, hooks }), {}, ping).catch(
          (error: unknown) => error,
        );
        expect(isConnectionError(thrown) && thrown.cause).toMatchObject({ name: 'TimeoutError' });
      },
    );
  });

  it('does not end a stream that has begun', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let finish = (): void => undefined;
    const listener: RequestListener = (_, response) => {
      response.setHeader('content-type', 'text/event-stream').write('data: 1\n\n');
      finish = () => response.end('data: 2\n\n');
    };
    await served(listener, async (baseUrl) => {
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

  it('ends a stream that does not begin', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await served(
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

  it('leaves the caller’s signal its reason', async () => {
    const reason = new Error('enough');
    const controller = new AbortController();
    await served(
      () => controller.abort(reason),
      async (baseUrl) => {
        await expect(
          call(createRuntimeClient({ baseUrl, timeout: 5000 }), { signal: controller.signal }, ping),
        ).rejects.toBe(reason);
      },
    );
  });
});

describe('the hooks', () => {
  it('see every attempt, and can add headers', async () => {
    const told: string[] = [];
    let asked = 0;
    const fetch: ClientSettings['fetch'] = (_, init) => {
      told.push(`fetch ${new Headers(init.headers).get('traceparent') ?? ''}`);
      if (++asked === 1) return Promise.reject(new TypeError('lost'));
      return Promise.resolve(Response.json({}, { status: asked === 2 ? 503 : 200 }));
    };
    const hooks: ClientSettings['hooks'] = {
      request: ({ operation, attempt, init }) => {
        told.push(`${operation.id} ${attempt}`);
        init.headers.set('traceparent', `00-${attempt}`);
      },
      response: ({ status }, { startedAt }) => told.push(`${status} ${performance.now() >= startedAt}`),
      failure: (thrown, { attempt }) => told.push(`${String(thrown)} ${attempt}`),
    };
    await call(createRuntimeClient({ baseUrl: 'https://example.com', fetch, hooks, retry: { delay: 1 } }), {}, ping);
    expect(told).toEqual([
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

describe('what stands between', () => {
  it('is asked once for a call, knows no token, and may answer itself', async () => {
    const seen: OutgoingRequest[] = [];
    const { ask, tokens } = connected(
      {
        token: 'a',
        intercept: (send) => async (sending) => (
          seen.push(sending),
          sending.url.endsWith('/ping') ? Response.json({}, { status: 200 }) : send(sending)
        ),
      },
      new Set(['Bearer a']),
    );
    expect(await ask()).toBe(200);
    expect(await ask({ path: '/pong' })).toBe(200);
    expect(tokens).toEqual(['Bearer a']);
    expect(seen.map(({ init }) => init.headers.has('authorization'))).toEqual([false, true]);
  });
});
