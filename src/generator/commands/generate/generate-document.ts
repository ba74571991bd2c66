// Generation for one document: restored from the cache or generated, then written or compared.

import { Buffer } from 'node:buffer';
import { resolve } from 'node:path';
import { sha256 } from '../../output/sha256.ts';
import type { FormatCache } from '../../output/format.ts';
import { planFromDigests, writeOutput, type OutputRequest, type TargetFile } from '../../output/write-output.ts';
import type { GenerateInput } from '../../pipeline/pipeline.ts';
import { createReport, type Report } from '../../diagnostics/report.ts';
import type { SourceTexts } from '../../diagnostics/format-text.ts';
import type { TargetOptions } from '../../plugin/target.ts';
import type { Memo } from '../../plugin/memo-interface.ts';
import { isLocal, isRemote } from '../../source/input-path.ts';
import type { Source } from '../../source/node.ts';
import type { GenerateFlags } from '../../cli/arguments.ts';
import { openCache, type OutputCache, type GeneratedFile } from './cache/cache.ts';
import type { InputDigests, DocumentReader } from '../../pipeline/parse-cache.ts';
import type { CacheDirectory } from './cache/cache-directory.ts';
import type { LoadedConfig } from '../../cli/config/load.ts';
import type { Environment } from '../../cli/environment.ts';
import type { FileResult, FileState } from '../../cli/command-result.ts';
import { toDisplayPath } from '../../pipeline/display-path.ts';
import { isJson } from '../../pipeline/is-json.ts';
import type { Progress } from '../../cli/progress.ts';
import { resolveGenerateSettings, type LookedUpPaths, type RunSettings } from '../../cli/settings.ts';
import type { OutputFileCaches } from './generate-all.ts';
import { manifestName } from '../../output/manifest.ts';
import type { WritePlan, WritePlanInput } from '../../output/plan-write.ts';

/** Context of a run. */
export interface GenerateRun extends RunSettings {
  readonly flags: GenerateFlags;
  readonly environment: Environment;
  readonly progress: Progress;
  readonly cache: CacheDirectory | undefined;
  readonly digests: InputDigests;
  /** Returns the file reader of a document. */
  readonly open: (document: string) => DocumentReader;
  readonly formatCache: FormatCache | undefined;
  readonly lookedUpPaths: LookedUpPaths;
  /** Whether watch mode is active. If so, an error keeps all previous output. */
  readonly isWatching: boolean;
  /** State of the watched document. */
  readonly memo?: Memo;
  readonly writtenFiles?: OutputFileCaches;
}

/** Result for one document; `document` is absent if none was specified. */
export interface GenerateResult {
  readonly document?: string;
  readonly out?: string;
  readonly files: readonly FileResult[];
  readonly partial: boolean;
  /** Sources that diagnostics refer to. */
  readonly texts: SourceTexts;
  /** Display paths of all files looked up. */
  readonly lookedUpFiles: readonly string[];
  /** Display paths of the existing files among them. */
  readonly inputs: readonly string[];
}

type OutputDirectory = Omit<OutputRequest, 'files'> & Pick<TargetOptions, 'requestReaders'>;
type RunResult = Pick<GenerateResult, 'files' | 'partial' | 'texts'> & { readonly lookedUpFiles: Iterable<string> };

/** Generates from the document of a configuration. Adds errors to `report`. */
export async function generateDocument(
  loaded: LoadedConfig,
  run: GenerateRun,
  report: Report,
): Promise<GenerateResult> {
  const { flags, version, environment, cache, digests, inputs, open, lookedUpPaths, isWatching } = run;
  const texts = new Map<string, Source>();
  const filterExisting = (paths: readonly string[]): readonly string[] =>
    paths.filter((path) => isLocal(path) && digests.digestOf(path) !== null);
  const settings = await resolveGenerateSettings(flags, loaded, run, environment, report, texts, lookedUpPaths);
  // The changelog base may be in a commit or a package rather than a file.
  const changelogFiles = [...texts.keys()];
  // A missing file may be created later.
  const trackFiles = (paths: Iterable<string>): void => {
    for (const path of paths) if (isLocal(path)) lookedUpPaths.files.add(resolve(environment.cwd, path));
  };
  trackFiles(changelogFiles);
  const listLateModules = (): readonly string[] =>
    [...run.customTargets.modules.late].map((file) => toDisplayPath(environment.cwd, file));
  if (settings === undefined) {
    const lookedUpFiles = [...changelogFiles, ...listLateModules()];
    return { files: [], partial: false, texts, lookedUpFiles, inputs: filterExisting(lookedUpFiles) };
  }
  const { input, out, otherTargets: untouchedTargets } = settings;
  const output: OutputDirectory = {
    directory: out,
    displayPath: toDisplayPath(environment.cwd, out),
    ashlarVersion: version,
    targets: [...input.targets, ...(input.customTargets ?? []).map(({ target }) => target.name)],
    untouchedTargets,
    requestReaders: input.options.requestReaders ?? true,
  };
  // The cache is not used in watch mode, where an input has changed; for a changelog, whose base can be a commit or a
  // package; and for custom targets that can depend on anything else than their modules and options.
  const entryCache =
    cache &&
    !isWatching &&
    !input.options.docs?.computeChangelog &&
    (input.customTargets ?? []).every(({ value }) => run.customTargets.isCacheable && isJson(value))
      ? openCache(input, cache, digests, environment.cwd)
      : undefined;
  const result =
    (entryCache && restoreFromCache(entryCache, output, input.document, run, report)) ??
    (await generateFiles(input, output, open(input.document), entryCache, run, report));
  trackFiles(result.lookedUpFiles);
  const lookedUpFiles = [...new Set([...result.lookedUpFiles, ...changelogFiles, ...listLateModules()])];
  // The content of a document with errors is not locked, so that a corrected one is read next time.
  if (flags.check !== true && result.files.length > 0) inputs.lock(lookedUpFiles, report);
  const lockFiles = lookedUpFiles.some(isRemote) ? [toDisplayPath(environment.cwd, inputs.lockFile)] : [];
  return {
    document: input.document,
    out: output.displayPath,
    files: result.files,
    partial: result.partial,
    texts: new Map([...texts, ...result.texts]),
    lookedUpFiles,
    inputs: filterExisting([...lookedUpFiles, ...lockFiles]),
  };
}

/** Restores a cached run if its output is unchanged on disk; `undefined` otherwise. */
function restoreFromCache(
  cache: OutputCache,
  output: OutputDirectory,
  document: string,
  { flags: { check }, environment, progress }: GenerateRun,
  report: Report,
): RunResult | undefined {
  progress.begin('cache');
  const cachedRun = cache.restore();
  if (cachedRun === undefined) return undefined;
  const cachedReport = createReport();
  for (const diagnostic of cachedRun.diagnostics) cachedReport.add(diagnostic.code, diagnostic);
  const plan = createPlan({ ...output, plannedFiles: cachedRun.files }, cachedReport);
  if (plan && !check) {
    if (plan.missing.length + plan.changed.length + plan.orphans.length > 0 || plan.manifestState !== 'same')
      return undefined;
    environment.runUninterrupted(() => writeOutput({ ...output, files: [] }, plan, cachedReport));
  }
  for (const diagnostic of cachedReport.diagnostics) report.add(diagnostic.code, diagnostic);
  const files = plan ? listFileResults(output, cachedRun.files, plan, checkStates) : [];
  if (plan && check) reportStaleOutput(document, output, plan, files, report);
  return {
    files,
    partial: cachedRun.partial && plan !== undefined,
    texts: cachedRun.texts,
    lookedUpFiles: cachedRun.lookedUpFiles,
  };
}

/** Generates the files, then writes or compares them. Imports the pipeline lazily. */
async function generateFiles(
  input: GenerateInput,
  output: OutputDirectory,
  { files: fileReader, requestedPaths }: DocumentReader,
  cache: OutputCache | undefined,
  { flags: { check }, environment, progress, formatCache, isWatching, memo, writtenFiles }: GenerateRun,
  report: Report,
): Promise<RunResult> {
  const { generate } = await import('../../pipeline/pipeline.ts');
  const earlierDiagnostics = new Set(report.diagnostics);
  // In watch mode, the last complete output is kept until an error is fixed.
  const tolerance = input.tolerance && isWatching ? 'repair' : input.tolerance;
  const {
    sources: { texts },
    files,
    isPartial = false,
  } = await generate(
    {
      ...input,
      ...(tolerance && { tolerance }),
      ...(formatCache && { formatCache }),
      ...(memo && { memo }),
    },
    fileReader,
    report,
    (stage) => progress.begin(stage),
  );
  const emptyResult: RunResult = { files: [], partial: false, texts, lookedUpFiles: requestedPaths };
  if (report.hasErrors && !isPartial) return emptyResult;
  const plannedFiles = files.map((file) => toGeneratedFile(file, writtenFiles));
  if (writtenFiles) pruneWrittenFiles(writtenFiles, plannedFiles);
  const diagnostics = report.diagnostics.filter((diagnostic) => !earlierDiagnostics.has(diagnostic));
  // A rejected symbolic link is not read, so no digest would show that it has become a regular file. The key of the
  // entry lacks the modules that targets have loaded since.
  if (!diagnostics.some(({ code }) => code === 'source/outside-reference') && !input.targetModules?.late.size)
    cache?.store({ files: plannedFiles, partial: isPartial, diagnostics, texts }, requestedPaths);
  const plan = createPlan(
    { ...output, plannedFiles, ...(writtenFiles && { fileCache: writtenFiles.knownFiles }) },
    report,
  );
  if (plan === undefined) return emptyResult;
  if (check) {
    const fileResults = listFileResults(output, plannedFiles, plan, checkStates);
    reportStaleOutput(input.document, output, plan, fileResults, report);
    return { ...emptyResult, files: fileResults, partial: isPartial };
  }
  progress.begin('write');
  const result = environment.runUninterrupted(() => writeOutput({ ...output, files }, plan, report));
  return {
    ...emptyResult,
    files: result ? listFileResults(output, plannedFiles, plan, writeStates) : [],
    partial: isPartial,
  };
}

/** Plans the changes. Reports an error if validators without request readers would replace those of a server. */
function createPlan(output: OutputDirectory & WritePlanInput, report: Report): WritePlan | undefined {
  const plan = planFromDigests(output, report);
  if (
    output.requestReaders !== false ||
    !output.targets.includes('validators') ||
    !plan?.nextManifest.targets.has('server')
  )
    return plan;
  report.add('cli/invalid-arguments', {
    message: `\`--targets\` conflicts with the server in \`${output.displayPath}\`, which calls the request readers of the validators`,
    help: 'add `server` to `--targets`, or create a configuration that lists the targets',
  });
  return undefined;
}

/** Adds the digest of a file; reuses the digest of the previous run if the text is the same. */
function toGeneratedFile(
  { path, target, text }: TargetFile,
  writtenFiles: OutputFileCaches | undefined,
): GeneratedFile {
  const previous = writtenFiles?.expectedFiles.get(path);
  if (previous?.text === text) return previous.file;
  const file = { path, target, digest: sha256(text), bytes: Buffer.byteLength(text) };
  writtenFiles?.expectedFiles.set(path, { text, file });
  return file;
}

function pruneWrittenFiles({ expectedFiles }: OutputFileCaches, files: readonly GeneratedFile[]): void {
  const paths = new Set(files.map(({ path }) => path));
  for (const path of expectedFiles.keys()) if (!paths.has(path)) expectedFiles.delete(path);
}

/** States to list for the missing, changed, and orphaned files of a plan. */
type States = { readonly [Kind in 'missing' | 'changed' | 'orphans']: FileState };
const checkStates: States = { missing: 'missing', changed: 'changed', orphans: 'orphaned' };
const writeStates: States = { missing: 'created', changed: 'replaced', orphans: 'removed' };

/** Returns every file of the run with its state, including the manifest if it changes. */
function listFileResults(
  { displayPath }: Pick<OutputRequest, 'displayPath'>,
  files: readonly GeneratedFile[],
  plan: WritePlan,
  states: States,
): readonly FileResult[] {
  const stateByPath = new Map<string, FileState>();
  for (const path of plan.missing) stateByPath.set(path, states.missing);
  for (const path of plan.changed) stateByPath.set(path, states.changed);
  const generated = files.map(({ path, target, bytes }) => ({
    path: `${displayPath}/${path}`,
    target,
    bytes,
    state: stateByPath.get(path) ?? 'unchanged',
  }));
  const orphans = plan.orphans.map((path) => ({ path: `${displayPath}/${path}`, state: states.orphans }));
  const manifest = {
    path: `${displayPath}/${manifestName}`,
    state: plan.manifestState === 'missing' ? states.missing : states.changed,
  };
  return [...generated, ...orphans, ...(plan.manifestState === 'same' ? [] : [manifest])];
}

/** Reports stale output (`--check`). */
function reportStaleOutput(
  document: string,
  output: Pick<OutputRequest, 'displayPath' | 'ashlarVersion'>,
  plan: WritePlan,
  results: readonly FileResult[],
  report: Report,
): void {
  const counts = (['changed', 'missing', 'orphaned'] as const)
    .map((state) => ({ state, count: results.filter((file) => file.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${state}`);
  if (counts.length === 0) return;
  report.add('cli/stale', {
    message: `\`${output.displayPath}\` is not up to date with \`${document}\`: ${counts.join(', ')}${describeVersionDifference(plan.ashlarVersions, output.ashlarVersion)}`,
    help: 'run `ashlar generate` and commit the result',
  });
}

/** Describes which version of Ashlar generated the output; empty if it is the current version. */
function describeVersionDifference(outputVersions: readonly string[], currentVersion: string): string {
  if (outputVersions.length === 0) return ' (not generated yet)';
  return outputVersions.every((version) => version === currentVersion)
    ? ''
    : ` (generated by Ashlar ${outputVersions.join(' and ')}; this is ${currentVersion})`;
}
