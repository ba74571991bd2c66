// Comparison of two documents from files, commits, or packages.

import process from 'node:process';
import type { Difference } from '../change.ts';
import { difference } from '../compare-apis.ts';
import { leastVersion } from '../info-version-check.ts';
import { bumpsOf } from '../semver-bumps.ts';
import { understand } from '../../../pipeline/pipeline.ts';
import type { Api, Operation } from '../../../model/types/api.ts';
import { originWithin, placeOf } from '../../../model/locate-origin.ts';
import type { Diagnostic, Place } from '../../../diagnostics/diagnostic.ts';
import { createReport, type Report } from '../../../diagnostics/report.ts';
import type { Source } from '../../../source/node.ts';
import { count } from '../../../cli/format-units.ts';
import { sideOf, type Side } from '../../../pipeline/revisions/resolve-revision.ts';

type Texts = Map<string, Source>;

/** Result of a comparison. Without a difference, the diagnostics contain the errors. */
export interface Compared {
  readonly difference?: Difference;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compares two documents semantically. Each can be a file, a directory, a file in a commit (`main:spec/openapi.yaml`),
 * or a package with a document (`@acme/spec`, `@acme/spec@1.2.0`). Relative paths start at `directory`. References can
 * read the document's own directory and those of `allowRefs`. Does not throw for invalid input.
 */
export async function diffDocuments(
  base: string,
  head: string,
  folder: string = process.cwd(),
  allowRefs: readonly string[] = [],
): Promise<Compared> {
  const report = createReport();
  const [before, after] = [await sideOf(base, folder, report), await sideOf(head, folder, report)];
  const found =
    before && after && (await differenceOf({ ...before, allowRefs }, { ...after, allowRefs }, report, new Map()));
  return { ...(found && { difference: found }), diagnostics: report.diagnostics };
}

/**
 * Compares two sides; locations are display paths. Reports errors, and excludes parts with errors on either side.
 * `undefined` if an error concerns a whole document.
 */
export async function differenceOf(
  base: Side,
  head: Side,
  report: Report,
  texts: Texts,
): Promise<Difference | undefined> {
  const [one, other] = [await partOf(base, report, texts), await partOf(head, report, texts)];
  if (!one || !other) return undefined;
  const leftOut = new Set([...one.leftOut, ...other.leftOut].map(keyOfLabel));
  const [before, after] = [withoutUnits(one.api, leftOut), withoutUnits(other.api, leftOut)];
  const found = difference(before, after);
  complainOfVersion(found, placeOf(originWithin(after.info.origin, ['version'])), head, report);
  return labelled(found, base, head);
}

/** Reports a version that is too low for the changes. */
function complainOfVersion({ base, head, changes }: Difference, place: Place, { called }: Side, report: Report): void {
  const bump = bumpsOf(changes).spec;
  const least = leastVersion(base.version, head.version, bump);
  if (least === undefined) return;
  const why =
    bump === 'major'
      ? ', because changes break somebody, or may'
      : bump === 'minor'
        ? ', because there is something new'
        : '';
  const message = `the version is ${head.version} after ${base.version}, where ${least} is the least${why}`;
  report.add('diff/version-too-low', { message, place: at(place, called), help: 'Raise it before this is released.' });
}

/** Builds the model of a side. Reports only errors; warnings do not affect the comparison. */
export async function modelOf(
  { document, overlays, allowRefs = [], files, called, name }: Side,
  report: Report,
  texts: Texts,
): Promise<Api | undefined> {
  const own = createReport();
  const { sources, api } = await understand({ document, overlays, allowRefs }, files, own);
  reportErrors(own, { called }, sources.texts, report, texts);
  if (own.failed)
    report.add('diff/broken-side', { message: `${name} has errors, so that there is nothing to compare` });
  return own.failed ? undefined : api;
}

interface ModelPart {
  readonly api: Api;
  /** Labels of excluded operations and components. */
  readonly leftOut: readonly string[];
}

/**
 * Builds the model of a side without its invalid parts; `undefined` if an error concerns the whole document or nothing
 * remains.
 */
async function partOf(side: Side, report: Report, texts: Texts): Promise<ModelPart | undefined> {
  const { document, overlays, allowRefs = [], files, name } = side;
  const own = createReport();
  const {
    sources,
    api,
    leftOut = [],
  } = await understand({ document, overlays, allowRefs, leaveOut: 'always' }, files, own);
  reportErrors(own, side, sources.texts, report, texts);
  if (own.failed)
    report.add('diff/broken-side', {
      message: api
        ? `${name} has errors: ${count(leftOut.length, 'operation or component', 'operations and components')} with errors cannot be compared`
        : `${name} has errors, so that there is nothing to compare`,
    });
  return api && { api, leftOut };
}

/** Returns the model without the operations and security schemes that are invalid on either side. */
function withoutUnits(api: Api, leftOut: ReadonlySet<string>): Api {
  if (leftOut.size === 0) return api;
  const isRead = ({ method, path }: Operation): boolean =>
    !leftOut.has(keyOfLabel(path)) && !leftOut.has(keyOfLabel(`${method.toUpperCase()} ${path}`));
  return {
    ...api,
    operations: api.operations.filter(isRead),
    webhooks: api.webhooks.filter(isRead),
    securitySchemes: api.securitySchemes.filter(({ name }) => !leftOut.has(`components.securitySchemes.${name}`)),
  };
}

/** Removes path parameter names from a label, so that renamed parameters do not matter. */
function keyOfLabel(label: string): string {
  return label.replace(/\{[^}]*\}/g, '{}');
}

function reportErrors(
  own: Report,
  { called }: Pick<Side, 'called'>,
  sources: ReadonlyMap<string, Source>,
  report: Report,
  texts: Texts,
): void {
  for (const [file, source] of sources) texts.set(called(file), source);
  for (const { code, severity, place, related, ...said } of own.diagnostics) {
    if (severity !== 'error') continue;
    report.add(code, {
      ...said,
      ...(place && { place: at(place, called) }),
      related: (related ?? []).map((other) => ({ ...other, place: at(other.place, called) })),
    });
  }
}

function at<P extends { readonly file: string }>(place: P, called: Side['called']): P {
  return { ...place, file: called(place.file) };
}

/** Returns the difference with display paths. */
function labelled(found: Difference, base: Side, head: Side): Difference {
  const changes = found.changes.map((change) => ({
    ...change,
    ...(change.base && { base: at(change.base, base.called) }),
    ...(change.head && { head: at(change.head, head.called) }),
  }));
  const edition = (of: Difference['base'], { called }: Side): Difference['base'] => ({
    ...of,
    place: at(of.place, called),
  });
  return { base: edition(found.base, base), head: edition(found.head, head), changes };
}
