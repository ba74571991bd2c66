// The command `ashlar scaffold`: adds missing handlers.

import { createReport, type Report } from '../../../diagnostics/report.ts';
import type { Texts } from '../../../diagnostics/format-text.ts';
import { diskFiles } from '../../../source/load-sources.ts';
import type { Source } from '../../../source/node.ts';
import type { ScaffoldFlags } from '../../../cli/arguments.ts';
import { createDigests } from '../../../pipeline/input-digests.ts';
import { linesOf, textsOf, type Line } from '../../../pipeline/cached-source-lines.ts';
import { createReader } from '../../../pipeline/parse-cache.ts';
import type { Host } from '../../../cli/environment.ts';
import { exitStatus, type DocumentOutcome, type Outcome } from '../../../cli/command-result.ts';
import { createProgress } from '../../../cli/progress.ts';
import { createSettings } from './compiler-settings.ts';
import { scaffoldDocument, type Run, type Scaffolded } from './scaffold-document.ts';
import { settleScaffold, type ScaffoldSettings } from './scaffold-settings.ts';
import { tryOut } from './compile-all.ts';

/** Runs the command; errors are in the report of the result. */
export async function runScaffold(flags: ScaffoldFlags, host: Host, report: Report): Promise<Outcome> {
  const texts = new Map<string, Source>();
  const outcome: Outcome = { command: 'scaffold', report, texts, timings: [] };
  const settled = await settleScaffold(flags, host, report, texts);
  if (settled === undefined) return outcome;

  const progress = createProgress(host, flags.quiet === true || flags.json === true);
  const check = flags.check === true;
  const reader = createReader(diskFiles(host.cwd), createDigests(host.cwd));
  const run: Run = {
    host,
    progress,
    check,
    open: (document) => reader(document).files,
    settingsOf: createSettings(host.cwd),
  };
  if ('several' in settled) {
    const all = await scaffoldAll(settled.several, run, texts, report);
    progress.end();
    return { ...outcome, check, timings: progress.timings, ...all };
  }
  const done = await scaffoldDocument(settled.one, run, report, texts);
  tryOut(done?.trial ? [done.trial] : [], run, texts);
  progress.end();
  return {
    ...outcome,
    check,
    timings: progress.timings,
    document: settled.one.input.document,
    out: settled.one.shown,
    ...(done && { files: done.files }),
  };
}

/**
 * Scaffolds each document, then compiles all together. An error in one does not block the others, and only diagnostics
 * are kept of finished ones.
 */
async function scaffoldAll(
  several: readonly ScaffoldSettings[],
  run: Run,
  configuration: ReadonlyMap<string, Source>,
  report: Report,
): Promise<{ readonly documents: readonly DocumentOutcome[]; readonly texts: Texts }> {
  const written: {
    readonly settings: ScaffoldSettings;
    readonly own: Report;
    readonly done: Scaffolded | undefined;
  }[] = [];
  const lines: Line[] = [];
  for (const settings of several) {
    const own = createReport();
    const texts = new Map(configuration);
    written.push({ settings, own, done: await scaffoldDocument(settings, run, own, texts) });
    lines.push(...linesOf(own.diagnostics, texts));
  }
  const tried = new Map<string, Source>();
  tryOut(
    written.flatMap(({ done }) => done?.trial ?? []),
    run,
    tried,
  );
  const documents = written.map(({ settings, own, done }): DocumentOutcome => {
    const { diagnostics } = own;
    lines.push(...linesOf(diagnostics, tried));
    for (const { code, ...finding } of diagnostics) report.add(code, finding);
    return {
      document: settings.input.document,
      out: settings.shown,
      status: exitStatus({ report: own }),
      diagnostics,
      files: done?.files ?? [],
    };
  });
  return { documents, texts: textsOf(lines) };
}
