// The command `ashlar generate --watch`: reruns on each change of an input.

import { resolve } from 'node:path';
import { createReport, type Report } from '../../diagnostics/report.ts';
import { formatText } from '../../diagnostics/format-text.ts';
import type { GenerateFlags } from '../../cli/arguments.ts';
import { takesColour } from '../../cli/color.ts';
import { configNames } from '../../cli/config/load.ts';
import type { Followed, Host } from '../../cli/environment.ts';
import { createMemory } from './generate-all.ts';
import { firstSession, sessionAfter } from './watch-session.ts';
import type { Outcome } from '../../cli/command-result.ts';
import { documentLines } from '../../cli/print-summary.ts';
import { duration } from '../../cli/format-units.ts';
import { runGenerate, type Watching } from './command.ts';

/** Runs until the watcher ends. Errors in the document do not end it, unless there is no document at the start. */
export async function runWatch(flags: GenerateFlags, version: string, host: Host, report: Report): Promise<Outcome> {
  const outcome: Outcome = { command: 'generate', report, texts: new Map(), timings: [] };
  if (host.watch === undefined || flags.check === true || flags.json === true) {
    const message =
      host.watch === undefined
        ? 'nothing can be watched here'
        : `--watch goes without ${flags.check === true ? '--check' : '--json'}`;
    report.add('cli/bad-arguments', { message, help: 'See ashlar generate --help.' });
    return outcome;
  }
  const watch = host.watch();
  let followed: Followed = { files: new Set(), folders: new Set(), globs: [] };
  let one = firstSession();
  const memory = createMemory();
  let isFirst = true;
  for (;;) {
    watch.begins();
    const since = host.now();
    const found = createReport();
    const watching: Watching = { looked: { files: new Set(), folders: new Set(), globs: [] }, memory, one };
    const run = await runGenerate({ ...flags, quiet: true }, version, host, found, watching);
    // The input named on the command line does not exist, and no edit of a watched file would create it.
    if (isFirst && isHopeless(run, found, host.cwd)) return { ...outcome, report: found, texts: run.texts };
    isFirst = false;
    if (found.diagnostics.length > 0)
      host.stderr.write(formatText(found.diagnostics, run.texts, takesColour(host.stderr, host.env)));
    host.stdout.write(`${lineOf(run, found)} in ${duration(host.now() - since)}\n`);
    const files = new Set([...touched(run, flags, host.cwd), ...watching.looked.files]);
    const { folders, globs } = watching.looked;
    one = sessionAfter(one, !found.failed);
    // A broken edit may hide files that the last valid run read.
    if (found.failed)
      followed = {
        files: new Set([...followed.files, ...files]),
        folders: new Set([...followed.folders, ...folders]),
        globs,
      };
    else followed = { files, folders, globs };
    if ((await watch.next(followed)) === 'over') return outcome;
  }
}

/** Returns whether a run could not start: no document or configuration, or an invalid command line. */
function isHopeless({ document, documents, texts }: Outcome, { diagnostics, failed }: Report, cwd: string): boolean {
  if (document !== undefined)
    return failed && ![...texts.keys()].some((file) => resolve(cwd, file) === resolve(cwd, document));
  return documents === undefined && diagnostics.some(({ code }) => hopeless.has(code));
}

const hopeless: ReadonlySet<string> = new Set([
  'cli/no-configuration',
  'cli/several-configurations',
  'cli/no-document',
  'cli/bad-arguments',
  'cli/unknown-target',
  'source/remote-reference',
]);

/** Returns a one-line summary of a run. */
function lineOf({ document = 'the configuration', out, files = [], documents }: Outcome, { failed }: Report): string {
  if (documents) return documentLines(documents);
  if (failed) return `${document}: has errors, and what was generated stays as it is;`;
  const changed = files.filter(({ state }) => state !== 'unchanged').length;
  return `${document} → ${out ?? ''}: ${changed} written, ${files.length - changed} unchanged`;
}

/** Returns the files (absolute) that a run read or looked up. */
function touched(
  { texts, document }: Outcome,
  { config, document: named, overlay = [] }: GenerateFlags,
  cwd: string,
): ReadonlySet<string> {
  const looked = config === undefined ? configNames : [config];
  return new Set(
    [...texts.keys(), ...looked, ...[document ?? named ?? []].flat(), ...overlay].map((file) => resolve(cwd, file)),
  );
}
