// `ashlar generate`: the pipeline, then writing, or with --check the list of what writing would do.

import { Buffer } from 'node:buffer';
import { manifestName } from '../emit/manifest.ts';
import { digest } from '../emit/digest.ts';
import { planDigests, writeOutput, type Output } from '../emit/write.ts';
import type { Plan } from '../emit/write-plan.ts';
import type { Job } from '../generate.ts';
import { createReport, type Report } from '../report/report.ts';
import type { Source } from '../source/tree.ts';
import type { Formatted } from '../emit/format.ts';
import type { GenerateFlags } from './arguments.ts';
import { openCache, type Cache } from './cache/cache.ts';
import type { MadeFile } from './cache/entry.ts';
import { openCacheFolder } from './cache/folder.ts';
import type { Host } from './host.ts';
import type { FileOutcome, FileState, Outcome } from './outcome.ts';
import { shownPath } from './paths.ts';
import { createProgress, type Progress } from './progress.ts';
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
  const folder = openCacheFolder(host.cwd, flags.cache);
  const settings = await settleGenerate(flags, host, report, texts, session?.looked, folder);
  if (settings === undefined) return { command, report, texts, timings: [] };

  const { job, out, kept } = settings;
  const progress = createProgress(host, flags.quiet === true || flags.json === true);
  const place: Place = { folder: out, shown: shownPath(host.cwd, out), ashlar: version, targets: job.targets, kept };
  // What is watched has changed; and what an earlier document was may be a matter of git or of a registry.
  const cache = folder && !session && !job.options.docs?.changes ? openCache(job, folder, host.cwd) : undefined;
  const done = (cache && recalled(cache, place, flags, job.document, host, report, progress)) ?? (await made(job, place, flags, host, report, progress, cache, session));
  progress.end();
  return { command, report, timings: progress.timings, document: job.document, out: place.shown, check: flags.check === true, files: done.files, ...(done.partial === true && { partial: true }), texts: new Map([...texts, ...done.texts]) };
}

type Place = Omit<Output, 'files'>;
type Done = Required<Pick<Outcome, 'texts' | 'files'>> & Pick<Outcome, 'partial'>;

/** The run where an earlier one made the same and nothing is to be written; undefined where it has to be made. */
function recalled(cache: Cache, place: Place, { check }: GenerateFlags, document: string, host: Host, report: Report, progress: Progress): Done | undefined {
  progress.begin('recall');
  const known = cache.recall();
  if (known === undefined) return undefined;
  const found = createReport();
  for (const diagnostic of known.diagnostics) found.add(diagnostic.code, diagnostic);
  const plan = planDigests({ ...place, wanted: known.files }, found);
  if (plan && !check) {
    if (plan.missing.length + plan.changed.length + plan.strays.length > 0 || plan.manifest !== 'same') return undefined;
    host.uninterrupted(() => writeOutput({ ...place, files: [] }, plan, found));
  }
  for (const diagnostic of found.diagnostics) report.add(diagnostic.code, diagnostic);
  const files = plan ? list(place, known.files, plan, checking) : [];
  if (plan && check) judge(document, place, plan, files, report);
  return { files, texts: known.texts };
}

/** The run itself. The pipeline is loaded only here. */
async function made(job: Job, place: Place, { check }: GenerateFlags, host: Host, report: Report, progress: Progress, cache: Cache | undefined, session: Session | undefined): Promise<Done> {
  const [{ generate }, { diskFiles }] = await Promise.all([import('../generate.ts'), import('../source/load.ts')]);
  const disk = diskFiles(host.cwd);
  const said = new Set(report.diagnostics);
  // While somebody edits, what was generated stays as it is until the document is sound.
  const leaveOut = job.leaveOut === true && session === undefined;
  const { sources, files, partial = false } = await generate({ ...job, leaveOut, ...(session && { formatted: session.formatted }) }, cache?.noting(disk) ?? disk, report, (stage) => progress.begin(stage));
  if (report.failed && !partial) return { texts: sources.texts, files: [] };
  const wanted = files.map(({ path, target, text }) => ({ path, target, digest: digest(text), bytes: Buffer.byteLength(text) }));
  if (!partial) cache?.remember({ files: wanted, diagnostics: report.diagnostics.filter((diagnostic) => !said.has(diagnostic)), texts: sources.texts });
  const plan = planDigests({ ...place, wanted }, report);
  if (plan === undefined) return { texts: sources.texts, files: [] };
  if (check) {
    const outcomes = list(place, wanted, plan, checking);
    judge(job.document, place, plan, outcomes, report);
    return { texts: sources.texts, files: outcomes, partial };
  }
  progress.begin('write');
  const written = host.uninterrupted(() => writeOutput({ ...place, files }, plan, report));
  return { texts: sources.texts, files: written ? list(place, wanted, plan, writing) : [], partial };
}

type States = { readonly [K in 'missing' | 'changed' | 'strays']: FileState };
const checking: States = { missing: 'missing', changed: 'changed', strays: 'stray' };
const writing: States = { missing: 'created', changed: 'replaced', strays: 'removed' };

/** Every file of the run and what becomes of it; the manifest only where it is not as it should be. */
function list({ shown }: Place, files: readonly MadeFile[], plan: Plan, states: States): readonly FileOutcome[] {
  const state = new Map<string, FileState>();
  for (const path of plan.missing) state.set(path, states.missing);
  for (const path of plan.changed) state.set(path, states.changed);
  const each = files.map(({ path, target, bytes }) => ({ path: `${shown}/${path}`, target, bytes, state: state.get(path) ?? 'unchanged' }));
  const strays = plan.strays.map((path) => ({ path: `${shown}/${path}`, state: states.strays }));
  const manifest = { path: `${shown}/${manifestName}`, state: plan.manifest === 'missing' ? states.missing : states.changed };
  return [...each, ...strays, ...(plan.manifest === 'same' ? [] : [manifest])];
}

/** With --check: reports a stale folder. */
function judge(document: string, output: Place, plan: Plan, outcomes: readonly FileOutcome[], report: Report): void {
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
