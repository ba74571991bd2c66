// Expansion of `documents` into one configuration for each document.

import { posix, resolve } from 'node:path';
import type { Report } from '../../diagnostics/report.ts';
import { omitUndefined } from '../../model/omit.ts';
import { isLocal, resolveInputPath } from '../../source/input-path.ts';
import { checkConfig, isConfigProperty } from './validate-config.ts';
import type { ConfigError } from './value-checks.ts';
import type { AshlarConfig, DocumentConfig } from './types.ts';
import { reportConflictingOutputs } from './conflicting-outputs.ts';
import type { WatchedGlob } from '../environment.ts';
import { matchGlob, isGlob, type GlobMatch } from './glob.ts';
import { formatCount } from '../format-units.ts';
import type { LoadedConfig } from './load.ts';

/** Configuration of one document among several. */
export interface ExpandedDocumentConfig extends LoadedConfig {
  readonly config: AshlarConfig & Pick<DocumentConfig, 'document' | 'out'>;
}

/**
 * Returns a configuration for each document, in the order of `documents`; the matches of a glob are sorted by name.
 * Adds the globs to `globs`. Returns `undefined` after reporting errors in the configuration.
 */
export function expandDocuments(
  loaded: LoadedConfig,
  report: Report,
  globs: WatchedGlob[] = [],
): readonly ExpandedDocumentConfig[] | undefined {
  const { documents = [] } = loaded.config;
  const errors: ConfigError[] = [];
  const expanded = documents.flatMap((entry, index) =>
    expandEntry(entry, loaded, documents, globs, (error) =>
      errors.push({ ...error, path: ['documents', index, ...error.path] }),
    ).map((documentConfig) => mergeEntry(documentConfig, loaded, index)),
  );
  for (const { config, pathOf } of expanded) {
    // Values that contain captures can be validated only after substitution.
    for (const error of checkConfig(config)) {
      const [property, name, ...subpath] = error.path;
      if (!isConfigProperty(property)) errors.push({ ...error, path: [] });
      else if (typeof name === 'string') errors.push({ ...error, path: [...pathOf(property, name), ...subpath] });
      else errors.push({ ...error, path: [...pathOf(property), ...error.path.slice(1)] });
    }
  }
  for (const error of errors) report.add('cli/invalid-config-option', loaded.describeError(error));
  if (errors.length > 0) return undefined;
  return reportConflictingOutputs(expanded, loaded, report) ? undefined : expanded;
}

type ReportConfigError = (error: ConfigError) => void;

/** Returns the document itself, or each match of its glob that no other entry lists. */
function expandEntry(
  entry: DocumentConfig,
  { directory }: LoadedConfig,
  allEntries: readonly DocumentConfig[],
  globs: WatchedGlob[],
  reportError: ReportConfigError,
): readonly DocumentConfig[] {
  const { document } = entry;
  if (!isLocal(document) || !isGlob(document, directory)) return [substituteCaptures(entry, document, [], reportError)];
  const { matches } = matchGlob(document, directory);
  globs.push(createWatchedGlob(document, directory, matches));
  if (matches.length === 0)
    reportError({
      path: ['document'],
      part: 'value',
      message: `\`${document}\` matches no file`,
    });
  const listedPaths = new Set(allEntries.map((other) => resolveInputPath(directory, other.document)));
  return matches
    .filter(({ path }) => !listedPaths.has(resolve(directory, path)))
    .map(({ path, captures }) => substituteCaptures(entry, path, captures, reportError));
}

function createWatchedGlob(glob: string, directory: string, matches: readonly GlobMatch[]): WatchedGlob {
  const toPaths = (globMatches: readonly GlobMatch[]): readonly string[] => globMatches.map(({ path }) => path);
  return {
    matches: toPaths(matches),
    list() {
      const current = matchGlob(glob, directory);
      return { matches: toPaths(current.matches), directories: current.directories };
    },
  };
}

/** Returns the entry with `{1}`, `{2}`, … replaced by the captures of the glob. */
function substituteCaptures(
  entry: DocumentConfig,
  document: string,
  captures: readonly string[],
  reportError: ReportConfigError,
): DocumentConfig {
  const substitute = (text: string, ...path: readonly (string | number)[]): string =>
    text.replace(/\{([1-9])\}/g, (placeholder, digit: string) => {
      const capture = captures[Number(digit) - 1];
      if (capture === undefined)
        reportError({
          path,
          part: 'value',
          message: `uses \`${placeholder}\`, but \`${entry.document}\` has ${captures.length === 0 ? 'no wildcards' : formatCount(captures.length, 'wildcard')}`,
        });
      return capture ?? placeholder;
    });
  const { out, overlays, input, handlers, packages, docs } = entry;
  return {
    ...entry,
    document,
    out: substitute(out, 'out'),
    ...(overlays && { overlays: overlays.map((overlay, index) => substitute(overlay, 'overlays', index)) }),
    ...(input?.allow && {
      input: { allow: input.allow.map((path, index) => substitute(path, 'input', 'allow', index)) },
    }),
    ...(handlers !== undefined && { handlers: substitute(handlers, 'handlers') }),
    ...(packages && { packages: { ...packages, scope: substitute(packages.scope, 'packages', 'scope') } }),
    ...(docs?.changelogSince !== undefined && {
      docs: { ...docs, changelogSince: substitute(docs.changelogSince, 'docs', 'changelogSince') },
    }),
  };
}

function hasProperty(value: unknown, [name = '', ...others]: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false;
  return others.length === 0 || hasProperty((value as Readonly<Record<string, unknown>>)[name], others);
}

/** Options whose properties an entry overrides one by one. It replaces the others. */
type MergedOption = 'input' | 'types' | 'client' | 'query' | 'mocks' | 'validators' | 'docs';

function merge<Option extends object>(shared: Option | undefined, own: Option | undefined): Option | undefined {
  return shared && own ? { ...shared, ...own } : (own ?? shared);
}

/** Merges an entry with the shared settings; the entry takes precedence. */
function mergeEntry(
  entry: DocumentConfig,
  { directory, describeError, config }: LoadedConfig,
  index: number,
): ExpandedDocumentConfig {
  return {
    directory,
    pathOf(property, name) {
      const path = name === undefined ? [property] : [property, name];
      return hasProperty(config, path) && !hasProperty(entry, path) ? path : ['documents', index, ...path];
    },
    describeError,
    config: {
      // By default, the handler directory is next to the output directory.
      handlers: posix.join(posix.dirname(entry.out), 'handlers'),
      ...config,
      documents: undefined,
      ...entry,
      ...omitUndefined<Pick<DocumentConfig, MergedOption>>({
        input: merge(config.input, entry.input),
        types: merge(config.types, entry.types),
        client: merge(config.client, entry.client),
        query: merge(config.query, entry.query),
        mocks: merge(config.mocks, entry.mocks),
        validators: merge(config.validators, entry.validators),
        docs: merge(config.docs, entry.docs),
      }),
    },
  };
}
