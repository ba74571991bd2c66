// The end of a server: no new connections, requests that have begun are finished, the rest is cut off after a while.

import type { ServerResponse } from 'node:http';
import type { AnyServer } from './app.ts';

export interface Drain {
  /** Kept once no request is left, or the patience (milliseconds) is over; false: some were cut off. */
  readonly end: (patience: number) => Promise<boolean>;
}

/** Watches a server from its beginning, so that it can be ended well. */
export function drainOf(server: AnyServer): Drain {
  let ending = false;
  const atWork = new Set<ServerResponse>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    atWork.add(response);
    response.once('close', () => atWork.delete(response));
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
        server.close(() => {
          clearTimeout(late);
          resolve(whole);
        });
        server.closeIdleConnections();
      });
    },
  };
}
