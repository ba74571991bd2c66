// `ashlar scaffold`: the handlers that a document, or each of several, asks for, added to those that people have written.

import { createReport, type Report } from '../../report/report.ts';
import type { Texts } from '../../report/text.ts';
import { diskFiles } from '../../source/load.ts';
import type { Source } from '../../source/tree.ts';
import type { ScaffoldFlags } from '../arguments.ts';
import { createDigests } from '../cache/digests.ts';
import { linesOf, textsOf, type Line } from '../cache/lines.ts';
import { createReader } from '../generate/reader.ts';
import type { Host } from '../host.ts';
import { exitStatus, type DocumentOutcome, type Outcome } from '../outcome.ts';
import { createProgress } from '../progress.ts';
import { scaffoldDocument, type Run } from './document.ts';
import { settleScaffold, type ScaffoldSettings } from './settings.ts';

/** Runs the command; what is wrong is in the outcome's report. */
export async function runScaffold(flags: ScaffoldFlags, host: Host, report: Report): Promise<Outcome> {
  const texts = new Map<string, Source>();
  const outcome: Outcome = { command: 'scaffold', report, texts, timings: [] };
  const settled = await settleScaffold(flags, host, report, texts);
  if (settled === undefined) return outcome;

  const progress = createProgress(host, flags.quiet === true || flags.json === true);
  const check = flags.check === true;
  const reader = createReader(diskFiles(host.cwd), createDigests(host.cwd));
  const run: Run = { host, progress, check, open: (document) => reader(document).files };
  if ('several' in settled) {
    const all = await scaffoldAll(settled.several, run, texts, report);
    progress.end();
    return { ...outcome, check, timings: progress.timings, ...all };
  }
  const files = await scaffoldDocument(settled.one, run, report, texts);
  progress.end();
  return { ...outcome, check, timings: progress.timings, document: settled.one.input.document, out: settled.one.shown, ...(files && { files }) };
}

/** One after the other; what is wrong with one is no hindrance to the others, and of those that are done nothing is held but what is said of them. */
async function scaffoldAll(several: readonly ScaffoldSettings[], run: Run, configuration: ReadonlyMap<string, Source>, report: Report): Promise<{ readonly documents: readonly DocumentOutcome[]; readonly texts: Texts }> {
  const documents: DocumentOutcome[] = [];
  const lines: Line[] = [];
  for (const settings of several) {
    const own = createReport();
    const texts = new Map(configuration);
    const files = (await scaffoldDocument(settings, run, own, texts)) ?? [];
    const { diagnostics } = own;
    documents.push({ document: settings.input.document, out: settings.shown, status: exitStatus({ report: own }), diagnostics, files });
    lines.push(...linesOf(diagnostics, texts));
    for (const { code, ...finding } of diagnostics) report.add(code, finding);
  }
  return { documents, texts: textsOf(lines) };
}
