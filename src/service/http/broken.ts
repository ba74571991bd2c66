// Answers to what is not HTTP, or more than a server takes in or can do: with the interface's error body, and the connection closed.

import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AnyServer } from './app.ts';
import { errorBody } from './errors.ts';
import { systemCode } from '../start/problem.ts';

const answers: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
  HPE_INVALID_METHOD: [400, 'Unknown method'],
};

/** From now on, the server answers them so. */
export function answerBrokenRequests(server: AnyServer): void {
  server.on('clientError', (error: Error, socket: Socket) => {
    if (socket.destroyed || !socket.writable) return;
    const [status, reason] = answers[systemCode(error)] ?? [400, 'The request is not valid HTTP'];
    const body = errorBody(reason);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
  // Of expectations HTTP knows one, which node meets by itself.
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = errorBody('The expectation of the request cannot be met; 100-continue can');
    response.writeHead(417, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    });
    response.end(body);
  });
}
