// First stages of the pipeline: load sources, read the document, and build the model.

import { resolve } from 'node:path';
import type { CelDiagnostic } from '../cel/cel-diagnostic.ts';
import type { parseRule } from '../cel/parse.ts';
import type { Document } from '../openapi/types.ts';
import type { DocumentFilter } from '../openapi/filter/document-filter.ts';
import { readDocument } from '../openapi/read-document.ts';
import { buildApi } from '../model/build-api.ts';
import type { Api } from '../model/types/api.ts';
import type { CompiledRules } from '../model/expressions/compile-rules.ts';
import { withStrictErrors } from '../diagnostics/strict-errors.ts';
import { addDiagnostics, createReport, type Report } from '../diagnostics/report.ts';
import {
  loadSources,
  workingDirectory,
  type FileReader,
  type InputDeclaration,
  type SourceSet,
} from '../source/load-sources.ts';
import type { Node } from '../source/node.ts';
import type { Memo } from '../plugin/memo-interface.ts';
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
  /**
   * Whether mistakes that can be tolerated are errors. The default is true for a document that uses the vocabulary, because
   * its owner can fix it, unless `tolerance` is `always`.
   */
  readonly isStrict?: boolean;
  /** Which operations to include. */
  readonly filter?: DocumentFilter;
  /** Whether to build a model of the valid parts of a document with errors. */
  readonly allowErrors?: boolean;
  /** Results of the previous run, in watch mode. */
  readonly memo?: Memo;
}

/**
 * Stages, in order. A stage runs only if the previous stages reported no errors, but reading can continue after loading
 * errors, and building after errors that only strict mode raises.
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

/** Runs the first stages of the pipeline: load, read, and build. */
export async function buildModel(
  input: ModelInput,
  files: FileReader,
  report: Report,
  observe: StageObserver = ignoreStage,
): Promise<ModelResult> {
  // Errors that only strict mode raises do not end a stage.
  const modelReport = createReport();
  const result = await buildTolerantModel(input, files, modelReport, observe);
  const hasVocabulary = result.document?.vocabulary !== undefined;
  addDiagnostics(strictReport(input, hasVocabulary, report), modelReport.diagnostics);
  return result;
}

/** Returns the report, which raises tolerated mistakes to errors in strict mode. */
export function strictReport({ isStrict, tolerance }: ModelInput, hasVocabulary: boolean, report: Report): Report {
  return (isStrict ?? (tolerance !== 'always' && hasVocabulary)) ? withStrictErrors(report) : report;
}

async function buildTolerantModel(
  input: ModelInput,
  files: FileReader,
  report: Report,
  observe: StageObserver,
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

/** Observes nothing. */
export function ignoreStage(): void {
  // No observer.
}
