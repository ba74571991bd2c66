// Measures the generation from one document; prints JSON: `measure.ts DOCUMENT OUT TARGET,TARGET [serve]`.

import { Buffer } from 'node:buffer';
import { resolve } from 'node:path';
import { planOutput, writeOutput } from '../../src/generator/output/write-output.ts';
import { collectSooner } from '../../src/generator/cli/gc-flags.ts';
import { createProgress } from '../../src/generator/cli/progress.ts';
import { generate } from '../../src/generator/pipeline/pipeline.ts';
import type { Diagnostic } from '../../src/generator/diagnostics/diagnostic.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { diskFiles } from '../../src/generator/source/load-sources.ts';
import type { TargetName } from '../../src/generator/plugin/target.ts';
import type { Measurement } from './measurement.ts';
import { serveAndAsk } from './serve.ts';

const [document = '', out = '', names = '', mode] = process.argv.slice(2);
const targets = names.split(',') as TargetName[]; // checked by corpus.ts
collectSooner(); // as in the program
const report = createReport();
const [start, used] = [performance.now(), process.cpuUsage()];
const host = {
  cwd: process.cwd(),
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  today: () => new Date().toISOString().slice(0, 10),
  now: () => performance.now(),
  uninterrupted: <T>(work: () => T): T => work(),
};
const progress = createProgress(host, true);
const job = {
  document,
  overlays: [],
  leaveOut: true,
  targets,
  options: { packages: false, importExtension: '.js' },
} as const;
const { api, files, partial = false } = await generate(job, diskFiles(), report, (stage) => progress.begin(stage));
const output = { folder: resolve(out), shown: out, ashlar: '0.0.0', targets, kept: [], files };
progress.begin('write');
const plan = report.failed && !partial ? undefined : planOutput(output, report);
if (plan) writeOutput(output, plan, report);
progress.end();
const ms = performance.now() - start;
const { user, system } = process.cpuUsage(used);

const tally = (severity: 'error' | 'warning' | 'note'): number =>
  report.diagnostics.filter((one) => one.severity === severity).length;
const measurement = {
  operations: api?.operations.length ?? 0,
  schemas: api?.schemas.length ?? 0,
  diagnostics: { error: tally('error'), warning: tally('warning'), note: tally('note') },
  mistakes: mistakesIn(report.diagnostics),
  timings: Object.fromEntries(progress.timings.map(({ stage, ms }) => [stage, ms])),
  ms,
  processorMs: (user + system) / 1000,
  peakBytes: process.resourceUsage().maxRSS * 1024,
  outputBytes: files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
  files: files.length,
} satisfies Measurement;
const served = mode === 'serve' ? await serveAndAsk(out) : undefined;
process.stdout.write(JSON.stringify({ ...measurement, ...(served && { served }) } satisfies Measurement));

/** Returns every error, and each warning code with its count and first location. */
function mistakesIn(diagnostics: readonly Diagnostic[]): readonly string[] {
  const shown = ({ place }: Diagnostic): string => (place ? `${place.file}:${place.line}:${place.column} ` : '');
  const errors = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((one) => `${shown(one)}error ${one.code}: ${one.message}`);
  const warnings = new Map<string, Diagnostic[]>();
  for (const one of diagnostics)
    if (one.severity === 'warning') warnings.set(one.code, [...(warnings.get(one.code) ?? []), one]);
  return [
    ...errors,
    ...[...warnings].flatMap(([code, [first, ...more]]) =>
      first
        ? [`${shown(first)}warning ${code}: ${first.message}${more.length > 0 ? ` (and ${more.length} more)` : ''}`]
        : [],
    ),
  ];
}
