// Builds a model from the valid parts of a document, excluding operations and components with errors.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createReport, type Report } from '../../diagnostics/report.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import type { Node } from '../../source/node.ts';
import type { Document } from '../types.ts';
import { sourceLocation } from '../read-context.ts';
import { convertSwagger } from '../swagger2/convert.ts';
import { withOriginalNames } from '../swagger2/original-names.ts';
import { isolateErrors } from './find-affected-parts.ts';

/** Result of an attempt, up to the step that failed. */
interface AttemptResult<A> {
  readonly sources: SourceSet;
  readonly document?: Document;
  readonly api?: A;
}

/** Reads a document without the excluded nodes and builds its model. Adds diagnostics to `report`. */
type Attempt<A> = (report: Report, sources: SourceSet, excluded: ReadonlySet<Node>) => Promise<AttemptResult<A>>;

/**
 * Builds a model of the valid parts. Each round excludes the parts in which the previous round found errors. If the
 * document uses the vocabulary, nothing is excluded unless `canExcludeWithVocabulary` is set, because the owner of the
 * document can fix the errors.
 */
export async function buildModelWithoutInvalidParts<A>(
  loadedSources: SourceSet,
  originalReport: Report,
  attempt: Attempt<A>,
  canExcludeWithVocabulary = false,
): Promise<AttemptResult<A> & { readonly isPartial?: true; readonly excluded?: readonly string[] }> {
  const sources = convertSwagger(loadedSources, originalReport);
  const report = withOriginalNames(originalReport, sources);
  let excluded: ReadonlySet<Node> = new Set();
  let previousErrors = errorsOf(report);
  const labels: string[] = [];
  for (;;) {
    const attemptReport = createReport();
    const result = await attempt(attemptReport, sources, excluded);
    const errors = [...previousErrors, ...errorsOf(attemptReport)];
    const reported = attemptReport.diagnostics.filter(
      ({ code, severity }) => excluded.size === 0 || severity === 'error' || !code.startsWith('document/'),
    );
    // Warnings about the partial document are misleading: links and tags may name excluded parts.
    for (const { code, ...finding } of reported) report.add(code, finding);
    if (errors.length === 0) return { ...result, ...(excluded.size > 0 && { isPartial: true, excluded: labels }) };
    const { document } = result;
    const exclusion =
      document && (canExcludeWithVocabulary || document.vocabulary === undefined)
        ? isolateErrors(sources, document.version, errors, excluded)
        : undefined;
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
    previousErrors = [];
  }
}

function errorsOf(report: Report): readonly Diagnostic[] {
  return report.diagnostics.filter(({ severity }) => severity === 'error');
}
