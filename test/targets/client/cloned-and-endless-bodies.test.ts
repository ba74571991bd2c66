// Response bodies: cloned bodies never block a call, and endless bodies never exhaust memory.

import { describe, expect, it } from 'vitest';
import { call } from '../../../src/runtime/client/call-operation.ts';
import { createRuntimeClient, type ClientSettings } from '../../../src/runtime/client/client.ts';
import { isConnectionError } from '../../../src/runtime/client/connection-error.ts';
import { refreshTokens } from '../../../src/runtime/client/oauth.ts';
import type { StatusesByMediaType, OperationDescriptor } from '../../../src/runtime/client/operation-descriptor.ts';
import { readEvents, readRecords } from '../../../src/runtime/client/response-streams.ts';

interface Result {
  readonly status: unknown;
  readonly data?: unknown;
}

const baseUrl = 'https://example.com';
const operationWith = (responses: StatusesByMediaType): OperationDescriptor<Result> => ({
  id: 'ping',
  method: 'GET',
  path: '/ping',
  responses,
});

/** Clones a response, so that its body can be canceled only if the clone's is canceled too, or has ended. */
function withUnreadClone(response: Response): Response {
  response.clone();
  return response;
}

/** Creates a body that continues until it is canceled, and counts the bytes that are read. */
function createEndlessBody(chunk = 'a'.repeat(1000)): {
  readonly body: ReadableStream<Uint8Array>;
  readonly bytesRead: () => number;
} {
  const bytes = new TextEncoder().encode(chunk);
  let bytesRead = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      bytesRead += bytes.length;
      // Fails before it exhausts memory if the reader does not stop.
      if (bytesRead > 10_000_000) throw new Error('the whole body was read');
      controller.enqueue(bytes);
    },
  });
  return { body, bytesRead: () => bytesRead };
}

const pendingBody = (): ReadableStream<Uint8Array> => new ReadableStream({});

describe('a call whose fetch returns cloned responses', () => {
  const createClient = (responses: readonly Response[], settings: Partial<ClientSettings> = {}) => {
    const remaining = [...responses];
    const fetch: ClientSettings['fetch'] = () => {
      const response = remaining.shift() ?? Response.json({});
      return Promise.resolve(withUnreadClone(response));
    };
    return createRuntimeClient({ baseUrl, fetch, ...settings });
  };

  it('proceeds to the next attempt', async () => {
    const client = createClient([new Response(pendingBody(), { status: 503 })], { retry: { delay: 1 } });
    expect(await call(client, {}, operationWith({ json: [200] }))).toMatchObject({ status: 200 });
  });

  it('proceeds with a renewed token', async () => {
    const client = createClient([new Response(pendingBody(), { status: 401 })], {
      token: (rejected) => (rejected === undefined ? 'old' : 'new'),
    });
    expect(await call(client, {}, operationWith({ json: [200] }))).toMatchObject({ status: 200 });
  });

  it('returns a response that has no documented body', async () => {
    const client = createClient([new Response(pendingBody(), { status: 202 })]);
    expect(await call(client, {}, operationWith({ none: [202] }))).toMatchObject({ status: 202 });
  });

  it('allows a loop over stream events to end early', async () => {
    const chunks = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    });
    const [stream] = chunks.tee();
    const first = async (): Promise<string | undefined> => {
      for await (const { data } of readEvents(stream)) return data;
      return undefined;
    };
    expect(await first()).toBe('1');
  });
});

describe('a canceled body', () => {
  it('does not affect the call if the cancellation fails', async () => {
    const rejections: unknown[] = [];
    const recordRejection = (reason: unknown): void => void rejections.push(reason);
    process.on('unhandledRejection', recordRejection);
    const broken = new ReadableStream({ cancel: () => Promise.reject(new Error('cannot cancel')) });
    const fetch: ClientSettings['fetch'] = () => Promise.resolve(new Response(broken, { status: 200 }));
    expect(await call(createRuntimeClient({ baseUrl, fetch }), {}, operationWith({ none: [200] }))).toMatchObject({
      status: 200,
    });
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', recordRejection);
    expect(rejections).toEqual([]);
  });
});

it('keeps the media type of a binary body', async () => {
  const fetch: ClientSettings['fetch'] = () =>
    Promise.resolve(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
  const client = createRuntimeClient({ baseUrl, fetch });
  const { data } = await call(client, {}, operationWith({ 'application/pdf': [200] }));
  expect(data instanceof Blob && [data.type, data.size]).toEqual(['application/pdf', 4]);
});

describe('the size limit of a response body', () => {
  const createClient = (body: ReadableStream<Uint8Array>, type: string, maxResponseSize?: number) => {
    const fetch: ClientSettings['fetch'] = () =>
      Promise.resolve(new Response(body, { headers: { 'content-type': type } }));
    return createRuntimeClient({ baseUrl, fetch, ...(maxResponseSize !== undefined && { maxResponseSize }) });
  };

  it.each<[string, StatusesByMediaType]>([
    ['application/json', { json: [200] }],
    ['text/plain', { 'text/plain': [200] }],
    ['application/pdf', { 'application/pdf': [200] }],
    ['text/html', { json: [200] }],
  ])('ends the call for an endless body of %s', async (type, responses) => {
    const { body, bytesRead } = createEndlessBody();
    const thrown: unknown = await call(createClient(body, type, 5000), {}, operationWith(responses)).catch(
      (error: unknown) => error,
    );
    expect(isConnectionError(thrown) && thrown.message).toBe(
      'ping: the response body is larger than 5000 bytes (`maxResponseSize`)',
    );
    expect(isConnectionError(thrown) && thrown.cause).toBeInstanceOf(RangeError);
    expect(bytesRead()).toBeLessThan(20_000);
  });

  it('cancels a larger body, so that its connection closes', async () => {
    let isCanceled = false;
    let remainingChunks = 1000;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (remainingChunks-- > 0 ? controller.enqueue(new Uint8Array(1000)) : controller.close()),
      cancel: () => void (isCanceled = true),
    });
    await call(createClient(body, 'text/plain', 5000), {}, operationWith({ 'text/plain': [200] })).catch(
      () => undefined,
    );
    expect(isCanceled).toBe(true);
  });

  it('allows a body of exactly that size', async () => {
    const body = new Response('a'.repeat(5000)).body ?? pendingBody();
    expect((await call(createClient(body, 'text/plain', 5000), {}, operationWith({ 'text/plain': [200] }))).data).toBe(
      'a'.repeat(5000),
    );
  });

  it('is 100 MiB by default, and can be removed with Infinity', async () => {
    const createLargeBody = (): ReadableStream<Uint8Array> => {
      let remainingMebibytes = 101;
      return new ReadableStream({
        pull: (controller) =>
          remainingMebibytes-- > 0 ? controller.enqueue(new Uint8Array(2 ** 20)) : controller.close(),
      });
    };
    const getPdf = operationWith({ 'application/pdf': [200] });
    const thrown: unknown = await call(createClient(createLargeBody(), 'application/pdf'), {}, getPdf).catch(
      (error: unknown) => error,
    );
    expect(isConnectionError(thrown) && thrown.message).toContain('larger than 104857600 bytes');
    const { data } = await call(createClient(createLargeBody(), 'application/pdf', Infinity), {}, getPdf);
    expect(data instanceof Blob && data.size).toBe(101 * 2 ** 20);
  });

  it('does not apply to a stream, which the caller reads', async () => {
    const { body } = createEndlessBody('data: 1\n\n');
    const { data } = await call(
      createClient(body, 'text/event-stream', 10),
      {},
      operationWith({ 'text/event-stream': [200] }),
    );
    let events = 0;
    for await (const { data: text } of readEvents(data as ReadableStream<Uint8Array>))
      if (text === '1' && ++events === 1000) break;
    expect(events).toBe(1000);
  });

  it('is replaced by a limit for each event and record of a stream', async () => {
    const drain = async (items: AsyncIterable<unknown>): Promise<unknown> => {
      try {
        let count = 0;
        for await (const item of items) count += Number(item !== undefined);
        return `${count} items`;
      } catch (thrown) {
        return String(thrown);
      }
    };
    const message = 'RangeError: one item of the stream is longer than 5000 characters (`maxLength`)';
    expect(await drain(readEvents(createEndlessBody().body, { maxLength: 5000 }))).toBe(message);
    expect(await drain(readEvents(createEndlessBody('data: 1\n').body, { maxLength: 5000 }))).toBe(message);
    expect(await drain(readRecords(createEndlessBody().body, { maxLength: 5000 }))).toBe(message);
  });

  it('applies at the token endpoint, too', async () => {
    const { body } = createEndlessBody();
    const client = {
      clientId: 'a',
      authorizationUrl: baseUrl,
      tokenUrl: baseUrl,
      fetch: () => Promise.resolve(new Response(body)),
    };
    const thrown: unknown = await refreshTokens(client, 'b').catch((error: unknown) => error);
    expect(isConnectionError(thrown) && thrown.message).toContain('larger than 1048576 bytes');
  });
});
