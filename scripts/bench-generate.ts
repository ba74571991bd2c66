// How fast generating is, and how much memory it takes, beside peers: `npm run bench -- generate [DIR]`, each command from a cold start.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchOptions } from './bench.ts';
import { median } from './median.ts';
import { installPeers } from './peers.ts';
import { table } from './table.ts';

const project = join(import.meta.dirname, '..');
const program = join(project, 'dist/generator/cli.js');
const own = join(project, 'spec/openapi.yaml');
const probe = pathToFileURL(join(import.meta.dirname, 'bench-lint/probe.js')).href;

/** The newest that runs on every version of Node which Ashlar supports. */
const peers = { '@hey-api/openapi-ts': '0.90.0', typescript: '5.9.3' };

interface Contestant {
  readonly name: string;
  /** What is run for a document, and where it writes. */
  readonly command: (document: string, out: string) => readonly string[];
  /** True: it writes again to where it has written before. */
  readonly again?: true;
}

/** What one command took: milliseconds, and megabytes at their most. */
interface Cost {
  readonly wall: number;
  readonly processor: number;
  readonly memory: number;
}

/** All but the documentation, which no peer has. */
const code = 'types,client,validators,server';
const ashlar = (...more: readonly string[]): Contestant['command'] => (document, out) => [program, 'generate', document, '--quiet', '--out', out, ...more];

function contestants(others: boolean): readonly Contestant[] {
  const ours: readonly Contestant[] = [
    { name: 'ashlar: types', command: ashlar('--no-cache', '--targets', 'types') },
    { name: `ashlar: ${code}`, command: ashlar('--no-cache', '--targets', code) },
    { name: 'ashlar: everything', command: ashlar('--no-cache') },
    { name: `ashlar: ${code}, unchanged`, command: ashlar('--cache', 'kept', '--targets', code), again: true },
  ];
  if (!others) return ours;
  const folder = installPeers('generate', peers);
  return [
    { name: 'openapi-typescript', command: (document, out) => [join(project, 'node_modules/openapi-typescript/bin/cli.js'), document, '-o', `${out}.ts`] },
    {
      name: `hey-api ${peers['@hey-api/openapi-ts']}: types, sdk, zod`,
      command: (document, out) => [join(folder, 'node_modules/@hey-api/openapi-ts/dist/run.mjs'), '-i', document, '-o', out, '-p', '@hey-api/typescript', '@hey-api/sdk', 'zod', '--silent'],
    },
    ...ours,
  ];
}

/** The table of costs; throws where there is no dist/. */
export function benchGenerate(folder: string | undefined, { markdown, peers: others, runs }: BenchOptions): string {
  if (!existsSync(program)) throw new Error('There is no dist/ to be measured: npm run build makes it.');
  const documents = folder === undefined ? [] : readdirSync(folder).filter((name) => /\.(json|ya?ml)$/.test(name)).sort().map((name) => resolve(folder, name));
  const chosen = contestants(others);
  const load = (): string => loadavg().map((each) => each.toFixed(1)).join(' ');
  const before = load();
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    const rows = [own, ...documents].flatMap((document) => compare(document, chosen, runs, scratch));
    const head = ['document', 'generator', 'time', 'processor', 'memory'];
    return `${table(head, rows, markdown)}\nMedians of ${runs} runs each, in turns, on ${cpus().length} cores, Node ${process.versions.node}; load before ${before}, after ${load()}.\n`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Alternating runs, so that a busy moment of the machine does not fall on one contestant alone. */
function compare(document: string, chosen: readonly Contestant[], runs: number, scratch: string): readonly (readonly string[])[] {
  process.stderr.write(`${basename(document)} …\n`);
  const costs = chosen.map((): (Cost | undefined)[] => []);
  for (let turn = 0; turn < runs; turn++) {
    for (const [index, { command, again }] of chosen.entries()) {
      const out = join(scratch, 'out', String(index));
      const words = command(document, out);
      // It writes to an empty place, or has written just this before.
      if (!again) rmSync(join(scratch, 'out'), { recursive: true, force: true });
      mkdirSync(join(scratch, 'out'), { recursive: true });
      if (again) run(words, scratch);
      costs[index]?.push(run(words, scratch));
    }
  }
  return chosen.map(({ name }, index) => {
    const each = (costs[index] ?? []).filter((cost) => cost !== undefined);
    if (each.length < runs) return [basename(document), name, 'fails', '', ''];
    const of = (key: keyof Cost): number => median(each.map((cost) => cost[key]));
    return [basename(document), name, `${(of('wall') / 1000).toFixed(2)} s`, `${(of('processor') / 1000).toFixed(2)} s`, `${of('memory').toFixed(0)} MB`];
  });
}

/** What a command took; undefined where it failed. */
function run(command: readonly string[], cwd: string): Cost | undefined {
  const cost = join(cwd, 'cost.json');
  rmSync(cost, { force: true });
  const start = performance.now();
  const { status } = spawnSync(process.execPath, ['--import', probe, ...command], { cwd, stdio: 'ignore', env: { ...process.env, PROBE: cost } });
  const wall = performance.now() - start;
  if (status !== 0 || !existsSync(cost)) return undefined;
  const { processor, memory } = JSON.parse(readFileSync(cost, 'utf8')) as Omit<Cost, 'wall'>; // what the probe writes
  return { wall, processor, memory };
}
