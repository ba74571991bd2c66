// Release plan: the next version of each package with its reasons, and a text table.

import { join } from 'node:path';
import { type AssessedChange, assessChanges } from '../../diff/assess-changes.ts';
import {
  decideBump,
  type BumpDecision,
  compareVersions,
  initialVersion,
  isReleaseVersion,
  bumpVersion,
} from '../version-bump.ts';
import { compareDeclarations, type DeclarationChange, type PackageSet } from '../declaration-diff.ts';
import { decodeFile } from '../package-diff.ts';
import type { PackageUpdate } from '../package-json.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { Source } from '../../../source/node.ts';
import { compareSides } from '../../diff/cli/diff-document-versions.ts';
import { createOfflineSources } from '../../../pipeline/inputs/input-reader.ts';
import { resolveRevision, revisionFromPackage } from '../../../pipeline/revisions/resolve-revision.ts';
import { runGit } from '../../../pipeline/run-program.ts';
import type { PublishedPackage } from './npm-registry.ts';
import { fetchPublishedRuntimes, parseManifest } from './published-runtimes.ts';
import type { ReleasePackage } from './release-packages.ts';
import { readUpdatedPackageFiles, relativeDirectory, type BuiltPackage } from './staging-directory.ts';

/** Planned release of one package. */
export interface ReleaseStep {
  readonly builtPackage: BuiltPackage;
  readonly published: PublishedPackage | undefined;
  readonly decision: BumpDecision;
  /** Next version; the published version if there is nothing to publish. */
  readonly version: string;
  /** Whether there is a new version to publish. */
  readonly hasNewVersion: boolean;
  /** Values that the release writes into package.json. */
  readonly packageUpdate: PackageUpdate;
  /** Sibling dependencies with a new version: `` `@acme/types` 0.2.0 ``. */
  readonly siblings: readonly string[];
}

/** Last published version of each package, by name; packages that were never published are absent. */
export type PublishedPackages = ReadonlyMap<string, PublishedPackage>;

/** Plans all packages in dependency order. Returns `undefined` after reporting errors. */
export async function planRelease(
  allPackages: readonly BuiltPackage[],
  publishedPackages: PublishedPackages,
  minVersion: string | undefined,
  cwd: string,
  report: Report,
): Promise<readonly ReleaseStep[] | undefined> {
  // The configuration may contain a document several times, with different overlays.
  const changesByOutput = new Map<string | undefined, readonly AssessedChange[]>();
  for (const outputDirectory of new Set(allPackages.map(({ source }) => source.outputDirectory))) {
    const outputChanges = await findDocumentChanges(
      allPackages.filter(({ source }) => source.target !== undefined && source.outputDirectory === outputDirectory),
      publishedPackages,
      cwd,
      report,
    );
    if (!outputChanges) return undefined;
    changesByOutput.set(outputDirectory, outputChanges);
  }
  const root = (await runGit(cwd, ['rev-parse', '--show-toplevel'])).stdout.trim();
  const base: PackageSet = new Map([...publishedPackages].map(([name, { content }]) => [name, content]));
  const head: PackageSet = new Map(
    allPackages.map((builtPackage) => [
      builtPackage.source.name,
      readUpdatedPackageFiles(builtPackage, {
        version: '0.0.0',
        versions: new Map(),
        packedPaths: new Set(builtPackage.paths),
        directory: undefined,
      }),
    ]),
  );
  const addRuntime = await fetchPublishedRuntimes(
    allPackages.map(({ source }) => source.manifest),
    base,
    cwd,
    report,
  );
  if (!addRuntime) return undefined;
  const changesByPackage = new Map<string, readonly DeclarationChange[]>();
  const context: PlanContext = {
    publishedPackages,
    root,
    report,
    documentChangesOf: ({ outputDirectory }) => changesByOutput.get(outputDirectory) ?? [],
    compareDeclarations(name, shouldCompareTypes) {
      const changes =
        changesByPackage.get(name) ??
        compareDeclarations(name, addRuntime(base, name), addRuntime(head, name), shouldCompareTypes);
      changesByPackage.set(name, changes);
      return changes;
    },
  };
  const steps = planSteps(allPackages, () => minVersion, context);
  if (report.hasErrors) return undefined;
  const sharedVersions = steps
    .filter(({ builtPackage }) => builtPackage.source.hasSharedVersion)
    .map(({ version }) => version)
    .sort(compareVersions);
  const sharedVersion = sharedVersions.at(-1);
  return sharedVersions[0] === sharedVersion
    ? steps
    : planSteps(allPackages, ({ hasSharedVersion }) => (hasSharedVersion ? sharedVersion : minVersion), context);
}

/** What the steps of a plan have in common. */
interface PlanContext {
  readonly publishedPackages: PublishedPackages;
  /** Absolute path of the repository; empty if there is none. */
  readonly root: string;
  readonly report: Report;
  readonly documentChangesOf: (source: ReleasePackage) => readonly AssessedChange[];
  readonly compareDeclarations: (name: string, shouldCompareTypes: boolean) => readonly DeclarationChange[];
}

function planSteps(
  allPackages: readonly BuiltPackage[],
  minVersionOf: (source: ReleasePackage) => string | undefined,
  { publishedPackages, root, report, ...context }: PlanContext,
): readonly ReleaseStep[] {
  const versions = new Map<string, string>();
  return allPackages.map((builtPackage): ReleaseStep => {
    const { name, manifest, target, directory } = builtPackage.source;
    const documentChanges = context.documentChangesOf(builtPackage.source);
    const published = publishedPackages.get(name);
    const createUpdate = (version: string): PackageUpdate => ({
      version,
      versions,
      packedPaths: new Set(builtPackage.paths),
      directory: root === '' ? undefined : relativeDirectory(root, directory),
    });
    const decision = decideBump({
      published: published?.content,
      candidate: readUpdatedPackageFiles(builtPackage, createUpdate('0.0.0')),
      // Queries and mocks change as the client does, whose types they use.
      target: target === 'query' || target === 'mocks' ? 'client' : target,
      documentChanges,
      // If the document is unchanged, so are its types, unless the generator changed.
      declarations: () => context.compareDeclarations(name, target === undefined || documentChanges.length === 0),
    });
    const computedVersion = nextVersion(
      published?.version,
      manifest.version,
      decision,
      minVersionOf(builtPackage.source),
    );
    if (computedVersion === undefined)
      report.add('release/version-exists', {
        message: `\`${name}@${manifest.version}\` is already published with different content, and a prerelease has no unique successor`,
        help: 'set the next version in its `package.json`, or pass `--min-version`',
      });
    const version = computedVersion ?? manifest.version;
    versions.set(name, version);
    const hasNewVersion = version !== published?.version;
    const previousDependencies = parseManifest(published?.content)?.dependencies;
    const siblings = previousDependencies
      ? Object.keys(manifest.dependencies ?? {}).filter(
          (sibling) => versions.has(sibling) && versions.get(sibling) !== previousDependencies[sibling],
        )
      : [];
    return {
      builtPackage,
      published,
      decision,
      version,
      hasNewVersion,
      packageUpdate: createUpdate(version),
      siblings: siblings.map((sibling) => `\`${sibling}\` ${versions.get(sibling) ?? ''}`),
    };
  });
}

/**
 * Returns the next version; for an unpublished package, the version in its package.json. `undefined` after a
 * prerelease, which has no unique successor.
 */
function nextVersion(
  publishedVersion: string | undefined,
  declaredVersion: string,
  { bump }: BumpDecision,
  minVersion: string | undefined,
): string | undefined {
  const isAfterPrerelease = publishedVersion !== undefined && !isReleaseVersion(publishedVersion) && bump !== 'none';
  if (isAfterPrerelease)
    return minVersion !== undefined && compareVersions(publishedVersion, minVersion) <= 0 ? minVersion : undefined;
  const candidate =
    publishedVersion !== undefined && bump !== 'first'
      ? bumpVersion(publishedVersion, bump)
      : compareVersions(declaredVersion, '0.0.0') > 0
        ? declaredVersion
        : initialVersion;
  return minVersion !== undefined && compareVersions(candidate, minVersion) < 0 ? minVersion : candidate;
}

/**
 * Returns the changes to a document since its last publication; empty if unpublished. `packages`: the packages
 * generated from the document.
 */
async function findDocumentChanges(
  packages: readonly BuiltPackage[],
  publishedPackages: PublishedPackages,
  cwd: string,
  report: Report,
): Promise<readonly AssessedChange[] | undefined> {
  const specPackage = packages.find(({ source }) => source.target === 'spec');
  const published = specPackage && publishedPackages.get(specPackage.source.name);
  if (!specPackage || !published) {
    // If an unpublished `spec` package exists, the first release was interrupted, because it is published last.
    if (!specPackage && packages.some(({ source }) => publishedPackages.has(source.name)))
      report.add('release/document-not-published', {
        message: 'the release has no `spec` package; deriving versions from declarations only',
        help: 'add `spec` to the targets',
      });
    return [];
  }
  const publishedDocument = decodeFile(published.content.get('openapi.json'));
  if (
    publishedDocument ===
    decodeFile(
      readUpdatedPackageFiles(specPackage, {
        version: '0.0.0',
        versions: new Map(),
        packedPaths: new Set(),
        directory: undefined,
      }).get('openapi.json'),
    )
  )
    return [];
  const sources = new Map<string, Source>();
  const base = revisionFromPackage(`${specPackage.source.name}@${published.version}`, published.content, report);
  const head = await resolveRevision(
    join(specPackage.source.directory, 'openapi.json'),
    cwd,
    createOfflineSources(),
    report,
  );
  const difference = base && head && (await compareSides(base, head, report, sources));
  return difference && assessChanges(difference, { base: base.name, head: head.name }, new Map()).assessedChanges;
}

/** Publishing state of a package. */
export type PublishOutcome = 'published' | 'planned' | 'failed';

/** Formats a table with a row for each package, and a total. */
export function formatReleaseTable(steps: readonly ReleaseStep[], states: ReadonlyMap<string, PublishOutcome>): string {
  const rows = steps.map(({ builtPackage: { source }, published, version, hasNewVersion, decision }) => [
    source.name,
    published?.version ?? 'none',
    hasNewVersion ? version : '=',
    hasNewVersion ? (decision.bump === 'none' ? 'patch' : decision.bump) : '',
    hasNewVersion ? describeReason(decision) : 'unchanged',
    hasNewVersion ? (states.get(source.name) ?? 'planned') : '',
  ]);
  const table = [['package', 'published', 'next', 'bump', 'reason', ''], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const publishableSteps = steps.filter((step) => step.hasNewVersion);
  const publishedCount = publishableSteps.filter(
    ({ builtPackage }) => states.get(builtPackage.source.name) === 'published',
  ).length;
  const total =
    publishableSteps.length === 0
      ? 'Nothing to publish.'
      : publishedCount > 0
        ? `${publishedCount} of ${publishableSteps.length} published.`
        : `${publishableSteps.length} to publish; none published.`;
  return `${lines.join('\n')}\n${total}\n`;
}

function describeReason({ bump, documentChanges, declarations, files }: ReleaseStep['decision']): string {
  if (bump === 'first') return 'first release';
  const parts = [
    formatAmount(documentChanges.length, 'change', 'in the document'),
    ...(['removed', 'narrowed', 'widened', 'added'] as const).map((kind) =>
      formatAmount(declarations.filter((change) => change.kind === kind).length, 'declaration', kind),
    ),
  ].filter((part) => part !== '');
  return parts.length > 0
    ? parts.join(', ')
    : files.length === 0
      ? 'requested version'
      : formatAmount(files.length, 'file', 'changed');
}

function formatAmount(count: number, noun: string, suffix: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'} ${suffix}`;
}
