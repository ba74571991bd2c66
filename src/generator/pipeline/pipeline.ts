// The whole pipeline: builds the model, and renders the targets.

import type { FormatCache } from '../output/format.ts';
import type { OutputFile } from '../output/render-templates.ts';
import type { TemplateOverrides } from '../output/template-compiler.ts';
import type { TargetFile } from '../output/write-output.ts';
import type { Api } from '../model/types/api.ts';
import { reportInvalidDefaults } from '../model/validate/effective-defaults.ts';
import { addDiagnostics, createReport, type Report } from '../diagnostics/report.ts';
import type { FileReader } from '../source/load-sources.ts';
import { loadTarget } from '../targets/builtin.ts';
import type { ModelMemo, TargetName, TargetOptions } from '../plugin/target.ts';
import type { TargetErrors } from './target-errors.ts';
import type { CustomTarget } from './render-custom-target.ts';
import {
  buildModel,
  ignoreStage,
  strictReport,
  type ModelInput,
  type ModelResult,
  type StageObserver,
} from './build-model.ts';
import { createModelMemo } from './model-memo.ts';
import { targetFailure } from './target-failure.ts';
import type { TargetModules } from './target-modules.ts';

/** Input of the whole pipeline. */
export interface GenerateInput extends ModelInput {
  readonly targets: readonly TargetName[];
  /** Custom targets. */
  readonly customTargets?: readonly CustomTarget[];
  /** Templates of these targets, by name. */
  readonly targetTemplates?: TemplateOverrides;
  /** Digest of the modules that define them. */
  readonly customTargetsDigest?: string | undefined;
  /** Tracks the modules that they load while they run. */
  readonly targetModules?: TargetModules;
  /** Collects the errors of asynchronous work that they start. */
  readonly targetErrors?: TargetErrors;
  /** Time limit of each of them, in milliseconds. */
  readonly targetTimeLimit?: number;
  readonly options: TargetOptions;
  /** Custom templates by name. */
  readonly templates?: TemplateOverrides;
  /** Cache of formatted text, which the runs of a process share. */
  readonly formatCache?: FormatCache;
}

export interface GenerateResult extends ModelResult {
  /** Files in code point order of their paths; empty if there are errors. */
  readonly files: readonly TargetFile[];
}

/** Runs the whole pipeline without writing files, and adds problems to `report`. */
export async function generate(
  input: GenerateInput,
  files: FileReader,
  report: Report,
  observe: StageObserver = ignoreStage,
): Promise<GenerateResult> {
  const model = await buildModel(
    { ...input, ...(input.options.formats && { formats: input.options.formats }) },
    files,
    report,
    observe,
  );
  if (model.api) reportInvalidDefaults(model.api.invalidDefaults, strictReport(input, model.api.hasVocabulary, report));
  // Errors in excluded operations do not prevent the output for the other operations.
  const targetReport = model.isPartial ? createReport() : report;
  const rendered = model.api ? await renderTargets(model.api, input, targetReport, observe) : [];
  if (targetReport !== report) addDiagnostics(report, targetReport.diagnostics);
  if (!targetReport.hasErrors) return { ...model, files: rendered };
  const { sources, document, api } = model;
  return { sources, ...(document && { document }), ...(api && { api }), files: [] };
}

/**
 * Renders and formats all targets; returns no files if there are errors. Targets run sequentially and render pages in
 * batches, because a page takes many times as much memory before it is rendered.
 */
async function renderTargets(
  api: Api,
  input: GenerateInput,
  report: Report,
  observe: StageObserver,
): Promise<readonly TargetFile[]> {
  const files: TargetFile[] = [];
  const templateErrors: string[] = [];
  const memo = input.memo && createModelMemo(input.memo, api, input);
  for (const name of report.hasErrors ? [] : input.targets)
    await renderTarget(name, api, input, report, observe, files, templateErrors, memo);
  const { customTargets = [] } = input;
  if (customTargets.length > 0 && !report.hasErrors) {
    const { renderCustomTarget } = await import('./render-custom-target.ts');
    for (const target of customTargets) {
      observe('pages');
      files.push(...(await renderCustomTarget(target, api, input, report, memo)));
    }
    for (const message of input.targetErrors?.take() ?? []) report.add('targets/failed', targetFailure(message));
  }
  if (input.templates && templateErrors.length > 0) {
    // This loads the TypeScript compiler, which is needed only to locate the errors.
    const { reportTemplateTypeErrors } = await import('../output/template-check/type-check-templates.ts');
    if (!reportTemplateTypeErrors(input.templates, report))
      for (const message of templateErrors) report.add('templates/type-error', { message });
    return [];
  }
  return report.hasErrors ? [] : files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Maximum number of rendered pages that are not yet formatted. */
const pagesPerBatch = 100;

async function renderTarget(
  name: TargetName,
  api: Api,
  { options, templates: overrides, formatCache }: GenerateInput,
  report: Report,
  observe: StageObserver,
  files: TargetFile[],
  templateErrors: string[],
  memo: ModelMemo | undefined,
): Promise<void> {
  observe('pages');
  const target = await loadTarget(name);
  const [{ renderPages }, { formatFiles }] = await Promise.all([
    import('../output/render-templates.ts'),
    import('../output/format.ts'),
  ]);
  const userTemplates = overrides && { overrides, onError: (message: string) => templateErrors.push(message) };
  const addFormatted = async (rendered: readonly OutputFile[]): Promise<void> => {
    observe('format');
    for (const { path, text } of await formatFiles(rendered, report, formatCache))
      files.push({ path: `${name}/${path}`, target: name, text });
  };
  if (memo && target.ignoresDescriptions) {
    const diagnosticCount = report.diagnostics.length;
    const input = {
      hash: memo.slices.withoutDescriptions(),
      // A result with diagnostics is not reused, because each run must report them.
      get isComplete() {
        return report.diagnostics.length === diagnosticCount;
      },
    };
    const rendered = memo.get(`all files of ${name}`, input, () =>
      renderPages(target.plan(api, { settings: options, report, memo }), userTemplates, {
        memo,
        target: name,
      }),
    );
    return report.hasErrors ? undefined : addFormatted(rendered);
  }
  // The only reference to the pages, so that each page can be garbage-collected after rendering.
  const queue = [...target.plan(api, { settings: options, report, ...(memo && { memo }) })].reverse();
  // No file will be written, but the remaining targets can report more problems.
  if (report.hasErrors) return;
  while (queue.length > 0) {
    observe('render');
    await addFormatted(
      renderPages(queue.splice(-pagesPerBatch).reverse(), userTemplates, memo && { memo, target: name }),
    );
  }
}
