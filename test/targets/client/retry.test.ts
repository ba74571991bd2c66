// Retries: methods, statuses, delays, and aborting by the caller.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../src/runtime/client/call-operation.ts';
import type { CallRequest } from '../../../src/runtime/client/send-call.ts';
import { createRuntimeClient, type ClientSettings } from '../../../src/runtime/client/client.ts';
import type { Hooks } from '../../../src/runtime/client/fetch-with-hooks-and-timeout.ts';
import { isConnectionError } from '../../../src/runtime/client/connection-error.ts';
import type { OperationDescriptor } from '../../../src/runtime/client/operation-descriptor.ts';

type Reply = number | 'network error' | { readonly status: number; readonly retryAfter: string };

/**
 * Calls a server that returns the replies in turn. Returns the status or exception, the number of requests, and the
 * elapsed time in milliseconds.
 */
async function callWithReplies(
  replies: readonly Reply[],
  settings: Partial<ClientSettings> = {},
  operation: Partial<OperationDescriptor<{ status: unknown }>> = {},
  request: CallRequest = {},
): Promise<{ status: unknown; requestCount: number; elapsed: number; thrown?: unknown }> {
  let requestCount = 0;
  const fetch = (): Promise<Response> => {
    const reply = replies[requestCount++] ?? 200;
    if (reply === 'network error') return Promise.reject(new TypeError('fetch failed'));
    const { status, retryAfter } = typeof reply === 'number' ? { status: reply, retryAfter: undefined } : reply;
    const hasBody = status !== 204 && status !== 304;
    return Promise.resolve(
      new Response(hasBody ? '{}' : null, {
        status,
        headers: { 'content-type': 'application/json', ...(retryAfter !== undefined && { 'retry-after': retryAfter }) },
      }),
    );
  };
  const startedAt = Date.now();
  const result = call(createRuntimeClient({ baseUrl: 'https://example.com', fetch, ...settings }), request, {
    id: 'x',
    method: 'GET',
    path: '/x',
    responses: { json: ['default', '2XX'] },
    ...operation,
  });
  const outcome = result.then(
    ({ status }) => ({ status }),
    (thrown: unknown) => ({ status: 'thrown', thrown }),
  );
  await vi.runAllTimersAsync();
  return { ...(await outcome), requestCount, elapsed: Date.now() - startedAt };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // Restore spies on fake timers first; otherwise, they would overwrite the real timers.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a request', () => {
  it.each<Reply>([429, 500, 502, 503, 504, 599, 'network error'])('is retried after %s', async (reply) => {
    expect(await callWithReplies([reply, reply])).toMatchObject({ status: 200, requestCount: 3 });
  });

  it.each([200, 204, 304, 400, 401, 404, 408, 501, 505])('is not retried after %i', async (status) => {
    expect(await callWithReplies([status, 200], {}, { responses: { none: ['default', '2XX'] } })).toMatchObject({
      status,
      requestCount: 1,
    });
  });

  it('is retried up to the number of attempts, and then returns the last response', async () => {
    expect(await callWithReplies([503, 503, 500, 200])).toMatchObject({ status: 500, requestCount: 3 });
    expect(await callWithReplies([503, 503, 503, 503, 200], { retry: { attempts: 5 } })).toMatchObject({
      status: 200,
      requestCount: 5,
    });
    expect(await callWithReplies([503, 200], { retry: { attempts: 1 } })).toMatchObject({
      status: 503,
      requestCount: 1,
    });
    expect(await callWithReplies([503, 200], { retry: false })).toMatchObject({ status: 503, requestCount: 1 });
  });

  it('fails with the last error if there is never a response', async () => {
    const { requestCount, thrown } = await callWithReplies(['network error', 'network error', 'network error']);
    expect([requestCount, isConnectionError(thrown)]).toEqual([3, true]);
  });

  it.each<readonly [keyof Hooks, Reply, number]>([
    ['request', 200, 0],
    ['response', 200, 1],
    ['failure', 'network error', 1],
  ])('is not retried if the hook %s throws', async (name, reply, requestCount) => {
    const thrown = new Error('the hook failed');
    const hook = vi.fn(() => {
      throw thrown;
    });
    expect(await callWithReplies([reply], { hooks: { [name]: hook } })).toMatchObject({ thrown, requestCount });
    expect(hook).toHaveBeenCalledTimes(1);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is not retried with %s by default', async (method) => {
    expect(await callWithReplies([503], {}, { method })).toMatchObject({ status: 503, requestCount: 1 });
    expect(await callWithReplies(['network error'], {}, { method })).toMatchObject({
      status: 'thrown',
      requestCount: 1,
    });
    expect(
      await callWithReplies([503], { retry: { methods: ['POST', 'PUT', 'PATCH', 'DELETE'] } }, { method }),
    ).toMatchObject({
      status: 200,
      requestCount: 2,
    });
  });

  it('is not retried if its body is a stream, which can be read only once', async () => {
    const body = new ReadableStream();
    expect(
      await callWithReplies(
        [503],
        { retry: { methods: ['POST'] } },
        { method: 'POST', contentType: 'application/octet-stream' },
        { body },
      ),
    ).toMatchObject({ status: 503, requestCount: 1 });
  });
});

describe('the delay', () => {
  it('doubles up to the maximum and is randomized', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(await callWithReplies([503])).toMatchObject({ elapsed: 250 });
    expect(await callWithReplies([503, 503])).toMatchObject({ elapsed: 750 });
    expect(
      await callWithReplies([503, 503, 503, 503], { retry: { attempts: 5, delay: 100, maxDelay: 250 } }),
    ).toMatchObject({
      elapsed: 50 + 100 + 125 + 125,
    });
  });

  it('comes from Retry-After, in seconds or as a date, plus a random part', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.setSystemTime(new Date('2026-11-21T06:00:00Z'));
    expect(await callWithReplies([{ status: 429, retryAfter: '3' }])).toMatchObject({ status: 200, elapsed: 3250 });
    vi.setSystemTime(new Date('2026-11-21T06:00:00Z'));
    expect(await callWithReplies([{ status: 503, retryAfter: 'Sat, 21 Nov 2026 06:00:05 GMT' }])).toMatchObject({
      status: 200,
      elapsed: 5250,
    });
    vi.setSystemTime(new Date('2026-11-21T06:00:00Z'));
    expect(await callWithReplies([{ status: 503, retryAfter: 'Sat, 21 Nov 2026 05:00:00 GMT' }])).toMatchObject({
      status: 200,
      elapsed: 250,
    });
  });

  it('ignores an invalid Retry-After', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    for (const retryAfter of ['-1', '0.5', '5, 5', 'soon'])
      expect(
        await callWithReplies([
          { status: 503, retryAfter },
          { status: 503, retryAfter },
        ]),
      ).toMatchObject({ elapsed: 250 + 500 });
  });

  it('is not awaited if it exceeds the maximum', async () => {
    expect(await callWithReplies([{ status: 429, retryAfter: '3600' }])).toMatchObject({
      status: 429,
      requestCount: 1,
      elapsed: 0,
    });
    expect(await callWithReplies([{ status: 429, retryAfter: '30' }], { retry: { maxDelay: 60_000 } })).toMatchObject({
      status: 200,
      requestCount: 2,
    });
  });

  it('can exceed the maximum delay of a timer', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await callWithReplies([{ status: 429, retryAfter: '9999999' }], { retry: { maxDelay: Infinity } });
    expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(2 ** 31 - 1);
  });

  it("ends when the signal aborts, and the call throws the signal's reason", async () => {
    const controller = new AbortController();
    const reason = new Error('canceled by the caller');
    setTimeout(() => {
      controller.abort(reason);
    }, 1000);
    expect(
      await callWithReplies([{ status: 429, retryAfter: '10' }], {}, {}, { signal: controller.signal }),
    ).toMatchObject({
      status: 'thrown',
      thrown: reason,
      requestCount: 1,
    });
  });
});
