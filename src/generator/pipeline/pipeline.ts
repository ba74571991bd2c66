// Pipeline: load sources, read the document, build the model, and render targets.

import { resolve } from 'node:path';
import type { CelDiagnostic } from '../cel/cel-diagnostic.ts';
import type { parseRule } from '../cel/parse.ts';
import type { Document } from '../openapi/types.ts';
import type { DocumentFilter } from '../openapi/filter/document-filter.ts';
import { readDocument } from '../openapi/read-document.ts';
import type { FormatCache } from '../output/format.ts';
import type { OutputFile } from '../output/render-templates.ts';
import type { TemplateOverrides } from '../output/template-compiler.ts';
import type { TargetFile } from '../output/write-output.ts';
import { buildApi } from '../model/build-api.ts';
import type { Api } from '../model/types/api.ts';
import type { CompiledRules } from '../model/expressions/compile-rules.ts';
import { reportInvalidDefaults } from '../model/validate/effective-defaults.ts';
import { addDiagnostics, createReport, type Report } from '../diagnostics/report.ts';
import {
  loadSources,
  workingDirectory,
  type FileReader,
  type InputDeclaration,
  type SourceSet,
} from '../source/load-sources.ts';
import type { Node } from '../source/node.ts';
import { loadTarget } from '../targets/builtin.ts';
import type { Memo } from '../plugin/memo-interface.ts';
import type { ModelMemo, TargetName, TargetOptions } from '../plugin/target.ts';
import { createModelMemo } from './model-memo.ts';
import { withSlowPatternErrors } from './slow-pattern-errors.ts';

/** Document, overlays, and settings of the model. Paths are display paths. */
export interface ModelInput {
  readonly document: string;
  readonly overlays: readonly string[];
  /** Directories, files, and URL prefixes that references may read in addition to the default. */
  readonly allow?: readonly string[];
  /** Locations in the configuration that declare the document and the overlays, by path. */
  readonly inputDeclarations?: ReadonlyMap<string, InputDeclaration>;
  /**
   * Whether `format` is asserted, which affects the validity of defaults.
   *
   * @default 'assert'
   */
  readonly formats?: 'assert' | 'annotate';
  /**
   * Severity of patterns that backtrack excessively and have no safe equivalent.
   *
   * @default 'warn'
   */
  readonly slowPatterns?: 'warn' | 'error';
  /**
   * What to do about errors in a document that does not use the vocabulary. Nothing is tolerated by default. `repair`:
   * repair those whose meaning is clear. `exclude`: also exclude the operations with other errors. `always`: the same,
   * and also for documents that use the vocabulary.
   */
  readonly tolerance?: 'repair' | 'exclude' | 'always';
  /** Which operations to include. */
  readonly filter?: DocumentFilter;
  /** Whether to build a model of the valid parts of a document with errors. */
  readonly allowErrors?: boolean;
  /** Results of the previous run, in watch mode. */
  readonly memo?: Memo;
}

/** Input of the whole pipeline. */
export interface GenerateInput extends ModelInput {
  readonly targets: readonly TargetName[];
  readonly options: TargetOptions;
  /** Custom templates by name. */
  readonly templates?: TemplateOverrides;
  /** Cache of formatted text, which the runs of a process share. */
  readonly formatCache?: FormatCache;
}

/**
 * Stages, in order. A stage runs only if the previous stages reported no errors, except that reading can continue after
 * loading errors.
 */
export type Stage = 'load' | 'read' | 'build' | 'pages' | 'render' | 'format';

/** Callback at the start of each stage, for progress and timing. */
export type StageObserver = (stage: Stage) => void;

/** Results of the stages that ran. After an error, the results of later stages are absent. */
export interface ModelResult {
  readonly sources: SourceSet;
  readonly document?: Document;
  readonly api?: Api;
  /** Whether operations or components were excluded because of errors. */
  readonly isPartial?: true;
  /** Labels of excluded parts, such as `GET /pets/{id}`, `/pets`, and `components.schemas.Pet`. */
  readonly excluded?: readonly string[];
  /** Compiled rules of a model that uses the vocabulary. */
  readonly rules?: CompiledRules;
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
  if (model.api) reportInvalidDefaults(model.api.invalidDefaults, report);
  // Errors in excluded operations do not prevent the output for the other operations.
  const targetReport = model.isPartial ? createReport() : report;
  const rendered = model.api ? await renderTargets(model.api, input, targetReport, observe) : [];
  if (targetReport !== report) addDiagnostics(report, targetReport.diagnostics);
  if (!targetReport.hasErrors) return { ...model, files: rendered };
  const { sources, document, api } = model;
  return { sources, ...(document && { document }), ...(api && { api }), files: [] };
}

/** Runs the first stages of the pipeline: load, read, and build. */
export async function buildModel(
  input: ModelInput,
  files: FileReader,
  report: Report,
  observe: StageObserver = ignoreStage,
): Promise<ModelResult> {
  observe('load');
  const loadReport = createReport();
  const sources = await loadSources(
    input.document,
    files,
    loadReport,
    input.overlays,
    input.inputDeclarations,
    input.allow,
  );
  const isReadable = !loadReport.hasErrors || canReadDespiteErrors(sources, input, files, loadReport);
  if ((input.tolerance ?? input.filter) && isReadable)
    return (await import('../openapi/isolate/build-despite-errors.ts')).buildModelDespiteErrors(
      sources,
      loadReport.diagnostics,
      report,
      (attemptReport, attemptSources, excluded) =>
        readAndBuildModel(input, attemptSources, attemptReport, observe, excluded),
      {
        repairs: input.tolerance !== undefined,
        excludesParts: input.tolerance === 'exclude' || input.tolerance === 'always',
        includesVocabulary: input.tolerance === 'always',
      },
    );
  addDiagnostics(report, loadReport.diagnostics);
  if (!isReadable) return { sources };
  const result = await readAndBuildModel(input, sources, report, observe);
  const { document, api } = result;
  if (!input.allowErrors || api || !document) return result;
  // Building failed: build again without the affected operations.
  const [{ isolateErrors }, { convertSwagger }] = await Promise.all([
    import('../openapi/isolate/find-affected-parts.ts'),
    import('../openapi/swagger2/convert.ts'),
  ]);
  const discardedReport = createReport();
  const converted = convertSwagger(sources, discardedReport);
  const partialDocument = isolateErrors(
    converted,
    document.version,
    report.diagnostics.filter(({ severity }) => severity === 'error'),
    new Set(),
  );
  return partialDocument
    ? {
        ...(await readAndBuildModel(input, converted, discardedReport, observe, partialDocument.nodes)),
        sources,
      }
    : result;
}

/** Reads the document and builds the model, without the excluded nodes. */
async function readAndBuildModel(
  input: ModelInput,
  originalSources: SourceSet,
  baseReport: Report,
  observe: StageObserver,
  excluded: ReadonlySet<Node> = new Set(),
): Promise<ModelResult & { readonly filtered?: ReadonlySet<Node> }> {
  const report = input.slowPatterns === 'error' ? withSlowPatternErrors(baseReport) : baseReport;
  observe('read');
  const filter =
    input.filter &&
    (await import('../openapi/filter/filter-document.ts')).filterDocument(originalSources, input.filter, report);
  const { sources, filtered } = filter ?? { sources: originalSources };
  const document = assertFailureReported(
    readDocument(sources, report, new Set([...excluded, ...(filtered ?? [])])),
    report,
  );
  if (document === undefined) return { sources };
  // Building a model from an incomplete document would cause misleading diagnostics.
  if (report.hasErrors && !input.allowErrors) return { sources, document, ...(filtered && { filtered }) };

  observe('build');
  const api = assertFailureReported(buildApi(document, report, input), report);
  // Rules are compiled here to report errors before targets run. Documents without rules do not load the compiler.
  const rules =
    api?.hasVocabulary === true
      ? (await import('../model/expressions/compile-rules.ts')).compileRules(
          api,
          report,
          input.memo && (await createMemoizedRuleParser(input.memo)),
        )
      : undefined;
  return {
    sources,
    document,
    ...(api && { api }),
    ...(rules && { rules }),
    ...(filtered && { filtered }),
  };
}

/** Creates a rule parser that reuses the syntax trees of the previous run. */
async function createMemoizedRuleParser(memo: Memo): Promise<typeof parseRule> {
  const parser = await import('../cel/parse.ts');
  return (text, report) => {
    const { syntax, errors } = memo.get('rule syntax tree', { hash: text }, () => {
      const parseErrors: CelDiagnostic[] = [];
      return { syntax: parser.parseRule(text, (error) => parseErrors.push(error)), errors: parseErrors };
    });
    errors.forEach(report);
    return syntax;
  };
}

/**
 * Returns whether to read a document despite loading errors, such as a duplicate key, so that its other errors are
 * reported as well. `false` if an overlay has errors, because its changes could fix the document.
 */
function canReadDespiteErrors(
  { roots, entry }: SourceSet,
  input: ModelInput,
  files: FileReader,
  { diagnostics }: Report,
): boolean {
  const directory = workingDirectory(files);
  // The document is an overlay if its path is not that of the entry.
  const overlays = [input.document, ...input.overlays].filter(
    (path) => resolve(directory, path) !== resolve(directory, entry),
  );
  const isInOverlay = (file: string | undefined): boolean =>
    file === undefined || overlays.some((overlay) => resolve(directory, overlay) === resolve(directory, file));
  return (
    roots.has(entry) &&
    (overlays.length === 0 ||
      !diagnostics.some(({ severity, location }) => severity === 'error' && isInOverlay(location?.file)))
  );
}

/**
 * Returns the result of a stage.
 *
 * @throws if the stage failed without reporting an error, which is a bug.
 */
function assertFailureReported<T>(result: T | undefined, report: Report): T | undefined {
  if (result === undefined && !report.hasErrors) throw new Error('a stage returned nothing without reporting an error');
  return result;
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
      renderPages(target.pages(api, options, report, memo), userTemplates, { memo, target: name }),
    );
    return report.hasErrors ? undefined : addFormatted(rendered);
  }
  // The only reference to the pages, so that each page can be garbage-collected after rendering.
  const queue = [...target.pages(api, options, report, memo)].reverse();
  // No file will be written, but the remaining targets can report more problems.
  if (report.hasErrors) return;
  while (queue.length > 0) {
    observe('render');
    await addFormatted(
      renderPages(queue.splice(-pagesPerBatch).reverse(), userTemplates, memo && { memo, target: name }),
    );
  }
}

function ignoreStage(): void {
  // No observer.
}
