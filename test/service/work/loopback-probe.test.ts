// Tests that real health checks of backends are independent of each other and always finish.

import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { toJson } from '../../../src/service/storage/json.ts';
import { openSqliteStorage } from '../../../src/service/storage/sqlite.ts';
import { systemClock } from '../../../src/service/clock.ts';
import { loadBackends, type Backend, type CheckSettings } from '../../../src/service/work/nodes/backends.ts';
import { createLoopbackProbe, type TimeoutFactory } from '../../../src/service/work/nodes/loopback-probe.ts';
import { startBackgroundWork } from '../../../src/service/work/background-work.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Listens on the first of these ports that is free, and returns it. */
async function listenOnFreePort(server: Server, ports: readonly number[]): Promise<number> {
  for (const port of ports) {
    const isListening = once(server.listen(port, '127.0.0.1'), 'listening').then(
      () => true,
      () => false,
    );
    if (await isListening) return port;
  }
  throw new Error('all of these ports are taken');
}

const startWebServer = (listener: RequestListener): Promise<number> =>
  listen(createHttpServer((request, response) => listener(request, response.setHeader('Connection', 'close'))));
/** A timeout that never expires, for checks that end on their own. */
const neverTimesOut: TimeoutFactory = () => new AbortController().signal;
const createProbe = (timeout: TimeoutFactory) => createLoopbackProbe(() => Promise.resolve(new Set()), timeout);
const defaultCheck: CheckSettings = {
  check: 'http',
  check_interval: 31,
  check_timeout: 30,
  check_attempts: 3,
  check_path: '/',
  check_body: '',
};
const backend = (id: number, address: string, check: Partial<CheckSettings> = {}): Backend => ({
  id,
  address,
  account: 'a',
  up: true,
  failures: 0,
  check: { ...defaultCheck, ...check },
});
const listResponding = async (backends: readonly Backend[], timeout = neverTimesOut): Promise<readonly number[]> =>
  [...(await createProbe(timeout)(backends))].sort();

/** Starts a server that never responds and calls `onRequest` for each request. */
const startSilentServer = (onRequest: (socket: Socket) => void): Promise<number> =>
  listen(createServer((socket) => void socket.on('error', () => undefined).once('data', () => onRequest(socket))));

describe('a check on the loopback interface', () => {
  it.each(['connection', 'http', 'http_body'] as const)('waits as configured, up to 5 s: %s', async (check) => {
    const address = `127.0.0.1:${await startWebServer((_request, response) => response.end('healthy'))}`;
    const checkTimeouts = [1, 2 ** 31, 2 ** 33, Number.MAX_SAFE_INTEGER];
    const limits: number[] = [];
    const backends = checkTimeouts.map((check_timeout, id) =>
      backend(id, address, { check, check_timeout, check_body: 'healthy' }),
    );
    expect(
      await listResponding(backends, (milliseconds) => (limits.push(milliseconds), new AbortController().signal)),
    ).toEqual([0, 1, 2, 3]);
    expect(limits).toEqual([1000, 5000, 5000, 5000]);
  });

  it('fails independently of others, even if its address or path is invalid', async () => {
    const port = await startWebServer((_request, response) => response.end());
    const invalidAddresses = ['127.0.0.1:65536', '127.0.0.1:0', '127.0.0.1:', '127.999.0.1:80', 'localhost:-1'];
    const invalidBackends = invalidAddresses.flatMap((address, index) =>
      (['connection', 'http'] as const).map((check, id) => backend(10 + index * 2 + id, address, { check })),
    );
    expect(
      await listResponding([
        ...invalidBackends,
        backend(1, `127.0.0.1:${port}`),
        backend(2, `127.0.0.1:${port}`, { check_path: '/\u0000 %zz\u{d800}' }),
      ]),
    ).toEqual([1, 2]);
  });

  it('fails if the response is incomplete or missing', async () => {
    const truncatingPort = await startWebServer((_request, response) =>
      response.writeHead(200, { 'Content-Length': '9' }).write('some', () => response.destroy()),
    );
    expect(
      await listResponding([backend(1, `127.0.0.1:${truncatingPort}`, { check: 'http_body', check_body: 'some' })]),
    ).toEqual([]);
    const controller = new AbortController();
    const port = await startSilentServer(() => controller.abort());
    expect(
      await listResponding([backend(2, `127.0.0.1:${port}`, { check_timeout: 10 ** 9 })], () => controller.signal),
    ).toEqual([]);
  });

  it('is aborted by a shutdown and has no result', async () => {
    let signalChecked = (): void => undefined;
    const checked = new Promise<void>((resolve) => (signalChecked = resolve));
    const port = await startSilentServer(() => signalChecked());
    const storage = await openSqliteStorage(':memory:');
    const storedBackends: Backend[] = [];
    await storage.work('write', async (db) => {
      await db.insertInto('accounts').values({ id: 'a', billing: null }).execute();
      await db
        .insertInto('nodebalancers')
        .values({ id: 1, account_id: 'a', label: 'one', value: toJson({}) as never })
        .execute();
      await db
        .insertInto('nodebalancer_configs')
        .values({
          id: 1,
          nodebalancer_id: 1,
          port: 80,
          ssl_key: null,
          value: toJson({ ...defaultCheck, check_attempts: 1 }) as never,
        })
        .execute();
      await db
        .insertInto('nodes')
        .values({ id: 1, config_id: 1, address: `127.0.0.1:${port}`, label: 'one', weight: 1, mode: 'accept', up: 1 })
        .execute();
    });
    const work = await startBackgroundWork({ storage, clock: systemClock(), interval: 10, checks: 'loopback' });
    await checked;
    await work.stop();
    await storage.work('read', async (db) => void storedBackends.push(...(await loadBackends({ db }))));
    expect(storedBackends).toMatchObject([{ id: 1, up: true, failures: 0 }]);
    await storage.close();
  });

  it('can use ports that browsers block', async () => {
    const blockedPorts = [6000, 6566, 6665, 6666, 6667, 6668, 6669, 6697, 10_080];
    const server = createHttpServer((_request, response) => response.setHeader('Connection', 'close').end());
    servers.push(server);
    const port = await listenOnFreePort(server, blockedPorts);
    expect(await listResponding([backend(1, `127.0.0.1:${port}`)])).toEqual([1]);
  });
});
