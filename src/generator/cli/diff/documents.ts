// The difference between two documents, wherever they are: for the command, and for programs that import Ashlar.

import process from 'node:process';
import type { Difference } from '../../diff/change.ts';
import { difference } from '../../diff/compare.ts';
import { leastVersion } from '../../diff/stated-version.ts';
import { bumpsOf } from '../../diff/versions.ts';
import { understand } from '../../generate.ts';
import type { Api } from '../../model/declarations/api.ts';
import { originWithin, placeOf } from '../../model/origin.ts';
import type { Diagnostic, Place } from '../../report/diagnostic.ts';
import { createReport, type Report } from '../../report/report.ts';
import type { Source } from '../../source/tree.ts';
import { sideOf, type Side } from './side.ts';

type Texts = Map<string, Source>;

/** What was found; without a difference, the diagnostics say why there is none. */
export interface Compared {
  readonly difference?: Difference;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compares two documents by meaning: each a file, a folder, a file of a commit (`main:spec/openapi.yaml`) or a package
 * with a document (`@acme/spec`, `@acme/spec@1.2.0`). Relative paths start at `folder`. References may read the
 * directories of `allowRefs` besides the document's own. Does not throw for bad input.
 */
export async function diffDocuments(base: string, head: string, folder: string = process.cwd(), allowRefs: readonly string[] = []): Promise<Compared> {
  const report = createReport();
  const [before, after] = [await sideOf(base, folder, report), await sideOf(head, folder, report)];
  const found = before && after && (await differenceOf({ ...before, allowRefs }, { ...after, allowRefs }, report, new Map()));
  return { ...(found && { difference: found }), diagnostics: report.diagnostics };
}

/** The difference, its places as they are called from here; undefined where a side has errors, which are reported. */
export async function differenceOf(base: Side, head: Side, report: Report, texts: Texts): Promise<Difference | undefined> {
  const before = await modelOf(base, report, texts);
  const after = await modelOf(head, report, texts);
  if (!before || !after) return undefined;
  const found = difference(before, after);
  complainOfVersion(found, placeOf(originWithin(after.info.origin, ['version'])), head, report);
  return labelled(found, base, head);
}

/** A version that has not risen as far as the changes ask for, or has fallen. */
function complainOfVersion({ base, head, changes }: Difference, place: Place, { called }: Side, report: Report): void {
  const bump = bumpsOf(changes).spec;
  const least = leastVersion(base.version, head.version, bump);
  if (least === undefined) return;
  const why = bump === 'major' ? ', because changes break somebody, or may' : bump === 'minor' ? ', because there is something new' : '';
  const message = `the version is ${head.version} after ${base.version}, where ${least} is the least${why}`;
  report.add('diff/version-too-low', { message, place: at(place, called), help: 'Raise it before this is released.' });
}

/** The model of a side. Only errors are told: what else is wrong with a document is not the comparison's business. */
export async function modelOf({ document, overlays, allowRefs = [], files, called, name }: Side, report: Report, texts: Texts): Promise<Api | undefined> {
  const own = createReport();
  const { sources, api } = await understand({ document, overlays, allowRefs }, files, own);
  for (const [file, source] of sources.texts) texts.set(called(file), source);
  for (const { code, severity, place, related, ...said } of own.diagnostics) {
    if (severity !== 'error') continue;
    report.add(code, { ...said, ...(place && { place: at(place, called) }), related: (related ?? []).map((other) => ({ ...other, place: at(other.place, called) })) });
  }
  if (own.failed) report.add('diff/broken-side', { message: `${name} has errors, so that there is nothing to compare` });
  return own.failed ? undefined : api;
}

function at<P extends { readonly file: string }>(place: P, called: Side['called']): P {
  return { ...place, file: called(place.file) };
}

/** The difference with each place as it is called from here. */
function labelled(found: Difference, base: Side, head: Side): Difference {
  const changes = found.changes.map((change) => ({
    ...change,
    ...(change.base && { base: at(change.base, base.called) }),
    ...(change.head && { head: at(change.head, head.called) }),
  }));
  const edition = (of: Difference['base'], { called }: Side): Difference['base'] => ({ ...of, place: at(of.place, called) });
  return { base: edition(found.base, base), head: edition(found.head, head), changes };
}
