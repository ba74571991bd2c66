// Builds a model of a document with errors: repairs those whose meaning is clear, and excludes the parts with others.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { DiagnosticCode } from '../../diagnostics/codes.ts';
import { addDiagnostics, createReport, mapReport, type Report } from '../../diagnostics/report.ts';
import { externalErrorCodes } from '../../source/file-reader.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import type { Node } from '../../source/node.ts';
import { pathItemMethods, type Document } from '../types.ts';
import { sourceLocation } from '../read-context.ts';
import { versionOf } from '../read-document.ts';
import { convertSwagger } from '../swagger2/convert.ts';
import { withOriginalNames } from '../swagger2/original-names.ts';
import { isolateErrors } from './find-affected-parts.ts';

/** Result of an attempt, up to the step that failed. */
interface AttemptResult<A> {
  readonly sources: SourceSet;
  readonly document?: Document;
  readonly api?: A;
  /** Nodes that a filter leaves out. */
  readonly filtered?: ReadonlySet<Node>;
}

/** Reads a document without the excluded nodes and builds its model. Adds diagnostics to `report`. */
type Attempt<A> = (report: Report, sources: SourceSet, excluded: ReadonlySet<Node>) => Promise<AttemptResult<A>>;

/** What to do about errors. */
export interface ErrorTolerance {
  /** Whether to repair errors in a document that does not use the vocabulary. */
  readonly repairs: boolean;
  /** Whether to exclude parts with errors that cannot be repaired. */
  readonly excludesParts: boolean;
  /** Whether to exclude parts of documents that use the vocabulary, whose owner can fix the errors. */
  readonly includesVocabulary: boolean;
}

/** The result, and the parts that were excluded. */
type Outcome<A> = AttemptResult<A> & { readonly isPartial?: true; readonly excluded?: readonly string[] };

/** Errors that affect only what their message states, and what is used. They are warnings in a document that is repaired. */
const toleratedCodes: Readonly<Partial<Record<DiagnosticCode, string>>> = {
  'document/duplicate-path': '',
  'source/duplicate-key': '; using the first',
  'source/json-extension': '; it is accepted',
  'source/multiple-documents': '; using the first',
  'source/yaml-indentation': '; it is accepted',
};

/** Duplicates of these keys would lose operations, or could allow requests without authentication. */
const intolerableKey = new RegExp(`^duplicate key \`(?:/.*|security|securitySchemes|${pathItemMethods.join('|')})\`$`);

/**
 * Builds a model from the parts of a document that can be read. If there are errors, the document is repaired; then,
 * each round excludes the parts in which the previous round found errors. A source that cannot be read because of the
 * network or the lock file is always an error of the whole document. `loadDiagnostics` are those of loading.
 */
export async function buildModelDespiteErrors<A>(
  loadedSources: SourceSet,
  loadDiagnostics: readonly Diagnostic[],
  originalReport: Report,
  attempt: Attempt<A>,
  tolerance: ErrorTolerance,
): Promise<Outcome<A>> {
  const conversionReport = createReport();
  const sources = convertSwagger(loadedSources, conversionReport);
  const initialDiagnostics = [...loadDiagnostics, ...conversionReport.diagnostics];
  const report = withOriginalNames(originalReport, sources);
  const firstReport = createReport();
  const first = await attempt(firstReport, sources, new Set());
  const diagnostics = [...withoutFiltered(initialDiagnostics, first.filtered), ...firstReport.diagnostics];
  if (!hasError(diagnostics)) {
    addDiagnostics(report, diagnostics);
    return first;
  }
  // Without the excluded parts, a temporary error would remove generated code.
  if (diagnostics.some(({ code }) => externalErrorCodes.has(code))) {
    addDiagnostics(report, diagnostics);
    return { sources, ...(first.document && { document: first.document }) };
  }
  const hasVocabulary = usesVocabulary(sources);
  const repaired =
    tolerance.repairs && !hasVocabulary
      ? await repair(loadedSources, loadDiagnostics, firstReport, first.filtered)
      : undefined;
  if (!repaired) {
    addDiagnostics(report, diagnostics);
    return tolerance.excludesParts && (tolerance.includesVocabulary || !hasVocabulary)
      ? excludeParts(first, sources, errorsIn(diagnostics), report, attempt)
      : { sources, ...(first.document && { document: first.document }) };
  }
  const secondReport = createTolerantReport();
  const second = await attempt(secondReport, repaired.sources, new Set());
  const remaining = [...repaired.diagnostics, ...secondReport.diagnostics];
  addDiagnostics(report, remaining);
  if (!hasError(remaining)) return second;
  return tolerance.excludesParts
    ? excludeParts(second, repaired.sources, errorsIn(remaining), report, attempt)
    : { sources, ...(second.document && { document: second.document }) };
}

/** Returns the diagnostics that are not in parts that a filter leaves out. */
function withoutFiltered(
  diagnostics: readonly Diagnostic[],
  filtered: ReadonlySet<Node> | undefined,
): readonly Diagnostic[] {
  return filtered ? diagnostics.filter((diagnostic) => !isWithin(diagnostic, filtered)) : diagnostics;
}

function isWithin({ location }: Diagnostic, nodes: Iterable<Node>): boolean {
  if (!location) return false;
  for (const { source, start, end } of nodes) {
    if (source.file !== location.file) continue;
    const offset = source.offset(location.line, location.column);
    if (start <= offset && offset < end) return true;
  }
  return false;
}

function usesVocabulary({ roots, entry }: SourceSet): boolean {
  const root = roots.get(entry);
  return root?.kind === 'map' && root.entries.has('x-ashlar');
}

/**
 * Repairs the sources, also before a conversion from Swagger 2.0; returns the diagnostics that still apply. `undefined`
 * if reading again would change nothing.
 */
async function repair(
  loadedSources: SourceSet,
  loadDiagnostics: readonly Diagnostic[],
  { diagnostics: readDiagnostics }: Report,
  filtered: ReadonlySet<Node> | undefined,
): Promise<{ readonly sources: SourceSet; readonly diagnostics: readonly Diagnostic[] } | undefined> {
  const [{ repairDocument }, { repairSwagger }] = await Promise.all([
    import('../repair/repair-document.ts'),
    import('../repair/repair-swagger.ts'),
  ]);
  const swagger = repairSwagger(loadedSources);
  const conversionReport = createReport();
  const sources = convertSwagger(swagger?.sources ?? loadedSources, conversionReport);
  const initialDiagnostics = [...loadDiagnostics, ...conversionReport.diagnostics];
  const version = versionOf(sources);
  if (version === undefined) return undefined;
  const repaired = repairDocument(sources, version);
  if (!swagger && !repaired && ![...initialDiagnostics, ...readDiagnostics].some(isTolerated)) return undefined;
  const { warnings, removed, sources: repairedSources } = repaired ?? { warnings: [], removed: [], sources };
  return {
    sources: repairedSources,
    diagnostics: [
      ...withoutFiltered(initialDiagnostics, filtered).map((diagnostic) =>
        isWithin(diagnostic, removed) ? { ...diagnostic, severity: 'warning' as const } : tolerate(diagnostic),
      ),
      ...withoutFiltered([...(swagger?.warnings ?? []), ...warnings], filtered),
    ],
  };
}

/** Creates a report of which tolerated errors are warnings. */
function createTolerantReport(): Report {
  return mapReport(createReport(), (code, details) => ({ ...details, ...tolerate({ code, ...details }) }));
}

/** Returns a tolerated error as a warning. */
function tolerate<D extends ToleratedDetails>(diagnostic: D): D | (D & { readonly severity: 'warning' }) {
  const { code, message } = diagnostic;
  return isTolerated(diagnostic)
    ? { ...diagnostic, message: `${message}${toleratedCodes[code] ?? ''}`, severity: 'warning' }
    : diagnostic;
}

type ToleratedDetails = Pick<Diagnostic, 'code' | 'message'>;

function isTolerated({ code, message }: ToleratedDetails): boolean {
  return toleratedCodes[code] !== undefined && !intolerableKey.test(message);
}

async function excludeParts<A>(
  first: AttemptResult<A>,
  sources: SourceSet,
  firstErrors: readonly Diagnostic[],
  report: Report,
  attempt: Attempt<A>,
): Promise<Outcome<A>> {
  let excluded: ReadonlySet<Node> = first.filtered ?? new Set();
  let errors = firstErrors;
  let result = first;
  const labels: string[] = [];
  for (;;) {
    const { document } = result;
    const exclusion = document && isolateErrors(sources, document.version, errors, excluded);
    if (!exclusion || exclusion.parts.length === 0) return { sources, ...(document && { document }) };
    excluded = exclusion.nodes;
    for (const { part, causes } of exclusion.parts) {
      labels.push(part.label);
      report.add('document/excluded', {
        message: `\`${part.label}\` is excluded`,
        location: sourceLocation(part.entry),
        related: causes.flatMap(({ location, message }) => (location ? [{ location, message }] : [])).slice(0, 3),
        help: 'fix the error, or use `--strict` to write nothing until it is fixed',
      });
    }
    const attemptReport = createTolerantReport();
    result = await attempt(attemptReport, sources, excluded);
    // Warnings about the partial document are misleading: links and tags may name excluded parts.
    const diagnostics = attemptReport.diagnostics.filter(
      ({ code, severity }) => severity === 'error' || !code.startsWith('document/'),
    );
    addDiagnostics(report, diagnostics);
    errors = errorsIn(diagnostics);
    if (errors.length === 0) return { ...result, isPartial: true, excluded: labels };
  }
}

function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

function errorsIn(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}
