// Benchmark of larger and larger documents: how the cost of a run grows. `npm run bench -- growth`.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions } from './bench.ts';
import { compare } from './bench-generate/compare.ts';
import { program, uncachedAshlarContestants } from './bench-generate/contestants.ts';
import { type Cost, formatCosts } from './bench-generate/measure-command.ts';
import { type Json, repeatDocument } from './bench-generate/repeat-document.ts';
import { formatLoad } from './format-load.ts';
import { median } from './median.ts';
import { table } from './table.ts';

const bundledDocument = join(import.meta.dirname, '../generated/spec/openapi.json');
/** Numbers of copies. Each is twice the one before. */
const sizes = [1, 2, 4, 8, 16];

/** Returns the table of costs for one to sixteen copies of the spec; throws if dist/ is missing. */
export function benchGrowth({ markdown, runs }: BenchOptions): string {
  if (!existsSync(program)) throw new Error('dist/ is missing: run npm run build.');
  const loadBefore = formatLoad();
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    const head = ['size', 'operations', 'generator', 'time', 'CPU time', 'memory', 'exponent, CPU', 'exponent, memory'];
    const costs = table(head, measureGrowth(runs, scratch), markdown);
    return `${costs}\nMedians of ${runs} alternating runs each, on ${cpus().length} cores, Node ${process.versions.node}; load before ${loadBefore}, after ${formatLoad()}.\n`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function measureGrowth(runs: number, scratch: string): readonly (readonly string[])[] {
  const document = JSON.parse(readFileSync(bundledDocument, 'utf8')) as Json;
  const smaller = new Map<string, readonly Cost[]>();
  return sizes.flatMap((size) => {
    const larger = repeatDocument(document, size);
    const path = join(scratch, `${size} times.json`);
    writeFileSync(path, JSON.stringify(larger));
    return compare(path, uncachedAshlarContestants, runs, scratch, () => []).map(({ contestant, outcome }) => {
      const head = [`${size} ×`, String(countOperations(larger)), contestant.name];
      if ('reason' in outcome) return [...head, `failed: ${outcome.reason}`, '', '', '', ''];
      const before = smaller.get(contestant.name);
      smaller.set(contestant.name, outcome.costs);
      return [
        ...head,
        ...formatCosts(outcome.costs),
        formatExponent('cpuTime', before, outcome.costs),
        formatExponent('memory', before, outcome.costs),
      ];
    });
  });
}

function countOperations(document: Json): number {
  const methods = /^(?:get|put|post|delete|options|head|patch|trace)$/;
  return Object.values(document['paths'] as Json).flatMap((item) =>
    Object.keys(item as Json).filter((key) => methods.test(key)),
  ).length;
}

/** Returns the exponent of the growth from half the size: 1 if twice the size takes twice the cost. */
function formatExponent(key: keyof Cost, before: readonly Cost[] | undefined, after: readonly Cost[]): string {
  if (!before) return '';
  const medianOf = (costs: readonly Cost[]): number => median(costs.map((cost) => cost[key]));
  return Math.log2(medianOf(after) / medianOf(before)).toFixed(2);
}
