// What is sent again: which methods, after which answers, how long after, and how a caller ends it.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, type CallRequest } from '../../../src/runtime/client/send-request.ts';
import { createRuntimeClient, type ClientSettings } from '../../../src/runtime/client/client.ts';
import { isConnectionError } from '../../../src/runtime/client/network-error.ts';
import type { OperationDescriptor } from '../../../src/runtime/client/operation-descriptor.ts';

type Reply = number | 'lost' | { readonly status: number; readonly after: string };

/** Calls a server that replies so, one after the other; answers what came, how often it was asked, and how long it all took. */
async function called(
  replies: readonly Reply[],
  settings: Partial<ClientSettings> = {},
  operation: Partial<OperationDescriptor<{ status: unknown }>> = {},
  request: CallRequest = {},
): Promise<{ status: unknown; asked: number; waited: number; thrown?: unknown }> {
  let asked = 0;
  const fetch = (): Promise<Response> => {
    const reply = replies[asked++] ?? 200;
    if (reply === 'lost') return Promise.reject(new TypeError('fetch failed'));
    const { status, after } = typeof reply === 'number' ? { status: reply, after: undefined } : reply;
    return Promise.resolve(
      new Response(status === 204 || status === 304 ? null : '{}', {
        status,
        headers: { 'content-type': 'application/json', ...(after !== undefined && { 'retry-after': after }) },
      }),
    );
  };
  const began = Date.now();
  const answer = call(createRuntimeClient({ baseUrl: 'https://example.com', fetch, ...settings }), request, {
    id: 'x',
    method: 'GET',
    path: '/x',
    responses: { json: ['default', '2XX'] },
    ...operation,
  });
  const settled = answer.then(
    ({ status }) => ({ status }),
    (thrown: unknown) => ({ status: 'thrown', thrown }),
  );
  await vi.runAllTimersAsync();
  return { ...(await settled), asked, waited: Date.now() - began };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // Spies on fake timers first: restored later, they would replace the real ones.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a request is sent again', () => {
  it.each<Reply>([429, 500, 502, 503, 504, 599, 'lost'])('after %s', async (reply) => {
    expect(await called([reply, reply])).toMatchObject({ status: 200, asked: 3 });
  });

  it.each([200, 204, 304, 400, 401, 404, 408, 501, 505])('not after %i', async (status) => {
    expect(await called([status, 200], {}, { responses: { none: ['default', '2XX'] } })).toMatchObject({
      status,
      asked: 1,
    });
  });

  it('as often as it is told, and then the last answer is the answer', async () => {
    expect(await called([503, 503, 500, 200])).toMatchObject({ status: 500, asked: 3 });
    expect(await called([503, 503, 503, 503, 200], { retry: { attempts: 5 } })).toMatchObject({
      status: 200,
      asked: 5,
    });
    expect(await called([503, 200], { retry: { attempts: 1 } })).toMatchObject({ status: 503, asked: 1 });
    expect(await called([503, 200], { retry: false })).toMatchObject({ status: 503, asked: 1 });
  });

  it('and where there is never an answer, the last failure is thrown', async () => {
    const { asked, thrown } = await called(['lost', 'lost', 'lost']);
    expect([asked, isConnectionError(thrown)]).toEqual([3, true]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('but not a %s, unless the caller says so', async (method) => {
    expect(await called([503], {}, { method })).toMatchObject({ status: 503, asked: 1 });
    expect(await called(['lost'], {}, { method })).toMatchObject({ status: 'thrown', asked: 1 });
    expect(await called([503], { retry: { methods: ['POST', 'PUT', 'PATCH', 'DELETE'] } }, { method })).toMatchObject({
      status: 200,
      asked: 2,
    });
  });

  it('but not with a stream for a body, which is gone', async () => {
    const body = new ReadableStream();
    expect(
      await called(
        [503],
        { retry: { methods: ['POST'] } },
        { method: 'POST', contentType: 'application/octet-stream' },
        { body },
      ),
    ).toMatchObject({ status: 503, asked: 1 });
  });
});

describe('the wait', () => {
  it('doubles, up to the longest, and chance takes a part of it', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(await called([503])).toMatchObject({ waited: 250 });
    expect(await called([503, 503])).toMatchObject({ waited: 750 });
    expect(await called([503, 503, 503, 503], { retry: { attempts: 5, delay: 100, maxDelay: 250 } })).toMatchObject({
      waited: 50 + 100 + 125 + 125,
    });
  });

  it('is what the server asks for, in seconds or as a time, and a little', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.setSystemTime(new Date('2026-11-21T06:00:00Z'));
    expect(await called([{ status: 429, after: '3' }])).toMatchObject({ status: 200, waited: 3250 });
    vi.setSystemTime(new Date('2026-11-21T06:00:00Z'));
    expect(await called([{ status: 503, after: 'Sat, 21 Nov 2026 06:00:05 GMT' }])).toMatchObject({
      status: 200,
      waited: 5250,
    });
    vi.setSystemTime(new Date('2026-11-21T06:00:00Z'));
    expect(await called([{ status: 503, after: 'Sat, 21 Nov 2026 05:00:00 GMT' }])).toMatchObject({
      status: 200,
      waited: 250,
    });
    expect(await called([{ status: 503, after: 'soon' }])).toMatchObject({ status: 200, waited: 250 });
  });

  it('is its own where the server asks for what is neither seconds nor a time', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    for (const after of ['-1', '0.5', '5, 5', 'soon'])
      expect(
        await called([
          { status: 503, after },
          { status: 503, after },
        ]),
      ).toMatchObject({ waited: 250 + 500 });
  });

  it('that is too long is left to the caller', async () => {
    expect(await called([{ status: 429, after: '3600' }])).toMatchObject({ status: 429, asked: 1, waited: 0 });
    expect(await called([{ status: 429, after: '30' }], { retry: { maxDelay: 60_000 } })).toMatchObject({
      status: 200,
      asked: 2,
    });
  });

  it('may be longer than a timer can be, and does not vanish then', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await called([{ status: 429, after: '9999999' }], { retry: { maxDelay: Infinity } });
    expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(2 ** 31 - 1);
  });

  it('ends with the signal, whose reason is thrown', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    setTimeout(() => {
      controller.abort(reason);
    }, 1000);
    expect(await called([{ status: 429, after: '10' }], {}, {}, { signal: controller.signal })).toMatchObject({
      status: 'thrown',
      thrown: reason,
      asked: 1,
    });
  });
});
