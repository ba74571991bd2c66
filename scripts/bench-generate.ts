// Benchmark of generation: time, memory, and compile errors. `npm run bench -- generate [DIR]`.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { BenchOptions } from './bench.ts';
import { listDocumentsAt } from './corpus/documents.ts';
import { formatLoad } from './format-load.ts';
import { countCompileErrors, strictnessLevels } from './bench-generate/compile-errors.ts';
import {
  type Contestant,
  uncachedAshlarContestants,
  ashlarContestants,
  peerContestants,
  program,
} from './bench-generate/contestants.ts';
import { type Cost, type Failure, measureCommand, formatCosts } from './bench-generate/measure-command.ts';
import { type Json, repeatDocument } from './bench-generate/repeat-document.ts';
import { median } from './median.ts';
import { table } from './table.ts';

const project = join(import.meta.dirname, '..');
const bundledDocument = join(project, 'generated/spec/openapi.json');
/** The spec of this repository in several files and in a single one, because some generators can read only one file. */
const ownDocuments = [join(project, 'spec/openapi.yaml'), bundledDocument];
const sizes = [1, 2, 4, 8];

/** Returns the tables of costs; throws if dist/ is missing. */
export function benchGenerate(directory: string | undefined, { markdown, peers, runs }: BenchOptions): string {
  if (!existsSync(program)) throw new Error('dist/ is missing: run npm run build.');
  const documents = directory === undefined ? [] : listDocumentsAt(directory).map(({ path }) => path);
  const loadBefore = formatLoad();
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    const contestants = [...(peers ? peerContestants(scratch) : []), ...ashlarContestants];
    const rows = [...ownDocuments, ...documents].flatMap((document) =>
      compareGenerators(document, contestants, runs, scratch),
    );
    const comparisonTable = table(
      ['document', 'generator', 'time', 'CPU time', 'memory', ...strictnessLevels.map((level) => `errors, ${level}`)],
      rows,
      markdown,
    );
    const growthTable = table(
      ['size', 'operations', 'generator', 'time', 'CPU time', 'memory', 'CPU time per copy'],
      measureGrowth(runs, scratch),
      markdown,
    );
    return `${comparisonTable}\n${growthTable}\nMedians of ${runs} alternating runs each, on ${cpus().length} cores, Node ${process.versions.node}; load before ${loadBefore}, after ${formatLoad()}.\n`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Returns the rows of one document, one for each contestant. */
function compareGenerators(
  document: string,
  contestants: readonly Contestant[],
  runs: number,
  scratch: string,
): readonly (readonly string[])[] {
  const name = basename(document);
  return compare(document, contestants, runs, scratch, (out) =>
    strictnessLevels.map((level) => countCompileErrors(level, out, scratch)),
  ).map(({ contestant, outcome, errors }) =>
    'reason' in outcome
      ? [name, contestant.name, `failed: ${outcome.reason}`, '', '', ...strictnessLevels.map(() => '')]
      : [name, contestant.name, ...formatCosts(outcome.costs), ...errors],
  );
}

/** Returns the rows of the spec repeated several times. If the cost is linear, each copy takes the same time. */
function measureGrowth(runs: number, scratch: string): readonly (readonly string[])[] {
  const document = JSON.parse(readFileSync(bundledDocument, 'utf8')) as Json;
  const methods = /^(?:get|put|post|delete|options|head|patch|trace)$/;
  return sizes.flatMap((size) => {
    const larger = repeatDocument(document, size);
    const path = join(scratch, `${size} times.json`);
    writeFileSync(path, JSON.stringify(larger));
    const operations = Object.values(larger['paths'] as Json).flatMap((item) =>
      Object.keys(item as Json).filter((key) => methods.test(key)),
    ).length;
    return compare(path, uncachedAshlarContestants, runs, scratch, () => []).map(({ contestant, outcome }) => {
      const head = [`${size} ×`, String(operations), contestant.name];
      return 'reason' in outcome
        ? [...head, `failed: ${outcome.reason}`, '', '', '']
        : [
            ...head,
            ...formatCosts(outcome.costs),
            `${(median(outcome.costs.map(({ cpuTime }) => cpuTime)) / size / 1000).toFixed(2)} s`,
          ];
    });
  });
}

interface ComparisonResult {
  readonly contestant: Contestant;
  /** Costs of all runs, or the first failure. */
  readonly outcome: { readonly costs: readonly Cost[] } | Failure;
  /** Compile errors in the output of the first run. */
  readonly errors: readonly string[];
}

/** Alternates the contestants, so that a load peak of the machine does not affect only one. */
function compare(
  document: string,
  contestants: readonly Contestant[],
  runs: number,
  scratch: string,
  inspect: (out: string) => readonly string[],
): readonly ComparisonResult[] {
  process.stderr.write(`${basename(document)} …\n`);
  const outcomes = contestants.map((): (Cost | Failure)[] => []);
  const errors = contestants.map((): readonly string[] => []);
  for (let turn = 0; turn < runs; turn++) {
    for (const [index, contestant] of contestants.entries()) {
      // The output directory is empty, or was just written by the same command.
      const out = join(scratch, 'out', String(index));
      rmSync(join(scratch, 'out'), { recursive: true, force: true });
      mkdirSync(out, { recursive: true });
      const args = contestant.command(document, out);
      if (contestant.measuresSecondRun) measureCommand(args, scratch);
      const outcome = measureCommand(args, scratch);
      outcomes[index]?.push(outcome);
      if (turn === 0 && !('reason' in outcome)) errors[index] = inspect(out);
    }
  }
  return contestants.map((contestant, index) => {
    const contestantOutcomes = outcomes[index] ?? [];
    const failure = contestantOutcomes.find((outcome): outcome is Failure => 'reason' in outcome);
    const costs = contestantOutcomes.filter((outcome): outcome is Cost => !('reason' in outcome));
    return { contestant, outcome: failure ?? { costs }, errors: errors[index] ?? [] };
  });
}
