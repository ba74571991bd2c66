// Reading of a document with errors: operations and components with errors are excluded.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createReport, type Report } from '../../diagnostics/report.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import type { Node } from '../../source/node.ts';
import type { Document } from '../types.ts';
import { placeOf } from '../read-context.ts';
import { withoutSwagger } from '../swagger2/convert.ts';
import { inWordsOfFile } from '../swagger2/quoted-source.ts';
import { confine } from './affected-operations.ts';

/** Result of an attempt, up to the step that failed. */
interface Understood<A> {
  readonly sources: SourceSet;
  readonly document?: Document;
  readonly api?: A;
}

/** Reads and builds a document without the excluded nodes; reports to the given report. */
type Attempt<A> = (report: Report, sources: SourceSet, leftOut: ReadonlySet<Node>) => Promise<Understood<A>>;

/**
 * Builds a model of the parts without errors. Each round excludes the parts in which the previous one found errors. For
 * a document that uses the vocabulary, nothing is excluded unless `evenWithVocabulary`: its owner can fix the errors.
 */
export async function understandPart<A>(
  loaded: SourceSet,
  all: Report,
  attempt: Attempt<A>,
  ownersToo = false,
): Promise<Understood<A> & { readonly partial?: true; readonly leftOut?: readonly string[] }> {
  const sources = withoutSwagger(loaded, all);
  const report = inWordsOfFile(all, sources);
  let leftOut: ReadonlySet<Node> = new Set();
  let before = errorsOf(report);
  const labels: string[] = [];
  for (;;) {
    const own = createReport();
    const understood = await attempt(own, sources, leftOut);
    const errors = [...before, ...errorsOf(own)];
    const told = own.diagnostics.filter(
      ({ code, severity }) => leftOut.size === 0 || severity === 'error' || !code.startsWith('document/'),
    );
    // Warnings about the partial document are misleading: links and tags may name excluded parts.
    for (const { code, ...finding } of told) report.add(code, finding);
    if (errors.length === 0) return { ...understood, ...(leftOut.size > 0 && { partial: true, leftOut: labels }) };
    const { document } = understood;
    const confined =
      document && (ownersToo || document.vocabulary === undefined)
        ? confine(sources, document.version, errors, leftOut)
        : undefined;
    if (!confined || confined.units.length === 0) return { sources, ...(document && { document }) };
    leftOut = confined.nodes;
    for (const { unit, because } of confined.units) {
      labels.push(unit.label);
      report.add('document/left-out', {
        message: `${unit.label} is left out`,
        place: placeOf(unit.entry),
        related: because.flatMap(({ place, message }) => (place ? [{ place, message }] : [])).slice(0, 3),
        help: 'Mend it, or generate with --strict, which writes nothing while there is an error.',
      });
    }
    before = [];
  }
}

function errorsOf(report: Report): readonly Diagnostic[] {
  return report.diagnostics.filter(({ severity }) => severity === 'error');
}
