// Generation for one document: restored from the cache or generated, then written or compared.

import { Buffer } from 'node:buffer';
import { resolve } from 'node:path';
import { digest } from '../../output/sha256.ts';
import type { Formatted } from '../../output/format.ts';
import { planDigests, writeOutput, type Output, type TargetFile } from '../../output/write-output.ts';
import type { Job } from '../../pipeline/pipeline.ts';
import { keptOf } from '../../model/dependencies/kept.ts';
import { createReport, type Report } from '../../diagnostics/report.ts';
import type { Texts } from '../../diagnostics/format-text.ts';
import type { Source } from '../../source/node.ts';
import type { GenerateFlags } from '../../cli/arguments.ts';
import { openCache, type Cache } from './cache/cache.ts';
import type { Digests as InputDigests } from '../../pipeline/input-digests.ts';
import type { MadeFile } from './cache/cache-entry.ts';
import type { CacheFolder } from './cache/cache-directory.ts';
import type { LoadedConfig } from '../../cli/config/load.ts';
import type { Host } from '../../cli/environment.ts';
import type { FileOutcome } from '../../cli/command-result.ts';
import { shownPath } from '../../pipeline/display-path.ts';
import type { Progress } from '../../cli/progress.ts';
import { settleGenerate, type Looked, type Shared } from '../../cli/settings.ts';
import { checking, judge, list, writing } from './file-status.ts';
import type { Opened } from '../../pipeline/parse-cache.ts';
import type { KeptOfRun, Written } from './watch-session.ts';

/** Context that the documents of a run share. */
export interface Run extends Shared {
  readonly flags: GenerateFlags;
  readonly version: string;
  readonly host: Host;
  readonly progress: Progress;
  readonly cache: CacheFolder | undefined;
  readonly digests: InputDigests;
  readonly open: (document: string) => Opened;
  readonly formatted: Formatted | undefined;
  readonly looked: Looked;
  /** Whether in watch mode: an error then keeps all previous output. */
  readonly watching: boolean;
  /** State of the watched document. */
  readonly kept?: KeptOfRun;
  readonly written?: Written;
}

/** Result of one document; without `document`, none was named. */
export interface Done {
  readonly document?: string;
  readonly out?: string;
  readonly files: readonly FileOutcome[];
  readonly partial: boolean;
  /** Sources that diagnostics point into. */
  readonly texts: Texts;
  /** Display paths of all files looked up. */
  readonly asked: readonly string[];
  /** Those of them that exist. */
  readonly inputs: readonly string[];
}

type Place = Omit<Output, 'files'>;
type Outcome = Pick<Done, 'files' | 'partial' | 'texts'> & { readonly asked: Iterable<string> };

/** Generates from the document of a configuration; errors go to `report`. */
export async function generateDocument(loaded: LoadedConfig, run: Run, report: Report): Promise<Done> {
  const { flags, version, host, cache, digests, open, looked, watching } = run;
  const texts = new Map<string, Source>();
  const there = (paths: readonly string[]): readonly string[] => paths.filter((path) => digests.of(path) !== null);
  const settings = await settleGenerate(flags, loaded, run, host, report, texts, looked);
  // The changelog base may be in a commit or a package rather than a file.
  const earlier = [...texts.keys()];
  // A missing file may be created later.
  const follow = (paths: Iterable<string>): void => {
    for (const path of paths) looked.files.add(resolve(host.cwd, path));
  };
  follow(earlier);
  if (settings === undefined) return { files: [], partial: false, texts, asked: earlier, inputs: there(earlier) };
  const { job, out, kept } = settings;
  const place: Place = { folder: out, shown: shownPath(host.cwd, out), ashlar: version, targets: job.targets, kept };
  // In watch mode something has changed; and the changelog base may depend on git or a registry.
  const memory =
    cache && !watching && !job.options.docs?.changes ? openCache(job, cache, digests, host.cwd) : undefined;
  const done =
    (memory && recalled(memory, place, job.document, run, report)) ??
    (await made(job, place, open(job.document), memory, run, report));
  follow(done.asked);
  const all = [...new Set([...done.asked, ...earlier])];
  return {
    document: job.document,
    out: place.shown,
    files: done.files,
    partial: done.partial,
    texts: new Map([...texts, ...done.texts]),
    asked: all,
    inputs: there(all),
  };
}

/** Restores a cached run if its output is unchanged on disk; `undefined` otherwise. */
function recalled(
  cache: Cache,
  place: Place,
  document: string,
  { flags: { check }, host, progress }: Run,
  report: Report,
): Outcome | undefined {
  progress.begin('recall');
  const known = cache.recall();
  if (known === undefined) return undefined;
  const found = createReport();
  for (const diagnostic of known.diagnostics) found.add(diagnostic.code, diagnostic);
  const plan = planDigests({ ...place, wanted: known.files }, found);
  if (plan && !check) {
    if (plan.missing.length + plan.changed.length + plan.strays.length > 0 || plan.manifest !== 'same')
      return undefined;
    host.uninterrupted(() => writeOutput({ ...place, files: [] }, plan, found));
  }
  for (const diagnostic of found.diagnostics) report.add(diagnostic.code, diagnostic);
  const files = plan ? list(place, known.files, plan, checking) : [];
  if (plan && check) judge(document, place, plan, files, report);
  return { files, partial: known.partial && plan !== undefined, texts: known.texts, asked: known.asked };
}

/** Generates. Imports the pipeline lazily. */
async function made(
  job: Job,
  place: Place,
  { files: sources, asked }: Opened,
  cache: Cache | undefined,
  { flags: { check }, host, progress, formatted, watching, kept, written }: Run,
  report: Report,
): Promise<Outcome> {
  const { generate } = await import('../../pipeline/pipeline.ts');
  const said = new Set(report.diagnostics);
  const leaveOut = job.leaveOut === true && !watching;
  const {
    sources: { texts },
    files,
    api,
    partial = false,
  } = await generate(
    { ...job, leaveOut, ...(formatted && { formatted }), ...(kept && { kept: kept.before }) },
    sources,
    report,
    (stage) => progress.begin(stage),
  );
  const nothing: Outcome = { files: [], partial: false, texts, asked };
  if (report.failed && !partial) return nothing;
  if (kept) kept.now = (api && keptOf(api)) ?? null;
  const wanted = files.map((file) => madeFile(file, written));
  if (written) keepOnly(written, wanted);
  const diagnostics = report.diagnostics.filter((diagnostic) => !said.has(diagnostic));
  // A rejected symbolic link is not read, so no digest would show that it has become a regular file.
  if (!diagnostics.some(({ code }) => code === 'source/outside-reference'))
    cache?.remember({ files: wanted, partial, diagnostics, texts }, asked);
  const plan = planDigests({ ...place, wanted, ...(written && { known: written.known }) }, report);
  if (plan === undefined) return nothing;
  if (check) {
    const outcomes = list(place, wanted, plan, checking);
    judge(job.document, place, plan, outcomes, report);
    return { ...nothing, files: outcomes, partial };
  }
  progress.begin('write');
  const done = host.uninterrupted(() => writeOutput({ ...place, files }, plan, report));
  return { ...nothing, files: done ? list(place, wanted, plan, writing) : [], partial };
}

/** Adds the digest, which is reused if the previous run generated the same text. */
function madeFile({ path, target, text }: TargetFile, written: Written | undefined): MadeFile {
  const before = written?.wanted.get(path);
  if (before?.text === text) return before.made;
  const made = { path, target, digest: digest(text), bytes: Buffer.byteLength(text) };
  written?.wanted.set(path, { text, made });
  return made;
}

function keepOnly({ wanted }: Written, files: readonly MadeFile[]): void {
  const paths = new Set(files.map(({ path }) => path));
  for (const path of wanted.keys()) if (!paths.has(path)) wanted.delete(path);
}
