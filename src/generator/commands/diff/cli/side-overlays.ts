// Overlays and allowed reference directories of each side.

import { resolve } from 'node:path';
import { normalPath } from '../../../source/file-reader.ts';
import { diskFiles } from '../../../source/load-sources.ts';
import { chosenAmong } from '../../../cli/select-documents.ts';
import { loadConfig, type LoadedConfig } from '../../../cli/config/load.ts';
import type { Host } from '../../../cli/environment.ts';
import { shownPath } from '../../../pipeline/display-path.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { Source } from '../../../source/node.ts';
import type { DiffFlags, Flags } from '../../../cli/arguments.ts';
import { holds, type Side } from '../../../pipeline/revisions/resolve-revision.ts';

/** Returns a function that adds overlays to a side; `undefined` if the configuration is invalid, which is reported. */
export async function overlaying(
  flags: DiffFlags,
  host: Host,
  report: Report,
  texts: Map<string, Source>,
): Promise<((side: Side) => Promise<Side>) | undefined> {
  const loaded = await loadConfig(host.cwd, flags.config, report, texts);
  if (!loaded) return undefined;
  return async (side) => {
    const [one = loaded] =
      (await chosenAmong(loaded, { named: side.document, cwd: host.cwd, others: true }, report)) ?? [];
    return settled(side, one, flags, { start: host.cwd, cwd: host.cwd });
  };
}

/**
 * Returns a side with its overlays and reference directories. Command-line options (relative to `cwd`) take precedence
 * over the configuration. `start`: absolute path that the side's paths are relative to.
 */
export async function settled(
  side: Side,
  loaded: LoadedConfig,
  { overlay, allowRefs }: Pick<Flags, 'overlay' | 'allowRefs'>,
  { start, cwd }: { readonly start: string; readonly cwd: string },
): Promise<Side> {
  const own = (path: string): string => normalPath(shownPath(start, resolve(cwd, path)));
  const configured = await withConfigured(side, loaded, start);
  const laid = overlay ? withOwn(configured, new Set(overlay.map(own)), start) : configured;
  return allowRefs ? { ...laid, allowRefs: allowRefs.map(own) } : laid;
}

/** Adds overlays from the command line. They are read from disk, even if the document is in a commit. */
function withOwn(side: Side, here: ReadonlySet<string>, start: string): Side {
  const { files, called } = side;
  const disk = diskFiles(start);
  return {
    ...side,
    overlays: [...here],
    files: { ...files, read: (path) => (here.has(path) ? disk : files).read(path) },
    called: (file) => (here.has(file) ? file : called(file)),
  };
}

/**
 * Adds the overlays and reference directories of the configuration to its own document; in another commit, only
 * overlays that exist there.
 */
async function withConfigured(side: Side, { config, folder }: LoadedConfig, cwd: string): Promise<Side> {
  const { own, document, files } = side;
  if (!own || config.document === undefined || resolve(cwd, document) !== resolve(folder, config.document)) return side;
  const overlays = (config.overlays ?? []).map((overlay) => shownPath(cwd, resolve(folder, overlay)));
  const elsewhere = side.called(document) !== document;
  const there = await Promise.all(
    overlays.map((overlay) => (elsewhere ? holds(files, overlay) : Promise.resolve(true))),
  );
  const allowRefs = (config.allowRefs ?? []).map((directory) => shownPath(cwd, resolve(folder, directory)));
  return { ...side, allowRefs, overlays: overlays.filter((_, at) => there[at]) };
}
