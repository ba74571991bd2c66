// Which overlays are laid over a side of the comparison, and where they are read from.

import { resolve } from 'node:path';
import { normalPath } from '../../source/files.ts';
import { diskFiles } from '../../source/load.ts';
import { chosenAmong } from '../chosen.ts';
import { loadConfig, type LoadedConfig } from '../config/load.ts';
import type { Host } from '../host.ts';
import { shownPath } from '../paths.ts';
import type { Report } from '../../report/report.ts';
import type { Source } from '../../source/tree.ts';
import type { DiffFlags } from '../arguments.ts';
import { holds, type Side } from './side.ts';

/** Lays what belongs over a side; undefined where the configuration cannot be read, which is reported. */
export async function overlaying({ overlay, config }: DiffFlags, host: Host, report: Report, texts: Map<string, Source>): Promise<((side: Side) => Promise<Side>) | undefined> {
  const loaded = await loadConfig(host.cwd, config, report, texts);
  if (!loaded) return undefined;
  return async (side) => {
    if (overlay) return withOwn(side, overlay, host.cwd);
    const [one = loaded] = (await chosenAmong(loaded, { named: side.document, cwd: host.cwd, others: true }, report)) ?? [];
    return withConfigured(side, one, host.cwd);
  };
}

/** Overlays that the command names lie here, wherever the document does. */
export function withOwn(side: Side, overlays: readonly string[], cwd: string): Side {
  const here = new Set(overlays.map((overlay) => normalPath(shownPath(cwd, resolve(cwd, overlay)))));
  const { files, called } = side;
  const disk = diskFiles(cwd);
  return { ...side, overlays: [...here], files: { read: (path) => (here.has(path) ? disk : files).read(path) }, called: (file) => (here.has(file) ? file : called(file)) };
}

/** The configuration's overlays belong to its document, in another commit as far as they are there. */
export async function withConfigured(side: Side, { config, folder }: LoadedConfig, cwd: string): Promise<Side> {
  const { own, document, files } = side;
  if (!own || config.document === undefined || resolve(cwd, document) !== resolve(folder, config.document)) return side;
  const overlays = (config.overlays ?? []).map((overlay) => shownPath(cwd, resolve(folder, overlay)));
  const elsewhere = side.called(document) !== document;
  const there = await Promise.all(overlays.map((overlay) => (elsewhere ? holds(files, overlay) : Promise.resolve(true))));
  return { ...side, overlays: overlays.filter((_, at) => there[at]) };
}
