// Overlays and allowed reference directories for each side of a comparison.

import { resolve } from 'node:path';
import { normalizePath } from '../../../source/file-reader.ts';
import { createDiskReader } from '../../../source/load-sources.ts';
import { selectDocuments } from '../../../cli/resolve-input-documents.ts';
import { loadConfig, type LoadedConfig } from '../../../cli/config/load.ts';
import type { Environment } from '../../../cli/environment.ts';
import { toDisplayPath } from '../../../pipeline/display-path.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { Source } from '../../../source/node.ts';
import type { DiffFlags, CommonFlags } from '../../../cli/arguments.ts';
import { isReadableFile, type DocumentRevision } from '../../../pipeline/revisions/resolve-revision.ts';

/**
 * Returns a function that adds overlays to a side. If the configuration is invalid, reports errors and returns
 * `undefined`.
 */
export async function createOverlayResolver(
  flags: DiffFlags,
  host: Environment,
  report: Report,
  texts: Map<string, Source>,
): Promise<((side: DocumentRevision) => Promise<DocumentRevision>) | undefined> {
  const loaded = await loadConfig(host.cwd, flags.config, report, texts);
  if (!loaded) return undefined;
  return async (side) => {
    const [selected = loaded] =
      (await selectDocuments(loaded, { document: side.document, cwd: host.cwd, allowUnlisted: true }, report)) ?? [];
    return configureSide(side, selected, flags, { start: host.cwd, cwd: host.cwd });
  };
}

/**
 * Returns a side with its overlays and reference directories. Command-line options (relative to `cwd`) take precedence
 * over the configuration. `start`: absolute path of the directory that the side's paths are relative to.
 */
export async function configureSide(
  side: DocumentRevision,
  loaded: LoadedConfig,
  { overlay, allowRefs }: Pick<CommonFlags, 'overlay' | 'allowRefs'>,
  { start, cwd }: { readonly start: string; readonly cwd: string },
): Promise<DocumentRevision> {
  const toSidePath = (path: string): string => normalizePath(toDisplayPath(start, resolve(cwd, path)));
  const configured = await withConfiguredOverlays(side, loaded, start);
  const resolved = overlay ? withCommandOverlays(configured, new Set(overlay.map(toSidePath)), start) : configured;
  return allowRefs ? { ...resolved, allowRefs: allowRefs.map(toSidePath) } : resolved;
}

/** Adds overlays from the command line. They are read from disk, even if the document is in a commit. */
function withCommandOverlays(
  side: DocumentRevision,
  overlayPaths: ReadonlySet<string>,
  start: string,
): DocumentRevision {
  const { files, fileLabel } = side;
  const disk = createDiskReader(start);
  return {
    ...side,
    overlays: [...overlayPaths],
    files: { ...files, read: (path) => (overlayPaths.has(path) ? disk : files).read(path) },
    fileLabel: (file) => (overlayPaths.has(file) ? file : fileLabel(file)),
  };
}

/**
 * Adds the configured overlays and reference directories if the side is the configured document. If it is in another
 * commit, adds only overlays that exist there.
 */
async function withConfiguredOverlays(
  side: DocumentRevision,
  { config, directory: configDirectory }: LoadedConfig,
  cwd: string,
): Promise<DocumentRevision> {
  const { isLocal, document, files } = side;
  if (!isLocal || config.document === undefined || resolve(cwd, document) !== resolve(configDirectory, config.document))
    return side;
  const overlays = (config.overlays ?? []).map((overlay) => toDisplayPath(cwd, resolve(configDirectory, overlay)));
  const isInOtherRevision = side.fileLabel(document) !== document;
  const overlayExists = await Promise.all(
    overlays.map((overlay) => (isInOtherRevision ? isReadableFile(files, overlay) : Promise.resolve(true))),
  );
  const allowRefs = (config.allowRefs ?? []).map((directory) =>
    toDisplayPath(cwd, resolve(configDirectory, directory)),
  );
  return { ...side, allowRefs, overlays: overlays.filter((_, index) => overlayExists[index]) };
}
