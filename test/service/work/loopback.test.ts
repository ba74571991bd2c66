// Real checks of backends are independent of each other, and end.

import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { toJson } from '../../../src/service/storage/json.ts';
import { openSqliteStorage } from '../../../src/service/storage/sqlite.ts';
import { systemClock } from '../../../src/service/time.ts';
import { loadBackends, type Backend, type CheckSettings } from '../../../src/service/work/nodes/backends.ts';
import { loopbackProbe, type TimeoutFactory } from '../../../src/service/work/nodes/loopback-probe.ts';
import { startBackgroundWork } from '../../../src/service/work/background-work.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function portOf(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Listens on the first free one of these ports. */
async function listenOnFreePort(server: Server, ports: readonly number[]): Promise<number> {
  for (const port of ports) {
    const listens = once(server.listen(port, '127.0.0.1'), 'listening').then(
      () => true,
      () => false,
    );
    if (await listens) return port;
  }
  throw new Error('all of these ports are taken');
}

const web = (answer: RequestListener): Promise<number> =>
  portOf(createHttpServer((request, response) => answer(request, response.setHeader('Connection', 'close'))));
/** A timeout that never expires, for checks that end by themselves. */
const neverTimesOut: TimeoutFactory = () => new AbortController().signal;
const probeWithin = (timeout: TimeoutFactory) => loopbackProbe(() => Promise.resolve(new Set()), timeout);
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
const listenAnswering = async (backends: readonly Backend[], timeout = neverTimesOut): Promise<readonly number[]> =>
  [...(await probeWithin(timeout)(backends))].sort();

/** Listens and never responds; `accepted` is called with each request. */
const listenSilently = (accepted: (socket: Socket) => void): Promise<number> =>
  portOf(createServer((socket) => void socket.on('error', () => undefined).once('data', () => accepted(socket))));

describe('a check on the loopback interface', () => {
  it.each(['connection', 'http', 'http_body'] as const)('waits as long as configured: %s', async (check) => {
    const address = `127.0.0.1:${await web((_request, response) => response.end('fine'))}`;
    const times = [1, 2 ** 31, 2 ** 33, Number.MAX_SAFE_INTEGER];
    const limits: number[] = [];
    const backends = times.map((check_timeout, id) =>
      backend(id, address, { check, check_timeout, check_body: 'fine' }),
    );
    expect(
      await listenAnswering(backends, (milliseconds) => (limits.push(milliseconds), new AbortController().signal)),
    ).toEqual([0, 1, 2, 3]);
    expect(limits).toEqual([1000, 5000, 5000, 5000]);
  });

  it('fails independently, whatever its address and path', async () => {
    const port = await web((_request, response) => response.end());
    const broken = ['127.0.0.1:65536', '127.0.0.1:0', '127.0.0.1:', '127.999.0.1:80', 'localhost:-1'];
    const bad = broken.flatMap((address, at) =>
      (['connection', 'http'] as const).map((check, id) => backend(10 + at * 2 + id, address, { check })),
    );
    expect(
      await listenAnswering([
        ...bad,
        backend(1, `127.0.0.1:${port}`),
        backend(2, `127.0.0.1:${port}`, { check_path: '/\u0000 %zz\u{d800}' }),
      ]),
    ).toEqual([1, 2]);
  });

  it('fails if the response is incomplete or missing', async () => {
    const cut = await web((_request, response) =>
      response.writeHead(200, { 'Content-Length': '9' }).write('some', () => response.destroy()),
    );
    expect(await listenAnswering([backend(1, `127.0.0.1:${cut}`, { check: 'http_body', check_body: 'some' })])).toEqual(
      [],
    );
    const over = new AbortController();
    const port = await listenSilently(() => over.abort());
    expect(
      await listenAnswering([backend(2, `127.0.0.1:${port}`, { check_timeout: 10 ** 9 })], () => over.signal),
    ).toEqual([]);
  });

  it('is aborted by the shutdown, without a result', async () => {
    let isChecked = (): void => undefined;
    const checked = new Promise<void>((resolve) => (isChecked = resolve));
    const port = await listenSilently(() => isChecked());
    const storage = await openSqliteStorage(':memory:');
    const stored: Backend[] = [];
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
    await storage.work('read', async (db) => void stored.push(...(await loadBackends({ db }))));
    expect(stored).toMatchObject([{ id: 1, up: true, failures: 0 }]);
    await storage.close();
  });

  it('checks ports that browsers block', async () => {
    const rejected = [6000, 6566, 6665, 6666, 6667, 6668, 6669, 6697, 10_080];
    const answers = createHttpServer((_request, response) => response.setHeader('Connection', 'close').end());
    servers.push(answers);
    const free = await listenOnFreePort(answers, rejected);
    expect(await listenAnswering([backend(1, `127.0.0.1:${free}`)])).toEqual([1]);
  });
});
