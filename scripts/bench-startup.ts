// Benchmark of commands with little work, in which loading the program takes most of the time: `npm run bench -- startup`.

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { BenchOptions } from './bench.ts';
import { program } from './bench-generate/contestants.ts';
import { measureCommand } from './bench-generate/measure-command.ts';
import { formatLoad } from './format-load.ts';
import { median } from './median.ts';
import { table } from './table.ts';

/** A document of one operation. */
const document = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1.0.0' },
  paths: {
    '/pets': {
      get: {
        operationId: 'listPets',
        responses: {
          200: {
            description: 'The names of all pets.',
            content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } },
          },
        },
      },
    },
  },
};

interface Command {
  readonly name: string;
  readonly args: readonly string[];
  /** Whether the output is deleted before each run. */
  readonly isFirst?: true;
}

const generate = [program, 'generate', 'openapi.json', '--out', 'api', '--quiet'];
const commands: readonly Command[] = [
  { name: 'an empty program', args: ['empty.js'] },
  { name: 'ashlar --version', args: [program, '--version'] },
  { name: 'ashlar generate, all targets, without a cache', args: [...generate, '--no-cache'], isFirst: true },
  { name: 'ashlar generate --check, with a cache', args: [...generate, '--check'] },
];

/** Returns the table of medians; throws if dist/ is missing or a command fails. */
export function benchStartup({ markdown, runs }: BenchOptions): string {
  if (!existsSync(program)) throw new Error('dist/ is missing: run npm run build.');
  const directory = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    writeFileSync(join(directory, 'openapi.json'), JSON.stringify(document));
    writeFileSync(join(directory, 'empty.js'), '');
    mkdirSync(join(directory, 'node_modules'));
    const times = commands.map(({ args, isFirst }) => {
      // Fills the cache.
      if (!isFirst) measure(generate, directory);
      return Array.from({ length: runs }, () => {
        if (isFirst) rmSync(join(directory, 'api'), { recursive: true, force: true });
        return measure(args, directory);
      });
    });
    const [empty = Number.NaN] = times.map((each) => median(each.map(({ cpuTime }) => cpuTime)));
    const rows = commands.map(({ name }, index) => {
      const cpuTime = median((times[index] ?? []).map((cost) => cost.cpuTime));
      const elapsed = median((times[index] ?? []).map((cost) => cost.elapsed));
      return [name, ...[elapsed, cpuTime, cpuTime - empty].map((ms) => `${(ms / 1000).toFixed(2)} s`)];
    });
    return `${table(['command', 'time', 'CPU time', 'CPU time without an empty program'], rows, markdown)}\nMedians of ${runs}, on ${cpus().length} cores, Node ${process.versions.node}; load ${formatLoad()}.\n`;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function measure(args: readonly string[], directory: string): { readonly cpuTime: number; readonly elapsed: number } {
  const cost = measureCommand(args, directory);
  if ('reason' in cost) throw new Error(cost.reason);
  return cost;
}
