// Responses to malformed HTTP and exceeded limits: the API's error body, then the connection is closed.

import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AnyServer } from './attach-service.ts';
import { errorBody } from './error-body.ts';
import { systemErrorCode } from '../start/start-error.ts';

const responses: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
  HPE_INVALID_METHOD: [400, 'Unknown method'],
};

/** Makes a server respond to malformed requests with the API's error body. */
export function handleProtocolErrors(server: AnyServer): void {
  server.on('clientError', (error: Error, socket: Socket) => {
    if (socket.destroyed || !socket.writable) return;
    const [status, message] = responses[systemErrorCode(error)] ?? [400, 'The request is not valid HTTP'];
    const body = errorBody(message);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
  // Node handles the only expectation that HTTP defines, `100-continue`.
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = errorBody('Unsupported expectation: only 100-continue is supported');
    response.writeHead(417, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    });
    response.end(body);
  });
}
