// Benchmark of generation: time, memory, and compile errors. `npm run bench -- generate [DIR]`.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { BenchOptions } from './bench.ts';
import { listDocumentsAt } from './corpus/documents.ts';
import { formatLoad } from './format-load.ts';
import { countCompileErrors, strictnessLevels } from './bench-generate/compile-errors.ts';
import { compare } from './bench-generate/compare.ts';
import { type Contestant, ashlarContestants, peerContestants, program } from './bench-generate/contestants.ts';
import { formatCosts } from './bench-generate/measure-command.ts';
import { table } from './table.ts';

const project = join(import.meta.dirname, '..');
/** The spec of this repository in several files and in a single one, because some generators can read only one file. */
const ownDocuments = [join(project, 'spec/openapi.yaml'), join(project, 'generated/spec/openapi.json')];

/** Returns the table of costs; throws if dist/ is missing. */
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
    return `${comparisonTable}\nMedians of ${runs} alternating runs each, on ${cpus().length} cores, Node ${process.versions.node}; load before ${loadBefore}, after ${formatLoad()}.\n`;
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
