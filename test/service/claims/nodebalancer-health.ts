// Claims about the health checks of nodes: against backends that really listen.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createHealthChecks } from '../../../src/service/work/nodes/health.ts';
import { loopbackProbe, type Timeout } from '../../../src/service/work/nodes/real.ts';
import { simulatedProbe } from '../../../src/service/work/nodes/simulated.ts';
import type { World } from '../harness/world.ts';
import { freshClaim, type ServiceClaim } from './claim.ts';
import { nodesOf, present, rebuilt, type Body } from './rebuilding.ts';

/** The time limit of checks that end by themselves. */
const endless: Timeout = () => new AbortController().signal;

/** Checks nodes, those of this machine really, as if that many seconds had passed since the world began. */
function checking({ storage, clock }: World, timeout: Timeout = endless): (seconds: number) => Promise<void> {
  const check = createHealthChecks(storage, loopbackProbe(simulatedProbe(storage), timeout));
  return (seconds) => check(clock.now().getTime() + seconds * 1000);
}

/** Lets a task talk to a server that listens on a port of its own. */
async function listening(server: Server, task: (address: string) => Promise<void>): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await task(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

/** An address of this machine where nothing listens. */
async function deaf(): Promise<string> {
  let address = '';
  await listening(createServer(), (free) => Promise.resolve(void (address = free)));
  return address;
}

/** How many of these addresses count as up, and how many as down, after one check. */
async function found(
  world: World,
  body: Body,
  ...addresses: readonly string[]
): Promise<{ readonly up: number; readonly down: number }> {
  await rebuilt(world, {
    check_attempts: 1,
    ...body,
    nodes: addresses.map((address) => ({ address, label: 'backend' })),
  });
  await checking(world)(0);
  return (await present(world)).nodes_status;
}

/** What is no HTTP; clients may turn away at any time. */
const speaking = (answer: (socket: Socket) => void): Server =>
  createServer((socket) => answer(socket.on('error', () => undefined)));
const serving = (answer: RequestListener): Server =>
  createHttpServer({ keepAlive: false }, (request, response) =>
    answer(request, response.setHeader('Connection', 'close')),
  );

export const claims: readonly ServiceClaim[] = [
  freshClaim('NBC-60', async (world) => {
    await listening(
      speaking((socket) => socket.end()),
      async (address) => {
        for (const check of ['none', 'connection', 'http'] as const) {
          const { up, down } = await found(world, { check }, address, await deaf(), 'backend.example.com:80');
          assert.equal(up + down, 3);
          assert.equal((await nodesOf(world)).length, 3);
        }
        assert.deepEqual(await found(world, { check: 'connection' }), { up: 0, down: 0 });
      },
    );
  }),
  freshClaim('NBC-65', async (world) => {
    await listening(
      speaking((socket) => socket.end()),
      async (address) => {
        assert.deepEqual(await found(world, { check: 'connection' }, address), { up: 1, down: 0 });
        assert.deepEqual(await found(world, { check: 'connection' }, await deaf()), { up: 0, down: 1 });
      },
    );
  }),
  freshClaim('NBC-66', async (world) => {
    const up = { up: 1, down: 0 };
    const down = { up: 0, down: 1 };
    const web = serving(({ url }, response) =>
      response.writeHead(url === '/health' ? 200 : 404).end('it works, they say'),
    );
    await listening(web, async (address) => {
      assert.deepEqual(await found(world, { check: 'http', check_path: '/health' }, address), up);
      assert.deepEqual(await found(world, { check: 'http', check_path: '/other' }, address), down);
      assert.deepEqual(
        await found(world, { check: 'http_body', check_path: '/health', check_body: 'it works' }, address),
        up,
      );
      assert.deepEqual(
        await found(world, { check: 'http_body', check_path: '/health', check_body: 'all is well' }, address),
        down,
      );
      assert.deepEqual(
        await found(world, { check: 'http_body', check_path: '/other', check_body: 'it works' }, address),
        down,
      );
    });
    await listening(
      speaking((socket) => socket.end('SSH-2.0-server\r\n')),
      async (address) => {
        assert.deepEqual(await found(world, { check: 'connection' }, address), up);
        assert.deepEqual(await found(world, { check: 'http' }, address), down);
        assert.deepEqual(await found(world, { check: 'http_body' }, address), down);
      },
    );
  }),
  freshClaim('NBC-67', async (world) => {
    const check = checking(world);
    const isUp = async (): Promise<boolean> => (await present(world)).nodes_status.up === 1;
    let works = true;
    await listening(
      serving((_request, response) => response.writeHead(works ? 200 : 500).end()),
      async (address) => {
        await rebuilt(world, {
          check: 'http',
          check_interval: 10,
          check_timeout: 5,
          check_attempts: 3,
          nodes: [{ address, label: 'backend' }],
        });
        await check(0);
        assert.equal(await isUp(), true);
        works = false;
        // Two failures are not three, and nothing is asked again before the interval has passed.
        for (const seconds of [9, 10, 19, 20, 29]) await check(seconds);
        assert.equal(await isUp(), true);
        await check(30);
        assert.equal(await isUp(), false);
        works = true;
        await check(40);
        assert.equal(await isUp(), true);
      },
    );
    // A backend that accepts the connection and never responds fails when the time limit is over.
    const limits: number[] = [];
    const over = new AbortController();
    const limited: Timeout = (milliseconds) => (limits.push(milliseconds), over.signal);
    await listening(
      speaking((socket) => void socket.once('data', () => over.abort())),
      async (address) => {
        await rebuilt(world, {
          check: 'http',
          check_interval: 2,
          check_timeout: 1,
          check_attempts: 1,
          nodes: [{ address, label: 'backend' }],
        });
        await checking(world, limited)(0);
        assert.deepEqual((await present(world)).nodes_status, { up: 0, down: 1 });
        assert.deepEqual(limits, [1000]);
      },
    );
  }),
];
