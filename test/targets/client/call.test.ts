// Calls: URL, headers, and body of the request, and errors without a response.

import { describe, expect, it, test } from 'vitest';
import { bind, type BoundCalls } from '../../../src/runtime/client/bind-client.ts';
import { call } from '../../../src/runtime/client/call-operation.ts';
import type { CallRequest } from '../../../src/runtime/client/send-call.ts';
import {
  createRuntimeClient,
  type Client,
  type OutgoingRequest,
  type ClientSettings,
} from '../../../src/runtime/client/client.ts';
import { isConnectionError } from '../../../src/runtime/client/connection-error.ts';
import type { OperationDescriptor } from '../../../src/runtime/client/operation-descriptor.ts';
import { withServer } from './local-server.ts';

const getPet: OperationDescriptor = {
  id: 'getPet',
  method: 'GET',
  path: '/pets/{name}',
  responses: { json: [200] },
};

/** Returns the request that a call sends. */
async function captureRequest(
  operation: Partial<OperationDescriptor>,
  request: CallRequest,
  settings: Partial<ClientSettings> = {},
): Promise<OutgoingRequest> {
  let captured: OutgoingRequest | undefined;
  const hooks = { request: (outgoing: OutgoingRequest) => (captured = outgoing) };
  const fetch = (): Promise<Response> => Promise.resolve(Response.json({}));
  await call(createRuntimeClient({ baseUrl: 'https://example.com/base/', fetch, hooks, ...settings }), request, {
    ...getPet,
    path: '/pets',
    ...operation,
  });
  if (!captured) throw new Error('no request was sent');
  return captured;
}

const captureUrl = async (...args: Parameters<typeof captureRequest>): Promise<string> =>
  (await captureRequest(...args)).url;

const captureHeaders = async (...args: Parameters<typeof captureRequest>): Promise<object> =>
  Object.fromEntries((await captureRequest(...args)).init.headers);

describe('the URL', () => {
  it('has the path and the query', async () => {
    expect(await captureUrl({ path: '/a/{b}/c/{d e}' }, { path: { b: 'x/y?', 'd e': 1 }, query: { q: 'ä' } })).toBe(
      'https://example.com/base/a/x%2Fy%3F/c/1?q=%C3%A4',
    );
    expect(await captureUrl({ path: '/a?b=c' }, { query: { q: 1 } })).toBe('https://example.com/base/a?b=c&q=1');
    const styles = { path: { b: { style: 'matrix', explode: true } } } as const;
    expect(await captureUrl({ path: '/a/{b}', styles }, { path: { b: [1, 2] } })).toBe(
      'https://example.com/base/a/;b=1;b=2',
    );
  });

  it('starts with the server of the operation, which the client can replace', async () => {
    const server = 'https://other.example.com';
    expect(await captureUrl({ server: `${server}/x` }, {})).toBe('https://other.example.com/x/pets');
    expect(await captureUrl({ server }, {}, { servers: { [server]: 'http://localhost:1' } })).toBe(
      'http://localhost:1/pets',
    );
  });

  it('is resolved from relative server URLs and base URLs', async () => {
    expect(await captureUrl({ server: '/v2' }, {})).toBe('https://example.com/v2/pets');
    expect(await captureUrl({ server: '/v2' }, {}, { baseUrl: '/v1' })).toBe('/v2/pets');
    expect(await captureUrl({}, {}, { baseUrl: '/v1' })).toBe('/v1/pets');
  });

  it.each([undefined, null, '', [], '.', '..', { a: undefined }])(
    'cannot contain the path parameter %j, which would change the path',
    async (name) => {
      await expect(captureRequest({ path: '/pets/{name}' }, { path: { name } })).rejects.toThrow(TypeError);
    },
  );

  it('does not include parameters from a prototype', async () => {
    await expect(captureRequest({ path: '/{constructor}' }, { path: {} })).rejects.toThrow(
      'getPet: the path parameter "constructor" is missing or empty',
    );
    const path = Object.fromEntries([['__proto__', 'a']]);
    expect(await captureUrl({ path: '/{__proto__}' }, { path })).toBe('https://example.com/base/a');
  });
});

describe('the headers', () => {
  test('combine the headers of the client, the operation, and the call; later ones override earlier ones', async () => {
    const operation = {
      accept: 'text/plain',
      filter: 'X-Filter',
      styles: { headers: { 'X-Json': { json: true as const } } },
    };
    const request = {
      headers: { 'X-A': [1, 'b'], 'X-Json': { a: 'ä' }, 'X-None': undefined },
      filter: { '+or': [] },
      cookies: { c: 'd e' },
      init: { headers: { 'X-Init': '1', 'x-client': '2' } },
    };
    expect(await captureHeaders(operation, request, { headers: { 'X-Client': '1', Accept: '*/*' } })).toEqual({
      accept: 'text/plain',
      cookie: 'c=d%20e',
      'x-a': '1,b',
      'x-client': '2',
      'x-filter': '{"+or":[]}',
      'x-init': '1',
      'x-json': '{"a":"\\u00e4"}',
    });
    expect(await captureHeaders({}, {})).toEqual({ accept: 'application/json' });
  });

  test('include the token if the operation requires one', async () => {
    expect(await captureHeaders({}, {}, { token: 'a' })).toMatchObject({ authorization: 'Bearer a' });
    expect(await captureHeaders({}, {}, { token: () => Promise.resolve('b') })).toMatchObject({
      authorization: 'Bearer b',
    });
    expect(await captureHeaders({}, {}, { token: () => undefined })).not.toHaveProperty('authorization');
    expect(await captureHeaders({ anonymous: true }, {}, { token: 'a' })).not.toHaveProperty('authorization');
    expect(await captureHeaders({}, { init: { headers: { Authorization: 'Basic c' } } }, { token: 'a' })).toMatchObject(
      {
        authorization: 'Basic c',
      },
    );
  });
});

describe('the fetch options', () => {
  test('come from the call, and include the body and its media type', async () => {
    const { init } = await captureRequest(
      { method: 'PUT', contentType: 'application/json' },
      { body: { a: 1 }, init: { redirect: 'manual', headers: {} } },
    );
    expect({ ...init, headers: Object.fromEntries(init.headers) }).toEqual({
      method: 'PUT',
      redirect: 'manual',
      body: '{"a":1}',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    });
  });

  test('use the media type of the call if it differs from that of the operation', async () => {
    const operation = { method: 'PUT', contentType: 'text/plain' };
    expect(await captureHeaders(operation, { body: 'a', contentType: 'text/html' })).toMatchObject({
      'content-type': 'text/html',
    });
  });

  test('declare a half-duplex request if the body is a stream', async () => {
    const request = { body: new Blob(['a']).stream(), contentType: 'image/png' };
    expect((await captureRequest({ method: 'PUT' }, request)).init).toHaveProperty('duplex', 'half');
  });
});

describe('a call without a response', () => {
  const offline = createRuntimeClient({
    baseUrl: 'https://example.com',
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  });

  it('throws a ConnectionError with the operation and the cause', async () => {
    const thrown = await call(offline, { path: { name: 'a' } }, getPet).catch((error: unknown) => error);
    expect(isConnectionError(thrown)).toBe(true);
    expect(thrown).toMatchObject({
      name: 'ConnectionError',
      operation: 'getPet',
      message: 'getPet: fetch failed',
      cause: { message: 'fetch failed' },
    });
    expect([undefined, null, 'ConnectionError', new Error('a')].map(isConnectionError)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('throws the error of fetch unchanged if it has a digest, with which Next.js changes how a page is rendered', async () => {
    const signal = Object.assign(new Error('Dynamic server usage'), { digest: 'DYNAMIC_SERVER_USAGE' });
    const client = createRuntimeClient({ baseUrl: 'https://example.com', fetch: () => Promise.reject(signal) });
    await expect(call(client, { path: { name: 'a' } }, getPet)).rejects.toBe(signal);
  });

  it('throws a ConnectionError if the response is aborted', async () => {
    await withServer(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
        response.write('{', () => response.destroy());
      },
      async (baseUrl) => {
        const client = createRuntimeClient({ baseUrl });
        await expect(call(client, { path: { name: 'a' } }, getPet)).rejects.toSatisfy(isConnectionError);
      },
    );
  });

  it("throws the signal's reason", async () => {
    await withServer(
      () => undefined,
      async (baseUrl) => {
        const client = createRuntimeClient({ baseUrl });
        const path = { name: 'a' };
        const reason = new Error('canceled by the caller');
        await expect(call(client, { path, signal: AbortSignal.abort(reason) }, getPet)).rejects.toBe(reason);
        await expect(call(client, { path, signal: AbortSignal.timeout(20) }, getPet)).rejects.toMatchObject({
          name: 'TimeoutError',
        });
      },
    );
  });
});

it('binds calls to a client, which uses the current global fetch', async () => {
  const urls: string[] = [];
  const calls = {
    getPet: (client: Client, request: CallRequest): Promise<unknown> => call(client, request, getPet),
  };
  const bound = bind<BoundCalls<typeof calls>>(createRuntimeClient({ baseUrl: 'https://example.com' }), calls);
  const original = globalThis.fetch;
  globalThis.fetch = (url) => {
    urls.push(url instanceof Request ? url.url : String(url));
    return Promise.resolve(Response.json({}));
  };
  try {
    await bound.getPet({ path: { name: 'a' } });
  } finally {
    globalThis.fetch = original;
  }
  expect(urls).toEqual(['https://example.com/pets/a']);
});
