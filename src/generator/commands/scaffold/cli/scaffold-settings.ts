// Settings of `ashlar scaffold`.

import { relative, resolve, sep } from 'node:path';
import type { ModelInput } from '../../../pipeline/build-model.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { packageName } from '../../../plugin/package-files.ts';
import type { ImportSpecifiers } from '../handler-templates.ts';
import type { Source } from '../../../source/node.ts';
import type { ScaffoldFlags } from '../../../cli/arguments.ts';
import { selectDocuments, resolveInput } from '../../../cli/resolve-input-documents.ts';
import { loadConfig, type LoadedConfig } from '../../../cli/config/load.ts';
import type { Environment } from '../../../cli/environment.ts';
import { toDisplayPath } from '../../../pipeline/display-path.ts';
import { checkSingleDocumentFlags } from '../../../cli/settings.ts';

export interface ScaffoldSettings {
  readonly input: ModelInput;
  /** Absolute path of the handler directory. */
  readonly directory: string;
  readonly displayPath: string;
  /** Module specifiers for imports in new handlers. */
  readonly specifiers: ImportSpecifiers;
}

/** Settings for one document, or for all documents in a configuration that have a server. */
export type ScaffoldTargets = { readonly single: ScaffoldSettings } | { readonly several: readonly ScaffoldSettings[] };

/** Resolves the settings. If they are invalid, reports errors and returns `undefined`. */
export async function resolveScaffoldSettings(
  flags: ScaffoldFlags,
  environment: Environment,
  report: Report,
  sources: Map<string, Source>,
): Promise<{ readonly loaded: LoadedConfig; readonly settings: ScaffoldTargets } | undefined> {
  for (const [flag, value] of [
    ['--out', flags.out],
    ['--handlers', flags.handlers],
  ] as const) {
    if (value === '')
      report.add('cli/invalid-arguments', {
        message: `\`${flag}\` is empty`,
        help: `for the working directory, use \`${flag} .\``,
      });
  }
  const loaded = await loadConfig(environment.cwd, flags.config, report, sources);
  const hasDirectories = flags.out !== undefined && flags.handlers !== undefined;
  const selected =
    loaded &&
    (await selectDocuments(
      loaded,
      { document: flags.document, cwd: environment.cwd, allowUnlisted: hasDirectories },
      report,
    ));
  if (!loaded || !selected || !checkSingleDocumentFlags(flags, loaded, selected, report) || report.hasErrors)
    return undefined;
  const serverConfigs = selected.filter(hasServer);
  if (serverConfigs.length === 0) {
    const [first = loaded] = selected;
    const { location } = first.describeError({ path: first.pathOf('targets'), part: 'value', message: '' });
    report.add('scaffold/missing-server', {
      message: 'the configuration has no `server` target, so there are no handlers to write',
      location,
      help: 'add `server` and `validators` to `targets`',
    });
    return undefined;
  }
  const settings = serverConfigs.flatMap((config) => resolveDocumentSettings(flags, config, environment, report) ?? []);
  if (settings.length < serverConfigs.length) return undefined;
  if (loaded.config.documents !== undefined && (await hasSharedHandlers(flags, settings, loaded, environment, report)))
    return undefined;
  const [single] = settings;
  const hasSeveralDocuments =
    loaded.config.documents !== undefined && (flags.document === undefined || selected.length > 1);
  if (hasSeveralDocuments) return { loaded, settings: { several: settings } };
  return single && { loaded, settings: { single } };
}

function hasServer({ config: { targets } }: LoadedConfig): boolean {
  return targets === undefined || targets.includes('server');
}

/** Reports handlers of several documents in the same directory; returns whether there are any. */
async function hasSharedHandlers(
  { out }: ScaffoldFlags,
  [first]: readonly ScaffoldSettings[],
  loaded: LoadedConfig,
  { cwd }: Environment,
  report: Report,
): Promise<boolean> {
  const [{ expandDocuments }, { reportConflictingHandlersFlag, reportConflictingHandlerDirectories }] =
    await Promise.all([
      import('../../../cli/config/expand-documents.ts'),
      import('../../../cli/config/conflicting-outputs.ts'),
    ]);
  const expandedConfigs = (expandDocuments(loaded, report) ?? []).filter(hasServer);
  if (out === undefined) return reportConflictingHandlerDirectories(expandedConfigs, loaded, report);
  // With `--out`, the configured handler directory is not used, unless both are the same.
  return (
    first !== undefined &&
    reportConflictingHandlersFlag({ ...first, document: first.input.document }, cwd, expandedConfigs, loaded, report)
  );
}

function resolveDocumentSettings(
  flags: ScaffoldFlags,
  loaded: LoadedConfig,
  environment: Environment,
  report: Report,
): ScaffoldSettings | undefined {
  const { config, directory: configDirectory } = loaded;
  const input = resolveInput(flags, loaded, environment.cwd, report, 'ashlar scaffold openapi.yaml');
  if (input === undefined) return undefined;
  const directory =
    flags.handlers === undefined
      ? resolve(configDirectory, config.handlers ?? 'handlers')
      : resolve(environment.cwd, flags.handlers);
  const outputDirectory =
    flags.out === undefined ? resolve(configDirectory, config.out ?? 'generated') : resolve(environment.cwd, flags.out);
  if (`${directory}${sep}`.startsWith(`${outputDirectory}${sep}`)) {
    report.add('cli/invalid-arguments', {
      message: `the handler directory \`${toDisplayPath(environment.cwd, directory)}\` is inside the output directory`,
      help: 'choose another directory with `--handlers`',
    });
    return undefined;
  }
  const extension = config.importExtension ?? '.js';
  const packages = config.packages ?? false;
  const relativePath = relative(directory, outputDirectory).split(sep).join('/');
  const moduleSpecifier = (name: string): string =>
    `${relativePath.startsWith('.') ? relativePath : `./${relativePath}`}/server/${name}${extension}`;
  const specifiers: ImportSpecifiers =
    packages === false
      ? { server: moduleSpecifier('index'), memory: moduleSpecifier('memory'), extension }
      : { server: packageName('server', packages), memory: `${packageName('server', packages)}/memory`, extension };
  return { input, directory, displayPath: toDisplayPath(environment.cwd, directory), specifiers };
}
