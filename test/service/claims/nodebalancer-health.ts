// Claims about node health checks, tested against real backends.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createHealthChecks } from '../../../src/service/work/nodes/health.ts';
import { createLoopbackProbe, type TimeoutFactory } from '../../../src/service/work/nodes/loopback-probe.ts';
import { createSimulatedProbe } from '../../../src/service/work/nodes/simulated-probe.ts';
import type { TestService } from '../harness/test-service.ts';
import { freshServiceClaim, type ServiceClaim } from './claim.ts';
import { loadStoredNodes, currentConfig, rebuildScratchConfig, type Body } from './helpers/rebuild-requests.ts';

/** A timeout that never expires, for checks that end on their own. */
const neverTimesOut: TimeoutFactory = () => new AbortController().signal;

/**
 * Returns a function that checks nodes as if this many seconds had passed since the start. Checks of backends on this
 * machine are real; all others are simulated.
 */
function createChecker(
  { storage, clock }: TestService,
  timeout: TimeoutFactory = neverTimesOut,
): (seconds: number) => Promise<void> {
  const check = createHealthChecks(storage, createLoopbackProbe(createSimulatedProbe(storage), timeout));
  return (seconds) => check(clock.now().getTime() + seconds * 1000);
}

/** Runs a task with the address of a listening server. */
async function withServer(server: Server, task: (address: string) => Promise<void>): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await task(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

/** Returns an address of this machine on which nothing listens. */
async function getClosedAddress(): Promise<string> {
  let address = '';
  await withServer(createServer(), (unusedAddress) => Promise.resolve(void (address = unusedAddress)));
  return address;
}

/** Returns how many of these addresses are up and down after one check. */
async function countHealth(
  service: TestService,
  body: Body,
  ...addresses: readonly string[]
): Promise<{ readonly up: number; readonly down: number }> {
  await rebuildScratchConfig(service, {
    check_attempts: 1,
    ...body,
    nodes: addresses.map((address) => ({ address, label: 'backend' })),
  });
  await createChecker(service)(0);
  return (await currentConfig(service)).nodes_status;
}

/** Creates a TCP server that does not use HTTP. Clients may disconnect at any time. */
const createRawServer = (respond: (socket: Socket) => void): Server =>
  createServer((socket) => respond(socket.on('error', () => undefined)));
const createWebServer = (respond: RequestListener): Server =>
  createHttpServer({ keepAlive: false }, (request, response) =>
    respond(request, response.setHeader('Connection', 'close')),
  );

export const claims: readonly ServiceClaim[] = [
  freshServiceClaim('NBC-60', async (service) => {
    await withServer(
      createRawServer((socket) => socket.end()),
      async (address) => {
        for (const check of ['none', 'connection', 'http'] as const) {
          const { up, down } = await countHealth(
            service,
            { check },
            address,
            await getClosedAddress(),
            'backend.example.com:80',
          );
          assert.equal(up + down, 3);
          assert.equal((await loadStoredNodes(service)).length, 3);
        }
        assert.deepEqual(await countHealth(service, { check: 'connection' }), { up: 0, down: 0 });
      },
    );
  }),
  freshServiceClaim('NBC-65', async (service) => {
    await withServer(
      createRawServer((socket) => socket.end()),
      async (address) => {
        assert.deepEqual(await countHealth(service, { check: 'connection' }, address), { up: 1, down: 0 });
        assert.deepEqual(await countHealth(service, { check: 'connection' }, await getClosedAddress()), {
          up: 0,
          down: 1,
        });
      },
    );
  }),
  freshServiceClaim('NBC-66', async (service) => {
    const up = { up: 1, down: 0 };
    const down = { up: 0, down: 1 };
    const web = createWebServer(({ url }, response) =>
      response.writeHead(url === '/health' ? 200 : 404).end('<p>it works</p>'),
    );
    await withServer(web, async (address) => {
      assert.deepEqual(await countHealth(service, { check: 'http', check_path: '/health' }, address), up);
      assert.deepEqual(await countHealth(service, { check: 'http', check_path: '/other' }, address), down);
      assert.deepEqual(
        await countHealth(service, { check: 'http_body', check_path: '/health', check_body: 'it works' }, address),
        up,
      );
      assert.deepEqual(
        await countHealth(service, { check: 'http_body', check_path: '/health', check_body: 'all is well' }, address),
        down,
      );
      assert.deepEqual(
        await countHealth(service, { check: 'http_body', check_path: '/other', check_body: 'it works' }, address),
        down,
      );
    });
    await withServer(
      createRawServer((socket) => socket.end('SSH-2.0-server\r\n')),
      async (address) => {
        assert.deepEqual(await countHealth(service, { check: 'connection' }, address), up);
        assert.deepEqual(await countHealth(service, { check: 'http' }, address), down);
        assert.deepEqual(await countHealth(service, { check: 'http_body' }, address), down);
      },
    );
  }),
  freshServiceClaim('NBC-67', async (service) => {
    const check = createChecker(service);
    const isUp = async (): Promise<boolean> => (await currentConfig(service)).nodes_status.up === 1;
    let isHealthy = true;
    await withServer(
      createWebServer((_request, response) => response.writeHead(isHealthy ? 200 : 500).end()),
      async (address) => {
        await rebuildScratchConfig(service, {
          check: 'http',
          check_interval: 10,
          check_timeout: 5,
          check_attempts: 3,
          nodes: [{ address, label: 'backend' }],
        });
        await check(0);
        assert.equal(await isUp(), true);
        isHealthy = false;
        // The node is still up after two of three attempts, and is not checked again within the interval.
        for (const seconds of [9, 10, 19, 20, 29]) await check(seconds);
        assert.equal(await isUp(), true);
        await check(30);
        assert.equal(await isUp(), false);
        isHealthy = true;
        await check(40);
        assert.equal(await isUp(), true);
      },
    );
    // A backend that accepts the connection and never responds fails after the timeout.
    const limits: number[] = [];
    const controller = new AbortController();
    const recordTimeout: TimeoutFactory = (milliseconds) => (limits.push(milliseconds), controller.signal);
    await withServer(
      createRawServer((socket) => void socket.once('data', () => controller.abort())),
      async (address) => {
        await rebuildScratchConfig(service, {
          check: 'http',
          check_interval: 2,
          check_timeout: 1,
          check_attempts: 1,
          nodes: [{ address, label: 'backend' }],
        });
        await createChecker(service, recordTimeout)(0);
        assert.deepEqual((await currentConfig(service)).nodes_status, { up: 0, down: 1 });
        assert.deepEqual(limits, [1000]);
      },
    );
  }),
];
