// How fast the service is: the pipeline alone, the whole service, the least that Node can do, and a mock server, in one run.

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { seedClients } from './bench-service/clients.ts';
import { start, type Command, type Contestant } from './bench-service/contestant.ts';
import { load, type Load } from './bench-service/load.ts';
import { installPeers } from './peers.ts';
import { table } from './table.ts';

const project = join(import.meta.dirname, '..');
const program = join(project, 'dist/service/main.js');

/** The key of the secrets in the measured state. */
const key = 'a key that protects nothing';

interface Fixtures {
  readonly compute_id: number;
  readonly domain_id: number;
  readonly tokens: { readonly unrestricted: string };
}

/** The tables of the benchmark. Throws where the service is not built. */
export async function benchService(markdown: boolean, rounds: number): Promise<string> {
  if (!existsSync(program)) throw new Error('There is no dist/service to be measured: npm run build makes it.');
  const peers = installPeers('service', { '@stoplight/prism-cli': '5.14.2', autocannon: '9.0.0' });
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    return await measure(scratch, peers, markdown, rounds);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function measure(scratch: string, peers: string, markdown: boolean, rounds: number): Promise<string> {
  const fixtures = join(scratch, 'fixtures.json');
  const words = [program, '--port', '0', '--data', join(scratch, 'data'), '--rate-limit', 'off', '--log-level', 'error', '--fixtures', fixtures];
  const service: Command = { name: 'the service', words, env: { ASHLAR_KEY: key }, url: /(http:\/\/127\.0\.0\.1:\d+)/, path: '/healthz' };
  // The first start makes the state; later ones find it.
  await (await start(service)).stop();
  const { default: known } = (await import(fixtures, { with: { type: 'json' } })) as { readonly default: Fixtures };
  const token = { Authorization: `Bearer ${known.tokens.unrestricted}` };
  const one = `/v4/compute/instances/${known.compute_id}`;
  const running = await start({ ...service, headers: token });
  const shown = await (await fetch(running.url + one, { headers: token })).text();
  await running.stop();
  const starts = await starting({ ...service, headers: token, path: one }, rounds);
  await seedClients(join(scratch, 'data'), key, known.tokens.unrestricted, 100_000);

  const resource = join(scratch, 'instance.json');
  writeFileSync(resource, shown);
  const port = /^(http:\/\/127\.0\.0\.1:\d+)/m;
  const prism = createRequire(join(peers, 'any.js')).resolve('@stoplight/prism-cli/dist/index.js');
  const contestants: Contestant[] = [
    await start({ name: 'node:http', words: [await bundled('bare', scratch), resource], url: port, path: one }),
    await start({ name: 'the pipeline, in memory', words: [await bundled('memory', scratch), resource], url: port, path: one, headers: { Authorization: 'Bearer bench' } }),
    await start({ ...service, headers: token }),
    await start({ name: 'Prism', words: [prism, 'mock', join(project, 'generated/spec/openapi.json'), '-p', '4179'], url: 'http://127.0.0.1:4179', path: one, headers: token }),
  ];
  try {
    const record = JSON.stringify({ type: 'TXT', name: 'bench', target: 'measured' });
    const get = await ratesOf(peers, contestants, { method: 'GET', path: one, connections: 10, seconds: 4 }, rounds);
    const [bare, , whole, mock] = contestants;
    if (!bare || !whole || !mock) throw new Error('a contestant is missing');
    const post = await ratesOf(peers, [bare, whole, mock], { method: 'POST', path: `/v4/domains/${known.domain_id}/records`, body: record, connections: 10, seconds: 2 }, 1);
    const filter = { 'X-Filter': '{"label":{"+contains":"7777"}}' };
    const filtered = await load(peers, whole, { method: 'GET', path: '/v4/longview/clients', headers: filter, connections: 1, seconds: 4 });
    const megabytes = ((whole.memory() ?? 0) / 1e6).toFixed(0);
    const rows = [...rowsOf('GET one', get), ...rowsOf('POST a record', post)];
    const facts = [
      ['a filtered page of 100,000 rows, median', `${filtered.median.toFixed(1)} ms`],
      ['from the start to the first answer, warm data folder, median', `${starts.toFixed(0)} ms`],
      ['resident memory after all of this', `${megabytes} MB`],
      ['requests of the filter that failed', String(filtered.failed)],
    ];
    return `${table(['request', 'server', 'requests a second', 'of node:http', 'failed'], rows, markdown)}\n${table(['the whole service', 'measured'], facts, markdown)}`;
  } finally {
    await Promise.all(contestants.map((each) => each.stop()));
  }
}

/** The median over some starts. */
async function starting(command: Command, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const contestant = await start(command);
    times.push(contestant.started);
    await contestant.stop();
  }
  return median(times);
}

interface Measured {
  readonly name: string;
  readonly rate: number;
  readonly failed: number;
}

/** Every contestant in turn, several times over: a busy moment of the machine falls on all of them. */
async function ratesOf(peers: string, contestants: readonly Contestant[], asked: Load, rounds: number): Promise<readonly Measured[]> {
  const rates = new Map(contestants.map(({ name }) => [name, [] as { rate: number; failed: number }[]]));
  for (const contestant of contestants) await load(peers, contestant, { ...asked, seconds: 1 });
  for (let round = 0; round < rounds; round++) {
    for (const contestant of contestants) rates.get(contestant.name)?.push(await load(peers, contestant, asked));
  }
  return [...rates].map(([name, all]) => ({ name, rate: median(all.map(({ rate }) => rate)), failed: all.reduce((sum, { failed }) => sum + failed, 0) }));
}

function rowsOf(request: string, measured: readonly Measured[]): readonly (readonly string[])[] {
  const [bare] = measured;
  return measured.map(({ name, rate, failed }) => [request, name, rate.toFixed(0), (rate / (bare?.rate ?? rate)).toFixed(3), String(failed)]);
}

/** As it would be deployed: one file, without TypeScript. */
async function bundled(name: 'bare' | 'memory', folder: string): Promise<string> {
  const outfile = join(folder, `${name}.mjs`);
  await build({ entryPoints: [join(import.meta.dirname, `bench-service/${name}.ts`)], bundle: true, platform: 'node', format: 'esm', conditions: ['source'], outfile, logLevel: 'error' });
  return outfile;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
