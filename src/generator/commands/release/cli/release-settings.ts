// Settings of `release`.

import { resolve } from 'node:path';
import { isVersion } from '../semver.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { Source } from '../../../source/node.ts';
import { targetNames } from '../../../targets/builtin.ts';
import type { ReleaseFlags } from '../../../cli/arguments.ts';
import type { SizeBudget } from '../../../cli/config/types.ts';
import { chosenAmong } from '../../../cli/select-documents.ts';
import { loadConfig, type LoadedConfig } from '../../../cli/config/load.ts';
import type { Host } from '../../../cli/environment.ts';
import { isConfigured } from '../../../cli/document-input.ts';
import type { PackagePlace } from './publish-order.ts';

export interface ReleaseSettings {
  readonly places: readonly PackagePlace[];
  readonly compiler: string;
  /** Documents are absolute. */
  readonly sizes: readonly SizeBudget[];
  readonly publish: boolean;
  /** Minimum version of every package. */
  readonly atLeast: string | undefined;
  /** Absolute directory for archives; `undefined` if not requested. */
  readonly out: string | undefined;
}

/** Resolves the settings; `undefined` if they are invalid, which is reported. */
export async function settleRelease(
  flags: ReleaseFlags,
  host: Host,
  report: Report,
  texts: Map<string, Source>,
): Promise<ReleaseSettings | undefined> {
  const { publish = false, dryRun = false, atLeast, out } = flags;
  if (publish === dryRun)
    report.add('cli/bad-arguments', {
      message: publish ? '--dry-run and --publish exclude one another' : 'a release needs to know whether it publishes',
      help: 'ashlar release --dry-run shows what ashlar release --publish would do.',
    });
  if (atLeast !== undefined && !isVersion(atLeast))
    report.add('cli/bad-arguments', {
      message: `--at-least cannot be ${JSON.stringify(atLeast)}`,
      help: 'It is a version of three numbers: 1.0.0.',
    });
  const loaded = await loadConfig(host.cwd, flags.config, report, texts);
  if (loaded === undefined || report.failed) return undefined;
  const { config, folder } = loaded;
  const chosen = await chosenToRelease(flags, loaded, host.cwd, report);
  if (!chosen) return undefined;
  const generated = chosen.flatMap(placesOf);
  const { also = [], compiler = 'typescript', sizes = [] } = config.release ?? {};
  // The `also` packages are released only together with all documents.
  const beside = config.documents !== undefined && flags.document !== undefined ? [] : also;
  return {
    places: [...generated, ...beside.map((path) => ({ folder: resolve(folder, path) }))],
    compiler,
    sizes: sizes.map(({ document, ...budget }) => ({
      ...budget,
      ...(document !== undefined && { document: resolve(folder, document) }),
    })),
    publish,
    atLeast,
    out: out === undefined ? undefined : resolve(host.cwd, out),
  };
}

/** Returns the configurations with packages to release; `undefined` if there are none, which is reported. */
async function chosenToRelease(
  { document }: ReleaseFlags,
  loaded: LoadedConfig,
  cwd: string,
  report: Report,
): Promise<readonly LoadedConfig[] | undefined> {
  const all = await chosenAmong(loaded, { named: document, cwd, others: false }, report);
  if (!all) return undefined;
  if (loaded.config.documents === undefined && document !== undefined && !isConfigured(document, loaded, cwd)) {
    report.add('cli/unknown-document', {
      message: `the configuration has no document ${document}`,
      help: 'Leave it out: the packages are those of the document that the configuration has.',
    });
    return undefined;
  }
  const packed = all.filter(({ config: { packages = false } }) => packages !== false);
  if (packed.length > 0) return packed;
  const [first = loaded] = all;
  const { place } = first.told({ at: first.at('packages'), on: 'value', message: '' });
  report.add('release/no-packages', {
    message: 'nothing is generated as packages here',
    ...(loaded.config.documents !== undefined && { place }),
    help: 'Write packages: { scope: "@acme", license: "MIT" } into the configuration, and generate.',
  });
  return undefined;
}

function placesOf({ config: { document, targets, out }, folder }: LoadedConfig): readonly PackagePlace[] {
  const names = targetNames.filter((name) => targets === undefined || targets.includes(name));
  const of = resolve(folder, out ?? 'generated');
  return names.map((target) => ({
    folder: resolve(of, target),
    target,
    of,
    ...(document !== undefined && { document: resolve(folder, document) }),
  }));
}
