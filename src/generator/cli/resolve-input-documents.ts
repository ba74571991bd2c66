// Input documents for a command: selection, overlays, and what references may read.

import type { ModelInput } from '../pipeline/build-model.ts';
import type { Report } from '../diagnostics/report.ts';
import type { InputDeclaration } from '../source/load-sources.ts';
import type { Source } from '../source/node.ts';
import type { DocumentFilter } from '../openapi/filter/document-filter.ts';
import type { CommonFlags, FilterFlags } from './arguments.ts';
import type { ConfigError } from './config/value-checks.ts';
import { formatPath, loadConfig, type LoadedConfig } from './config/load.ts';
import type { Environment, WatchedGlob } from './environment.ts';
import { openInputs, type Inputs } from './open-inputs.ts';
import { toDisplayPath } from '../pipeline/display-path.ts';
import { reportUnsupportedUrl } from '../pipeline/inputs/unsupported-url.ts';
import { isLocal, resolveInputPath } from '../source/input-path.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import type { Location } from '../diagnostics/diagnostic.ts';

/** Resolves the input of a command that reads one document. `exampleCommand` is an example for help messages. */
export async function resolveSingleInput(
  flags: CommonFlags,
  environment: Environment,
  report: Report,
  sources: Map<string, Source>,
  exampleCommand: string,
): Promise<{ readonly input: ModelInput; readonly inputs: Inputs } | undefined> {
  const loaded = await loadConfig(environment.cwd, flags.config, report, sources);
  const selected =
    loaded &&
    (await selectSingleDocument(
      loaded,
      { document: flags.document, cwd: environment.cwd, allowUnlisted: true },
      exampleCommand,
      report,
    ));
  const input = selected && resolveInput(flags, selected, environment.cwd, report, exampleCommand);
  const inputs = input && openInputs(flags, loaded, environment, report);
  return inputs && { input, inputs };
}

/**
 * Returns the document and its overlays. If there is none, or its protocol is not supported, reports an error and returns
 * `undefined`.
 */
export function resolveInput(
  flags: CommonFlags,
  loaded: LoadedConfig,
  cwd: string,
  report: Report,
  exampleCommand: string,
): ModelInput | undefined {
  const { config, directory } = loaded;
  const displayPathOf = (path: string): string => toDisplayPath(cwd, resolveInputPath(directory, path));
  const document =
    (flags.document && normalizeArgument(flags.document)) ?? (config.document && displayPathOf(config.document));
  if (document === undefined || document === '') {
    const help = `pass it (\`${exampleCommand}\`), or create \`ashlar.config.json\` with \`{"document": "openapi.yaml"}\``;
    report.add('cli/missing-document', { message: 'missing document', help });
    return undefined;
  }
  if (reportUnsupportedUrl(document, report)) return undefined;
  // Configured overlays apply only to the configured document.
  const usesConfig = flags.document === undefined || isConfiguredDocument(document, loaded, cwd);
  const overlays =
    flags.overlay?.map(normalizeArgument) ?? (usesConfig ? (config.overlays ?? []).map(displayPathOf) : []);
  const inputDeclarations = new Map<string, InputDeclaration>();
  if (usesConfig && config.document !== undefined)
    inputDeclarations.set(document, toInputDeclaration(loaded, loaded.pathOf('document')));
  if (flags.overlay === undefined)
    for (const [index, overlay] of overlays.entries())
      inputDeclarations.set(overlay, toInputDeclaration(loaded, [...loaded.pathOf('overlays'), index]));
  const allow = flags.allow ?? (usesConfig ? (config.input?.allow ?? []).map(displayPathOf) : []);
  const filter = resolveFilter(flags, usesConfig ? config.filter : undefined);
  return { document, overlays, allow, inputDeclarations, ...(filter && { filter }) };
}

/** Returns a path from the command line as it was entered, or a URL without secrets. */
function normalizeArgument(path: string): string {
  return isLocal(path) ? path : resolveInputPath('', path);
}

/** Returns the location of the configuration property that names an input file. */
function toInputDeclaration({ describeError }: LoadedConfig, path: ConfigError['path']): InputDeclaration {
  const { location } = describeError({ path, part: 'value', message: '' });
  return { location, help: `create the file, or correct \`${formatPath(path)}\` in the configuration` };
}

/** Returns whether the document is the one in the configuration. */
export function isConfiguredDocument(document: string, { config, directory }: LoadedConfig, cwd: string): boolean {
  return (
    config.document !== undefined && resolveInputPath(cwd, document) === resolveInputPath(directory, config.document)
  );
}

export interface DocumentSelectionOptions {
  /** Document named on the command line. */
  readonly document: string | undefined;
  readonly cwd: string;
  /** Whether a document that is not in the configuration is allowed; the shared settings then apply to it. */
  readonly allowUnlisted: boolean;
  /** Collects the globs that matched the documents. */
  readonly globs?: WatchedGlob[];
}

/**
 * Returns a single-document configuration for each selected document. Reports an error and returns `undefined` if the
 * document or the configuration is invalid.
 */
export async function selectDocuments(
  loaded: LoadedConfig,
  { document, cwd, allowUnlisted, globs }: DocumentSelectionOptions,
  report: Report,
): Promise<readonly LoadedConfig[] | undefined> {
  if (loaded.config.documents === undefined) return [loaded];
  const { expandDocuments } = await import('./config/expand-documents.ts');
  const all = expandDocuments(loaded, report, globs);
  if (all === undefined || document === undefined) return all;
  const selected = all.filter(
    ({ config }) => resolveInputPath(loaded.directory, config.document) === resolveInputPath(cwd, document),
  );
  if (selected.length > 0) return selected;
  // Only the shared settings apply.
  if (allowUnlisted) return [{ ...loaded, config: { ...loaded.config, documents: undefined } }];
  const knownDocuments = all.map(({ config }) =>
    toDisplayPath(cwd, resolveInputPath(loaded.directory, config.document)),
  );
  report.add('cli/unknown-document', {
    location: documentsLocation(loaded),
    message: `\`${normalizeArgument(document)}\` is not in the configuration`,
    help:
      didYouMean(toDisplayPath(cwd, resolveInputPath(cwd, document)), knownDocuments) ??
      'add it to `documents`, or pass its output directory with `--out`',
  });
  return undefined;
}

/** Returns the location of `documents` in the configuration. */
export function documentsLocation({ describeError }: LoadedConfig): Location | undefined {
  return describeError({ path: ['documents'], part: 'name', message: '' }).location;
}

/**
 * Selects the document for a command that accepts only one. `exampleCommand` is an example with `openapi.yaml`, for
 * help messages.
 */
export async function selectSingleDocument(
  loaded: LoadedConfig,
  selection: DocumentSelectionOptions,
  exampleCommand: string,
  report: Report,
): Promise<LoadedConfig | undefined> {
  const [first, ...others] = (await selectDocuments(loaded, selection, report)) ?? [];
  if (others.length === 0) return first;
  const all = [
    ...new Set(
      [first, ...others].map((candidate) =>
        toDisplayPath(selection.cwd, resolveInputPath(loaded.directory, candidate?.config.document ?? '')),
      ),
    ),
  ];
  const message =
    all.length === 1
      ? `the configuration contains \`${all[0] ?? ''}\` more than once`
      : `the configuration contains ${all.length} documents: ${all.slice(0, 5).join(', ')}${all.length > 5 ? ', …' : ''}`;
  report.add('cli/ambiguous-document', {
    message,
    location: documentsLocation(loaded),
    help:
      all.length === 1
        ? 'use `--config` to pass a configuration that lists the document only once'
        : `choose one of them, such as \`${exampleCommand.replaceAll('openapi.yaml', all[0] ?? '')}\``,
  });
  return undefined;
}

/** Returns the filter of the options, which replace those of the configuration by kind; `undefined` without any. */
function resolveFilter(flags: FilterFlags, configured: DocumentFilter | undefined): DocumentFilter | undefined {
  const patterns = [
    ['tags', flags.includeTag, flags.excludeTag],
    ['paths', flags.includePath, flags.excludePath],
    ['operations', flags.includeOperation, flags.excludeOperation],
    ['methods', flags.includeMethod, flags.excludeMethod],
  ] as const;
  const requested = patterns.flatMap(([name, include, exclude]) =>
    include || exclude ? [[name, { ...(include && { include }), ...(exclude && { exclude }) }] as const] : [],
  );
  const filter: DocumentFilter = {
    ...configured,
    ...Object.fromEntries(requested),
    ...(flags.deprecated === false && { deprecated: false }),
  };
  return Object.keys(filter).length === 0 ? undefined : filter;
}
