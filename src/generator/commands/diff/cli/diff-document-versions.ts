// Comparison of two documents from files, commits, or packages.

import process from 'node:process';
import type { ApiDifference } from '../change.ts';
import { compareApis } from '../compare-apis.ts';
import { lowestValidVersion, computeBumps } from '../semver-bumps.ts';
import { buildModel } from '../../../pipeline/build-model.ts';
import type { Api, Operation } from '../../../model/types/api.ts';
import { locateFirstProperty, diagnosticLocationOf } from '../../../model/source-location.ts';
import { diagnosticCodes } from '../../../diagnostics/codes.ts';
import type { Diagnostic, Location } from '../../../diagnostics/diagnostic.ts';
import { createReport, type Report } from '../../../diagnostics/report.ts';
import { isRemote } from '../../../source/input-path.ts';
import type { Source } from '../../../source/node.ts';
import { checkAllowedInput, checkHeaders } from '../../../cli/config/check-input.ts';
import { formatPath } from '../../../cli/config/load.ts';
import { arrayOf } from '../../../cli/config/value-checks.ts';
import { formatCount } from '../../../cli/format-units.ts';
import { createLiveSources, defaultTimeLimit } from '../../../pipeline/inputs/input-reader.ts';
import { createHeaderLookup, type InputHeaders } from '../../../pipeline/inputs/request-headers.ts';
import { resolveRevision, type DocumentRevision } from '../../../pipeline/revisions/resolve-revision.ts';

/** Loaded sources by display path. */
type Texts = Map<string, Source>;

/** Result of a comparison. If `difference` is absent, `diagnostics` contains the errors. */
export interface DocumentDiff {
  readonly difference?: ApiDifference;
  readonly diagnostics: readonly Diagnostic[];
}

export interface DiffOptions {
  /** Directory that relative paths are resolved against. @default process.cwd() */
  readonly directory?: string;
  /** Directories, files, and URL prefixes that references may read, as `input.allow` in the configuration. */
  readonly allow?: readonly string[];
  /** Request headers by origin, as `input.headers` in the configuration. */
  readonly headers?: InputHeaders;
  /** Sends requests. @default globalThis.fetch */
  readonly fetch?: typeof fetch;
}

/**
 * Compares two documents semantically. Each can be a file, a directory, a URL, a file in a commit
 * (`main:spec/openapi.yaml`), or a package that contains one (`@acme/spec`, `@acme/spec@1.2.0`). Does not throw for
 * invalid input.
 */
export async function diffDocuments(
  base: string,
  head: string,
  { directory = process.cwd(), allow = [], headers = {}, fetch: sendRequest = fetch }: DiffOptions = {},
): Promise<DocumentDiff> {
  const report = createReport();
  const errors = [...arrayOf(checkAllowedInput)(allow, ['allow']), ...checkHeaders(headers, ['headers'])];
  for (const { path, message } of errors)
    report.add('cli/invalid-arguments', {
      message: `\`${formatPath(path)}\`: ${message}`,
      help: 'pass a value that is valid in `input` of the configuration',
    });
  if (errors.length > 0) return { diagnostics: report.diagnostics };
  const inputs = createLiveSources([base, head], {
    fetch: sendRequest,
    timeLimit: defaultTimeLimit,
    documents: [base, head].map((entry) => ({ entry, allow })),
    headersFor: createHeaderLookup(headers, process.env),
  });
  const [before, after] = [
    await resolveRevision(base, directory, inputs, report),
    await resolveRevision(head, directory, inputs, report),
  ];
  const comparison =
    before && after && (await compareSides({ ...before, allow }, { ...after, allow }, report, new Map()));
  return { ...(comparison && { difference: comparison }), diagnostics: report.diagnostics };
}

/**
 * Compares two revisions of a document (the sides). Locations in the result have display paths. Reports errors and
 * excludes parts that are invalid on either side. Returns `undefined` if an error affects a whole document.
 */
export async function compareSides(
  base: DocumentRevision,
  head: DocumentRevision,
  report: Report,
  texts: Texts,
): Promise<ApiDifference | undefined> {
  const [baseModel, headModel] = [
    await buildPartialModel(base, report, texts),
    await buildPartialModel(head, report, texts),
  ];
  if (!baseModel || !headModel) return undefined;
  const excluded = new Set([...baseModel.excluded, ...headModel.excluded].map(labelKey));
  const [before, after] = [withoutExcluded(baseModel.api, excluded), withoutExcluded(headModel.api, excluded)];
  const comparison = compareApis(before, after);
  reportLowVersion(
    comparison,
    diagnosticLocationOf(locateFirstProperty(after.info.sourceLocation, ['version'])),
    head,
    report,
  );
  return withDisplayPaths(comparison, base, head);
}

/** Reports a version that is too low for the changes. */
function reportLowVersion(
  { base, head, changes }: ApiDifference,
  location: Location,
  { fileLabel }: DocumentRevision,
  report: Report,
): void {
  const bump = computeBumps(changes).spec;
  const lowestVersion = lowestValidVersion(base.version, head.version, bump);
  if (lowestVersion === undefined) return;
  const reason =
    bump === 'major' ? ' for breaking or possibly breaking changes' : bump === 'minor' ? ' for additions' : '';
  const message = `version ${head.version} is too low after ${base.version}: expected at least ${lowestVersion}${reason}`;
  report.add('diff/version-too-low', {
    message,
    location: withDisplayPath(location, fileLabel),
    help: `change the version to ${lowestVersion} or higher before the release`,
  });
}

/** Builds the model of a side. Reports only errors; warnings do not affect the comparison. */
export async function buildSideModel(
  { document, overlays, allow = [], files, fileLabel, name }: DocumentRevision,
  report: Report,
  texts: Texts,
): Promise<Api | undefined> {
  const sideReport = createReport();
  const { sources, api } = await buildModel({ document, overlays, allow, isStrict: false }, files, sideReport);
  reportErrorsAndRepairs(sideReport, { fileLabel }, sources.texts, report, texts);
  reportCurrentContent({ document, fileLabel, name }, sources.texts, report);
  if (sideReport.hasErrors)
    report.add('diff/invalid-document', { message: `cannot compare \`${name}\`: it has errors` });
  return sideReport.hasErrors ? undefined : api;
}

interface PartialModel {
  readonly api: Api;
  /** Labels of excluded operations and components. */
  readonly excluded: readonly string[];
}

/**
 * Builds the model of a side without its invalid parts. Returns `undefined` if an error affects the whole document, or
 * if nothing remains.
 */
async function buildPartialModel(
  side: DocumentRevision,
  report: Report,
  texts: Texts,
): Promise<PartialModel | undefined> {
  const { document, overlays, allow = [], files, name } = side;
  const sideReport = createReport();
  const {
    sources,
    api,
    excluded = [],
  } = await buildModel({ document, overlays, allow, tolerance: 'always' }, files, sideReport);
  reportErrorsAndRepairs(sideReport, side, sources.texts, report, texts);
  reportCurrentContent(side, sources.texts, report);
  if (sideReport.hasErrors)
    report.add('diff/invalid-document', {
      message: api
        ? `cannot compare ${formatCount(excluded.length, 'operation or component', 'operations and components')} of \`${name}\`: they have errors`
        : `cannot compare \`${name}\`: it has errors`,
    });
  return api && { api, excluded };
}

/** Returns the model without the operations and security schemes that are invalid on either side. */
function withoutExcluded(api: Api, excluded: ReadonlySet<string>): Api {
  if (excluded.size === 0) return api;
  const isValid = ({ method, path }: Operation): boolean =>
    !excluded.has(labelKey(path)) && !excluded.has(labelKey(`${method.toUpperCase()} ${path}`));
  return {
    ...api,
    operations: api.operations.filter(isValid),
    webhooks: api.webhooks.filter(isValid),
    securitySchemes: api.securitySchemes.filter(({ name }) => !excluded.has(`components.securitySchemes.${name}`)),
  };
}

/** Returns a key for a label, ignoring path parameter names. */
function labelKey(label: string): string {
  return label.replace(/\{[^}]*\}/g, '{}');
}

/** Reports that a document from a commit or a package was read with the current content of the URLs that it refers to. */
function reportCurrentContent(
  { document, fileLabel, name }: Pick<DocumentRevision, 'document' | 'fileLabel' | 'name'>,
  sources: ReadonlyMap<string, Source>,
  report: Report,
): void {
  if (fileLabel(document) === document) return;
  const urls = [...sources.keys()].filter(isRemote);
  if (urls.length === 0) return;
  report.add('diff/current-content', {
    message: `\`${name}\` is compared with the current content of ${urls.map((url) => `\`${url}\``).join(', ')}, because no earlier content is available`,
    help: 'changes in this content are not listed; to compare them, commit copies, and refer to the copies',
  });
}

function reportErrorsAndRepairs(
  sideReport: Report,
  { fileLabel }: Pick<DocumentRevision, 'fileLabel'>,
  sources: ReadonlyMap<string, Source>,
  report: Report,
  texts: Texts,
): void {
  for (const [file, source] of sources) texts.set(fileLabel(file), source);
  for (const { code, location, related, ...details } of sideReport.diagnostics) {
    // The warning of a repair has the code of an error. Other warnings do not affect the comparison.
    if (diagnosticCodes[code].severity !== 'error') continue;
    report.add(code, {
      ...details,
      ...(location && { location: withDisplayPath(location, fileLabel) }),
      related: (related ?? []).map((relatedInfo) => ({
        ...relatedInfo,
        location: withDisplayPath(relatedInfo.location, fileLabel),
      })),
    });
  }
}

function withDisplayPath<P extends { readonly file: string }>(
  location: P,
  fileLabel: DocumentRevision['fileLabel'],
): P {
  return { ...location, file: fileLabel(location.file) };
}

/** Returns the comparison with display paths instead of file paths. */
function withDisplayPaths(comparison: ApiDifference, base: DocumentRevision, head: DocumentRevision): ApiDifference {
  const changes = comparison.changes.map((change) => ({
    ...change,
    ...(change.base && { base: withDisplayPath(change.base, base.fileLabel) }),
    ...(change.head && { head: withDisplayPath(change.head, head.fileLabel) }),
  }));
  const withDocumentPath = (
    document: ApiDifference['base'],
    { fileLabel }: DocumentRevision,
  ): ApiDifference['base'] => ({
    ...document,
    location: withDisplayPath(document.location, fileLabel),
  });
  return { base: withDocumentPath(comparison.base, base), head: withDocumentPath(comparison.head, head), changes };
}
