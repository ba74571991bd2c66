// The pipeline: from a document's text to the files that agree with it.

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

/** Which document, and what is laid over it. Paths are as the user would type them. */
export interface Input {
  readonly document: string;
  readonly overlays: readonly string[];
  /** Directories and files that references may read besides those below the document's directory. */
  readonly allowRefs?: readonly string[];
  /** By these paths: where a configuration names them. */
  readonly named?: ReadonlyMap<string, Naming>;
  /** Whether values must be of their `format`, which decides what a default may be; `assert` unless given. */
  readonly formats?: 'assert' | 'annotate';
  /** What a pattern is that takes too long to match and has no safe equivalent: a warning, or an error. @default 'warn' */
  readonly slowPatterns?: 'warn' | 'error';
  /** Whether operations with errors are left out and the rest is read; else errors stop everything. `always`: also of a document that uses the vocabulary. */
  readonly leaveOut?: boolean | 'always';
  /** Whether a model is built also from a document with errors, of everything that could be read. */
  readonly despiteErrors?: boolean;
}

/** What to generate from it. */
export interface Job extends Input {
  readonly targets: readonly TargetName[];
  readonly options: TargetOptions;
  /** Templates that stand in for Ashlar's own. */
  readonly templates?: Overrides;
  /** What runs of one process need not lay out again. */
  readonly formatted?: Formatted;
  /** What the run before this one in the process made; null where this is the first of several. */
  readonly kept?: Kept | null;
}

/** The stages, in order. A stage runs when those before it left no error; only reading goes on after loading as far as it can. */
export type Stage = 'load' | 'read' | 'build' | 'pages' | 'render' | 'format';

/** Told when a stage begins: for progress and timing, which are the caller's. */
export type Observe = (stage: Stage) => void;

/** As far as the pipeline came; what is absent was prevented by errors in the report. */
export interface Understood {
  readonly sources: SourceSet;
  readonly document?: Document;
  readonly api?: Api;
  /** Present where the model is of the document without some operations or components, which the report tells. */
  readonly partial?: true;
  /** Labels of what was left out: `GET /pets/{id}`, `/pets`, `components.schemas.Pet`. */
  readonly leftOut?: readonly string[];
  /** The rules of a model that has the vocabulary, compiled. */
  readonly rules?: RuleBook;
}

export interface Generated extends Understood {
  /** In code point order of path; empty when the report failed. */
  readonly files: readonly TargetFile[];
}

/** The whole pipeline. Writes nothing: what is to be written is the answer, what is wrong is in `report`. */
export async function generate(job: Job, files: Files, report: Report, observe: Observe = ignore): Promise<Generated> {
  const understood = await understand(
    { ...job, ...(job.options.formats && { formats: job.options.formats }) },
    files,
    report,
    observe,
    followed(job),
  );
  if (understood.api) reportDefaults(understood.api.refusedDefaults, report);
  // What is wrong with operations that are left out is no hindrance to the others.
  const own = understood.partial ? createReport() : report;
  const made = understood.api ? await texts(understood.api, job, own, observe) : [];
  if (own !== report) for (const { code, ...finding } of own.diagnostics) report.add(code, finding);
  if (!own.failed) return { ...understood, files: made };
  const { sources, document, api } = understood;
  return { sources, ...(document && { document }), ...(api && { api }), files: [] };
}

/** How the model of a job is looked at: followed where other runs come after this one. */
function followed({ kept, targets, options, templates }: Job): View {
  const circumstances = { targets, options, templates: [...(templates ?? [])] };
  return kept === undefined ? asItIs : (api) => follow(api, circumstances, kept ?? undefined);
}

/** What is done with a model before anybody reads it. */
type View = (api: Api) => Api;

const asItIs: View = (api) => api;

/** The half that lint and model need too: load, read, build. */
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
  // An error of the model itself: the model is built without what it concerns.
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

/** Reads and builds, but for what is left out. */
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
  // A model of half a document would be full of problems that its owner has not made.
  if (report.failed && !input.despiteErrors) return { sources, document };

  observe('build');
  const built = explained(buildApi(document, report, input), report);
  const api = built && view(built);
  // Targets that print rules ask for them again; here is where a misspelt one stops the rest. Whoever has no rules need
  // not wait for their language to be loaded, as whoever only reads need not for the printers below.
  const rules =
    api?.vocabulary === true
      ? (await import('../model/expressions/compile-rules.ts')).compileRules(api, report)
      : undefined;
  return { sources, document, ...(api && { api }), ...(rules && { rules }) };
}

/** The report with an error for each slow pattern, unless validators match it by a safe equivalent: then its severity is given. */
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
 * Whether a document that was not loaded without errors is read even so: a key that stands twice must not hide its
 * other mistakes. One is not if an overlay has errors, because what the overlay would have changed may be the fix.
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

/** What a stage gave. That it gave nothing without saying why is a bug. */
function explained<T>(result: T | undefined, report: Report): T | undefined {
  if (result === undefined && !report.failed) throw new Error('a stage gave nothing, and no diagnostic says why');
  return result;
}

/**
 * Pages, render and format: the files, by path; none where something is wrong. One target after the other, and of each a
 * few pages at a time, because what is held of a page until it is text is many times as big as the text.
 */
async function texts(api: Api, job: Job, report: Report, observe: Observe): Promise<readonly TargetFile[]> {
  const files: TargetFile[] = [];
  const misfits: string[] = [];
  for (const name of report.failed ? [] : job.targets) await makeTexts(name, api, job, report, observe, files, misfits);
  if (job.templates && misfits.length > 0) {
    // The compiler, which is loaded for nothing else, knows the places.
    const { reportMisfits } = await import('../output/template-check/locate-type-errors.ts');
    if (!reportMisfits(job.templates, report))
      for (const message of misfits) report.add('templates/does-not-fit', { message });
    return [];
  }
  return report.failed ? [] : files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** How many pages are text and not yet formatted. */
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
  // Nobody else holds them: what has become text is free to go.
  const waiting = [...(await listed.made)].reverse();
  // The other targets may have more to say, and nothing will be written.
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
  // Nobody watches.
}
