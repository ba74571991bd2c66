// Settings resolution: options override the configuration, which overrides the defaults.

import { resolve } from 'node:path';
import { didYouMean } from '../openapi/did-you-mean.ts';
import type { TemplateOverrides } from '../output/template-compiler.ts';
import type { ModelInput } from '../pipeline/build-model.ts';
import type { GenerateInput } from '../pipeline/pipeline.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Source } from '../source/node.ts';
import { isTargetName, targetNames, withDependencies } from '../targets/builtin.ts';
import type { DocsOptions, TargetName } from '../plugin/target.ts';
import type { CommonFlags, GenerateFlags, ScaffoldFlags } from './arguments.ts';
import { selectDocuments, documentsLocation, resolveInput, isConfiguredDocument } from './resolve-input-documents.ts';
import { loadConfig, type LoadedConfig } from './config/load.ts';
import { openInputs, type Inputs } from './open-inputs.ts';
import { resolveRequestReaders } from './request-readers.ts';
import { checkRuntimePackage } from './check-runtime-package.ts';
import { checkValueForms } from './check-value-forms.ts';
import { isLocal } from '../source/input-path.ts';
import type { WatchedGlob, Environment } from './environment.ts';

/** Settings of `generate` for one document. */
export interface GenerateSettings {
  readonly input: GenerateInput;
  /** Absolute path of the output directory. */
  readonly out: string;
  /** Configured targets that are not part of this run. */
  readonly otherTargets: readonly TargetName[];
}

/** Sources read so far, by display path. */
type SourcesByPath = Map<string, Source>;

/** Absolute paths that affect the settings: files, directories with every file in them, and globs. */
export interface LookedUpPaths {
  readonly files: Set<string>;
  readonly directories: Set<string>;
  readonly globs: WatchedGlob[];
}

/** Settings shared by all documents of a run. */
export interface RunSettings {
  /** Targets named by `--targets`. */
  readonly requestedTargets: readonly TargetName[] | undefined;
  readonly templates: TemplateOverrides | undefined;
  readonly inputs: Inputs;
  /** Whether the run has several documents. If so, `--targets` only narrows each document's targets. */
  readonly hasSeveralDocuments: boolean;
  /** Version of Ashlar. */
  readonly version: string;
}

/**
 * Resolves the settings of `generate` for one document. If they are invalid, reports errors and returns `undefined`.
 */
export async function resolveGenerateSettings(
  flags: GenerateFlags,
  loaded: LoadedConfig,
  { requestedTargets, templates, hasSeveralDocuments, inputs, version }: RunSettings,
  environment: Environment,
  report: Report,
  sources: SourcesByPath,
  lookedUpPaths: LookedUpPaths,
): Promise<GenerateSettings | undefined> {
  const input = resolveInput(flags, loaded, environment.cwd, report, 'ashlar generate openapi.yaml');
  const { config, directory } = loaded;
  // Packages import one another by name, so they can be generated separately; source directories cannot.
  const completeTargets = (config.packages ?? false) === false ? withDependencies : sortTargets;
  const configuredTargets = config.targets === undefined ? targetNames : completeTargets(config.targets);
  const targets =
    requestedTargets === undefined
      ? configuredTargets
      : completeTargets(
          hasSeveralDocuments ? requestedTargets.filter((name) => configuredTargets.includes(name)) : requestedTargets,
        );
  if (input === undefined) return undefined;
  const docs = targets.includes('docs')
    ? await resolveDocsOptions(flags, loaded, input, inputs, environment.cwd, report, sources, lookedUpPaths)
    : {};
  const requestReaders = resolveRequestReaders(loaded, configuredTargets, targets, report);
  const hasValueForms = checkValueForms(loaded, configuredTargets, targets, report);
  if (docs === undefined || requestReaders === undefined || !hasValueForms) return undefined;
  const out =
    flags.out === undefined ? resolve(directory, config.out ?? 'generated') : resolve(environment.cwd, flags.out);
  const runtimeVersion = config.client?.runtime === 'package' ? version : undefined;
  if (runtimeVersion !== undefined) checkRuntimePackage(loaded, targets, out, runtimeVersion, environment.cwd, report);
  return {
    input: {
      ...input,
      slowPatterns: config.validators?.slowPatterns ?? 'warn',
      ...((flags.strict ?? config.strict) ? { isStrict: true } : { tolerance: 'exclude' }),
      ...(templates && { templates }),
      targets,
      options: {
        packages: config.packages ?? false,
        importExtension: config.importExtension ?? '.js',
        formats: config.validators?.formats ?? 'assert',
        requestReaders,
        ...(runtimeVersion !== undefined && { runtimeVersion }),
        ...(config.dates && { dates: config.dates }),
        ...(config.integers64 && { integers64: config.integers64 }),
        ...(config.types && { types: config.types }),
        docs,
      },
    },
    out,
    otherTargets: configuredTargets.filter((name) => !targets.includes(name)),
  };
}

/**
 * Reads the configured templates. Returns `undefined` without a template directory, or after reporting an invalid
 * template.
 */
export async function readConfiguredTemplates(
  { config: { templates }, directory }: LoadedConfig,
  environment: Environment,
  report: Report,
  sources: SourcesByPath,
  lookedUpPaths: LookedUpPaths,
): Promise<TemplateOverrides | undefined> {
  if (templates === undefined) return undefined;
  lookedUpPaths.directories.add(resolve(directory, templates));
  return (await import('../commands/templates/user-templates.ts')).readUserTemplates(
    resolve(directory, templates),
    environment.cwd,
    report,
    sources,
  );
}

/** Resolves the `docs` options. If the earlier document cannot be read, reports an error and returns `undefined`. */
async function resolveDocsOptions(
  flags: GenerateFlags,
  loaded: LoadedConfig,
  { document }: ModelInput,
  { sources: inputSources }: Inputs,
  cwd: string,
  report: Report,
  sources: SourcesByPath,
  lookedUpPaths: LookedUpPaths,
): Promise<DocsOptions | undefined> {
  const { changelogSince, ...docs } = loaded.config.docs ?? {};
  if (changelogSince === undefined || (flags.document !== undefined && !isConfiguredDocument(document, loaded, cwd)))
    return docs;
  // `changelogSince` may be a revision, but a file of this name takes precedence.
  if (isLocal(changelogSince)) lookedUpPaths.files.add(resolve(loaded.directory, changelogSince));
  const computeChangelog = await (
    await import('../commands/generate/docs-changelog.ts')
  ).loadChangelogSince(changelogSince, loaded, flags, inputSources, cwd, report, sources);
  return computeChangelog && { ...docs, computeChangelog };
}

/** Settings of `lint`. */
export interface LintSettings {
  /** Documents with their overlays. */
  readonly documents: readonly ModelInput[];
  readonly inputs: Inputs;
  readonly loaded: LoadedConfig;
}

/** Resolves the settings of `lint`. */
export async function resolveLintSettings(
  flags: CommonFlags,
  environment: Environment,
  report: Report,
  sources: SourcesByPath,
): Promise<LintSettings | undefined> {
  const loaded = await loadConfig(environment.cwd, flags.config, report, sources);
  const selected =
    loaded &&
    (await selectDocuments(loaded, { document: flags.document, cwd: environment.cwd, allowUnlisted: true }, report));
  if (!loaded || !selected || !checkSingleDocumentFlags(flags, loaded, selected, report)) return undefined;
  const documents = selected.flatMap(
    (config) => resolveInput(flags, config, environment.cwd, report, 'ashlar lint openapi.yaml') ?? [],
  );
  const inputs = documents.length > 0 ? openInputs(flags, loaded, environment, report) : undefined;
  return inputs && { documents, inputs, loaded };
}

/**
 * Checks that no single-document option is used with several documents. Reports an error and returns `false` otherwise.
 */
export function checkSingleDocumentFlags(
  { overlay, out, handlers }: Pick<ScaffoldFlags, 'overlay' | 'out' | 'handlers'>,
  loaded: LoadedConfig,
  selected: readonly LoadedConfig[],
  report: Report,
): boolean {
  const flag =
    overlay !== undefined
      ? '--overlay'
      : out !== undefined
        ? '--out'
        : handlers !== undefined
          ? '--handlers'
          : undefined;
  if (selected.length < 2 || flag === undefined) return true;
  report.add('cli/invalid-arguments', {
    message: `\`${flag}\` applies to a single document, but the configuration contains ${selected.length}`,
    location: documentsLocation(loaded),
    help: 'pass the document as well, or set the option in the configuration',
  });
  return false;
}

/** Parses comma-separated target names. Returns `undefined` after reporting unknown names. */
export function parseTargets(list: string, report: Report): readonly TargetName[] | undefined {
  const requestedNames = list.split(',').map((name) => name.trim());
  const unknownNames = requestedNames.filter((name) => !isTargetName(name));
  for (const name of unknownNames) {
    const message = name === '' ? 'empty target name in `--targets`' : `unknown target \`${name}\``;
    report.add('cli/unknown-target', {
      message,
      help: didYouMean(name, targetNames) ?? `use one or more of ${targetNames.join(', ')}`,
    });
  }
  return unknownNames.length > 0 ? undefined : sortTargets(requestedNames.filter(isTargetName));
}

function sortTargets(targets: readonly TargetName[]): readonly TargetName[] {
  return targetNames.filter((name) => targets.includes(name));
}
