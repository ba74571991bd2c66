// How long one waits for the files after an edit: `npm run bench -- watch`, in one session on the own document, with all targets.

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parseDocument, type Document } from 'yaml';
import type { Host } from '../src/generator/cli/host.ts';
import type * as watching from '../src/generator/cli/run-watch.ts';
import type * as reports from '../src/generator/report/report.ts';
import type { BenchOptions } from './bench.ts';
import { median } from './median.ts';
import { table } from './table.ts';

const project = join(import.meta.dirname, '..');
const built = join(project, 'dist/generator');

/** Edits of one schema, `NodeBalancer`, as a person makes them one after the other. */
const edits: Readonly<Record<string, (schemas: Document, turn: number) => void>> = {
  'its description': (schemas, turn) => schemas.setIn(['NodeBalancer', 'description'], `As edit ${turn} has it.`),
  'one more property': (schemas, turn) => schemas.setIn(['NodeBalancer', 'properties', `edit_${turn}`], { type: 'string', maxLength: turn + 1 }),
};

/** What an edit cost: milliseconds from when it is seen until the last file is written, and of the processor; files written. */
interface Cost {
  readonly edit: string;
  readonly time: number;
  readonly processor: number;
  readonly files: number;
}

/** The medians of twice as many edits of each sort as there are runs, in turns; throws where there is no dist/. */
export async function benchWatch({ markdown, runs }: BenchOptions): Promise<string> {
  if (!existsSync(built)) throw new Error('There is no dist/ to be measured: npm run build makes it.');
  const load = (): string => loadavg().map((each) => each.toFixed(1)).join(' ');
  const before = load();
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    const { first, costs, held } = await session(scratch, 2 * runs * Object.keys(edits).length);
    const rows = Object.keys(edits).map((name) => {
      const own = costs.filter(({ edit }) => edit === name);
      return [name, String(own.length), `${median(own.map(({ files }) => files))}`, ...[median(own.map(({ time }) => time)), median(own.map(({ processor }) => processor))].map((each) => `${Math.round(each)} ms`)];
    });
    const memory = `Memory in use, collected: ${held.map(({ edits: count, bytes }) => `${Math.round(bytes / 1e6)} MB after ${count}`).join(', ')} edits.`;
    return `${table(['edit', 'edits', 'files written', 'time', 'processor'], [['everything, at first', '1', `${first.files}`, `${Math.round(first.time)} ms`, `${Math.round(first.processor)} ms`], ...rows], markdown)}\n${memory}\nMedians, on ${cpus().length} cores, Node ${process.versions.node}; load before ${before}, after ${load()}.\n`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

interface Session {
  readonly first: Omit<Cost, 'edit'>;
  readonly costs: readonly Cost[];
  readonly held: readonly { readonly edits: number; readonly bytes: number }[];
}

/** A session of so many edits, with the program's own loop; only the waiting for changes is ours. */
async function session(scratch: string, count: number): Promise<Session> {
  cpSync(join(project, 'spec'), join(scratch, 'spec'), { recursive: true });
  writeFileSync(join(scratch, 'ashlar.config.json'), JSON.stringify({ document: 'spec/openapi.yaml', out: 'generated', packages: { scope: '@cloud-api', license: 'MIT' } }));
  const file = join(scratch, 'spec/schemas/nodebalancers.yaml');
  const [{ runWatch }, { createReport }] = await Promise.all([fromBuilt<typeof watching>('cli/run-watch.js'), fromBuilt<typeof reports>('report/report.js')]);
  const names = Object.keys(edits);
  const done: Cost[] = [];
  const held: { edits: number; bytes: number }[] = [];
  let said = '';
  let begun = { time: 0, usage: process.cpuUsage() };
  const here = process.cwd();
  const host: Host = {
    cwd: scratch,
    env: {},
    stdout: { write: (text) => (said = text) },
    stderr: process.stderr,
    today: () => '2030-01-31',
    now: () => performance.now(),
    uninterrupted: (work) => work(),
    watch: () => ({
      begins: () => void (begun = { time: performance.now(), usage: process.cpuUsage() }),
      next() {
        const { user, system } = process.cpuUsage(begun.usage);
        const turn = done.length;
        const files = Number(/: (\d+) written/.exec(said)?.[1] ?? Number.NaN);
        if (Number.isNaN(files)) throw new Error(said);
        done.push({ edit: turn === 0 ? '' : (names[turn % names.length] ?? ''), time: performance.now() - begun.time, processor: (user + system) / 1000, files });
        if (turn === 1 || turn === count) held.push({ edits: turn, bytes: inUse() });
        if (turn === count) return Promise.resolve('over');
        const next = turn + 1;
        const schemas = parseDocument(readFileSync(file, 'utf8'));
        edits[names[next % names.length] ?? '']?.(schemas, next);
        // The rest as it was, as an editor leaves it.
        writeFileSync(file, schemas.toString({ lineWidth: 0 }));
        return Promise.resolve('changed');
      },
    }),
  };
  process.chdir(scratch);
  try {
    const report = createReport();
    await runWatch({ quiet: true }, '0.0.0', host, report);
    const [first, ...costs] = done;
    if (first === undefined || costs.length !== count) throw new Error('the session ended before its time');
    return { first, costs, held };
  } finally {
    process.chdir(here);
  }
}

async function fromBuilt<T>(path: string): Promise<T> {
  return (await import(pathToFileURL(join(built, path)).href)) as T; // what the source of that name exports
}

/** Bytes that are in use once all that is not has been collected. */
function inUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // the flag puts it there
  collect();
  return process.memoryUsage().heapUsed;
}
