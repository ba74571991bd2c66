// Benchmark of watch mode, in one session for each document: `npm run bench -- watch [DIR]`.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { parse, parseDocument, type Document } from 'yaml';
import type { BenchOptions } from './bench.ts';
import { programOptions } from './bundle-options.js';
import { listDocumentsAt, type ListedDocument } from './corpus/documents.ts';
import { formatLoad } from './format-load.ts';
import { median } from './median.ts';
import { table } from './table.ts';

const project = join(import.meta.dirname, '..');
const buildDirectory = join(project, 'dist/generator');
/** The bundled session, in the build, whose other files it reads. */
const sessionProgram = join(buildDirectory, 'bench-watch-session.js');

/** Edits of a schema. */
const edits: Readonly<Record<string, (document: Document, schema: readonly string[], turn: number) => void>> = {
  description: (document, schema, turn) => document.setIn([...schema, 'description'], `Description of edit ${turn}.`),
  'additional property': (document, schema, turn) =>
    document.setIn([...schema, 'properties', `edit_${turn}`], { type: 'string', maxLength: turn + 1 }),
};
const editNames = Object.keys(edits);

/** What a session edits: a schema in a file of a directory with a configuration. */
interface Subject {
  readonly name: string;
  readonly file: string;
  readonly schema: readonly string[];
}

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

/**
 * Returns the medians of `2 * runs` edits of each kind, which alternate, for this repository's document and those in
 * `directory`; throws if dist/ is missing.
 */
export async function benchWatch(directory: string | undefined, { markdown, runs }: BenchOptions): Promise<string> {
  if (!existsSync(buildDirectory)) throw new Error('dist/ is missing: run npm run build.');
  const loadBefore = formatLoad();
  const subjects = [copyOwnDocument, ...(directory === undefined ? [] : listDocumentsAt(directory)).map(copyDocument)];
  const sessions: (Session & Pick<Subject, 'name'>)[] = [];
  try {
    await bundleSession();
    for (const copy of subjects) {
      const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
      try {
        const subject = copy(scratch);
        sessions.push({ name: subject.name, ...runSession(scratch, subject, 2 * runs * editNames.length) });
      } finally {
        rmSync(scratch, { recursive: true, force: true });
      }
    }
  } finally {
    rmSync(sessionProgram, { force: true });
  }
  const rows = sessions.flatMap(({ name, runs: [first, ...costs] }) =>
    [['initial run', first ? [first] : []] as const, ...groupByEdit(costs)].map(([edit, group]) => [
      name,
      edit,
      String(group.length),
      String(median(group.map(({ files }) => files))),
      ...[median(group.map(({ time }) => time)), median(group.map(({ cpuTime }) => cpuTime))].map(
        (ms) => `${Math.round(ms)} ms`,
      ),
    ]),
  );
  const memory = sessions.map(
    ({ name, heapSizes }) =>
      `Heap after garbage collection, ${name}: ${heapSizes.map(({ edits: count, bytes }) => `${Math.round(bytes / 1e6)} MB after ${count}`).join(', ')} edits.`,
  );
  return `${table(['document', 'edit', 'edits', 'files written', 'time', 'CPU time'], rows, markdown)}\n${memory.join('\n')}\nMedians, on ${cpus().length} cores, Node ${process.versions.node}; load before ${loadBefore}, after ${formatLoad()}.\n`;
}

/** Bundles the session, like the program. */
async function bundleSession(): Promise<void> {
  await build({
    ...programOptions,
    entryPoints: [join(import.meta.dirname, 'bench-watch/session.js')],
    outfile: sessionProgram,
  });
}

/** Groups costs by the kind of edit. */
function groupByEdit(costs: readonly Cost[]): readonly (readonly [name: string, costs: readonly Cost[]])[] {
  return editNames.map((name, editIndex) => [name, costs.filter((_, turn) => turn % editNames.length === editIndex)]);
}

function copyOwnDocument(directory: string): Subject {
  cpSync(join(project, 'spec'), join(directory, 'spec'), { recursive: true });
  writeConfig(directory, 'spec/openapi.yaml', { packages: { scope: '@cloud-api', license: 'MIT' } });
  return { name: 'spec/', file: join(directory, 'spec/schemas/nodebalancers.yaml'), schema: ['NodeBalancer'] };
}

/** Copies a document. Edits change the object with the fewest references, but at least one. */
function copyDocument({ name, path }: ListedDocument): (directory: string) => Subject {
  return (directory) => {
    const file = join(directory, basename(path));
    cpSync(path, file);
    writeConfig(directory, basename(path), {});
    const text = readFileSync(path, 'utf8');
    const { components: { schemas = {} } = {} } = parse(text) as {
      readonly components?: { readonly schemas?: Readonly<Record<string, { readonly properties?: unknown }>> };
    };
    const counts = Object.entries(schemas).flatMap(([schema, { properties }]) => {
      const count =
        text.split(`#/components/schemas/${schema}"`).length + text.split(`#/components/schemas/${schema}'`).length - 2;
      return properties === undefined || count === 0 ? [] : [{ schema, count }];
    });
    const [first] = counts.toSorted((a, b) => a.count - b.count);
    if (!first) throw new Error(`${name} has no object schema that is referenced.`);
    return { name, file, schema: ['components', 'schemas', first.schema] };
  };
}

function writeConfig(directory: string, document: string, options: object): void {
  writeFileSync(join(directory, 'ashlar.config.json'), JSON.stringify({ document, out: 'generated', ...options }));
}

/**
 * Runs a session of `count` alternating edits with the program's own watch loop; only the file watcher is replaced. The
 * files are prepared and the modules compiled beforehand, so that neither is measured.
 */
function runSession(directory: string, { file, schema }: Subject, count: number): Session {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const print = (): string =>
    file.endsWith('.json') ? JSON.stringify(document, undefined, 2) : document.toString({ lineWidth: 0 });
  if (file.endsWith('.json')) writeFileSync(file, print());
  const versions = Array.from({ length: count }, (_, turn) => {
    edits[editNames[turn % editNames.length] ?? '']?.(document, schema, turn);
    // Everything else is unchanged, as if an editor had saved the file.
    const version = join(directory, `version-${turn}`);
    writeFileSync(version, print());
    return version;
  });
  const { status, stdout } = spawnSync(process.execPath, [sessionProgram], {
    cwd: directory,
    input: JSON.stringify({ file, versions }),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error('The session failed.');
  return JSON.parse(stdout) as Session; // written by session.js
}
