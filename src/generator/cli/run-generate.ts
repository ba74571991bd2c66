// `ashlar generate`: the pipeline, then writing, or with --check the list of what writing would do.

import { Buffer } from 'node:buffer';
import { manifestName } from '../emit/manifest.ts';
import { planOutput, writeOutput, type Output } from '../emit/write.ts';
import type { Plan } from '../emit/write-plan.ts';
import { generate } from '../generate.ts';
import type { Report } from '../report/report.ts';
import { diskFiles } from '../source/load.ts';
import type { Source } from '../source/tree.ts';
import type { Formatted } from '../emit/format.ts';
import type { GenerateFlags } from './arguments.ts';
import type { Host } from './host.ts';
import type { FileOutcome, FileState, Outcome } from './outcome.ts';
import { shownPath } from './paths.ts';
import { createProgress } from './progress.ts';
import { count } from './quantities.ts';
import { settleGenerate, type Looked } from './settings.ts';

/** What a run of `--watch` takes over from the one before it, and where it says what it looked at beside texts. */
export interface Session {
  readonly formatted: Formatted;
  readonly looked: Looked;
}

/** Runs the command; what is wrong is in the outcome's report. */
export async function runGenerate(flags: GenerateFlags, version: string, host: Host, report: Report, session?: Session): Promise<Outcome> {
  const command = 'generate';
  const texts = new Map<string, Source>();
  const settings = await settleGenerate(flags, host, report, texts, session?.looked);
  if (settings === undefined) return { command, report, texts, timings: [] };

  const { job, out, kept } = settings;
  const progress = createProgress(host, flags.quiet === true || flags.json === true);
  const { sources, files } = await generate({ ...job, ...(session && { formatted: session.formatted }) }, diskFiles(host.cwd), report, (stage) => progress.begin(stage));
  const shown = shownPath(host.cwd, out);
  const output: Output = { folder: out, shown, ashlar: version, targets: job.targets, kept, files };
  const plan = report.failed ? undefined : planOutput(output, report);
  let outcomes: readonly FileOutcome[] = [];
  if (plan && flags.check) {
    outcomes = list(output, plan, { missing: 'missing', changed: 'changed', strays: 'stray' });
    judge(job.document, output, plan, outcomes, report);
  } else if (plan) {
    progress.begin('write');
    const written = host.uninterrupted(() => writeOutput(output, plan, report));
    if (written) outcomes = list(output, plan, { missing: 'created', changed: 'replaced', strays: 'removed' });
  }
  progress.end();
  const { timings } = progress;
  return { command, report, texts: new Map([...texts, ...sources.texts]), timings, document: job.document, out: shown, check: flags.check === true, files: outcomes };
}

/** Every file of the run and what becomes of it; the manifest only where it is not as it should be. */
function list(output: Output, plan: Plan, states: { readonly [K in 'missing' | 'changed' | 'strays']: FileState }): readonly FileOutcome[] {
  const state = new Map<string, FileState>();
  for (const path of plan.missing) state.set(path, states.missing);
  for (const path of plan.changed) state.set(path, states.changed);
  const made = output.files.map(({ path, target, text }) => ({
    path: `${output.shown}/${path}`,
    target,
    bytes: Buffer.byteLength(text),
    state: state.get(path) ?? 'unchanged',
  }));
  const strays = plan.strays.map((path) => ({ path: `${output.shown}/${path}`, state: states.strays }));
  const manifest = { path: `${output.shown}/${manifestName}`, state: plan.manifest === 'missing' ? states.missing : states.changed };
  return [...made, ...strays, ...(plan.manifest === 'same' ? [] : [manifest])];
}

/** With --check: reports a stale folder. */
function judge(document: string, output: Output, plan: Plan, outcomes: readonly FileOutcome[], report: Report): void {
  const counts = (['changed', 'missing', 'stray'] as const)
    .map((state) => ({ state, number: outcomes.filter((file) => file.state === state).length }))
    .filter(({ number }) => number > 0)
    .map(({ state, number }) => (state === 'stray' ? count(number, state) : `${number} ${state}`));
  if (counts.length === 0) return;
  const made = plan.madeBy.length === 0 ? 'Ashlar has made nothing there yet' : `what is there was made by Ashlar ${plan.madeBy.join(' and ')}`;
  report.add('cli/stale', {
    message: `${output.shown} is not what ${document} yields: ${counts.join(', ')}; ${made}, this is Ashlar ${output.ashlar}`,
    help: 'Run ashlar generate, and commit what it writes.',
  });
}
