// Release plan: the next version of each package, with its reasons.

import { join } from 'node:path';
import type { Verdict } from '../../diff/assess-changes.ts';
import { judge } from '../../diff/assess-changes.ts';
import { decide, type Decision } from '../version-bump.ts';
import { compareDeclarations, type Release } from '../api-report.ts';
import { compareVersions, firstVersion, isVersion, raised } from '../semver.ts';
import { textOf } from '../package-diff.ts';
import { readManifest, type Stamp } from '../package-json.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { Source } from '../../../source/node.ts';
import { differenceOf } from '../../diff/cli/diff-documents.ts';
import { sideOf, sideWithin } from '../../../pipeline/revisions/resolve-revision.ts';
import { git } from '../../../pipeline/child-process.ts';
import type { Published } from './npm-registry.ts';
import { candidateOf, directoryWithin, type Built } from './staging-directory.ts';

/** Planned release of one package. */
export interface Step {
  readonly built: Built;
  readonly published: Published | undefined;
  readonly decision: Decision;
  /** The published version if there is nothing to publish. */
  readonly version: string;
  readonly raised: boolean;
  readonly stamp: Stamp;
  /** Sibling dependencies with a new version: `` `@acme/types` 0.2.0 ``. */
  readonly siblings: readonly string[];
}

/** Last published versions, by package; without unpublished packages. */
export type Registry = ReadonlyMap<string, Published>;

/** Plans all packages in dependency order; `undefined` after an error, which is reported. */
export async function planRelease(
  all: readonly Built[],
  registry: Registry,
  atLeast: string | undefined,
  cwd: string,
  report: Report,
): Promise<readonly Step[] | undefined> {
  // The configuration may contain a document several times, with different overlays.
  const byEntry = new Map<string | undefined, readonly Verdict[]>();
  for (const of of new Set(all.map(({ source }) => source.of))) {
    const own = await verdictsOf(
      all.filter(({ source }) => source.target !== undefined && source.of === of),
      registry,
      cwd,
      report,
    );
    if (!own) return undefined;
    byEntry.set(of, own);
  }
  const root = (await git(cwd, ['rev-parse', '--show-toplevel'])).stdout.trim();
  const base: Release = new Map([...registry].map(([name, { content }]) => [name, content]));
  const head: Release = new Map(
    all.map((built) => [
      built.source.name,
      candidateOf(built, { version: '0.0.0', versions: new Map(), packed: new Set(built.paths), directory: undefined }),
    ]),
  );
  const versions = new Map<string, string>();
  const steps = all.map((built): Step => {
    const { name, manifest, target, folder, of } = built.source;
    const verdicts = byEntry.get(of) ?? [];
    const published = registry.get(name);
    const stamp = (version: string): Stamp => ({
      version,
      versions,
      packed: new Set(built.paths),
      directory: root === '' ? undefined : directoryWithin(root, folder),
    });
    const decision = decide({
      published: published?.content,
      candidate: candidateOf(built, stamp('0.0.0')),
      target,
      verdicts,
      // If the document is unchanged, so are its types, unless the generator changed.
      declarations: () => compareDeclarations(name, base, head, target === undefined || verdicts.length === 0),
    });
    const next = nextOf(published?.version, manifest.version, decision, atLeast);
    if (next === undefined)
      report.add('release/version-taken', {
        message: `${name}@${manifest.version} is published already, with another content, and no version follows a preview by itself`,
        help: 'State the next one in its package.json, or choose one with --at-least.',
      });
    const version = next ?? manifest.version;
    versions.set(name, version);
    const isRaised = version !== published?.version;
    const before = readManifest(textOf(published?.content.get('package.json')))?.dependencies;
    const siblings = before
      ? Object.keys(manifest.dependencies ?? {}).filter(
          (other) => versions.has(other) && versions.get(other) !== before[other],
        )
      : [];
    return {
      built,
      published,
      decision,
      version,
      raised: isRaised,
      stamp: stamp(version),
      siblings: siblings.map((other) => `\`${other}\` ${versions.get(other) ?? ''}`),
    };
  });
  return report.failed ? undefined : steps;
}

/**
 * Returns the next version, or the stated one of an unpublished package; `undefined` after a prerelease, which has no
 * unique successor.
 */
function nextOf(
  published: string | undefined,
  stated: string,
  { bump }: Decision,
  atLeast: string | undefined,
): string | undefined {
  const isAfterPreview = published !== undefined && !isVersion(published) && bump !== 'none';
  if (isAfterPreview) return atLeast !== undefined && compareVersions(published, atLeast) <= 0 ? atLeast : undefined;
  const own =
    published !== undefined && bump !== 'first'
      ? raised(published, bump)
      : compareVersions(stated, '0.0.0') > 0
        ? stated
        : firstVersion;
  return atLeast !== undefined && compareVersions(own, atLeast) < 0 ? atLeast : own;
}

/**
 * Returns the changes of a document since its last publication; empty if unpublished. `allPackages` are the packages generated
 * from it.
 */
async function verdictsOf(
  all: readonly Built[],
  registry: Registry,
  cwd: string,
  report: Report,
): Promise<readonly Verdict[] | undefined> {
  const spec = all.find(({ source }) => source.target === 'spec');
  const published = spec && registry.get(spec.source.name);
  if (!spec || !published) {
    // If there is a `spec` package, the first release was interrupted.
    if (!spec && all.some(({ source }) => registry.has(source.name)))
      report.add('release/no-document', {
        message: 'the document is no package of this release, so versions follow from declarations alone',
        help: 'Add "spec" to the targets.',
      });
    return [];
  }
  const before = textOf(published.content.get('openapi.json'));
  if (
    before ===
    textOf(
      candidateOf(spec, { version: '0.0.0', versions: new Map(), packed: new Set(), directory: undefined }).get(
        'openapi.json',
      ),
    )
  )
    return [];
  const texts = new Map<string, Source>();
  const base = sideWithin(`${spec.source.name}@${published.version}`, published.content, report);
  const head = await sideOf(join(spec.source.folder, 'openapi.json'), cwd, report);
  const found = base && head && (await differenceOf(base, head, report, texts));
  return found && judge(found, { base: base.name, head: head.name }, new Map()).verdicts;
}
