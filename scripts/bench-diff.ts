// Benchmark of `ashlar diff` with 200 edits per document: `npm run bench -- diff [DIR]`.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { BenchOptions } from './bench.ts';
import { listDocumentsAt } from './corpus/documents.ts';
import { formatLoad } from './format-load.ts';
import { editDocument, type Json } from './bench-diff/edit-document.ts';
import { installComparedTools } from './install-peers.ts';
import { table } from './table.ts';

/** Command that compares two documents from a cold start and prints JSON. */
interface Contestant {
  readonly name: string;
  readonly command: (base: string, head: string) => readonly string[];
  /** Returns the number of reported changes; `undefined` if the output is invalid. */
  readonly countChanges: (printed: unknown) => number | undefined;
}

const project = join(import.meta.dirname, '..');
const program = join(project, 'dist/generator/bin.js');
const peerVersions = { '@redocly/cli': '2.77.0' };
/** Maximum number of edits per document. */
const maxEdits = 200;

/** Returns the table of times; throws if dist/ is missing or a contestant reports nothing. */
export function benchDiff(directory: string | undefined, { markdown, peers, runs }: BenchOptions): string {
  if (!existsSync(program)) throw new Error('dist/ is missing: run npm run build.');
  const additional = directory === undefined ? [] : listDocumentsAt(directory).map(({ path }) => path);
  const contestants = [ashlar, ...(peers ? [redoclyContestant(installComparedTools('diff', peerVersions))] : [])];
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    const loadBefore = formatLoad();
    const rows = [join(project, 'generated/spec/openapi.json'), ...additional].map((document) =>
      compare(document, contestants, runs, scratch),
    );
    const head = ['document', 'edits', ...contestants.flatMap(({ name }) => [`${name}, changes`, 'median', 'fastest'])];
    return `${table(head, rows, markdown)}\n${runs} alternating runs each, on ${cpus().length} cores, Node ${process.versions.node}; load before ${loadBefore}, after ${formatLoad()}.\n`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const ashlar: Contestant = {
  name: 'ashlar diff',
  command: (base, head) => [program, 'diff', base, head, '--format', 'json', '--quiet'],
  countChanges: (printed) => countChanges(printed),
};

function redoclyContestant(directory: string): Contestant {
  const cli = join(directory, 'node_modules/@redocly/cli/bin/cli.js');
  return {
    name: `redocly diff ${peerVersions['@redocly/cli']}`,
    command: (base, head) => [cli, 'diff', base, head, '--format', 'json', '--fail-on', 'none'],
    countChanges: (printed) => countChanges(printed),
  };
}

/** Counts the changes; both tools print an object with an array of them. */
function countChanges(printed: unknown): number | undefined {
  const changes = typeof printed === 'object' && printed !== null && 'changes' in printed ? printed.changes : undefined;
  return Array.isArray(changes) && changes.length > 0 ? changes.length : undefined;
}

/** Measures one document. Each contestant must report changes before timing; then they alternate. */
function compare(
  document: string,
  contestants: readonly Contestant[],
  runs: number,
  scratch: string,
): readonly string[] {
  process.stderr.write(`${basename(document)} …\n`);
  const { base, head, editCount } = writePair(document, scratch);
  const changeCounts = contestants.map(({ name, command, countChanges: countPrintedChanges }) => {
    const { stdout, stderr, status } = run(command(base, head), scratch);
    const changes = status === 0 ? countPrintedChanges(JSON.parse(stdout)) : undefined;
    if (changes === undefined)
      throw new Error(`${name} reported no changes for ${basename(document)}:\n${stderr.slice(-2000)}`);
    return changes;
  });
  const times = contestants.map((): number[] => []);
  for (let turn = 0; turn < runs; turn++) {
    for (const [index, { command }] of contestants.entries()) {
      const start = performance.now();
      run(command(base, head), scratch);
      times[index]?.push(performance.now() - start);
    }
  }
  return [
    basename(document),
    String(editCount),
    ...contestants.flatMap((_, index) => {
      const sorted = (times[index] ?? []).sort((a, b) => a - b);
      return [String(changeCounts[index]), formatSeconds(sorted[sorted.length >> 1]), formatSeconds(sorted[0])];
    }),
  ];
}

/** Writes the document and an edited copy with the same serializer, so that both parse equally fast. */
function writePair(
  document: string,
  scratch: string,
): { readonly base: string; readonly head: string; readonly editCount: number } {
  const language = extname(document);
  // Documents from the command line are trusted.
  const read = (text: string): Json => (language === '.json' ? JSON.parse(text) : parse(text)) as Json;
  const write = (name: string, value: Json): string => {
    const path = join(scratch, `${name}-${basename(document)}`);
    writeFileSync(
      path,
      language === '.json' ? JSON.stringify(value, null, 2) : stringify(value, { aliasDuplicateObjects: false }),
    );
    return path;
  };
  const value = read(readFileSync(document, 'utf8'));
  const base = write('base', value);
  const editCount = editDocument(value, maxEdits, 20_260_101);
  return { base, head: write('head', value), editCount };
}

function run(
  command: readonly string[],
  cwd: string,
): { readonly stdout: string; readonly stderr: string; readonly status: number | null } {
  const quiet = {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
    NO_COLOR: '1',
  };
  return spawnSync(process.execPath, command, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    env: { ...process.env, ...quiet },
  });
}

function formatSeconds(ms: number | undefined): string {
  return ms === undefined ? '' : `${(ms / 1000).toFixed(2)} s`;
}
