// Pipeline: load sources, read the document, build the model, and render targets.

import { resolve } from 'node:path';
import type { Document } from '../openapi/types.ts';
import { readDocument } from '../openapi/read-document.ts';
import type { Formatted } from '../output/format.ts';
import type { Overrides } from '../output/handlebars.ts';
import type { TargetFile } from '../output/write-output.ts';
import { buildApi } from '../model/build-api.ts';
import type { Api } from '../model/types/api.ts';
import { follow } from '../model/dependencies/follow.ts';
import { isFollowed, type Kept } from '../model/dependencies/kept.ts';
import { reading } from '../model/dependencies/reads.ts';
import type { RuleBook } from '../model/expressions/compile-rules.ts';
import { reportDefaults } from '../model/validate/effective-defaults.ts';
import { createReport, type Report } from '../diagnostics/report.ts';
import { loadSources, type Files, type Naming, type SourceSet } from '../source/load-sources.ts';
import type { Node } from '../source/node.ts';
import { loadTarget } from '../targets/builtin.ts';
import type { TargetName, TargetOptions } from '../plugin/target.ts';

/** Document, overlays, and settings of the model. Paths are display paths. */
export interface Input {
  readonly document: string;
  readonly overlays: readonly string[];
  /** Directories and files that references may read besides the directory of the document. */
  readonly allowRefs?: readonly string[];
  /** Where the configuration names the document and the overlays, by path. */
  readonly named?: ReadonlyMap<string, Naming>;
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
  /** Whether to exclude operations with errors and continue. `always`: also for documents that use the vocabulary. */
  readonly leaveOut?: boolean | 'always';
  /** Whether to build a model of the valid parts of a document with errors. */
  readonly despiteErrors?: boolean;
}

/** Input of a generation. */
export interface Job extends Input {
  readonly targets: readonly TargetName[];
  readonly options: TargetOptions;
  /** Custom templates by name. */
  readonly templates?: Overrides;
  /** Formatted text, cached between runs of the process. */
  readonly formatted?: Formatted;
  /** State of the previous run in the process; `null` for the first of several. */
  readonly kept?: Kept | null;
}

/**
 * Stages in order. A stage runs only if the previous ones reported no error, except that reading continues after errors
 * in loading.
 */
export type Stage = 'load' | 'read' | 'build' | 'pages' | 'render' | 'format';

/** Callback at the start of each stage, for progress and timing. */
export type Observe = (stage: Stage) => void;

/** Results of the stages that ran; those after an error are absent. */
export interface Understood {
  readonly sources: SourceSet;
  readonly document?: Document;
  readonly api?: Api;
  /** Whether operations or components were excluded, which is reported. */
  readonly partial?: true;
  /** Labels of excluded parts: `GET /pets/{id}`, `/pets`, `components.schemas.Pet`. */
  readonly leftOut?: readonly string[];
  /** Compiled rules of a model that uses the vocabulary. */
  readonly rules?: RuleBook;
}

export interface Generated extends Understood {
  /** Files in code point order of their paths; empty if there are errors. */
  readonly files: readonly TargetFile[];
}

/** Runs the whole pipeline without writing files. Problems are in `report`. */
export async function generate(job: Job, files: Files, report: Report, observe: Observe = ignore): Promise<Generated> {
  const understood = await understand(
    { ...job, ...(job.options.formats && { formats: job.options.formats }) },
    files,
    report,
    observe,
    followed(job),
  );
  if (understood.api) reportDefaults(understood.api.refusedDefaults, report);
  // Errors in excluded operations don't block the rest.
  const own = understood.partial ? createReport() : report;
  const made = understood.api ? await texts(understood.api, job, own, observe) : [];
  if (own !== report) for (const { code, ...finding } of own.diagnostics) report.add(code, finding);
  if (!own.failed) return { ...understood, files: made };
  const { sources, document, api } = understood;
  return { sources, ...(document && { document }), ...(api && { api }), files: [] };
}

/** Returns a transformation that tracks dependencies of the model, if there will be further runs. */
function followed({ kept, targets, options, templates }: Job): View {
  const circumstances = { targets, options, templates: [...(templates ?? [])] };
  return kept === undefined ? asItIs : (api) => follow(api, circumstances, kept ?? undefined);
}

/** Transformation of the model before targets read it. */
type View = (api: Api) => Api;

const asItIs: View = (api) => api;

/** Runs the first half of the pipeline: load, read, and build. */
export async function understand(
  input: Input,
  files: Files,
  report: Report,
  observe: Observe = ignore,
  view: View = asItIs,
): Promise<Understood> {
  observe('load');
  const sources = await loadSources(input.document, files, report, input.overlays, input.named, input.allowRefs);
  if (report.failed && !isReadable(sources, input, report)) return { sources };
  if (input.leaveOut)
    return (await import('../openapi/isolate/without-invalid-parts.ts')).understandPart(
      sources,
      report,
      (attempt, set, leftOut) => readAndBuild(input, set, attempt, observe, view, leftOut),
      input.leaveOut === 'always',
    );
  const understood = await readAndBuild(input, sources, report, observe, view);
  const { document, api } = understood;
  if (!input.despiteErrors || api || !document) return understood;
  // An error was found while building: build again without the affected operations.
  const [{ confine }, { withoutSwagger }] = await Promise.all([
    import('../openapi/isolate/affected-operations.ts'),
    import('../openapi/swagger2/convert.ts'),
  ]);
  const unsaid = createReport();
  const converted = withoutSwagger(sources, unsaid);
  const confined = confine(
    converted,
    document.version,
    report.diagnostics.filter(({ severity }) => severity === 'error'),
    new Set(),
  );
  return confined
    ? { ...(await readAndBuild(input, converted, unsaid, observe, view, confined.nodes)), sources }
    : understood;
}

/** Reads the document and builds the model, without the excluded nodes. */
async function readAndBuild(
  input: Input,
  sources: SourceSet,
  of: Report,
  observe: Observe,
  view: View,
  leftOut?: ReadonlySet<Node>,
): Promise<Understood> {
  const report = input.slowPatterns === 'error' ? rejectingSlowPatterns(of) : of;
  observe('read');
  const document = explained(readDocument(sources, report, leftOut), report);
  if (document === undefined) return { sources };
  // A model of an incomplete document would cause misleading diagnostics.
  if (report.failed && !input.despiteErrors) return { sources, document };

  observe('build');
  const built = explained(buildApi(document, report, input), report);
  const api = built && view(built);
  // Compiled here to report errors before targets run. Imported on demand: documents without rules need no compiler.
  const rules =
    api?.vocabulary === true
      ? (await import('../model/expressions/compile-rules.ts')).compileRules(api, report)
      : undefined;
  return { sources, document, ...(api && { api }), ...(rules && { rules }) };
}

/** Raises the severity of slow patterns to error, unless the diagnostic sets one because a safe equivalent exists. */
function rejectingSlowPatterns(report: Report): Report {
  return {
    add: (code, finding) =>
      report.add(
        code,
        code === 'document/slow-pattern' || code === 'rules/slow-pattern' ? { severity: 'error', ...finding } : finding,
      ),
    get diagnostics() {
      return report.diagnostics;
    },
    get failed() {
      return report.failed;
    },
  };
}

/**
 * Whether to read a document despite errors in loading, such as a duplicate key, to report its other errors too. False
 * if an overlay has errors: its changes could be the fix.
 */
function isReadable({ roots, entry }: SourceSet, { overlays }: Input, { diagnostics }: Report): boolean {
  const isOfOverlay = (file: string | undefined): boolean =>
    file === undefined || overlays.some((overlay) => resolve(overlay) === resolve(file));
  return (
    roots.has(entry) &&
    (overlays.length === 0 ||
      !diagnostics.some(({ severity, place }) => severity === 'error' && isOfOverlay(place?.file)))
  );
}

/**
 * Returns the result of a stage.
 *
 * @throws if there is none although no error was reported, which is a bug.
 */
function explained<T>(result: T | undefined, report: Report): T | undefined {
  if (result === undefined && !report.failed) throw new Error('a stage gave nothing, and no diagnostic says why');
  return result;
}

/**
 * Renders and formats all targets; no files if there are errors. Targets run one after the other and pages in batches:
 * a page takes many times as much memory before it is text.
 */
async function texts(api: Api, job: Job, report: Report, observe: Observe): Promise<readonly TargetFile[]> {
  const files: TargetFile[] = [];
  const misfits: string[] = [];
  for (const name of report.failed ? [] : job.targets) await makeTexts(name, api, job, report, observe, files, misfits);
  if (job.templates && misfits.length > 0) {
    // Loads the TypeScript compiler, only to find the locations.
    const { reportMisfits } = await import('../output/template-check/locate-type-errors.ts');
    if (!reportMisfits(job.templates, report))
      for (const message of misfits) report.add('templates/does-not-fit', { message });
    return [];
  }
  return report.failed ? [] : files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Maximum number of rendered pages that are not yet formatted. */
const atATime = 100;

async function makeTexts(
  name: TargetName,
  api: Api,
  { options, templates: overrides, formatted: known }: Job,
  report: Report,
  observe: Observe,
  files: TargetFile[],
  misfits: string[],
): Promise<void> {
  observe('pages');
  const target = await loadTarget(name);
  if (target.whole && isFollowed(api)) {
    target.prepare?.(api, options);
    const [{ renderWhole }, { format }] = await Promise.all([
      import('../output/render-cached.ts'),
      import('../output/format.ts'),
    ]);
    const rendered = renderWhole(
      name,
      () => target.pages(api, options, report),
      { api, report },
      overrides && { overrides, failed: (message) => misfits.push(message) },
    );
    if (report.failed) return;
    observe('format');
    for (const { path, text } of await format(await rendered, report, known))
      files.push({ path: `${name}/${path}`, target: name, text });
    return;
  }
  const listed = reading(() => target.pages(api, options, report));
  // The only reference to the pages, so that rendered ones can be collected.
  const waiting = [...(await listed.made)].reverse();
  // Nothing will be written, but the other targets can report further problems.
  if (report.failed) return;
  const [{ renderKept }, { format }] = await Promise.all([
    import('../output/render-cached.ts'),
    import('../output/format.ts'),
  ]);
  const around = listed.made instanceof Promise ? undefined : listed.read;
  while (waiting.length > 0) {
    observe('render');
    const rendered = renderKept(
      waiting.splice(-atATime).reverse(),
      { api, target: name, around, report },
      overrides && { overrides, failed: (message) => misfits.push(message) },
    );
    observe('format');
    for (const { path, text } of await format(rendered, report, known))
      files.push({ path: `${name}/${path}`, target: name, text });
  }
}

function ignore(): void {
  // No listener.
}
