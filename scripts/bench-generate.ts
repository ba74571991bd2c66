// How fast generating is beside a peer: `npm run bench -- generate [DIR]`, each command from a cold start.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { BenchOptions } from './bench.ts';
import { median } from './median.ts';
import { table } from './table.ts';

const project = join(import.meta.dirname, '..');
const program = join(project, 'dist/generator/cli.js');
const own = join(project, 'spec/openapi.yaml');

/** What is run for a document, and where it writes. */
type Command = (document: string, out: string) => readonly string[];

/** The contestants; each is a command of its own, from a cold start, writing to an empty place. */
const contestants: Readonly<Record<string, Command>> = {
  'openapi-typescript': (document, out) => [join(project, 'node_modules/openapi-typescript/bin/cli.js'), document, '-o', `${out}.ts`],
  'ashlar types': (document, out) => [program, 'generate', document, '--quiet', '--targets', 'types', '--out', out],
  'ashlar all': (document, out) => [program, 'generate', document, '--quiet', '--out', out],
};

/** The table of times; throws where there is no dist/. */
export function benchGenerate(folder: string | undefined, { markdown, peers, runs }: BenchOptions): string {
  if (!existsSync(program)) throw new Error('There is no dist/ to be measured: npm run build makes it.');
  const others = folder === undefined ? [] : readdirSync(folder).filter((name) => /\.(json|ya?ml)$/.test(name)).sort().map((name) => resolve(folder, name));
  const chosen = Object.entries(contestants).filter(([name]) => peers || name.startsWith('ashlar'));
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    const rows = [own, ...others].map((document) => compare(document, chosen, runs, scratch));
    const names = chosen.map(([name]) => name);
    return table(['document', ...names, ...names.slice(1).map((name) => `${name} ÷ ${names[0] ?? ''}`)], rows, markdown);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Alternating runs, so that a busy moment of the machine does not fall on one contestant alone. */
function compare(document: string, chosen: readonly (readonly [string, Command])[], runs: number, scratch: string): readonly string[] {
  process.stderr.write(`${basename(document)} …\n`);
  const times = new Map<string, number[]>(chosen.map(([name]) => [name, []]));
  for (let run = 0; run < runs; run++) {
    for (const [name, command] of chosen) {
      const ms = timed(command(document, join(scratch, `${run}-${name.replace(' ', '-')}-${basename(document)}`)), scratch);
      if (ms !== undefined) times.get(name)?.push(ms);
    }
  }
  const [peer, ...ours] = [...times.values()].map((each) => (each.length === 0 ? undefined : median(each)));
  const seconds = (ms: number | undefined): string => (ms === undefined ? 'refused' : `${(ms / 1000).toFixed(2)} s`);
  const ratio = (ms: number | undefined): string => (ms === undefined || peer === undefined ? '' : (ms / peer).toFixed(2));
  return [basename(document), seconds(peer), ...ours.map(seconds), ...ours.map(ratio)];
}

/** Milliseconds of a command; undefined when it fails. */
function timed(command: readonly string[], scratch: string): number | undefined {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, command, { cwd: scratch, stdio: 'ignore' });
  return status === 0 ? performance.now() - start : undefined;
}
