// How long one waits for the files after an edit: `npm run bench -- watch`, in one session on the own document, with all targets.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument, type Document } from 'yaml';
import type { BenchOptions } from './bench.ts';
import { median } from './median.ts';
import { table } from './table.ts';

const project = join(import.meta.dirname, '..');
const built = join(project, 'dist/generator');

/** Edits of one schema, `NodeBalancer`, as a person makes them one after the other. */
const edits: Readonly<Record<string, (schemas: Document, turn: number) => void>> = {
  'its description': (schemas, turn) => schemas.setIn(['NodeBalancer', 'description'], `As edit ${turn} has it.`),
  'one more property': (schemas, turn) =>
    schemas.setIn(['NodeBalancer', 'properties', `edit_${turn}`], { type: 'string', maxLength: turn + 1 }),
};
const names = Object.keys(edits);

/** What a run cost: milliseconds from when its edit is seen until the last file is written, and of the processor; files written. */
interface Cost {
  readonly time: number;
  readonly processor: number;
  readonly files: number;
}

interface Session {
  /** The first is of everything. */
  readonly done: readonly Cost[];
  /** Bytes in use, collected. */
  readonly held: readonly { readonly edits: number; readonly bytes: number }[];
}

/** The medians of twice as many edits of each sort as there are runs, in turns; throws where there is no dist/. */
export function benchWatch({ markdown, runs }: BenchOptions): string {
  if (!existsSync(built)) throw new Error('There is no dist/ to be measured: npm run build makes it.');
  const load = (): string =>
    loadavg()
      .map((each) => each.toFixed(1))
      .join(' ');
  const before = load();
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    const {
      done: [first, ...costs],
      held,
    } = session(scratch, 2 * runs * names.length);
    if (first === undefined) throw new Error('The session made nothing.');
    const rows = names.map((name, place) => {
      const own = costs.filter((_, turn) => turn % names.length === place);
      return [
        name,
        String(own.length),
        `${median(own.map(({ files }) => files))}`,
        ...[median(own.map(({ time }) => time)), median(own.map(({ processor }) => processor))].map(
          (each) => `${Math.round(each)} ms`,
        ),
      ];
    });
    const memory = `Memory in use, collected: ${held.map(({ edits: count, bytes }) => `${Math.round(bytes / 1e6)} MB after ${count}`).join(', ')} edits.`;
    return `${table(['edit', 'edits', 'files written', 'time', 'processor'], [['everything, at first', '1', `${first.files}`, `${Math.round(first.time)} ms`, `${Math.round(first.processor)} ms`], ...rows], markdown)}\n${memory}\nMedians, on ${cpus().length} cores, Node ${process.versions.node}; load before ${before}, after ${load()}.\n`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * A session of so many edits, in turns, with the program's own loop; only the waiting for changes is not its. The texts
 * are made before it, and nothing compiles its modules on the way, so that it is charged for nothing that is not its own.
 */
function session(folder: string, count: number): Session {
  cpSync(join(project, 'spec'), join(folder, 'spec'), { recursive: true });
  writeFileSync(
    join(folder, 'ashlar.config.json'),
    JSON.stringify({
      document: 'spec/openapi.yaml',
      out: 'generated',
      packages: { scope: '@cloud-api', license: 'MIT' },
    }),
  );
  const file = join(folder, 'spec/schemas/nodebalancers.yaml');
  const schemas = parseDocument(readFileSync(file, 'utf8'));
  const texts = Array.from({ length: count }, (_, turn) => {
    edits[names[turn % names.length] ?? '']?.(schemas, turn);
    // The rest as it was, as an editor leaves it.
    return schemas.toString({ lineWidth: 0 });
  });
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'bench-watch/session.js')], {
    cwd: folder,
    input: JSON.stringify({ built, file, texts }),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error('The session ended before its time.');
  return JSON.parse(stdout) as Session; // as session.js writes it
}
