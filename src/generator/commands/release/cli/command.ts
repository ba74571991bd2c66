// The command `ashlar release`: builds, versions, packs, checks, and publishes packages.

import { changelogWith } from '../changelog.ts';
import { textOf } from '../package-diff.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { Source } from '../../../source/node.ts';
import type { ReleaseFlags } from '../../../cli/arguments.ts';
import type { Host } from '../../../cli/environment.ts';
import type { Outcome } from '../../../cli/command-result.ts';
import { runGenerate } from '../../generate/command.ts';
import { checkArchive, checkSize } from './package-checks.ts';
import { packagesIn, type ReleasePackage } from './publish-order.ts';
import { planRelease, type Registry, type Step } from './plan-release.ts';
import { printRelease, type Done } from './print-table.ts';
import { git } from '../../../pipeline/child-process.ts';
import { lastPublished, publish, type Published } from './npm-registry.ts';
import { sideBySide } from './concurrently.ts';
import { settleRelease, type ReleaseSettings } from './release-settings.ts';
import { createStage, keep, type Stage } from './staging-directory.ts';

/** Runs the command; errors are in the report of the result, the table in `printed`. */
export async function runRelease(flags: ReleaseFlags, version: string, host: Host, report: Report): Promise<Outcome> {
  const command = 'release';
  const texts = new Map<string, Source>();
  const settings = await settleRelease(flags, host, report, texts);
  const packages = settings && (await packagesToRelease(settings, flags, version, host, report));
  if (!settings || !packages) return { command, report, texts, timings: [] };

  const stage = createStage(host.cwd, report);
  const release = host.atSignal?.(() => stage.close());
  try {
    const registry = await registryOf(packages, host.cwd, report);
    const built = registry && (await stage.build(packages, settings.compiler));
    const steps = built && (await planRelease(built, registry, settings.atLeast, host.cwd, report));
    if (!steps) return { command, report, texts, timings: [] };
    const archives = await packed(steps, settings, stage, host.cwd, report);
    const done =
      settings.publish && !report.failed ? await publishAll(steps, archives, host, report) : new Map<string, Done>();
    return {
      command,
      report,
      texts,
      timings: [],
      release: rowsOf(steps, done),
      ...(flags.json !== true && { printed: flags.quiet ? '' : printRelease(steps, done) }),
    };
  } finally {
    stage.close();
    release?.();
  }
}

/** Returns the packages in publishing order; `undefined` if the working tree cannot be released, which is reported. */
async function packagesToRelease(
  { places, publish: publishing }: ReleaseSettings,
  flags: ReleaseFlags,
  version: string,
  host: Host,
  report: Report,
): Promise<readonly ReleasePackage[] | undefined> {
  if (publishing) await refuseDirt(host.cwd, report);
  const { config, document } = flags;
  await runGenerate(
    { ...(config !== undefined && { config }), ...(document !== undefined && { document }), check: true, quiet: true },
    version,
    host,
    report,
  );
  const packages = packagesIn(places, host.cwd, report);
  return report.failed ? undefined : packages;
}

/** Reports uncommitted changes, so that every published version corresponds to a commit. */
async function refuseDirt(cwd: string, report: Report): Promise<void> {
  const { ok, stdout } = await git(cwd, ['status', '--porcelain']);
  const first = stdout.split('\n', 1)[0]?.trim();
  if (!ok)
    report.add('release/dirty-tree', {
      message: 'git cannot say whether everything is committed',
      help: 'Release from a checkout.',
    });
  else if (first)
    report.add('release/dirty-tree', {
      message: `there are changes that are not committed: ${first}`,
      help: 'Commit or undo them.',
    });
}

/** Returns the last published versions; `undefined` if they cannot be read, which is reported. */
async function registryOf(
  packages: readonly ReleasePackage[],
  cwd: string,
  report: Report,
): Promise<Registry | undefined> {
  const found = await sideBySide(
    packages,
    report,
    async ({ name, manifest }, own) => [name, await lastPublished(name, manifest.version, cwd, own)] as const,
  );
  if (report.failed) return undefined;
  return new Map(found.filter((each): each is readonly [string, Published] => typeof each[1] === 'object'));
}

/** Packs and checks the packages with a new version; returns their archives. */
async function packed(
  all: readonly Step[],
  { sizes, out }: ReleaseSettings,
  stage: Stage,
  cwd: string,
  report: Report,
): Promise<ReadonlyMap<string, string>> {
  const steps = all.filter(({ raised }) => raised);
  const archives = await stage.pack(
    steps.map(({ built, decision, version, published, stamp, siblings }) => ({
      built,
      stamp,
      changelog: changelogWith(version, decision, siblings, textOf(published?.content.get('CHANGELOG.md'))),
    })),
  );
  if (report.failed) return archives;
  if (out !== undefined) for (const archive of archives.values()) keep(archive, out);
  const rising = steps.map(({ built }) => built.source);
  await sideBySide(rising, report, (source, own) => checkArchive(source, archives.get(source.name) ?? '', cwd, own));
  for (const source of rising)
    for (const budget of sizes)
      if (budget.package === source.target && (budget.document ?? source.document) === source.document)
        await checkSize(budget, source.name, stage.folder, cwd, report);
  return archives;
}

/** Publishes in order, and stops at the first error, because later packages depend on earlier ones. */
async function publishAll(
  steps: readonly Step[],
  archives: ReadonlyMap<string, string>,
  host: Host,
  report: Report,
): Promise<ReadonlyMap<string, Done>> {
  const done = new Map<string, Done>();
  for (const { built, version, raised } of steps) {
    const { name } = built.source;
    if (!raised) continue;
    const went = await publish(name, version, archives.get(name) ?? '', host.cwd, report);
    done.set(name, went ? 'published' : 'failed');
    if (!went) break;
  }
  return done;
}

function rowsOf(steps: readonly Step[], done: ReadonlyMap<string, Done>): NonNullable<Outcome['release']> {
  return steps.map(({ built, published, version, raised, decision }) => ({
    name: built.source.name,
    published: published?.version,
    version,
    bump: decision.bump,
    state: raised ? (done.get(built.source.name) ?? 'planned') : 'unchanged',
    declarations: decision.declarations,
    changes: decision.verdicts.map(({ change }) => change.fingerprint),
  }));
}
