// Benchmark of generated validators: time and size. `npm run bench -- validators`.

import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { documentOf, modelOf } from '../test/targets/validators/model.ts';
import type { BenchOptions } from './bench.ts';
import { formatLoad } from './format-load.ts';
import { cases } from './bench-validators/payloads.ts';
import { geometricMean, median } from './bench-validators/measure.ts';
import type { Mode, Run } from './bench-validators/run.ts';
import { measureSizesAndColdStarts } from './bench-validators/size-and-cold-start.ts';
import { loadSchemas } from './bench-validators/benchmark-schemas.ts';
import { table } from './table.ts';

/** Number of runs, each in a new process. */
const processes = 3;

/** Returns the tables of times, sizes, and cold starts. */
export async function benchValidators({ markdown, peers }: BenchOptions): Promise<string> {
  const load = [formatLoad()];
  const runs: Run[] = [];
  for (let count = 0; count < processes; count++) runs.push(await runInChildProcess(peers));
  const contestants = runs[0]?.contestants ?? [];
  const schemas = await loadSchemas();
  const sizesAndStarts = await measureSizesAndColdStarts(await modelOf(documentOf(schemas)), schemas, [
    60,
    Object.keys(schemas).length,
  ]);
  load.push(formatLoad());
  const header = ['payload', ...contestants.map(({ name }) => name)];
  const notes = contestants
    .filter(({ unsupportedKeywords }) => unsupportedKeywords !== 'nothing')
    .map(
      ({ name, unsupportedKeywords }) =>
        `${name} does not support ${unsupportedKeywords}: its times for schemas without these keywords are in parentheses, and excluded from the means.`,
    );
  return [
    `Node ${process.versions.node}, ${availableParallelism()} cores, load ${load.join(', then ')}; medians of ${processes} processes.\n`,
    `All problems: Ashlar's time in nanoseconds, and the other validators' times relative to it.\n\n${table(header, createRows('check', runs), markdown)}`,
    `Valid or invalid only.\n\n${table(header, createRows('is', runs), markdown)}`,
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    table(['', 'Ashlar', 'Ajv', 'Ashlar ÷ Ajv'], sizesAndStarts, markdown),
  ].join('\n');
}

/** Runs the benchmark in a child process. */
function runInChildProcess(peers: boolean): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'bench-validators', 'run.ts'), peers ? [] : ['--no-peers']);
    child.once('message', (run) => {
      resolve(run as Run);
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (status) => reject(new Error(`a benchmark run exited with status ${String(status)}`)));
  });
}

/** Returns the table rows of a mode: one for each payload, and the summaries. */
function createRows(mode: Mode, runs: readonly Run[]): readonly (readonly string[])[] {
  const [ashlar, ...others] = runs[0]?.contestants ?? [];
  const ratios = new Map<string, number[]>(others.map(({ name }) => [name, []]));
  const caseRows = cases.map(({ name, schema }) => {
    const times = runs.map((run) => run.times[mode][name] ?? {});
    const ashlarTime = (timesByName: Readonly<Record<string, number>>): number =>
      timesByName[ashlar?.name ?? ''] ?? Number.NaN;
    const cells = others.map((other) => {
      const numbers = times.flatMap((timesByName) =>
        timesByName[other.name] === undefined
          ? []
          : [(timesByName[other.name] ?? Number.NaN) / ashlarTime(timesByName)],
      );
      if (numbers.length === 0) return '';
      const ratio = median(numbers);
      if (other.weakerSchemas.includes(schema)) return `(${ratio.toFixed(2)} ×)`;
      ratios.get(other.name)?.push(ratio);
      return `${ratio.toFixed(2)} ×`;
    });
    return [name, median(times.map(ashlarTime)).toFixed(0), ...cells];
  });
  const summary = (name: string, summarize: (ratios: readonly number[]) => number): readonly string[] => [
    name,
    '',
    ...others.map((other) => {
      const numbers = ratios.get(other.name) ?? [];
      return numbers.length === 0 ? '' : `${summarize(numbers).toFixed(2)} ×`;
    }),
  ];
  return [...caseRows, summary('geometric mean', geometricMean), summary('minimum', (numbers) => Math.min(...numbers))];
}
