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
  /** Sets whether the proxy drops all existing and new connections. */
  readonly setRefusing: (isRefusing: boolean) => void;
  /** Returns the number of connections that were dropped immediately. */
  readonly getRejectedCount: () => number;
  readonly close: () => Promise<void>;
}

/** Starts a proxy to a server on a free local port. */
export async function startProxy(host: string, port: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const trackSocket = (socket: Socket): Socket => {
    sockets.add(socket);
    if (isHanging) socket.pause();
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const forward = (from: Socket, to: Socket): void => {
    from.on('data', (chunk) => to.write(chunk)).on('close', () => to.destroy());
    if (isHanging) from.pause();
  };
  let isRefusingConnections = false;
  let rejectedCount = 0;
  const server = createServer((incoming) => {
    if (isRefusingConnections) {
      rejectedCount++;
      incoming.destroy();
      return;
    }
    const outgoing = trackSocket(connect(port, host));
    forward(trackSocket(incoming), outgoing);
    forward(outgoing, incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const forEachSocket = (action: (socket: Socket) => void): void => sockets.forEach(action);
  return {
    port: (server.address() as AddressInfo).port, // the address of a TCP server is never a string
    hang() {
      isHanging = true;
      forEachSocket((socket) => socket.pause());
    },
    resume() {
      isHanging = false;
      forEachSocket((socket) => socket.resume());
    },
    drop: () => forEachSocket((socket) => socket.destroy()),
    setRefusing(isRefusing) {
      isRefusingConnections = isRefusing;
      if (isRefusing) forEachSocket((socket) => socket.destroy());
    },
    getRejectedCount: () => rejectedCount,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        forEachSocket((socket) => socket.destroy());
      }),
  };
}
