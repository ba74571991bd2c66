// Settings of `scaffold`.

import { relative, resolve, sep } from 'node:path';
import type { Input } from '../../../pipeline/pipeline.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { packageName } from '../../../plugin/package-files.ts';
import type { Modules } from '../handler-templates.ts';
import type { Source } from '../../../source/node.ts';
import type { ScaffoldFlags } from '../../../cli/arguments.ts';
import { chosenAmong } from '../../../cli/select-documents.ts';
import { loadConfig, type LoadedConfig } from '../../../cli/config/load.ts';
import type { Host } from '../../../cli/environment.ts';
import { shownPath } from '../../../pipeline/display-path.ts';
import { isOfOne } from '../../../cli/settings.ts';
import { inputOf } from '../../../cli/document-input.ts';

export interface ScaffoldSettings {
  readonly input: Input;
  /** Absolute path of the handler directory. */
  readonly folder: string;
  readonly shown: string;
  /** Module specifiers for imports in new handlers. */
  readonly modules: Modules;
}

/** One document, or the documents of a configuration that have a server. */
export type Settled = { readonly one: ScaffoldSettings } | { readonly several: readonly ScaffoldSettings[] };

/** Resolves the settings; `undefined` if they are invalid, which is reported. */
export async function settleScaffold(
  flags: ScaffoldFlags,
  host: Host,
  report: Report,
  texts: Map<string, Source>,
): Promise<Settled | undefined> {
  for (const [flag, value] of [
    ['--out', flags.out],
    ['--generated', flags.generated],
  ] as const) {
    if (value === '')
      report.add('cli/bad-arguments', { message: `${flag} is empty`, help: `The working directory is ${flag} .` });
  }
  const loaded = await loadConfig(host.cwd, flags.config, report, texts);
  const others = flags.generated !== undefined && flags.out !== undefined;
  const chosen = loaded && (await chosenAmong(loaded, { named: flags.document, cwd: host.cwd, others }, report));
  if (!loaded || !chosen || !isOfOne(flags, loaded, chosen, report) || report.failed) return undefined;
  const withServer = chosen.filter(hasServer);
  if (withServer.length === 0) {
    const [first = loaded] = chosen;
    const { place } = first.told({ at: first.at('targets'), on: 'value', message: '' });
    report.add('scaffold/no-server', {
      message: 'the configuration generates no server, so there are no handlers to write',
      place,
      help: 'Add "server" and "validators" to its targets.',
    });
    return undefined;
  }
  const settled = withServer.flatMap((each) => settleDocument(flags, each, host, report) ?? []);
  if (settled.length < withServer.length) return undefined;
  if (loaded.config.documents !== undefined && (await areShared(flags, settled, loaded, host, report)))
    return undefined;
  const [one] = settled;
  const several = loaded.config.documents !== undefined && (flags.document === undefined || chosen.length > 1);
  return several ? { several: settled } : one && { one };
}

function hasServer({ config: { targets } }: LoadedConfig): boolean {
  return targets === undefined || targets.includes('server');
}

/** Reports handlers of several documents in the same directory; returns whether there are any. */
async function areShared(
  { out }: ScaffoldFlags,
  [first]: readonly ScaffoldSettings[],
  loaded: LoadedConfig,
  { cwd }: Host,
  report: Report,
): Promise<boolean> {
  const [{ documentsOf }, { reportForeignHandlers, reportSharedHandlers }] = await Promise.all([
    import('../../../cli/config/expand-documents.ts'),
    import('../../../cli/config/conflicting-outputs.ts'),
  ]);
  const all = (documentsOf(loaded, report) ?? []).filter(hasServer);
  if (out === undefined) return reportSharedHandlers(all, loaded, report);
  // With `--out`, the configured handler directory is not used, unless both are the same.
  return (
    first !== undefined && reportForeignHandlers({ ...first, document: first.input.document }, cwd, all, loaded, report)
  );
}

function settleDocument(
  flags: ScaffoldFlags,
  one: LoadedConfig,
  host: Host,
  report: Report,
): ScaffoldSettings | undefined {
  const { config, folder: home } = one;
  const input = inputOf(flags, one, host.cwd, report, 'ashlar scaffold openapi.yaml');
  if (input === undefined) return undefined;
  const folder = flags.out === undefined ? resolve(home, config.handlers ?? 'handlers') : resolve(host.cwd, flags.out);
  const generated =
    flags.generated === undefined ? resolve(home, config.out ?? 'generated') : resolve(host.cwd, flags.generated);
  if (`${folder}${sep}`.startsWith(`${generated}${sep}`)) {
    report.add('cli/bad-arguments', {
      message: `the handlers would be written to ${shownPath(host.cwd, folder)}, among what is generated`,
      help: 'Give them a folder of their own with --out.',
    });
    return undefined;
  }
  const extension = config.importExtension ?? '.js';
  const packages = config.packages ?? false;
  const way = relative(folder, generated).split(sep).join('/');
  const module = (name: string): string => `${way.startsWith('.') ? way : `./${way}`}/server/${name}${extension}`;
  const modules: Modules =
    packages === false
      ? { server: module('index'), memory: module('memory'), extension }
      : { server: packageName('server', packages), memory: `${packageName('server', packages)}/memory`, extension };
  return { input, folder, shown: shownPath(host.cwd, folder), modules };
}
