// Corpus test: generates every target from real documents and checks the output. `npm run corpus -- DIR`.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { exitWithUsage, parseArguments } from './arguments.ts';
import { countOperations, countedTargets } from './corpus/count-operations.ts';
import { compareDigests, computeDigests, parseDigests, formatDigests, type Digests } from './corpus/digests.ts';
import { listDocumentsAt, listDependencyDocuments } from './corpus/documents.ts';
import { stages, type ExampleComparison, type Measurement } from './corpus/measurement.ts';
import { targetNames } from '../src/generator/targets/builtin.ts';
import { table } from './table.ts';

const usage = `Usage: npm run corpus -- [DIR|FILE …] [--dependencies] [--markdown] [--targets a,b] [--out DIR] [--digests FILE]

DIR contains OpenAPI documents (.json, .yaml); --dependencies adds those in the dependencies of the project. --out keeps
the output in DIR/<document>. --digests compares the output with the SHA-256 digests in FILE, or writes FILE if it does
not exist; the output is then neither compiled nor served. Exits with 1 if the output differs, if the generator crashes,
if the output does not compile, if the server responds incorrectly, or if Ashlar and Ajv disagree on an example. Errors
in the documents are listed.
`;
const { values, positionals } = parseArguments(usage, {
  dependencies: { type: 'boolean', default: false },
  markdown: { type: 'boolean', default: false },
  targets: { type: 'string', default: targetNames.join() },
  out: { type: 'string' },
  digests: { type: 'string' },
});
const missingPath = positionals.find((path) => !existsSync(path));
if (missingPath !== undefined) exitWithUsage(usage, `${missingPath} does not exist.`);
if (positionals.length === 0 && !values.dependencies) exitWithUsage(usage);
const unknownTarget = values.targets.split(',').find((name) => !targetNames.some((target) => target === name));
if (unknownTarget !== undefined)
  exitWithUsage(usage, `Unknown target "${unknownTarget}". Use one or more of ${targetNames.join(', ')}.`);

const project = join(import.meta.dirname, '..');
const documents = [
  ...positionals.flatMap(listDocumentsAt),
  ...(values.dependencies ? listDependencyDocuments(project) : []),
];
const baseline = values.digests === undefined ? undefined : readBaseline(values.digests);
const digests = new Map<string, string>();
let failures = 0;
const documentProblems: string[] = [];
const operationRows: (readonly string[])[] = [];
const rows = documents.map(({ name, path }) => {
  process.stderr.write(`${name} …\n`);
  const out =
    values.out === undefined
      ? mkdtempSync(join(tmpdir(), 'ashlar-corpus-'))
      : join(values.out, name.replaceAll(/[\\/]/g, '-'));
  try {
    const measurement = run(
      'corpus/measure.ts',
      path,
      out,
      values.targets,
      values.digests === undefined ? 'serve' : '',
    ) as Measurement | string; // printed by measure.ts
    if (typeof measurement === 'string') return reportCrash(name, measurement);
    operationRows.push(formatOperations(name, path, out, measurement));
    if (values.digests !== undefined) {
      for (const [file, digest] of computeDigests(name, out)) digests.set(file, digest);
      return formatRow(name, measurement, undefined, undefined);
    }
    const compilation = measurement.files > 0 ? compile(out) : undefined;
    const comparison = compilation && (run('corpus/check-examples.ts', path) as ExampleComparison | string); // printed by check-examples.ts
    if (typeof comparison === 'string') return reportCrash(name, comparison);
    documentProblems.push(...measurement.documentProblems.map((problem) => `${name}: ${problem}\n`));
    const errors = [
      ...(measurement.server?.unexpectedResponses ?? []),
      ...(comparison?.differences ?? []),
      ...(comparison?.incomparable ?? []),
    ];
    for (const error of errors) process.stderr.write(`  ${error}\n`);
    failures += errors.length + (compilation?.errors ?? 0);
    return formatRow(name, measurement, compilation, comparison);
  } finally {
    if (values.out === undefined) rmSync(out, { recursive: true, force: true });
  }
});

const head = [
  'document',
  'operations',
  'schemas',
  'errors',
  'warnings',
  'notes',
  'time',
  'CPU time',
  ...stages,
  'peak memory',
  'output',
  'files',
  'tsc errors',
  'tsc time',
  'server responses',
  'examples matching Ajv',
];
process.stdout.write(table(head, rows, values.markdown));
process.stdout.write(
  `\n${table(['document', 'operations declared', ...countedTargets, 'repairs', 'crashes'], operationRows, values.markdown)}`,
);
if (documentProblems.length > 0) process.stdout.write(`\nProblems in the documents:\n\n${documentProblems.join('')}`);
if (values.digests !== undefined) compareWithBaseline(values.digests);
process.exitCode = failures === 0 ? 0 : 1;

/** Reads the digests; `undefined` if the file does not exist. */
function readBaseline(path: string): Digests | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return parseDigests(readFileSync(path, 'utf8'));
  } catch (error) {
    return exitWithUsage(
      usage,
      `${path} is not a list of digests: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

function compareWithBaseline(path: string): void {
  if (!baseline) {
    if (failures > 0) return;
    writeFileSync(path, formatDigests(digests));
    process.stdout.write(`\n${path}: digests of ${digests.size} files written\n`);
    return;
  }
  const differences = compareDigests(baseline, digests);
  failures += differences.length;
  for (const { kind, path: file } of differences) process.stdout.write(`${kind.padEnd(7)}  ${file}\n`);
  process.stdout.write(`\n${digests.size} files, ${differences.length} different from ${path}\n`);
}

function reportCrash(name: string, reason: string): readonly string[] {
  failures += 1;
  operationRows.push([name, ...Array.from({ length: countedTargets.length + 2 }, () => '-'), '1']);
  process.stderr.write(`  ${reason}\n`);
  return [name, reason];
}

/** Formats the number of operations in the document and in each target, and of repairs by code. */
function formatOperations(name: string, path: string, out: string, { repairs }: Measurement): readonly string[] {
  const { declared, generated, lost } = countOperations(path, out);
  for (const label of lost) process.stderr.write(`  ${label} is lost\n`);
  const repaired = Object.entries(repairs).map(([code, count]) => `${count} ${code}`);
  return [
    name,
    String(declared),
    ...countedTargets.map((target) => String(generated[target] ?? '-')),
    repaired.join(', ') || 'none',
    '0',
  ];
}

/** Runs a script in a child process, which isolates time and memory; returns its result or an error message. */
function run(script: string, ...args: readonly string[]): unknown {
  const child = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      join(import.meta.dirname, script),
      ...args.map((argument, index) => (index < 2 ? resolve(argument) : argument)),
    ],
    {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 1e9,
    },
  );
  if (child.status !== 0)
    return `failed: ${/^\w*Error\b.*$/m.exec(child.stderr)?.[0] ?? child.signal ?? child.stderr.trim()}`;
  return JSON.parse(child.stdout);
}

interface Compilation {
  readonly errors: number;
  readonly ms: number;
}

/** Compiles the output with the strictest settings. */
function compile(out: string): Compilation {
  const settings = { extends: join(project, 'test/golden/tsconfig.json'), include: ['./**/*.ts'] };
  const config = join(out, 'tsconfig.json');
  writeFileSync(config, JSON.stringify(settings));
  const start = performance.now();
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(project, 'node_modules/typescript-7/bin/tsc'), '-p', out, '--pretty', 'false'],
    {
      encoding: 'utf8',
      maxBuffer: 1e9,
    },
  );
  rmSync(config);
  const errors = stdout.split('\n').filter((line) => /error TS\d/.test(line)).length;
  // A failure of the compiler without a message counts as an error.
  return { errors: status === 0 ? errors : Math.max(1, errors), ms: performance.now() - start };
}

function formatRow(
  name: string,
  measurement: Measurement,
  compilation: Compilation | undefined,
  comparison: ExampleComparison | undefined,
): readonly string[] {
  const { operations, schemas, diagnostics, timings, ms, cpuMs, peakBytes, outputBytes, files, server } = measurement;
  const seconds = (value: number): string => `${(value / 1000).toFixed(2)} s`;
  const megabytes = (value: number): string => `${(value / 1e6).toFixed(1)} MB`;
  return [
    name,
    String(operations),
    String(schemas),
    ...(['error', 'warning', 'note'] as const).map((severity) => String(diagnostics[severity])),
    seconds(ms),
    seconds(cpuMs),
    ...stages.map((stage) => seconds(timings[stage] ?? 0)),
    megabytes(peakBytes),
    megabytes(outputBytes),
    String(files),
    ...(compilation ? [String(compilation.errors), seconds(compilation.ms)] : ['-', '-']),
    server === undefined ? '-' : `${server.requests - server.unexpectedResponses.length} of ${server.requests}`,
    comparison === undefined
      ? '-'
      : `${comparison.examples - comparison.differences.length} of ${comparison.examples}${comparison.incomparable.length === 0 ? '' : `, ${comparison.incomparable.length} skipped`}`,
  ];
}
