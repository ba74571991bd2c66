// Settings resolution: options override the configuration, which overrides the defaults.

import { resolve } from 'node:path';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import type { TemplateOverrides } from '../output/template-compiler.ts';
import type { ModelInput } from '../pipeline/build-model.ts';
import type { GenerateInput } from '../pipeline/pipeline.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Source } from '../source/node.ts';
import { runTargetCode } from '../pipeline/target-errors.ts';
import { defaultTargetTimeLimit, runWithTimeLimit } from '../pipeline/run-with-time-limit.ts';
import { describeException } from '../pipeline/describe-exception.ts';
import type { CustomTarget } from '../pipeline/render-custom-target.ts';
import { isTargetName, targetNames, withDependencies } from '../targets/builtin.ts';
import type { DocsOptions, Target, TargetName } from '../plugin/target.ts';
import type { CommonFlags, GenerateFlags, ScaffoldFlags } from './arguments.ts';
import { selectDocuments, documentsLocation, resolveInput, isConfiguredDocument } from './resolve-input-documents.ts';
import { loadConfig, type LoadedConfig } from './config/load.ts';
import { openInputs, type Inputs } from './open-inputs.ts';
import { resolveRequestReaders } from './request-readers.ts';
import { selectConfiguredTargets, type CustomTargets } from './load-targets.ts';
import { checkRuntimePackage } from './check-runtime-package.ts';
import { checkValueForms } from './check-value-forms.ts';
import { isLocal } from '../source/input-path.ts';
import type { WatchedGlob, Environment } from './environment.ts';

/** Settings of `generate` for one document. */
export interface GenerateSettings {
  readonly input: GenerateInput;
  /** Absolute path of the output directory. */
  readonly out: string;
  /** Names of configured targets that are not part of this run. */
  readonly otherTargets: readonly string[];
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
  /** Names of the targets in `--targets`. */
  readonly requestedTargets: readonly string[] | undefined;
  readonly customTargets: CustomTargets;
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
  { requestedTargets, customTargets, templates, hasSeveralDocuments, inputs, version }: RunSettings,
  environment: Environment,
  report: Report,
  sources: SourcesByPath,
  lookedUpPaths: LookedUpPaths,
): Promise<GenerateSettings | undefined> {
  const input = resolveInput(flags, loaded, environment.cwd, report, 'ashlar generate openapi.yaml');
  const { config, directory } = loaded;
  // Packages import one another by name, so they can be generated separately; source directories cannot.
  const completeTargets = (config.packages ?? false) === false ? withDependencies : sortTargets;
  const configured = selectConfiguredTargets(config, customTargets);
  const addImports = (names: readonly TargetName[], custom: readonly Target[]): readonly TargetName[] =>
    completeTargets([...names, ...custom.flatMap(({ imports = [] }) => imports)]);
  const configuredTargets = addImports(configured.builtin, configured.custom);
  const isRequested = ({ name }: Pick<Target, 'name'>): boolean => requestedTargets?.includes(name) ?? true;
  const custom = configured.custom.filter(isRequested);
  const targets =
    requestedTargets === undefined
      ? configuredTargets
      : addImports(
          requestedTargets
            .filter(isTargetName)
            .filter((name) => !hasSeveralDocuments || configuredTargets.includes(name)),
          custom,
        );
  if (input === undefined) return undefined;
  const configuredCustom = await readTargetOptions(loaded, configured.custom, customTargets, report, environment);
  if (configuredCustom === undefined) return undefined;
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
      customTargets: configuredCustom.filter(({ target }) => isRequested(target)),
      targetTemplates: customTargets.templates,
      customTargetsDigest: customTargets.digest,
      targetModules: customTargets.modules,
      ...(environment.targetTimeLimit !== undefined && { targetTimeLimit: environment.targetTimeLimit }),
      ...(environment.targetErrors && { targetErrors: environment.targetErrors }),
      options: {
        packages: config.packages ?? false,
        importExtension: config.importExtension ?? '.js',
        formats: config.validators?.formats ?? 'assert',
        requestReaders,
        ...(runtimeVersion !== undefined && { runtimeVersion }),
        ...(config.dates && { dates: config.dates }),
        ...(config.integers64 && { integers64: config.integers64 }),
        ...(config.types && { types: config.types }),
        ...(config.query && { query: config.query }),
        ...(config.mocks && { mocks: config.mocks }),
        docs,
      },
    },
    out,
    otherTargets: [
      ...configuredTargets.filter((name) => !targets.includes(name)),
      ...configured.custom.filter((target) => !isRequested(target)).map(({ name }) => name),
    ],
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
  targetTemplates: readonly string[] = [],
): Promise<TemplateOverrides | undefined> {
  if (templates === undefined) return undefined;
  lookedUpPaths.directories.add(resolve(directory, templates));
  return (await import('../commands/templates/user-templates.ts')).readUserTemplates(
    resolve(directory, templates),
    environment.cwd,
    report,
    sources,
    targetTemplates,
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

/**
 * Reads the options of custom targets. Returns `undefined` after reporting invalid options, and options of
 * unknown targets.
 */
async function readTargetOptions(
  { config: { targetOptions = {} }, pathOf, describeError }: LoadedConfig,
  targets: readonly Target[],
  { byEntry, modules }: CustomTargets,
  report: Report,
  { targetErrors, targetTimeLimit = defaultTargetTimeLimit }: Environment,
): Promise<readonly CustomTarget[] | undefined> {
  const addError = (name: string, part: 'name' | 'value', message: string, help?: string): void =>
    report.add(
      'targets/invalid-options',
      describeError({ path: pathOf('targetOptions', name), part, message, ...(help !== undefined && { help }) }),
    );
  const names = [...byEntry.values()].map(({ name }) => name);
  const unknown = Object.keys(targetOptions).filter((name) => !names.includes(name));
  for (const name of unknown)
    addError(
      name,
      'name',
      isTargetName(name) ? `\`${name}\` is a built-in target` : 'unknown target',
      isTargetName(name) ? `set \`${name}\` instead` : didYouMean(name, names),
    );
  const read: CustomTarget[] = [];
  for (const target of targets) {
    const value = targetOptions[target.name];
    try {
      if (target.options === undefined && value !== undefined) throw new Error('the target has no options');
      const [options] = await runTargetCode(target.name, targetErrors, () =>
        modules.run(target, () => runWithTimeLimit(() => [target.options?.(value)], targetTimeLimit)),
      );
      if (options instanceof Promise) {
        options.catch(() => undefined);
        throw new Error('`options` returned a promise, but must be synchronous');
      }
      read.push({ target, options, value });
    } catch (error) {
      addError(target.name, 'value', describeException(error));
    }
  }
  return unknown.length > 0 || read.length < targets.length ? undefined : read;
}

/**
 * Parses comma-separated target names. Returns `undefined` after reporting unknown names. `customNames`: names of the
 * configured custom targets.
 */
export function parseTargets(
  list: string,
  report: Report,
  customNames: readonly string[] = [],
): readonly string[] | undefined {
  const requestedNames = list.split(',').map((name) => name.trim());
  const names = [...targetNames, ...customNames];
  const unknownNames = requestedNames.filter((name) => !names.includes(name));
  for (const name of unknownNames) {
    const message = name === '' ? 'empty target name in `--targets`' : `unknown target \`${name}\``;
    report.add('cli/unknown-target', {
      message,
      help: didYouMean(name, names) ?? `use one or more of ${names.join(', ')}`,
    });
  }
  return unknownNames.length > 0 ? undefined : requestedNames;
}

function sortTargets(targets: readonly TargetName[]): readonly TargetName[] {
  return targetNames.filter((name) => targets.includes(name));
}
