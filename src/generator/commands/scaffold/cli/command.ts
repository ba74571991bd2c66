// `ashlar scaffold` command: adds missing handlers.

import { addDiagnostics, createReport, type Report } from '../../../diagnostics/report.ts';
import {
  type SourceTexts,
  collectSourceLines,
  textsFromLines,
  type SourceLine,
} from '../../../diagnostics/format-text.ts';
import { openInputs } from '../../../cli/open-inputs.ts';
import type { Source } from '../../../source/node.ts';
import type { ScaffoldFlags } from '../../../cli/arguments.ts';
import { createInputDigests, createReaderFactory } from '../../../pipeline/parse-cache.ts';
import type { Environment } from '../../../cli/environment.ts';
import { exitStatus, type DocumentResult, type CommandResult } from '../../../cli/command-result.ts';
import { createProgress } from '../../../cli/progress.ts';
import { createSettingsLookup, typeCheckAll } from './type-check-written-handlers.ts';
import { scaffoldDocument, type ScaffoldRun, type ScaffoldResult } from './scaffold-document.ts';
import { resolveScaffoldSettings, type ScaffoldSettings } from './scaffold-settings.ts';

/** Runs the command. Adds errors to `report`. */
export async function runScaffold(
  flags: ScaffoldFlags,
  environment: Environment,
  report: Report,
): Promise<CommandResult> {
  const texts = new Map<string, Source>();
  const result: CommandResult = { command: 'scaffold', report, texts, timings: [] };
  const resolved = await resolveScaffoldSettings(flags, environment, report, texts);
  const inputs = resolved && openInputs(flags, resolved.loaded, environment, report);
  if (!inputs) return result;
  const { settings } = resolved;

  const progress = createProgress(environment, flags.quiet === true || flags.json === true);
  const check = flags.check === true;
  const reader = createReaderFactory(inputs.files, createInputDigests(environment.cwd, inputs.sources.remote));
  const run: ScaffoldRun = {
    environment,
    progress,
    check,
    open: (document) => reader(document).files,
    lookUpSettings: createSettingsLookup(environment.cwd),
  };
  if ('several' in settings) {
    const documentResults = await scaffoldAllDocuments(settings.several, run, texts, report);
    progress.end();
    return { ...result, check, timings: progress.timings, ...documentResults };
  }
  const scaffoldResult = await scaffoldDocument(settings.single, run, report, texts);
  typeCheckAll(scaffoldResult?.handlers ? [scaffoldResult.handlers] : [], run, texts);
  progress.end();
  return {
    ...result,
    check,
    timings: progress.timings,
    document: settings.single.input.document,
    out: settings.single.displayPath,
    ...(scaffoldResult && { files: scaffoldResult.files }),
  };
}

/**
 * Scaffolds each document, then type-checks all handlers together. An error in one document does not block the others.
 * To save memory, keeps only the diagnostics and the source lines that they refer to.
 */
async function scaffoldAllDocuments(
  allSettings: readonly ScaffoldSettings[],
  run: ScaffoldRun,
  configSources: ReadonlyMap<string, Source>,
  report: Report,
): Promise<{ readonly documents: readonly DocumentResult[]; readonly texts: SourceTexts }> {
  const results: {
    readonly settings: ScaffoldSettings;
    readonly documentReport: Report;
    readonly scaffoldResult: ScaffoldResult | undefined;
  }[] = [];
  const lines: SourceLine[] = [];
  for (const settings of allSettings) {
    const documentReport = createReport();
    const texts = new Map(configSources);
    const scaffoldResult = await scaffoldDocument(settings, run, documentReport, texts);
    results.push({ settings, documentReport, scaffoldResult });
    lines.push(...collectSourceLines(documentReport.diagnostics, texts));
  }
  const checkedSources = new Map<string, Source>();
  typeCheckAll(
    results.flatMap(({ scaffoldResult }) => scaffoldResult?.handlers ?? []),
    run,
    checkedSources,
  );
  const documents = results.map(({ settings, documentReport, scaffoldResult }): DocumentResult => {
    const { diagnostics } = documentReport;
    lines.push(...collectSourceLines(diagnostics, checkedSources));
    addDiagnostics(report, diagnostics);
    return {
      document: settings.input.document,
      out: settings.displayPath,
      status: exitStatus({ report: documentReport }),
      diagnostics,
      files: scaffoldResult?.files ?? [],
    };
  });
  return { documents, texts: textsFromLines(lines) };
}
