// The end of a server: no new connections, requests that have begun are finished, the rest is cut off after a while.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AnyServer } from './app.ts';

/** How long connections that were just made may take to send a request, in milliseconds. */
const grace = 500;

export interface Drain {
  /** Kept once no request is left, or the patience (milliseconds) is over; false: some were cut off. */
  readonly end: (patience: number) => Promise<boolean>;
}

/** Watches a server from its beginning, so that it can be ended well. */
export function drainOf(server: AnyServer): Drain {
  let ending = false;
  const atWork = new Set<ServerResponse>();
  /** Connections that no request has come over yet, by their other end: below HTTPS a request is of another socket than its connection. */
  const silent = new Map<string, Socket>();
  const endOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress ?? ''} ${remotePort ?? ''}`;
  const watch = (socket: Socket): void => {
    const end = endOf(socket);
    silent.set(end, socket);
    socket.once('close', () => silent.delete(end));
  };
  server.on('connection', watch);
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (silent.size > 0) silent.delete(endOf(socket));
    atWork.add(response);
    // Told once anyhow: `once` would cost more.
    response.on('close', () => {
      atWork.delete(response);
      // One whose answer had begun was not told, and is kept by its client.
      if (ending) setImmediate(() => server.closeIdleConnections());
    });
    if (ending) response.setHeader('Connection', 'close');
  });
  return {
    end(patience) {
      ending = true;
      // Clients that keep their connections are told with the answer that they are waiting for.
      for (const response of atWork) if (!response.headersSent) response.setHeader('Connection', 'close');
      return new Promise((resolve) => {
        let whole = true;
        const late = setTimeout(() => {
          whole = atWork.size === 0;
          server.closeAllConnections();
        }, patience);
        const quiet = setTimeout(
          () => {
            for (const socket of silent.values()) socket.destroy();
          },
          Math.min(patience, grace),
        );
        server.close(() => {
          clearTimeout(late);
          clearTimeout(quiet);
          resolve(whole);
        });
        server.closeIdleConnections();
      });
    },
  };
}
