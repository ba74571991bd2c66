// Servers that the programs on a page start, on unused ports.

import { once } from 'node:events';
import { Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export type FetchServer = (request: Request) => Promise<Response> | Response;

export interface LocalServers {
  /** Adds a server without a port of its own. */
  add(port: number, handle: FetchServer): void;
  /**
   * Waits until all servers listen.
   *
   * @throws the error of a server that cannot.
   */
  ready(): Promise<void>;
  /** Replaces `localhost` and a port of the page with the actual address. */
  replaceAddresses(text: string): string;
  /** Replaces actual addresses with those of the page. */
  restoreAddresses(text: string): string;
  /** Returns the ports on the page that an earlier server used, since the last call. */
  takeReusedPorts(): readonly number[];
  /** Sends a request to the server that uses a port on the page. */
  send(url: URL, init: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** Stops a server and its connections. */
async function closeServer(server: Server): Promise<void> {
  if ('closeAllConnections' in server) (server.closeAllConnections as () => void)();
  await new Promise((resolve) => server.close(resolve));
  // The pool of `fetch` removes the closed connections in a later turn.
  await setTimeout(10);
}

/** Lets every server listen on an unused port instead of the one on the page, until `stop` is called. */
export function interceptServers(): LocalServers {
  const listening = new Map<number, Server>();
  const handlers = new Map<number, FetchServer>();
  const all: Server[] = [];
  const pending: Promise<unknown>[] = [];
  const reusedPorts: number[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- It is called with `this`.
  const original = Server.prototype.listen;

  function listen(this: Server, ...args: readonly unknown[]): Server {
    const [first, ...rest] = args;
    const isOptions = typeof first === 'object' && first !== null;
    const port = Number(isOptions ? (first as { readonly port?: unknown }).port : first);
    const earlier = listening.get(port);
    const actual = actualPort(port) ?? 0;
    // The reader stops the earlier server, so that the next one has the same address.
    if (earlier) {
      pending.push(closeServer(earlier));
      reusedPorts.push(port);
    }
    all.push(this);
    listening.set(port, this);
    pending.push(once(this, 'listening'));
    return Reflect.apply(original, this, [isOptions ? { ...first, port: actual } : actual, ...rest]) as Server;
  }
  Server.prototype.listen = listen as typeof original;

  const actualPort = (port: number): number | undefined =>
    (listening.get(port)?.address() as AddressInfo | null | undefined)?.port;
  const closeAll = async (): Promise<void> => {
    for (const server of all.splice(0)) {
      await closeServer(server);
    }
  };

  return {
    add(port, handle) {
      if (handlers.has(port)) reusedPorts.push(port);
      handlers.set(port, handle);
    },
    ready: async () => void (await Promise.all(pending.splice(0))),
    replaceAddresses: (text) =>
      text.replace(/localhost:(\d+)/g, (whole, port: string) => {
        const actual = actualPort(Number(port));
        return actual === undefined ? whole : `localhost:${actual}`;
      }),
    restoreAddresses: (text) =>
      text.replace(/localhost:(\d+)/g, (whole, port: string) => {
        const [shown] = [...listening.keys()].filter((key) => actualPort(key) === Number(port));
        return shown === undefined ? whole : `localhost:${shown}`;
      }),
    takeReusedPorts: () => reusedPorts.splice(0),
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
