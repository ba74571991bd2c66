// Errors of connections to an upstream server: their reasons, and responses that arrive despite them.

import type { Socket } from 'node:net';
import { createConnectionError } from '../../pipeline/inputs/download-errors.ts';

const disconnectCodes: readonly unknown[] = ['ECONNRESET', 'EPIPE'];

/**
 * Lets a socket receive data after an error of writing. A server can reject a request before it has read the body. The
 * rest of the body is then discarded, and reading ends the connection. Returns a function that returns whether that has
 * happened.
 */
export function receiveDespiteWriteErrors(socket: Socket): () => boolean {
  let isDiscarding = false;
  type Callback = Parameters<Socket['_write']>[2];
  const ignoreDisconnect =
    (callback: Callback): Callback =>
    (error) => {
      if (!disconnectCodes.includes(errorCode(error))) return callback(error);
      isDiscarding = true;
      callback();
    };
  // Node.js destroys a socket, and with it the data that was not read, after an error in these methods, which Writable
  // documents for implementers. There is no option: sockets always have `autoDestroy`, and a stream between the request
  // and the socket cannot read what the socket has lost. Reading before each write, by pauses between the chunks of the
  // body, only makes the loss rare: the server can reset the connection between the two.
  const write = socket._write.bind(socket);
  const writeAll = socket._writev?.bind(socket);
  socket._write = (chunk, encoding, callback) =>
    isDiscarding ? callback() : write(chunk, encoding, ignoreDisconnect(callback));
  if (writeAll)
    socket._writev = (chunks, callback) => (isDiscarding ? callback() : writeAll(chunks, ignoreDisconnect(callback)));
  return () => isDiscarding;
}

/** Returns the reason that there is no response. `isBodyUnread`: whether the server did not read the whole request. */
export function describeConnectionError(error: Error, url: URL, isBodyUnread: boolean): string {
  const code = errorCode(error);
  if (disconnectCodes.includes(code))
    return `${url.host} closed the connection before ${isBodyUnread ? 'it had read the request body' : 'its response started'}`;
  // Errors of the HTTP parser.
  if (code?.startsWith('HPE_') === true) return `${url.host} did not send a valid HTTP response (\`${code}\`)`;
  return createConnectionError(error, url).message;
}

function errorCode(error: Error | null | undefined): string | undefined {
  return error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
