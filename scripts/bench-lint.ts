// Benchmark of `ashlar lint`: time and memory. `npm run bench -- lint [DIR]`.

import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchOptions } from './bench.ts';
import { listDocumentsAt } from './corpus/documents.ts';
import { formatLoad } from './format-load.ts';
import { median } from './median.ts';
import { ashlarContestants, peerContestants, type Contestant } from './bench-lint/contestants.ts';
import { table } from './table.ts';

/** Cost of one command: times in milliseconds, and peak memory in megabytes. */
interface Cost {
  /** Elapsed time. */
  readonly elapsed: number;
  /** CPU time. */
  readonly cpuTime: number;
  readonly memory: number;
}

const project = join(import.meta.dirname, '..');
const program = join(project, 'dist/generator/bin.js');
const probe = pathToFileURL(join(import.meta.dirname, 'bench-lint/probe.js')).href;

/** One run of a command. */
interface Run {
  readonly cost: Cost;
  /** Exit status or signal. */
  readonly exit: string;
  readonly stderr: string;
}

/** Returns the table of costs; throws if dist/ is missing or a contestant reports nothing. */
export function benchLint(directory: string | undefined, { markdown, peers, runs }: BenchOptions): string {
  if (!existsSync(program)) throw new Error('dist/ is missing: run npm run build.');
  const additional = directory === undefined ? [] : listDocumentsAt(directory).map(({ path }) => path);
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    const contestants = [...(peers ? peerContestants(scratch) : []), ...ashlarContestants(program)];
    const loadBefore = formatLoad();
    const rows = [join(project, 'spec/openapi.yaml'), ...additional].flatMap((document) =>
      compare(document, contestants, runs, scratch),
    );
    const base = contestants[0]?.name ?? '';
    const head = [
      'document',
      'linter',
      'findings',
      'time',
      'CPU time',
      'memory',
      `time ÷ ${base}`,
      'CPU time ÷',
      'memory ÷',
    ];
    return `${table(head, rows, markdown)}\nMedians of ${runs} alternating runs each, on ${cpus().length} cores, Node ${process.versions.node}; load before ${loadBefore}, after ${formatLoad()}.\n`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Measures one document. Each contestant must print findings before timing; then they alternate. */
function compare(
  document: string,
  contestants: readonly Contestant[],
  runs: number,
  scratch: string,
): readonly (readonly string[])[] {
  process.stderr.write(`${basename(document)} …\n`);
  const outputFile = join(scratch, 'printed.json');
  const findingCounts = contestants.map(({ name, command, countFindings: countPrintedFindings }) => {
    const { exit, stderr } = run(command(document), scratch, outputFile);
    const output = readFileSync(outputFile, 'utf8');
    const count = countPrintedFindings(parseJson(output));
    if (count === undefined)
      throw new Error(
        `${name} reported no findings for ${basename(document)}: ${exit}, with ${output.length} characters of unexpected output\n${stderr.slice(-2000)}`,
      );
    return count;
  });
  const costs = contestants.map((): Cost[] => []);
  for (let turn = 0; turn < runs; turn++) {
    for (const [index, { command }] of contestants.entries())
      costs[index]?.push(run(command(document), scratch, outputFile).cost);
  }
  const medians = costs.map((contestantCosts): Cost => ({
    elapsed: medianOf(contestantCosts, 'elapsed'),
    cpuTime: medianOf(contestantCosts, 'cpuTime'),
    memory: medianOf(contestantCosts, 'memory'),
  }));
  const [base] = medians;
  return contestants.map(({ name }, index) => {
    const { elapsed = NaN, cpuTime = NaN, memory = NaN } = medians[index] ?? {};
    const ratios = base ? [elapsed / base.elapsed, cpuTime / base.cpuTime, memory / base.memory] : [];
    return [
      basename(document),
      name,
      String(findingCounts[index]),
      `${(elapsed / 1000).toFixed(2)} s`,
      `${(cpuTime / 1000).toFixed(2)} s`,
      `${memory.toFixed(0)} MB`,
      ...ratios.map((ratio) => ratio.toFixed(2)),
    ];
  });
}

/**
 * Runs a command. Its output goes to a file, because a pipe may be truncated when the process exits. Throws if the
 * command ended before its cost was recorded.
 */
function run(command: readonly string[], cwd: string, outputFile: string): Run {
  const costFile = join(cwd, 'cost.json');
  rmSync(costFile, { force: true });
  const environment = {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
    NO_COLOR: '1',
  };
  const out = openSync(outputFile, 'w');
  const start = performance.now();
  const { status, signal, stderr } = spawnSync(process.execPath, ['--import', probe, ...command], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', out, 'pipe'],
    maxBuffer: 1 << 28,
    env: { ...process.env, ...environment, PROBE: costFile },
  });
  const elapsed = performance.now() - start;
  closeSync(out);
  if (!existsSync(costFile)) throw new Error(`${basename(command[0] ?? '')} did not finish:\n${stderr.slice(-2000)}`);
  // The probe has written the file.
  const { cpuTime, memory } = JSON.parse(readFileSync(costFile, 'utf8')) as Omit<Cost, 'elapsed'>;
  return { cost: { elapsed, cpuTime, memory }, exit: signal ?? `status ${status ?? ''}`, stderr };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function medianOf(costs: readonly Cost[], key: keyof Cost): number {
  return median(costs.map((cost) => cost[key]));
}
