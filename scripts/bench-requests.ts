// Benchmark of requests to a generated server, node:http, and Fastify: `npm run bench -- requests`.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { renderOutput } from '../test/compile/render-unformatted-output.ts';
import { loadModel } from '../test/models.ts';
import type { BenchOptions } from './bench.ts';
import { createOrder, createReceipt, storedOrder } from './bench-requests/orders.ts';
import { bundleServer } from './bench-service/bundle-server.ts';
import { start, type Command, type RunningServer } from './bench-service/contestant.ts';
import { urlLine } from './bench-service/contestants.ts';
import { checkResponse, runLoad, type BenchRequest, type Rate } from './bench-service/load.ts';
import { formatLoad } from './format-load.ts';
import { installComparedTools } from './install-peers.ts';
import { median } from './median.ts';
import { table } from './table.ts';

/** Request to measure, and the expected response. */
interface Subject {
  readonly name: string;
  readonly request: BenchRequest;
  readonly response: unknown;
}

const getPath = '/orders/7?currency=EUR';

/** A large and a small body, and a response without a request body. */
const subjects: readonly Subject[] = [
  ...[200, 1].map((lines): Subject => {
    const order = createOrder(lines);
    const body = JSON.stringify(order);
    return {
      name: `POST, ${(body.length / 1000).toFixed(1)} kB`,
      request: { method: 'POST', path: '/orders', body },
      response: createReceipt(order),
    };
  }),
  { name: 'GET', request: { method: 'GET', path: getPath }, response: storedOrder },
];

/** Returns the table of rates and CPU times; throws if a server responds incorrectly. */
export async function benchRequests({ markdown, peers, runs }: BenchOptions): Promise<string> {
  const tools = installComparedTools('load', { autocannon: '9.0.0' });
  const load = [formatLoad()];
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  const servers: RunningServer[] = [];
  try {
    for (const command of await createCommands(scratch, peers)) servers.push(await start(command));
    const rows: (readonly string[])[] = [];
    for (const subject of subjects) rows.push(...(await measure(tools, servers, subject, runs)));
    load.push(formatLoad());
    const head = [
      'request',
      'server',
      'requests/s',
      'of node:http',
      'µs CPU time',
      'of node:http',
      'minimum',
      'of node:http',
    ];
    return `${table(head, rows, markdown)}\nNode ${process.versions.node}, load ${load.join(', then ')}; medians of ${2 * runs} measurements.\n`;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Returns the commands that start the servers. The first is the baseline. */
async function createCommands(scratch: string, peers: boolean): Promise<readonly Command[]> {
  const createCommand = async (name: string, file: string, ...extraArgs: string[]): Promise<Command> => ({
    name,
    args: [await bundleServer(join(import.meta.dirname, 'bench-requests', file), scratch), ...extraArgs],
    url: urlLine,
    path: getPath,
  });
  return [
    await createCommand('node:http', 'bare-server.ts'),
    await createCommand('generated server', 'generated-server.ts', await generateService(scratch)),
    ...(peers ? [await createCommand('Fastify', 'fastify-server.ts')] : []),
  ];
}

/** Generates the service of the benchmark document. Returns the URL of its module. */
async function generateService(scratch: string): Promise<string> {
  const model = await loadModel('scripts/bench-requests/orders.json');
  for (const [path, text] of await renderOutput(model, ['types', 'validators', 'server'])) {
    const file = join(scratch, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return pathToFileURL(await bundleServer(join(scratch, 'server/index.ts'), scratch)).href;
}

/** Returns the rows of a request. The servers alternate in both directions, so that other load affects all alike. */
async function measure(
  tools: string,
  servers: readonly RunningServer[],
  { name, request, response }: Subject,
  runs: number,
): Promise<readonly (readonly string[])[]> {
  const rates = new Map<string, Rate[]>(servers.map((server) => [server.name, []]));
  const settings = { connections: 10, seconds: 1 };
  for (const server of servers) {
    await checkResponse(server, request, { value: response });
    // Long enough for the compiler of V8, whose work would otherwise count.
    await runLoad(tools, server, [request], { ...settings, seconds: 3 });
  }
  for (let run = 0; run < runs; run++) {
    process.stderr.write(`${name}, ${run + 1} of ${runs} …\n`);
    for (const server of [...servers, ...servers.toReversed()])
      rates.get(server.name)?.push(await runLoad(tools, server, [request], settings));
  }
  const results = [...rates].map(([server, measured]) => {
    const failed = measured.reduce((sum, rate) => sum + rate.failed, 0);
    if (failed > 0) throw new Error(`${failed} requests to ${server} failed: ${name}`);
    const cpuTimes = measured.map(({ cpuTime = Number.NaN }) => cpuTime);
    return {
      server,
      rate: median(measured.map(({ rate }) => rate)),
      cpuTime: median(cpuTimes),
      minCpuTime: Math.min(...cpuTimes),
    };
  });
  const [baseline] = results;
  if (!baseline) throw new Error('no server was measured');
  return results.map(({ server, rate, cpuTime, minCpuTime }) => [
    name,
    server,
    rate.toFixed(0),
    (rate / baseline.rate).toFixed(2),
    cpuTime.toFixed(1),
    (baseline.cpuTime / cpuTime).toFixed(2),
    minCpuTime.toFixed(1),
    (baseline.minCpuTime / minCpuTime).toFixed(2),
  ]);
}
