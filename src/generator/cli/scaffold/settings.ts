// What a run of scaffold is about: the document, the generated server, and the folder of the handlers.

import { relative, resolve, sep } from 'node:path';
import type { Input } from '../../generate.ts';
import type { Report } from '../../report/report.ts';
import { packageName } from '../../targets/package.ts';
import type { Modules } from '../../scaffold/texts.ts';
import type { Source } from '../../source/tree.ts';
import type { ScaffoldFlags } from '../arguments.ts';
import { chosenOne } from '../chosen.ts';
import { loadConfig } from '../config/load.ts';
import type { Host } from '../host.ts';
import { shownPath } from '../paths.ts';
import { inputOf } from '../settings.ts';

export interface ScaffoldSettings {
  readonly input: Input;
  /** Absolute path of the folder of the handlers. */
  readonly folder: string;
  readonly shown: string;
  /** Where new handlers import from. */
  readonly modules: Modules;
}

/** The settings; undefined when they make no sense, which is reported. */
export async function settleScaffold(flags: ScaffoldFlags, host: Host, report: Report, texts: Map<string, Source>): Promise<ScaffoldSettings | undefined> {
  const loaded = await loadConfig(host.cwd, flags.config, report, texts);
  const others = flags.generated !== undefined && flags.out !== undefined;
  const one = loaded && (await chosenOne(loaded, { named: flags.document, cwd: host.cwd, others }, 'ashlar scaffold openapi.yaml', report));
  if (one === undefined) return undefined;
  const { config, folder: home } = one;
  const input = inputOf(flags, one, host.cwd, report, 'ashlar scaffold openapi.yaml');
  for (const [flag, value] of [['--out', flags.out], ['--generated', flags.generated]] as const) {
    if (value === '') report.add('cli/bad-arguments', { message: `${flag} is empty`, help: `The working directory is ${flag} .` });
  }
  if (config.targets !== undefined && !config.targets.includes('server')) {
    report.add('scaffold/no-server', { message: 'the configuration generates no server, so there are no handlers to write', help: 'Add "server" and "validators" to its targets.' });
  }
  if (input === undefined || report.failed) return undefined;
  const folder = flags.out === undefined ? resolve(home, config.handlers ?? 'handlers') : resolve(host.cwd, flags.out);
  const generated = flags.generated === undefined ? resolve(home, config.out ?? 'generated') : resolve(host.cwd, flags.generated);
  if (`${folder}${sep}`.startsWith(`${generated}${sep}`)) {
    report.add('cli/bad-arguments', { message: `the handlers would be written to ${shownPath(host.cwd, folder)}, among what is generated`, help: 'Give them a folder of their own with --out.' });
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
