// `ashlar mock --proxy`: requests that match no operation, over HTTP, with a second server behind the mock server.

import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createProxy, type ProxyOptions } from '../../../src/generator/commands/mock/proxy.ts';
import { ashlar } from '../../cli/command.ts';
import { createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { send, startMockForTest } from './mock-server.ts';
import { startEchoServer, startRequest, startUpstream, type ReceivedRequest } from './upstream-server.ts';

const document = (server: string): string => `openapi: 3.1.0
info: { title: Notes, version: 1.0.0 }
servers: [{ url: '${server}' }]
components:
  schemas: { Note: { type: object, required: [id, text], properties: { id: { type: string }, text: { type: string } } } }
paths:
  /notes:
    get:
      operationId: listNotes
      tags: [notes]
      responses:
        '200':
          description: Notes.
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Note' } } } }
    post:
      operationId: createNote
      tags: [notes]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
      responses: { '201': { description: Created. } }
  /users/{id}:
    get:
      operationId: getUser
      tags: [users]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '200': { description: A user. } }
`;
const files = { 'openapi.yaml': document('/v1') };

/** Starts a mock server in front of another server. Returns its origin, without the base path. */
async function startMockProxy(upstream: string, ...args: readonly string[]): Promise<string> {
  const { url } = await startMockForTest(files, ['openapi.yaml', '--proxy', upstream, ...args]);
  return new URL(url).origin;
}

/** Starts a server that passes on all requests. */
function startProxy(upstream: string, options: Partial<ProxyOptions> = {}): Promise<string> {
  const passOn = createProxy({ url: new URL(upstream), hasCors: false, timeout: 10_000, ...options });
  return startUpstream((request, response) => passOn(request, response, '/v1'));
}

describe('a mock server with --proxy', () => {
  it('passes on requests that match no included operation, without validating them', async () => {
    const upstream = await startEchoServer();
    const server = await startMockForTest(files, [
      ...['openapi.yaml', '--proxy', upstream, '--include-operation', 'listNotes', '--delay', '1'],
    ]);
    expect(server.output().stdout).toBe(
      `openapi.yaml: 1 operation at ${server.url}\nother requests go to ${upstream}/\n`,
    );
    expect((await send(`${server.url}/notes`)).body).toHaveLength(3);
    expect((await fetch(`${server.url}/notes`, { method: 'HEAD' })).status).toBe(200);
    expect((await send(`${server.url}/notes`, 'OPTIONS')).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    const created = await send(`${server.url}/notes?draft=a%2Fb`, 'POST', { text: 1 }, { Authorization: 'Bearer x' });
    expect(created).toMatchObject({
      status: 299,
      body: {
        method: 'POST',
        url: '/v1/notes?draft=a%2Fb',
        headers: { authorization: ['Bearer x'], host: [new URL(upstream).host], 'content-type': ['application/json'] },
        body: '{"text":1}',
      },
    });
    expect((await send(`${server.url}/users/x`)).body).toMatchObject({ method: 'GET', url: '/v1/users/x', body: '' });
  });

  it('passes on requests to an excluded path that a template of an included one matches', async () => {
    const path = '/users/{id}:\n    get:';
    const mine = '/users/mine:\n    get: { tags: [real], responses: { "204": { description: Me. } } }\n  ';
    const text = document('/v1').replace(path, mine + path);
    const arguments_ = ['openapi.yaml', '--proxy', await startEchoServer(), '--include-tag', 'users'];
    const { url } = await startMockForTest({ 'openapi.yaml': text }, arguments_);
    expect((await send(`${url}/users/mine`)).body).toMatchObject({ url: '/v1/users/mine' });
    expect((await send(`${url}/users/mine`, 'OPTIONS')).status).toBe(299);
    expect((await send(`${url}/users/1`)).status).toBe(200);
    expect((await send(`${url}/users/1`, 'HEAD')).status).toBe(200);
    expect((await send(`${url}/users/1`, 'DELETE')).status).toBe(299);
  });

  it('passes on only requests that the document does not describe if there is no filter', async () => {
    const origin = await startMockProxy(await startEchoServer());
    expect((await send(`${origin}/v1/notes`, 'POST', { text: 1 })).status).toBe(400);
    expect((await send(`${origin}/v1/unknown`)).status).toBe(299);
    expect((await send(`${origin}/v1/notes`, 'DELETE')).body).toMatchObject({ method: 'DELETE', url: '/v1/notes' });
  });

  it('follows edits of the document', async () => {
    const upstream = await startEchoServer();
    const server = await startMockForTest(files, ['openapi.yaml', '--proxy', `${upstream}/api/`, '--watch']);
    const { origin } = new URL(server.url);
    expect((await send(`${origin}/v2/notes`)).body).toMatchObject({ url: '/v2/notes' });
    writeTextFile(server.directory, 'openapi.yaml', document('/v2'));
    await server.reportChange();
    expect((await send(`${origin}/v2/notes`)).body).toHaveLength(3);
    expect((await send(`${origin}/v2/other`)).body).toMatchObject({ url: '/api/other' });
    expect((await send(`${origin}/v1/notes`)).body).toMatchObject({ url: '/v1/notes' });
  });

  it.each([
    ['', '/v1/other?a=1', '/v1/other?a=1'],
    ['/', '/v1/other', '/v1/other'],
    ['/api/v3', '/v1/other?a=1', '/api/v3/other?a=1'],
    ['/api/v3/', '/v1', '/api/v3'],
    ['/api/v3', '/v1?a=1', '/api/v3?a=1'],
    ['/api/v3', '/v10/other', '/v10/other'],
    ['/api/v3', '/oauth/token', '/oauth/token'],
    ['', '//example.com/a', '//example.com/a'],
  ])('with the URL path %j, passes on %s as %s', async (prefix, path, expected) => {
    const origin = await startProxy((await startEchoServer()) + prefix);
    const { request, response } = startRequest(origin, { path });
    request.end();
    expect((JSON.parse(await text(await response)) as ReceivedRequest).url).toBe(expected);
  });

  it('rejects other URLs', async () => {
    const directory = createTempDirectory(files);
    const withCredentials = ['http://me:secret@a.test', 'http://:secret@a.test', 'http://secret@a.test'];
    const others = ['localhost:3000', 'ftp://a.test', 'http://', 'http://a.test?x=1', 'http://a.test#x'];
    for (const url of [...others, ...withCredentials]) {
      const { status, stderr } = await ashlar(directory, ['mock', 'openapi.yaml', '--proxy', url], {
        watchFiles: () => ({ startRun: () => undefined, waitForChange: () => Promise.resolve('stopped') }),
      });
      const reason = withCredentials.includes(url) ? 'the URL contains credentials' : 'expected an http or https URL';
      expect([status, stderr]).toEqual([2, expect.stringContaining(`invalid \`--proxy\`: ${reason}`)]);
      expect(stderr).not.toContain('secret');
    }
  });
});

describe('a request that is passed on', () => {
  it('has its end-to-end headers, and those of the new connection', async () => {
    const upstream = await startEchoServer();
    const origin = await startProxy(upstream);
    const { request, response } = startRequest(origin, {
      method: 'DELETE',
      path: '/x',
      headers: {
        Connection: 'keep-alive, X-Hop',
        'Keep-Alive': 'timeout=9',
        TE: 'trailers',
        Expect: '100-continue',
        'Proxy-Authorization': 'Basic x',
        'Transfer-Encoding': 'chunked',
        Via: '1.0 first',
        'X-Hop': 'a',
        'X-Other': ['a', 'b'],
        Cookie: 'a=1; b=2',
        'Accept-Encoding': 'br',
      },
    });
    request.end('body');
    const { headers, body } = JSON.parse(await text(await response)) as ReceivedRequest;
    expect(body).toBe('body');
    expect(headers).toEqual({
      'accept-encoding': ['br'],
      connection: ['close'],
      cookie: ['a=1; b=2'],
      host: [new URL(upstream).host],
      'transfer-encoding': ['chunked'],
      via: ['1.0 first', `1.1 ${new URL(origin).host}`],
      'x-other': ['a', 'b'],
    });
  });

  it('is sent while the client writes it, and so is the response', async () => {
    const upstream = await startUpstream((request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain' });
      request.pipe(response);
    });
    const { request, response } = startRequest(await startProxy(upstream), { method: 'POST', path: '/echo' });
    request.write('first');
    const received = await response;
    received.setEncoding('utf8');
    expect(await once(received, 'data')).toEqual(['first']);
    request.end('second');
    expect(await text(received)).toBe('second');
  });

  it('is aborted if the client disconnects', async () => {
    let noteReceived: () => void = () => undefined;
    let noteClosed: () => void = () => undefined;
    const isReceived = new Promise<void>((resolve) => (noteReceived = resolve));
    const isClosed = new Promise<void>((resolve) => (noteClosed = resolve));
    const upstream = await startUpstream((request, response) => {
      response.on('close', noteClosed);
      noteReceived();
      if (request.url === '/started') response.write('a');
    });
    const origin = await startProxy(upstream);
    const { request } = startRequest(origin, { path: '/waiting' });
    request.end();
    await isReceived;
    request.destroy();
    await isClosed;
  });
});

describe('a response that is passed on', () => {
  it('is not changed, except for headers of the connection', async () => {
    const upstream = await startUpstream((_, response) => {
      response.writeHead(302, 'Over There', [
        ...['Location', 'https://example.com/a', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'X-Hop', '1'],
        ...['Connection', 'close, x-hop', 'Keep-Alive', 'timeout=1', 'Content-Encoding', 'x-own'],
      ]);
      response.end('not compressed');
    });
    const { request, response } = startRequest(await startProxy(upstream), { path: '/a' });
    request.end();
    const { statusCode, statusMessage, headersDistinct: headers } = await response;
    expect([statusCode, statusMessage]).toEqual([302, 'Over There']);
    expect(headers).toMatchObject({
      location: ['https://example.com/a'],
      'set-cookie': ['a=1', 'b=2'],
      'content-encoding': ['x-own'],
    });
    expect(headers).not.toHaveProperty('x-hop');
    expect(headers).not.toHaveProperty('keep-alive', ['timeout=1']);
    expect(await text(await response)).toBe('not compressed');
  });

  it('ends if the upstream server disconnects', async () => {
    const upstream = await startUpstream((_, response) => {
      response.writeHead(200, { 'Content-Length': '10' });
      response.write('part', () => response.destroy());
    });
    const response = await fetch(`${await startProxy(upstream)}/a`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('may precede the end of the request', async () => {
    const upstream = await startUpstream((_, response) => {
      response.writeHead(413, { Connection: 'close' }).end('too large');
    });
    const { request, response } = startRequest(await startProxy(upstream), { method: 'POST', path: '/a' });
    request.write('x'.repeat(100));
    const received = await response;
    expect([received.statusCode, await text(received)]).toEqual([413, 'too large']);
    request.destroy();
  });
});

describe('if the upstream server fails, the response', () => {
  const problem = (status: number, title: string, detail: string): object => ({
    status,
    headers: expect.objectContaining({}) as unknown,
    body: { type: 'about:blank', title, status, detail },
  });

  it('is 502 if it cannot be reached, and names it', async () => {
    const port = await freePort();
    const origin = await startProxy(`http://127.0.0.1:${port}`);
    const response = await send(`${origin}/a`, 'POST', { large: 'x'.repeat(1_000_000) });
    expect(response).toEqual(
      problem(502, 'Bad Gateway', `cannot connect to \`127.0.0.1:${port}\`: no server is listening`),
    );
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  it('is 502 if it closes the connection, sends something else, or has no TLS', async () => {
    const closing = await startUpstream((request) => request.socket.destroy());
    expect(await send(`${await startProxy(closing)}/a`)).toEqual(
      problem(502, 'Bad Gateway', `${new URL(closing).host} closed the connection before its response started`),
    );
    const invalid = await startUpstream((request) => request.socket.end('HTTP/1.1 099 Odd\r\n\r\n'));
    expect((await send(`${await startProxy(invalid)}/a`)).status).toBe(502);
    const { body } = await send(`${await startProxy(closing.replace('http:', 'https:'))}/a`);
    expect(body).toMatchObject({ status: 502, detail: expect.stringContaining('does not support TLS') as unknown });
  });

  it('is 504 if it does not respond in time, but a response that has started may pause', async () => {
    const upstream = await startUpstream((request, response) => {
      if (request.url === '/stream') response.write('a', () => setTimeout(() => response.end('b'), 700));
    });
    const origin = await startProxy(upstream, { timeout: 400 });
    expect(await send(`${origin}/a`)).toEqual(
      problem(504, 'Gateway Timeout', `${new URL(upstream).host} did not respond within 0.4 seconds`),
    );
    expect((await send(`${origin}/stream`)).body).toBe('ab');
  });

  it('is 508 if it is the mock server itself', async () => {
    const port = await freePort();
    const origin = await startMockProxy(`http://127.0.0.1:${port}`, '--port', String(port));
    expect(await send(`${origin}/a`)).toEqual(
      problem(508, 'Loop Detected', `127.0.0.1:${port} is the mock server itself`),
    );
  });
});

describe('with --cors', () => {
  const origin = { Origin: 'http://localhost:5173' };

  it('web pages of any origin can send requests that are passed on', async () => {
    const upstream = await startUpstream((_, response) => {
      response.writeHead(200, { 'Access-Control-Allow-Origin': 'https://a.test', 'Access-Control-Max-Age': '9' }).end();
    });
    const mock = await startMockProxy(upstream, '--cors', '--exclude-operation', 'createNote');
    const { headers } = await send(`${mock}/v1/other`, 'GET', undefined, origin);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBe('*');
    expect(headers.has('access-control-max-age')).toBe(false);
    const preflight = await send(`${mock}/v1/notes`, 'OPTIONS', undefined, {
      ...origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,x-key',
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,x-key');
  });

  it('they can read errors', async () => {
    const mock = await startProxy(`http://127.0.0.1:${await freePort()}`, { hasCors: true });
    const { status, headers } = await send(`${mock}/other`, 'GET', undefined, origin);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([502, '*']);
  });

  it('the upstream server decides without it', async () => {
    const mock = await startMockProxy(await startEchoServer());
    const { status } = await send(`${mock}/other`, 'OPTIONS', undefined, {
      ...origin,
      'Access-Control-Request-Method': 'GET',
    });
    expect(status).toBe(299);
  });
});

/** Returns a port on which no server listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
