// Servers that the programs on a page start, on unused ports.

import { Server } from 'node:net';
import type { AddressInfo } from 'node:net';

export type FetchServer = (request: Request) => Promise<Response> | Response;

export interface LocalServers {
  /** Adds a server without a port of its own. */
  add(port: number, handle: FetchServer): void;
  /** Waits until all servers listen. */
  ready(): Promise<void>;
  /** Replaces `localhost` and a port of the page with the actual address. */
  replaceAddresses(text: string): string;
  /** Sends a request to the server that uses a port on the page. */
  send(url: URL, init: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** Lets every server listen on an unused port instead of the one on the page, until `stop` is called. */
export function interceptServers(): LocalServers {
  const listening = new Map<number, Server>();
  const handlers = new Map<number, FetchServer>();
  const all: Server[] = [];
  const pending: Promise<unknown>[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- It is called with `this`.
  const original = Server.prototype.listen;

  function listen(this: Server, ...args: readonly unknown[]): Server {
    const [first, ...rest] = args;
    const isOptions = typeof first === 'object' && first !== null;
    const port = Number(isOptions ? (first as { readonly port?: unknown }).port : first);
    all.push(this);
    listening.set(port, this);
    pending.push(new Promise((resolve) => this.once('listening', resolve)));
    return Reflect.apply(original, this, [isOptions ? { ...first, port: 0 } : 0, ...rest]) as Server;
  }
  Server.prototype.listen = listen as typeof original;

  const actualPort = (port: number): number | undefined =>
    (listening.get(port)?.address() as AddressInfo | null | undefined)?.port;
  const closeAll = async (): Promise<void> => {
    for (const server of all.splice(0)) {
      if ('closeAllConnections' in server) (server.closeAllConnections as () => void)();
      await new Promise((resolve) => server.close(resolve));
    }
  };

  return {
    add: (port, handle) => void handlers.set(port, handle),
    ready: async () => void (await Promise.all(pending.splice(0))),
    replaceAddresses: (text) =>
      text.replace(/localhost:(\d+)/g, (whole, port: string) => {
        const actual = actualPort(Number(port));
        return actual === undefined ? whole : `localhost:${actual}`;
      }),
    async send(url, init) {
      const handle = handlers.get(Number(url.port));
      if (handle) return handle(new Request(url, init));
      const actual = actualPort(Number(url.port));
      if (actual === undefined) throw new Error(`no server listens on port ${url.port}`);
      const local = new URL(url);
      local.port = String(actual);
      return fetch(local, init);
    },
    async stop() {
      Server.prototype.listen = original;
      await closeAll();
    },
  };
}
