// Responses that a mock server passes on from upstream servers that write bytes of their own, or end early.

import type { IncomingMessage } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createProxy } from '../../../src/generator/commands/mock/proxy.ts';
import { send, type JsonResponse } from './mock-server.ts';
import { startRequest, startUpstream } from './upstream-server.ts';

/** Starts a server that calls the listener when a request has started. Returns its host and port. */
async function startRawUpstream(onRequest: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => onRequest(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server that passes on all requests. */
function startProxy(host: string): Promise<string> {
  const passOn = createProxy({ url: new URL(`http://${host}`), hasCors: false, timeout: 10_000 });
  return startUpstream((request, response) => passOn(request, response, ''));
}

const badGateway = (detail: string): Partial<JsonResponse> => ({
  status: 502,
  body: { type: 'about:blank', title: 'Bad Gateway', status: 502, detail },
});

const invalidHeader = 'HTTP/1.1 099 Odd\r\n\r\n';

it.each([
  ['sent the invalid status 99', (socket: Socket) => socket.end(invalidHeader)],
  ['did not send a valid HTTP response (`HPE_INVALID_CONSTANT`)', (socket: Socket) => socket.end('SSH-2.0-x\r\n')],
  ['closed the connection before its response started', (socket: Socket) => socket.end()],
])('the response is 502 if the server %s', async (reason, onRequest) => {
  const host = await startRawUpstream(onRequest);
  expect(await send(await startProxy(host))).toMatchObject(badGateway(`${host} ${reason}`));
});

describe('an upload that the server does not read', () => {
  /** Uploads 3 MB to a server that sends `response` and closes the connection after it has read the headers. */
  async function upload(response: string): Promise<IncomingMessage> {
    const host = await startRawUpstream((socket) => {
      socket.pause();
      socket.write(response);
      socket.destroySoon();
    });
    const { request, response: received } = startRequest(await startProxy(host), { method: 'POST' });
    request.end('x'.repeat(3_000_000));
    return received;
  }

  it('has the response that the server sent before', async () => {
    const body = 'too large';
    for (let attempt = 0; attempt < 10; attempt++) {
      const received = await upload(
        `HTTP/1.1 413 Content Too Large\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      expect([received.statusCode, await text(received)]).toEqual([413, body]);
    }
  });

  it('is 502 without a response', async () => {
    const received = await upload('');
    expect(received.statusCode).toBe(502);
    expect(await text(received)).toMatch(/closed the connection before it had read the request body/);
  });
});

it('a reason phrase loses the characters that are invalid in it', async () => {
  const host = await startRawUpstream((socket) =>
    socket.end('HTTP/1.1 200 O\u0001K\u007F\r\nContent-Length: 2\r\n\r\nok'),
  );
  const { request, response } = startRequest(await startProxy(host), {});
  request.end();
  const received = await response;
  expect(received.statusMessage).toBe('OK');
  expect(await text(received)).toBe('ok');
});

it('a response that switches protocols is 502', async () => {
  const host = await startRawUpstream((socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
  );
  expect(await send(await startProxy(host))).toMatchObject(badGateway(`${host} sent no final response`));
});

it.each(['GET', 'HEAD'])('headers of a response to %s keep their bytes', async (method) => {
  const host = await startRawUpstream((socket) =>
    socket.end('HTTP/1.1 200 \u00C3\u00A9\r\nX-Name: caf\u00E9 \u00C3\u00A9\r\nContent-Length: 0\r\n\r\n', 'latin1'),
  );
  const { request, response } = startRequest(await startProxy(host), { method });
  request.end();
  const { statusMessage, headers } = await response;
  expect([statusMessage, headers['x-name']]).toEqual(['\u00C3\u00A9', 'caf\u00E9 \u00C3\u00A9']);
});
