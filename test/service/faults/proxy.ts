// TCP proxy that can stop forwarding, like a hanging server.

import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  readonly port: number;
  /** Stops forwarding; connections stay open. */
  readonly hang: () => void;
  /** Forwards again, including pending data. */
  readonly resume: () => void;
  /** Drops all connections. */
  readonly drop: () => void;
  /** Drops all connections, and new ones, until reset. */
  readonly setRefusing: (isRefusing: boolean) => void;
  /** Returns the number of connections that were dropped immediately. */
  readonly rejectedCount: () => number;
  readonly close: () => Promise<void>;
}

/** Listens on a free port of this machine. */
export async function startProxy(host: string, port: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let hanging = false;
  const add = (socket: Socket): Socket => {
    sockets.add(socket);
    if (hanging) socket.pause();
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const forward = (from: Socket, to: Socket): void => {
    from.on('data', (chunk) => to.write(chunk)).on('close', () => to.destroy());
    if (hanging) from.pause();
  };
  let refusing = false;
  let rejectedCount = 0;
  const server = createServer((incoming) => {
    if (refusing) {
      rejectedCount++;
      incoming.destroy();
      return;
    }
    const outgoing = add(connect(port, host));
    forward(add(incoming), outgoing);
    forward(outgoing, incoming);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const all = (act: (socket: Socket) => void): void => sockets.forEach(act);
  return {
    port: (server.address() as AddressInfo).port, // a TCP server's address is no string
    hang() {
      hanging = true;
      all((socket) => socket.pause());
    },
    resume() {
      hanging = false;
      all((socket) => socket.resume());
    },
    drop: () => all((socket) => socket.destroy()),
    setRefusing(isRefusing) {
      refusing = isRefusing;
      if (isRefusing) all((socket) => socket.destroy());
    },
    rejectedCount: () => rejectedCount,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        all((socket) => socket.destroy());
      }),
  };
}
