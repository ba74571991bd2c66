// What a release is about, by the configuration and the flags.

import { resolve } from 'node:path';
import { isVersion } from '../../release/version.ts';
import type { Report } from '../../report/report.ts';
import type { Source } from '../../source/tree.ts';
import { targetNames } from '../../targets/registry.ts';
import type { TargetName } from '../../targets/target.ts';
import type { ReleaseFlags } from '../arguments.ts';
import type { SizeBudget } from '../config/declarations.ts';
import { loadConfig } from '../config/load.ts';
import type { Host } from '../host.ts';

export interface ReleaseSettings {
  /** Absolute. */
  readonly folders: readonly (readonly [folder: string, target: TargetName | undefined])[];
  readonly compiler: string;
  readonly sizes: readonly SizeBudget[];
  readonly publish: boolean;
  /** No package gets a lower version than this. */
  readonly atLeast: string | undefined;
  /** Where the archives are put, absolute; undefined: nowhere. */
  readonly out: string | undefined;
}

/** The settings; undefined when they make no sense, which is reported. */
export async function settleRelease(flags: ReleaseFlags, host: Host, report: Report, texts: Map<string, Source>): Promise<ReleaseSettings | undefined> {
  const { publish = false, dryRun = false, atLeast, out } = flags;
  if (publish === dryRun) report.add('cli/bad-arguments', { message: publish ? '--dry-run and --publish exclude one another' : 'a release needs to know whether it publishes', help: 'ashlar release --dry-run shows what ashlar release --publish would do.' });
  if (atLeast !== undefined && !isVersion(atLeast)) report.add('cli/bad-arguments', { message: `--at-least cannot be ${JSON.stringify(atLeast)}`, help: 'It is a version of three numbers: 1.0.0.' });
  const loaded = await loadConfig(host.cwd, flags.config, report, texts);
  if (loaded === undefined || report.failed) return undefined;
  const { config, folder } = loaded;
  if (config.documents !== undefined) {
    report.add('cli/several-documents', { message: 'the configuration has several documents, and a release publishes what one yields', help: 'Give what is published a configuration of its own, and name it with --config.' });
    return undefined;
  }
  if (config.packages === undefined || config.packages === false) {
    report.add('release/no-packages', { message: 'nothing is generated as packages here', help: 'Write packages: { scope: "@acme", license: "MIT" } into the configuration, and generate.' });
    return undefined;
  }
  const generated = targetNames.filter((name) => config.targets === undefined || config.targets.includes(name));
  const { also = [], compiler = 'typescript', sizes = [] } = config.release ?? {};
  return {
    folders: [...generated.map((name) => [resolve(folder, config.out ?? 'generated', name), name] as const), ...also.map((path) => [resolve(folder, path), undefined] as const)],
    compiler,
    sizes,
    publish,
    atLeast,
    out: out === undefined ? undefined : resolve(host.cwd, out),
  };
}
