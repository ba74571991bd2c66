// Benchmark of watch mode, in one session on the spec of this repository: `npm run bench -- watch`.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument, type Document } from 'yaml';
import type { BenchOptions } from './bench.ts';
import { formatLoad } from './format-load.ts';
import { median } from './median.ts';
import { table } from './table.ts';

const project = join(import.meta.dirname, '..');
const buildDirectory = join(project, 'dist/generator');

/** Edits to the schema `NodeBalancer`. */
const edits: Readonly<Record<string, (schemas: Document, turn: number) => void>> = {
  description: (schemas, turn) => schemas.setIn(['NodeBalancer', 'description'], `Description of edit ${turn}.`),
  'additional property': (schemas, turn) =>
    schemas.setIn(['NodeBalancer', 'properties', `edit_${turn}`], { type: 'string', maxLength: turn + 1 }),
};
const editNames = Object.keys(edits);

/** Cost of a run: time from detecting the edit to the last file, and CPU time, in milliseconds; files written. */
interface Cost {
  readonly time: number;
  readonly cpuTime: number;
  readonly files: number;
}

/** Output of `session.js`. */
interface Session {
  /** Costs of the runs; the first one generates everything. */
  readonly runs: readonly Cost[];
  /** Heap sizes after garbage collection, with the number of edits before it. */
  readonly heapSizes: readonly { readonly edits: number; readonly bytes: number }[];
}

/** Returns the medians of `2 * runs` edits of each kind, which alternate; throws if dist/ is missing. */
export function benchWatch({ markdown, runs }: BenchOptions): string {
  if (!existsSync(buildDirectory)) throw new Error('dist/ is missing: run npm run build.');
  const loadBefore = formatLoad();
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    const {
      runs: [first, ...costs],
      heapSizes,
    } = runSession(scratch, 2 * runs * editNames.length);
    if (first === undefined) throw new Error('The session generated nothing.');
    const rows = editNames.map((name, editIndex) => {
      const editCosts = costs.filter((_, turn) => turn % editNames.length === editIndex);
      return [
        name,
        String(editCosts.length),
        `${median(editCosts.map(({ files }) => files))}`,
        ...[median(editCosts.map(({ time }) => time)), median(editCosts.map(({ cpuTime }) => cpuTime))].map(
          (ms) => `${Math.round(ms)} ms`,
        ),
      ];
    });
    const memory = `Heap after garbage collection: ${heapSizes.map(({ edits: count, bytes }) => `${Math.round(bytes / 1e6)} MB after ${count}`).join(', ')} edits.`;
    return `${table(['edit', 'edits', 'files written', 'time', 'CPU time'], [['initial run', '1', `${first.files}`, `${Math.round(first.time)} ms`, `${Math.round(first.cpuTime)} ms`], ...rows], markdown)}\n${memory}\nMedians, on ${cpus().length} cores, Node ${process.versions.node}; load before ${loadBefore}, after ${formatLoad()}.\n`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Runs a session of `count` alternating edits with the program's own watch loop; only the file watcher is replaced. The
 * texts are prepared and the modules compiled beforehand, so that neither is measured.
 */
function runSession(directory: string, count: number): Session {
  cpSync(join(project, 'spec'), join(directory, 'spec'), { recursive: true });
  writeFileSync(
    join(directory, 'ashlar.config.json'),
    JSON.stringify({
      document: 'spec/openapi.yaml',
      out: 'generated',
      packages: { scope: '@cloud-api', license: 'MIT' },
    }),
  );
  const file = join(directory, 'spec/schemas/nodebalancers.yaml');
  const schemas = parseDocument(readFileSync(file, 'utf8'));
  const texts = Array.from({ length: count }, (_, turn) => {
    edits[editNames[turn % editNames.length] ?? '']?.(schemas, turn);
    // Everything else is unchanged, as if an editor had saved the file.
    return schemas.toString({ lineWidth: 0 });
  });
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'bench-watch/session.js')], {
    cwd: directory,
    input: JSON.stringify({ buildDirectory, file, texts }),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error('The session failed.');
  return JSON.parse(stdout) as Session; // written by session.js
}
