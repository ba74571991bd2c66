// `ashlar release` command: builds, versions, packs, checks, and publishes packages.

import { prependEntry } from '../changelog.ts';
import { decodeFile } from '../package-diff.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { Source } from '../../../source/node.ts';
import type { ReleaseFlags } from '../../../cli/arguments.ts';
import type { Environment } from '../../../cli/environment.ts';
import type { CommandResult } from '../../../cli/command-result.ts';
import { runGenerate } from '../../generate/command.ts';
import { checkArchive, checkBundleSize } from './package-checks.ts';
import { readPackages, type ReleasePackage } from './release-packages.ts';
import {
  planRelease,
  type PublishedPackages,
  type ReleaseStep,
  formatReleaseTable,
  type PublishOutcome,
} from './plan-release.ts';
import { runGit } from '../../../pipeline/run-program.ts';
import { fetchLatestVersion, publishArchive, type PublishedPackage } from './npm-registry.ts';
import { runConcurrently } from './run-concurrently.ts';
import { resolveReleaseSettings, type ReleaseSettings } from './release-settings.ts';
import { createStagingDirectory, copyArchive, type StagingDirectory } from './staging-directory.ts';

/** Runs the command. Adds errors to `report`. */
export async function runRelease(
  flags: ReleaseFlags,
  version: string,
  environment: Environment,
  report: Report,
): Promise<CommandResult> {
  const command = 'release';
  const sources = new Map<string, Source>();
  const settings = await resolveReleaseSettings(flags, environment, report, sources);
  const packages = settings && (await collectPackages(settings, flags, version, environment, report));
  if (!settings || !packages) return { command, report, texts: sources, timings: [] };

  const staging = createStagingDirectory(environment.cwd, report);
  const unregister = environment.onSignal?.(() => staging.close());
  try {
    const publishedPackages = await fetchPublishedPackages(packages, environment.cwd, report);
    const builtPackages = publishedPackages && (await staging.build(packages, settings.compiler));
    const steps =
      builtPackages &&
      (await planRelease(builtPackages, publishedPackages, settings.minVersion, environment.cwd, report));
    if (!steps) return { command, report, texts: sources, timings: [] };
    const archives = await packAndCheck(steps, settings, staging, environment.cwd, report);
    const states =
      settings.shouldPublish && !report.hasErrors
        ? await publishAll(steps, archives, environment, report)
        : new Map<string, PublishOutcome>();
    return {
      command,
      report,
      texts: sources,
      timings: [],
      release: toReleaseResults(steps, states),
      ...(flags.json !== true && { output: flags.quiet ? '' : formatReleaseTable(steps, states) }),
    };
  } finally {
    staging.close();
    unregister?.();
  }
}

/**
 * Returns the packages in publishing order. If the working tree cannot be released, reports errors and returns
 * `undefined`.
 */
async function collectPackages(
  { locations, shouldPublish: isPublishing }: ReleaseSettings,
  flags: ReleaseFlags,
  version: string,
  environment: Environment,
  report: Report,
): Promise<readonly ReleasePackage[] | undefined> {
  if (isPublishing) await reportUncommittedChanges(environment.cwd, report);
  const { config, document } = flags;
  await runGenerate(
    { ...(config !== undefined && { config }), ...(document !== undefined && { document }), check: true, quiet: true },
    version,
    environment,
    report,
  );
  const packages = readPackages(locations, environment.cwd, report);
  return report.hasErrors ? undefined : packages;
}

/** Reports uncommitted changes, so that every published version corresponds to a commit. */
async function reportUncommittedChanges(cwd: string, report: Report): Promise<void> {
  const { ok, stdout } = await runGit(cwd, ['status', '--porcelain']);
  const first = stdout.split('\n', 1)[0]?.trim();
  if (!ok)
    report.add('release/uncommitted-changes', {
      message: 'cannot check for uncommitted changes: git failed',
      help: 'run the release in a git checkout',
    });
  else if (first)
    report.add('release/uncommitted-changes', {
      message: `uncommitted changes: ${first}`,
      help: 'commit or undo them',
    });
}

/** Returns the last published versions. If they cannot be read, reports errors and returns `undefined`. */
async function fetchPublishedPackages(
  packages: readonly ReleasePackage[],
  cwd: string,
  report: Report,
): Promise<PublishedPackages | undefined> {
  const published = await runConcurrently(
    packages,
    report,
    async ({ name, manifest }, packageReport) =>
      [name, await fetchLatestVersion(name, manifest.version, cwd, packageReport)] as const,
  );
  if (report.hasErrors) return undefined;
  return new Map(
    published.filter((entry): entry is readonly [string, PublishedPackage] => typeof entry[1] === 'object'),
  );
}

/** Packs and checks the packages with a new version; returns the paths of their archives, by package name. */
async function packAndCheck(
  allSteps: readonly ReleaseStep[],
  { sizeLimits, packDestination }: ReleaseSettings,
  staging: StagingDirectory,
  cwd: string,
  report: Report,
): Promise<ReadonlyMap<string, string>> {
  const steps = allSteps.filter(({ hasNewVersion }) => hasNewVersion);
  const archives = await staging.pack(
    steps.map(({ builtPackage, decision, version, published, packageUpdate, siblings }) => ({
      builtPackage,
      packageUpdate,
      changelog: prependEntry(version, decision, siblings, decodeFile(published?.content.get('CHANGELOG.md'))),
    })),
  );
  if (report.hasErrors) return archives;
  if (packDestination !== undefined) for (const archive of archives.values()) copyArchive(archive, packDestination);
  const sourcePackages = steps.map(({ builtPackage }) => builtPackage.source);
  await runConcurrently(sourcePackages, report, (source, packageReport) =>
    checkArchive(source, archives.get(source.name) ?? '', cwd, packageReport),
  );
  for (const source of sourcePackages)
    for (const limit of sizeLimits)
      if (limit.package === source.target && (limit.document ?? source.document) === source.document)
        await checkBundleSize(limit, source.name, staging.directory, cwd, report);
  return archives;
}

/** Publishes in order, and stops at the first error, because later packages depend on earlier ones. */
async function publishAll(
  steps: readonly ReleaseStep[],
  archives: ReadonlyMap<string, string>,
  environment: Environment,
  report: Report,
): Promise<ReadonlyMap<string, PublishOutcome>> {
  const states = new Map<string, PublishOutcome>();
  for (const { builtPackage, version, hasNewVersion } of steps) {
    const { name } = builtPackage.source;
    if (!hasNewVersion) continue;
    const isPublished = await publishArchive(name, version, archives.get(name) ?? '', environment.cwd, report);
    states.set(name, isPublished ? 'published' : 'failed');
    if (!isPublished) break;
  }
  return states;
}

function toReleaseResults(
  steps: readonly ReleaseStep[],
  states: ReadonlyMap<string, PublishOutcome>,
): NonNullable<CommandResult['release']> {
  return steps.map(({ builtPackage, published, version, hasNewVersion, decision }) => ({
    name: builtPackage.source.name,
    published: published?.version,
    version,
    bump: decision.bump,
    state: hasNewVersion ? (states.get(builtPackage.source.name) ?? 'planned') : 'unchanged',
    declarations: decision.declarations,
    changes: decision.documentChanges.map(({ change }) => change.fingerprint),
  }));
}
