// What Ashlar makes of real documents: `npm run corpus -- DIR` generates every target from each, and prints what it took.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { misused, readArguments } from './arguments.ts';
import { stages, type Measurement } from './corpus/measurement.ts';
import { targetNames } from '../src/generator/targets/registry.ts';
import { table } from './table.ts';

const usage = 'Usage: npm run corpus -- DIR [--markdown] [--targets a,b] [--keep OUT]\n\nDIR holds OpenAPI documents (.json, .yaml). --keep leaves the output in OUT/<document>.\n';
const { values, positionals } = readArguments(usage, { markdown: { type: 'boolean', default: false }, targets: { type: 'string', default: targetNames.join() }, keep: { type: 'string' } });
const [folder] = positionals;
if (folder === undefined || !existsSync(folder)) misused(usage);
if (!values.targets.split(',').every((name) => targetNames.some((target) => target === name))) misused(usage);

const project = join(import.meta.dirname, '..');
const documents = readdirSync(folder).filter((name) => /\.(json|ya?ml)$/.test(name)).sort();
const rows = documents.map((name) => {
  process.stderr.write(`${name} …\n`);
  const out = values.keep === undefined ? mkdtempSync(join(tmpdir(), 'ashlar-corpus-')) : join(values.keep, basename(name));
  try {
    const measured = measure(join(folder, name), out);
    return typeof measured === 'string' ? [name, measured] : row(name, measured, existsSync(out) ? compile(out) : undefined);
  } finally {
    if (values.keep === undefined) rmSync(out, { recursive: true, force: true });
  }
});

const head = ['document', 'operations', 'schemas', 'errors', 'warnings', 'notes', 'time', ...stages, 'peak memory', 'output', 'files', 'tsc errors', 'tsc time', 'server answers'];
process.stdout.write(table(head, rows, values.markdown));

/** Generates in a process of its own, so that time and memory are this document's alone. */
function measure(document: string, out: string): Measurement | string {
  const child = spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'corpus/measure.ts'), document, out, values.targets], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (child.status !== 0) return `failed: ${/^\w*Error\b.*$/m.exec(child.stderr)?.[0] ?? child.signal ?? child.stderr.trim()}`;
  return JSON.parse(child.stdout) as Measurement; // measure.ts prints this type
}

interface Compilation {
  readonly errors: number;
  readonly ms: number;
}

/** Compiles what was generated as the strictest consumer would. */
function compile(out: string): Compilation {
  const settings = { extends: join(project, 'test/golden/tsconfig.json'), include: ['./**/*.ts'] };
  const config = join(out, 'tsconfig.json');
  writeFileSync(config, JSON.stringify(settings));
  const start = performance.now();
  const { stdout, status } = spawnSync(process.execPath, [join(project, 'node_modules/typescript-7/bin/tsc'), '-p', out, '--pretty', 'false'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  rmSync(config);
  const errors = stdout.split('\n').filter((line) => /error TS\d/.test(line)).length;
  // A compiler that fails without a word has not found the output sound.
  return { errors: status === 0 ? errors : Math.max(1, errors), ms: performance.now() - start };
}

function row(name: string, measured: Measurement, compiled: Compilation | undefined): readonly string[] {
  const { operations, schemas, diagnostics, timings, ms, peakBytes, outputBytes, files, served } = measured;
  for (const sentence of served?.wrong ?? []) process.stderr.write(`  ${sentence}\n`);
  const seconds = (value: number): string => `${(value / 1000).toFixed(2)} s`;
  const megabytes = (value: number): string => `${(value / 1e6).toFixed(1)} MB`;
  return [
    name,
    String(operations),
    String(schemas),
    ...(['error', 'warning', 'note'] as const).map((severity) => String(diagnostics[severity])),
    seconds(ms),
    ...stages.map((stage) => seconds(timings[stage] ?? 0)),
    megabytes(peakBytes),
    megabytes(outputBytes),
    String(files),
    ...(compiled ? [String(compiled.errors), seconds(compiled.ms)] : ['-', '-']),
    served === undefined ? '-' : `${served.requests - served.wrong.length} of ${served.requests}`,
  ];
}
