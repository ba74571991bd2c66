// Calls: URL, headers, and body of the request, and errors without a response.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { bind } from '../../../src/runtime/client/bind-client.ts';
import { call, type CallRequest } from '../../../src/runtime/client/send-request.ts';
import {
  createRuntimeClient,
  type Client,
  type OutgoingRequest,
  type ClientSettings,
} from '../../../src/runtime/client/client.ts';
import { isConnectionError } from '../../../src/runtime/client/network-error.ts';
import type { OperationDescriptor } from '../../../src/runtime/client/operation-descriptor.ts';

const getThing: OperationDescriptor = {
  id: 'getThing',
  method: 'GET',
  path: '/things/{name}',
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
    ...getThing,
    path: '/things',
    ...operation,
  });
  if (!captured) throw new Error('nothing was sent');
  return captured;
}

describe('the URL', () => {
  it('has the path and the query', async () => {
    expect(
      (await captureRequest({ path: '/a/{b}/c/{d e}' }, { path: { b: 'x/y?', 'd e': 1 }, query: { q: 'ä' } })).url,
    ).toBe('https://example.com/base/a/x%2Fy%3F/c/1?q=%C3%A4');
    expect((await captureRequest({ path: '/a?b=c' }, { query: { q: 1 } })).url).toBe(
      'https://example.com/base/a?b=c&q=1',
    );
    expect(
      (
        await captureRequest(
          { path: '/a/{b}', styles: { path: { b: { style: 'matrix', explode: true } } } },
          { path: { b: [1, 2] } },
        )
      ).url,
    ).toBe('https://example.com/base/a/;b=1;b=2');
  });

  it('starts with the server of the operation, which the client can replace', async () => {
    expect((await captureRequest({ server: 'https://other.example.com/x' }, {})).url).toBe(
      'https://other.example.com/x/things',
    );
    expect(
      (
        await captureRequest(
          { server: 'https://other.example.com' },
          {},
          { servers: { 'https://other.example.com': 'http://localhost:1' } },
        )
      ).url,
    ).toBe('http://localhost:1/things');
    expect((await captureRequest({ server: '/v2' }, {})).url).toBe('https://example.com/v2/things');
    expect((await captureRequest({ server: '/v2' }, {}, { baseUrl: '/v1' })).url).toBe('/v2/things');
    expect((await captureRequest({}, {}, { baseUrl: '/v1' })).url).toBe('/v1/things');
  });

  it.each([undefined, null, '', [], '.', '..', { a: undefined }])(
    'cannot contain %j, which would change the path',
    async (name) => {
      await expect(captureRequest({ path: '/things/{name}' }, { path: { name } })).rejects.toThrow(TypeError);
    },
  );

  it('does not read parameters from a prototype', async () => {
    await expect(captureRequest({ path: '/{constructor}' }, { path: {} })).rejects.toThrow(
      'getThing: the path parameter "constructor" is missing or empty',
    );
    expect(
      (await captureRequest({ path: '/{__proto__}' }, { path: Object.fromEntries([['__proto__', 'a']]) })).url,
    ).toBe('https://example.com/base/a');
  });
});

describe('the headers', () => {
  const headers = async (...args: Parameters<typeof captureRequest>): Promise<object> =>
    Object.fromEntries((await captureRequest(...args)).init.headers);

  it('combine those of the client, the operation, and the call, each overriding the previous ones', async () => {
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
    expect(await headers(operation, request, { headers: { 'X-Client': '1', Accept: '*/*' } })).toEqual({
      accept: 'text/plain',
      cookie: 'c=d%20e',
      'x-a': '1,b',
      'x-client': '2',
      'x-filter': '{"+or":[]}',
      'x-init': '1',
      'x-json': '{"a":"\\u00e4"}',
    });
    expect(await headers({}, {})).toEqual({ accept: 'application/json' });
  });

  it('include the token if the operation requires one', async () => {
    expect(await headers({}, {}, { token: 'a' })).toMatchObject({ authorization: 'Bearer a' });
    expect(await headers({}, {}, { token: () => Promise.resolve('b') })).toMatchObject({ authorization: 'Bearer b' });
    expect(await headers({}, {}, { token: () => undefined })).not.toHaveProperty('authorization');
    expect(await headers({ anonymous: true }, {}, { token: 'a' })).not.toHaveProperty('authorization');
    expect(await headers({}, { init: { headers: { Authorization: 'Basic c' } } }, { token: 'a' })).toMatchObject({
      authorization: 'Basic c',
    });
  });
});

it('passes the request options, the body, and its media type to fetch', async () => {
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
  expect(
    (
      await captureRequest({ method: 'PUT', contentType: 'text/plain' }, { body: 'a', contentType: 'text/html' })
    ).init.headers.get('content-type'),
  ).toBe('text/html');
  expect(
    (await captureRequest({ method: 'PUT' }, { body: new Blob(['a']).stream(), contentType: 'image/png' })).init,
  ).toHaveProperty('duplex', 'half');
});

describe('a call without a response', () => {
  const offline = createRuntimeClient({
    baseUrl: 'https://example.com',
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  });

  it('throws a ConnectionError with the operation and the cause', async () => {
    const thrown = await call(offline, { path: { name: 'a' } }, getThing).catch((error: unknown) => error);
    expect(isConnectionError(thrown)).toBe(true);
    expect(thrown).toMatchObject({
      name: 'ConnectionError',
      operation: 'getThing',
      message: 'getThing: fetch failed',
      cause: { message: 'fetch failed' },
    });
    expect([undefined, null, 'ConnectionError', new Error('a')].map(isConnectionError)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('throws a ConnectionError if the response is aborted', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('{', () => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const client = createRuntimeClient({ baseUrl: `http://localhost:${(server.address() as AddressInfo).port}` });
    await expect(call(client, { path: { name: 'a' } }, getThing)).rejects.toSatisfy(isConnectionError);
    server.close();
  });

  it('throws the reason of the signal', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const client = createRuntimeClient({ baseUrl: `http://localhost:${(server.address() as AddressInfo).port}` });
    const reason = new Error('enough');
    await expect(call(client, { path: { name: 'a' }, signal: AbortSignal.abort(reason) }, getThing)).rejects.toBe(
      reason,
    );
    await expect(
      call(client, { path: { name: 'a' }, signal: AbortSignal.timeout(20) }, getThing),
    ).rejects.toMatchObject({ name: 'TimeoutError' });
    server.closeAllConnections();
    server.close();
  });
});

it('binds calls to a client, which uses the current global fetch', async () => {
  const urls: string[] = [];
  const calls = {
    getThing: (client: Client, request: CallRequest): Promise<unknown> => call(client, request, getThing),
  };
  const bound = bind(createRuntimeClient({ baseUrl: 'https://example.com' }), calls);
  const original = globalThis.fetch;
  globalThis.fetch = (url) => {
    urls.push(url instanceof Request ? url.url : String(url));
    return Promise.resolve(Response.json({}));
  };
  try {
    await bound.getThing({ path: { name: 'a' } });
  } finally {
    globalThis.fetch = original;
  }
  expect(urls).toEqual(['https://example.com/things/a']);
});
