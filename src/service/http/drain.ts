// Graceful shutdown of a server: rejects new connections, finishes requests in progress, and closes the rest after a
// timeout.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AnyServer } from './attach-service.ts';

/** Time in milliseconds that a new connection has to send a request. */
const idleTimeout = 500;

export interface Drain {
  /**
   * Shuts the server down. Resolves to true when all requests have finished, or to false if it forcibly closed
   * connections after the timeout (milliseconds).
   */
  readonly end: (timeout: number) => Promise<boolean>;
}

/** Tracks the connections of a server, starting before it accepts any. */
export function createDrain(server: AnyServer): Drain {
  let isEnding = false;
  const pendingResponses = new Set<ServerResponse>();
  /**
   * Connections that have not sent a request yet. The key is the remote address, because with HTTPS the connection and
   * its requests have different socket objects.
   */
  const idleConnections = new Map<string, Socket>();
  const formatEndpoint = ({ remoteAddress, remotePort }: Socket): string =>
    `${remoteAddress ?? ''} ${remotePort ?? ''}`;
  const watch = (socket: Socket): void => {
    const endpoint = formatEndpoint(socket);
    idleConnections.set(endpoint, socket);
    socket.once('close', () => idleConnections.delete(endpoint));
  };
  server.on('connection', watch);
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (idleConnections.size > 0) idleConnections.delete(formatEndpoint(socket));
    pendingResponses.add(response);
    // `close` fires only once, so the more expensive `once` is not needed.
    response.on('close', () => {
      pendingResponses.delete(response);
      // A response that had already started has no `Connection: close`, so its client keeps the connection open.
      if (isEnding) setImmediate(() => server.closeIdleConnections());
    });
    if (isEnding) response.setHeader('Connection', 'close');
  });
  return {
    end(timeout) {
      isEnding = true;
      // Pending responses instruct clients to close their connections.
      for (const response of pendingResponses) if (!response.headersSent) response.setHeader('Connection', 'close');
      return new Promise((resolve) => {
        let isComplete = true;
        const deadline = setTimeout(() => {
          isComplete = pendingResponses.size === 0;
          server.closeAllConnections();
        }, timeout);
        const idleTimer = setTimeout(
          () => {
            for (const socket of idleConnections.values()) socket.destroy();
          },
          Math.min(timeout, idleTimeout),
        );
        server.close(() => {
          clearTimeout(deadline);
          clearTimeout(idleTimer);
          resolve(isComplete);
        });
        server.closeIdleConnections();
      });
    },
  };
}
