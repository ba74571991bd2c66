// Measures generation from one document, and prints JSON: `measure.ts DOCUMENT OUT TARGET,TARGET [serve]`.

import { Buffer } from 'node:buffer';
import { resolve } from 'node:path';
import { planOutput, writeOutput } from '../../src/generator/output/write-output.ts';
import { setEngineFlags } from '../../src/generator/cli/engine-flags.ts';
import { createProgress } from '../../src/generator/cli/progress.ts';
import { generate } from '../../src/generator/pipeline/pipeline.ts';
import type { Diagnostic } from '../../src/generator/diagnostics/diagnostic.ts';
import { diagnosticCodes } from '../../src/generator/diagnostics/codes.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { createDiskReader } from '../../src/generator/source/disk-reader.ts';
import type { TargetName } from '../../src/generator/plugin/target.ts';
import type { Measurement } from './measurement.ts';
import { smokeTestServer } from './server-smoke-test.ts';

const [document = '', out = '', names = '', mode] = process.argv.slice(2);
const targets = names.split(',') as TargetName[]; // checked by corpus.ts
setEngineFlags(); // as in the CLI
const report = createReport();
const [start, startUsage] = [performance.now(), process.cpuUsage()];
const environment = {
  cwd: process.cwd(),
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  today: () => new Date().toISOString().slice(0, 10),
  now: () => performance.now(),
  runUninterrupted: <T>(work: () => T): T => work(),
};
const progress = createProgress(environment, true);
const input = {
  document,
  overlays: [],
  tolerance: 'exclude',
  targets,
  // As in the CLI without a configuration.
  options: { packages: false, importExtension: '.js', requestReaders: targets.includes('server') },
} as const;
const {
  api,
  files,
  isPartial = false,
} = await generate(input, createDiskReader(), report, (stage) => progress.begin(stage));
const output = {
  directory: resolve(out),
  displayPath: out,
  ashlarVersion: '0.0.0',
  targets,
  untouchedTargets: [],
  files,
};
progress.begin('write');
const plan = report.hasErrors && !isPartial ? undefined : planOutput(output, report);
if (plan) writeOutput(output, plan, report);
progress.end();
const ms = performance.now() - start;
const { user, system } = process.cpuUsage(startUsage);

const countDiagnostics = (severity: 'error' | 'warning' | 'note'): number =>
  report.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
const measurement = {
  operations: api?.operations.length ?? 0,
  schemas: api?.schemas.length ?? 0,
  diagnostics: {
    error: countDiagnostics('error'),
    warning: countDiagnostics('warning'),
    note: countDiagnostics('note'),
  },
  repairs: countRepairs(report.diagnostics),
  documentProblems: listDocumentProblems(report.diagnostics),
  timings: Object.fromEntries(progress.timings.map(({ stage, ms }) => [stage, ms])),
  ms,
  cpuMs: (user + system) / 1000,
  peakBytes: process.resourceUsage().maxRSS * 1024,
  outputBytes: files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
  files: files.length,
} satisfies Measurement;
const server = mode === 'serve' ? await smokeTestServer(out, document) : undefined;
process.stdout.write(JSON.stringify({ ...measurement, ...(server && { server }) } satisfies Measurement));

/** Counts the diagnostics that are warnings, although their code is an error by default. */
function countRepairs(diagnostics: readonly Diagnostic[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { code, severity } of diagnostics)
    if (severity === 'warning' && diagnosticCodes[code].severity === 'error') counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** Returns every error, and each warning code with its count and first location. */
function listDocumentProblems(diagnostics: readonly Diagnostic[]): readonly string[] {
  const formatLocation = ({ location }: Diagnostic): string =>
    location ? `${location.file}:${location.line}:${location.column} ` : '';
  const errors = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((diagnostic) => `${formatLocation(diagnostic)}error ${diagnostic.code}: ${diagnostic.message}`);
  const warnings = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics)
    if (diagnostic.severity === 'warning')
      warnings.set(diagnostic.code, [...(warnings.get(diagnostic.code) ?? []), diagnostic]);
  return [
    ...errors,
    ...[...warnings].flatMap(([code, [first, ...others]]) =>
      first
        ? [
            `${formatLocation(first)}warning ${code}: ${first.message}${others.length > 0 ? ` (and ${others.length} more)` : ''}`,
          ]
        : [],
    ),
  ];
}
