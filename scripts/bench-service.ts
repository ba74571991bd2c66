// Benchmark of the reference service, its pipeline, node:http, and a mock server: `npm run bench -- service`.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { BenchOptions } from './bench.ts';
import { seedClients } from './bench-service/seed-clients.ts';
import { seedInstancesAndTokens } from './bench-service/seed-instances-and-tokens.ts';
import { start, type Command, type RunningServer } from './bench-service/contestant.ts';
import {
  bareServer,
  buildService,
  mockServer,
  pipelineServer,
  prismServer,
  wholeServiceCommand,
} from './bench-service/contestants.ts';
import {
  requestHeaders,
  measureLatencies,
  runLoad,
  type BenchRequest,
  type LoadSettings,
  type Rate,
  hasSameShape,
  checkResponse,
} from './bench-service/load.ts';
import { median } from './median.ts';
import { installComparedTools } from './install-peers.ts';
import { table } from './table.ts';

/** Encryption key of the benchmark state. */
const encryptionKey = 'a key that protects nothing';

/** Number of Longview clients for the filter benchmark. */
const clientCount = 100_000;

/** Number of instances, each of which a different token requests. */
const rowCount = 10_000;

/** Number of reads for each write, in the load with writes. */
const readsPerWrite = 100;

interface Fixtures {
  readonly compute_id: number;
  readonly domain_id: number;
  readonly tokens: { readonly unrestricted: string };
}

/** Requests to measure. */
interface Subjects {
  readonly instance: BenchRequest;
  /** Resource that the service does not cache, because it contains plaintext keys. */
  readonly uncached: BenchRequest;
  readonly newRecord: BenchRequest;
  readonly filteredPage: BenchRequest;
}

/** Returns the tables; throws if a contestant responds incorrectly. */
export async function benchService(options: BenchOptions): Promise<string> {
  logProgress('building the service');
  buildService();
  const tools = installComparedTools('load', { autocannon: '9.0.0' });
  const peers = options.peers ? installComparedTools('service', { '@stoplight/prism-cli': '5.16.0' }) : undefined;
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    return await measure(scratch, tools, peers, options);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function measure(
  scratch: string,
  tools: string,
  peers: string | undefined,
  { markdown, runs }: BenchOptions,
): Promise<string> {
  const data = join(scratch, 'data');
  const { token, subjects } = await prepare(scratch, data);
  const serviceCommand: Command = {
    ...wholeServiceCommand(data, encryptionKey),
    headers: { Authorization: `Bearer ${token}` },
    path: subjects.instance.path,
  };
  logProgress(`starting the service ${runs} times`);
  const starts = await measureStarts(serviceCommand, runs);
  logProgress(`adding ${clientCount} clients`);
  await seedClients(data, encryptionKey, token, clientCount);
  logProgress(`adding ${rowCount} instances and tokens`);
  const spreadRequests = (await seedInstancesAndTokens(data, encryptionKey, token, rowCount)).map(
    ({ id, token: rowToken }): BenchRequest => ({
      method: 'GET',
      path: `/v4/compute/instances/${id}`,
      headers: { Authorization: `Bearer ${rowToken}` },
    }),
  );
  const [instanceFile, recordFile, headersFile] = ['instance.json', 'record.json', 'headers.json'].map((name) =>
    join(scratch, name),
  ) as [string, string, string];
  const { path } = subjects.instance;
  const nodeServers = [
    await bareServer(scratch, instanceFile, recordFile, path),
    await bareServer(scratch, instanceFile, recordFile, path, headersFile),
  ];
  const pipelines = [
    await pipelineServer(scratch, instanceFile, path, false),
    await pipelineServer(scratch, instanceFile, path, true),
  ];
  const contestants: RunningServer[] = [];
  const startAll = async (commands: readonly Command[]): Promise<readonly RunningServer[]> => {
    const started: RunningServer[] = [];
    for (const command of commands) {
      const contestant = await start(command);
      started.push(contestant);
      contestants.push(contestant);
    }
    return started;
  };
  try {
    const nodeContestants = await startAll(nodeServers);
    const pipelineContestants = await startAll(pipelines);
    const [service] = await startAll([serviceCommand]);
    const headers = serviceCommand.headers ?? {};
    const others = await startAll([
      mockServer(headers, path),
      ...(peers === undefined ? [] : [await prismServer(peers, headers, path)]),
    ]);
    if (!service) throw new Error('the service is missing');
    const idleMemory = service.memory();
    const spreadContestants = [...nodeContestants, service];
    const postContestants = [...nodeContestants, service, ...others];
    await checkResponses(
      { exact: [...nodeContestants, ...pipelineContestants, service], sameShape: others, postContestants },
      subjects,
      { instance: readJson(instanceFile), record: readJson(recordFile) },
    );
    const get = await measureRates(tools, contestants, [subjects.instance], runs, { connections: 10, seconds: 4 });
    const post = await measureRates(tools, postContestants, [subjects.newRecord], runs, {
      connections: 10,
      seconds: 2,
    });
    const withWrites = spreadRequests.flatMap((request, index) =>
      index % readsPerWrite === 0
        ? [{ ...subjects.newRecord, headers: serviceCommand.headers ?? {} }, request]
        : [request],
    );
    for (const request of spreadRequests.slice(0, 10))
      await checkResponse(service, request, { isValid: (body) => hasSameShape(body, readJson(instanceFile)) });
    const spread = await measureRates(tools, spreadContestants, spreadRequests, runs, { connections: 10, seconds: 4 });
    const mixed = await measureRates(tools, spreadContestants, withWrites, runs, { connections: 10, seconds: 4 });
    const uncached = await measureRates(tools, [service], [subjects.uncached], runs, { connections: 10, seconds: 4 });
    await checkResponse(service, subjects.filteredPage, { isValid: (body) => isPage(body, 100) });
    const pages = [...(await measureLatencies(service, subjects.filteredPage, 200))].sort((a, b) => a - b);
    const summaryRows = [
      ['start to first response, existing data directory', `${median(starts).toFixed(0)} ms`],
      [`a filtered page of ${clientCount.toLocaleString('en')} rows, median`, `${median(pages).toFixed(1)} ms`],
      [
        `a filtered page of ${clientCount.toLocaleString('en')} rows, 95th percentile`,
        `${(pages[Math.floor(pages.length * 0.95)] ?? Number.NaN).toFixed(1)} ms`,
      ],
      ['resident memory after start', megabytes(idleMemory)],
      ['resident memory after the benchmark', megabytes(service.memory())],
    ];
    const rates = table(
      ['request', 'server', 'requests/s', 'of node:http', 'µs CPU time', 'of node:http', 'failed'],
      [
        ...createRows('GET, cached', get),
        ...createRows(`GET, ${rowCount.toLocaleString('en')} rows and tokens`, spread),
        ...createRows(`the same, and a POST for each ${readsPerWrite}`, mixed),
        ...createRows('GET, not cached', uncached, get[0]),
        ...createRows('POST', post),
      ],
      markdown,
    );
    return `${rates}\n${table(['whole service', 'result'], summaryRows, markdown)}\nNode ${process.versions.node}, ${availableParallelism()} cores, final load ${loadavg()[0]?.toFixed(1) ?? '?'}; medians of ${runs}.\n`;
  } finally {
    await Promise.all(contestants.map((contestant) => contestant.stop()));
  }
}

/** Creates the state with the service itself, and writes its responses to files for the other servers. */
async function prepare(
  scratch: string,
  data: string,
): Promise<{ readonly token: string; readonly subjects: Subjects }> {
  const file = join(scratch, 'fixtures.json');
  const service = await start(wholeServiceCommand(data, encryptionKey, ['--fixtures', file]));
  try {
    const { compute_id, domain_id, tokens } = JSON.parse(readFileSync(file, 'utf8')) as Fixtures;
    const authorized: RunningServer = { ...service, headers: { Authorization: `Bearer ${tokens.unrestricted}` } };
    const clients = await checkResponse(
      authorized,
      { method: 'GET', path: '/v4/longview/clients' },
      { isValid: (body) => hasSameShape(body, { data: [] }) },
    );
    const [{ id: longviewClient }] = (clients as { readonly data: readonly [{ readonly id: number }] }).data;
    const subjects: Subjects = {
      instance: { method: 'GET', path: `/v4/compute/instances/${compute_id}` },
      uncached: { method: 'GET', path: `/v4/longview/clients/${longviewClient}` },
      newRecord: {
        method: 'POST',
        path: `/v4/domains/${domain_id}/records`,
        body: JSON.stringify({ type: 'TXT', name: 'bench', target: 'measured' }),
      },
      filteredPage: {
        method: 'GET',
        path: '/v4/longview/clients',
        headers: { 'X-Filter': '{"label":{"+contains":"777"}}' },
      },
    };
    const instance = await checkResponse(authorized, subjects.instance, {
      isValid: (body) => hasSameShape(body, { id: compute_id, label: '' }),
    });
    const record = await checkResponse(authorized, subjects.newRecord, {
      isValid: (body) => hasSameShape(body, { id: 1, type: 'TXT', name: '', target: '' }),
    });
    writeFileSync(join(scratch, 'instance.json'), JSON.stringify(instance));
    writeFileSync(join(scratch, 'record.json'), JSON.stringify(record));
    writeFileSync(join(scratch, 'headers.json'), JSON.stringify(await readHeaders(authorized, subjects.instance)));
    return { token: tokens.unrestricted, subjects };
  } finally {
    await service.stop();
  }
}

/** Returns the response headers as alternating names and values, excluding those that node:http sets. */
async function readHeaders(contestant: RunningServer, request: BenchRequest): Promise<readonly string[]> {
  const { headers } = await fetch(contestant.url + request.path, { headers: requestHeaders(contestant, request) });
  return [...headers].filter(([name]) => !['connection', 'content-length', 'date', 'keep-alive'].includes(name)).flat();
}

interface ContestantGroups {
  /** Contestants that must return exactly the recorded responses. */
  readonly exact: readonly RunningServer[];
  /** Contestants whose responses only have the same shape, such as a mock server. */
  readonly sameShape: readonly RunningServer[];
  /** Contestants that also accept POST requests. */
  readonly postContestants: readonly RunningServer[];
}

/** Checks the response of each contestant to a GET and a POST request. */
async function checkResponses(
  groups: ContestantGroups,
  { instance, newRecord }: Subjects,
  bodies: { readonly instance: unknown; readonly record: unknown },
): Promise<void> {
  for (const contestant of groups.exact) await checkResponse(contestant, instance, { value: bodies.instance });
  for (const contestant of groups.sameShape)
    await checkResponse(contestant, instance, { isValid: (body) => hasSameShape(body, bodies.instance) });
  for (const contestant of groups.postContestants)
    await checkResponse(contestant, newRecord, { isValid: (body) => hasSameShape(body, bodies.record) });
}

/** Returns start times in milliseconds, excluding the first start. */
async function measureStarts(command: Command, runs: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) {
    const contestant = await start(command);
    times.push(contestant.startupDuration);
    await contestant.stop();
  }
  return times.slice(1);
}

interface MeasuredRate extends Rate {
  readonly name: string;
}

/** Measures the contestants alternately, after a warm-up, so that a load peak affects all of them. */
async function measureRates(
  tools: string,
  contestants: readonly RunningServer[],
  requests: readonly BenchRequest[],
  runs: number,
  settings: LoadSettings,
): Promise<readonly MeasuredRate[]> {
  const [first] = requests;
  const rates = new Map(contestants.map(({ name }) => [name, [] as Rate[]]));
  for (const contestant of contestants) await runLoad(tools, contestant, requests, { ...settings, seconds: 2 });
  for (let run = 0; run < runs; run++) {
    for (const contestant of contestants) {
      logProgress(`${first?.method ?? ''} ${first?.path ?? ''} from ${contestant.name}, ${run + 1} of ${runs}`);
      rates.get(contestant.name)?.push(await runLoad(tools, contestant, requests, settings));
    }
  }
  return [...rates].map(([name, runRates]) => ({
    name,
    rate: median(runRates.map(({ rate }) => rate)),
    cpuTime: median(runRates.map(({ cpuTime = Number.NaN }) => cpuTime)),
    failed: runRates.reduce((sum, { failed }) => sum + failed, 0),
  }));
}

/** Returns the rows of a request. `baseline` is the first contestant by default. */
function createRows(
  request: string,
  measured: readonly MeasuredRate[],
  baseline = measured[0],
): readonly (readonly string[])[] {
  // Other load on the machine affects the rate, but hardly the CPU time of a request.
  return measured.map(({ name, rate, cpuTime = Number.NaN, failed }) => {
    const baselineCpuTime = baseline?.cpuTime ?? Number.NaN;
    return [
      request,
      name,
      rate.toFixed(0),
      (rate / (baseline?.rate ?? rate)).toFixed(3),
      cpuTime.toFixed(1),
      (baselineCpuTime / cpuTime).toFixed(3),
      String(failed),
    ];
  });
}

function isPage(body: unknown, size: number): boolean {
  return (
    hasSameShape(body, { data: [], page: 1, results: 1 }) &&
    (body as { readonly data: readonly unknown[] }).data.length === size
  );
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function logProgress(text: string): void {
  process.stderr.write(`${text} …\n`);
}

function megabytes(bytes: number | undefined): string {
  return bytes === undefined ? 'not reported' : `${(bytes / 1e6).toFixed(0)} MB`;
}
