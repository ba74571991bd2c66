// Settings of `ashlar release`.

import { resolve } from 'node:path';
import { isReleaseVersion } from '../version-bump.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { Source } from '../../../source/node.ts';
import { defaultTargetNames, targetNames } from '../../../targets/builtin.ts';
import type { ReleaseFlags } from '../../../cli/arguments.ts';
import type { SizeLimit } from '../../../cli/config/types.ts';
import { resolveInputPath } from '../../../source/input-path.ts';
import { selectDocuments, isConfiguredDocument } from '../../../cli/resolve-input-documents.ts';
import { loadConfig, type LoadedConfig } from '../../../cli/config/load.ts';
import type { Environment } from '../../../cli/environment.ts';
import type { PackageLocation } from './release-packages.ts';

export interface ReleaseSettings {
  /** Packages to release. */
  readonly locations: readonly PackageLocation[];
  /** Package whose `tsc` compiles the packages. */
  readonly compiler: string;
  /** Bundle size limits, with absolute document paths. */
  readonly sizeLimits: readonly SizeLimit[];
  readonly shouldPublish: boolean;
  /** Minimum version of every package. */
  readonly minVersion: string | undefined;
  /** Absolute path of the archive directory; `undefined` if not requested. */
  readonly packDestination: string | undefined;
}

/** Resolves the settings. If they are invalid, reports errors and returns `undefined`. */
export async function resolveReleaseSettings(
  flags: ReleaseFlags,
  environment: Environment,
  report: Report,
  sources: Map<string, Source>,
): Promise<ReleaseSettings | undefined> {
  const { publish = false, dryRun = false, minVersion, packDestination } = flags;
  if (publish === dryRun)
    report.add('cli/invalid-arguments', {
      message: publish ? '`--dry-run` conflicts with `--publish`' : 'missing `--dry-run` or `--publish`',
      help: 'use `--dry-run` to preview the release, or `--publish` to publish it',
    });
  if (minVersion !== undefined && !isReleaseVersion(minVersion))
    report.add('cli/invalid-arguments', {
      message: `invalid \`--min-version\`: \`${minVersion}\` is not a version`,
      help: 'use three numbers, such as `1.0.0`',
    });
  const loaded = await loadConfig(environment.cwd, flags.config, report, sources);
  if (loaded === undefined || report.hasErrors) return undefined;
  const { config, directory } = loaded;
  const selected = await selectDocumentsToRelease(flags, loaded, environment.cwd, report);
  if (!selected) return undefined;
  const generatedPackages = selected.flatMap(listPackageLocations);
  const {
    additionalPackages = [],
    sameVersion = false,
    compiler = 'typescript',
    sizeLimits = [],
  } = config.release ?? {};
  // Additional packages are released only together with all documents.
  const otherPackages = config.documents !== undefined && flags.document !== undefined ? [] : additionalPackages;
  return {
    locations: [
      ...generatedPackages,
      ...otherPackages.map((path) => ({ directory: resolve(directory, path), hasSharedVersion: sameVersion })),
    ],
    compiler,
    sizeLimits: sizeLimits.map(({ document, ...limit }) => ({
      ...limit,
      ...(document !== undefined && { document: resolveInputPath(directory, document) }),
    })),
    shouldPublish: publish,
    minVersion,
    packDestination: packDestination === undefined ? undefined : resolve(environment.cwd, packDestination),
  };
}

/** Returns the configurations with packages to release. If there are none, reports an error and returns `undefined`. */
async function selectDocumentsToRelease(
  { document }: ReleaseFlags,
  loaded: LoadedConfig,
  cwd: string,
  report: Report,
): Promise<readonly LoadedConfig[] | undefined> {
  const selected = await selectDocuments(loaded, { document, cwd, allowUnlisted: false }, report);
  if (!selected) return undefined;
  if (loaded.config.documents === undefined && document !== undefined && !isConfiguredDocument(document, loaded, cwd)) {
    report.add('cli/unknown-document', {
      message: `\`${document}\` is not in the configuration`,
      help: 'omit the argument to release the packages of the configured document',
    });
    return undefined;
  }
  const configsWithPackages = selected.filter(({ config: { packages = false } }) => packages !== false);
  if (configsWithPackages.length > 0) return configsWithPackages;
  const [first = loaded] = selected;
  const { location } = first.describeError({ path: first.pathOf('packages'), part: 'value', message: '' });
  report.add('release/no-packages', {
    message: 'no packages to release',
    ...(loaded.config.documents !== undefined && { location }),
    help: 'add `packages: { scope: "@acme", license: "MIT" }` to the configuration, and run `ashlar generate`',
  });
  return undefined;
}

function listPackageLocations({
  config: { document, targets, out },
  directory,
}: LoadedConfig): readonly PackageLocation[] {
  const names = targetNames.filter((name) => (targets ?? defaultTargetNames).includes(name));
  const outputDirectory = resolve(directory, out ?? 'generated');
  return names.map((target) => ({
    directory: resolve(outputDirectory, target),
    target,
    outputDirectory,
    ...(document !== undefined && { document: resolveInputPath(directory, document) }),
  }));
}
