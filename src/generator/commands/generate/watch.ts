// `ashlar generate --watch` command: reruns when an input changes.

import { createReport, type Report } from '../../diagnostics/report.ts';
import type { DigestedContent } from '../../pipeline/inputs/remote-sources.ts';
import { resolveInputPath, stdinPath } from '../../source/input-path.ts';
import type { GenerateFlags } from '../../cli/arguments.ts';
import type { WatchedPaths, Environment } from '../../cli/environment.ts';
import { addWatchedPaths, createLookedUpPaths, listWatchedPaths, printDiagnostics } from '../../cli/watched-inputs.ts';
import { createWatchState, createWatchSession, nextWatchSession } from './generate-all.ts';
import type { CommandResult } from '../../cli/command-result.ts';
import { formatCreatedLockFile, summarizeDocuments } from '../../cli/print-text.ts';
import { formatDuration } from '../../cli/format-units.ts';
import { runGenerate, type WatchRunContext } from './command.ts';

/** Runs until the watcher stops. Errors do not end the session, unless the first run cannot start. */
export async function runWatch(
  flags: GenerateFlags,
  version: string,
  environment: Environment,
  report: Report,
): Promise<CommandResult> {
  const result: CommandResult = { command: 'generate', report, texts: new Map(), timings: [] };
  const conflict =
    flags.check === true
      ? '`--check`'
      : flags.json === true
        ? '`--json`'
        : flags.document === stdinPath
          ? '`-`, because standard input can be read only once'
          : undefined;
  if (environment.watchFiles === undefined || conflict !== undefined) {
    const message =
      conflict === undefined ? 'cannot watch files in this environment' : `\`--watch\` conflicts with ${conflict}`;
    report.add('cli/invalid-arguments', { message, help: 'see `ashlar generate --help`' });
    return result;
  }
  const watcher = environment.watchFiles();
  let watchedPaths: WatchedPaths = { files: new Set(), directories: new Set(), globs: [] };
  let session = createWatchSession();
  const state = createWatchState();
  const remoteContents = new Map<string, DigestedContent>();
  let isFirst = true;
  for (;;) {
    watcher.startRun();
    const startTime = environment.now();
    const runReport = createReport();
    const watchRun: WatchRunContext = {
      lookedUpPaths: createLookedUpPaths(),
      state,
      session,
      remoteContents,
    };
    const run = await runGenerate({ ...flags, quiet: true }, version, environment, runReport, watchRun);
    // If the requested document or configuration does not exist, no edit of a watched file would create it.
    if (isFirst && cannotStart(run, runReport, environment.cwd))
      return { ...result, report: runReport, texts: run.texts };
    isFirst = false;
    printDiagnostics(runReport, run.texts, flags, environment);
    if (run.createdLockFile !== undefined && flags.quiet !== true)
      environment.stderr.write(formatCreatedLockFile(run.createdLockFile));
    environment.stdout.write(`${summarizeRun(run, runReport, environment.now() - startTime)}\n`);
    session = nextWatchSession(session, !runReport.hasErrors);
    const paths = listWatchedPaths(run, watchRun.lookedUpPaths, flags, environment.cwd);
    watchedPaths = runReport.hasErrors ? addWatchedPaths(watchedPaths, paths) : paths;
    if ((await watcher.waitForChange(watchedPaths)) === 'stopped') return result;
  }
}

/** Returns whether a run could not start: no document or configuration, or an invalid command line. */
function cannotStart(
  { document, documents, texts }: CommandResult,
  { diagnostics, hasErrors }: Report,
  cwd: string,
): boolean {
  if (document !== undefined)
    return (
      hasErrors && ![...texts.keys()].some((file) => resolveInputPath(cwd, file) === resolveInputPath(cwd, document))
    );
  return documents === undefined && diagnostics.some(({ code }) => fatalCodes.has(code));
}

const fatalCodes: ReadonlySet<string> = new Set([
  'cli/config-not-found',
  'cli/multiple-configs',
  'cli/missing-document',
  'cli/invalid-arguments',
  'cli/unknown-target',
  'source/unreadable-url',
]);

/** Summarizes a run with its duration in milliseconds. */
function summarizeRun(
  { document = 'the configuration', out, files = [], documents }: CommandResult,
  { hasErrors }: Report,
  ms: number,
): string {
  const duration = formatDuration(ms);
  if (documents) return `${summarizeDocuments(documents)} in ${duration}`;
  if (hasErrors) return `${document}: has errors; keeping the previous output (${duration})`;
  const changed = files.filter(({ state }) => state !== 'unchanged').length;
  return `${document} → ${out ?? ''}: ${changed} written, ${files.length - changed} unchanged in ${duration}`;
}
