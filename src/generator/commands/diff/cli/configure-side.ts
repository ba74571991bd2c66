// Overlays and allowed references for each side of a comparison.

import { normalizePath } from '../../../source/file-reader.ts';
import type { FileReader } from '../../../source/file-reader.ts';
import { resolveInputPath } from '../../../source/input-path.ts';
import { createInputReader, type InputSources } from '../../../pipeline/inputs/input-reader.ts';
import { selectDocuments } from '../../../cli/resolve-input-documents.ts';
import type { LoadedConfig } from '../../../cli/config/load.ts';
import type { Environment } from '../../../cli/environment.ts';
import { toDisplayPath } from '../../../pipeline/display-path.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { DiffFlags, CommonFlags } from '../../../cli/arguments.ts';
import { isReadableFile, type DocumentRevision } from '../../../pipeline/revisions/resolve-revision.ts';

/** Returns a function that adds overlays to a side. */
export function createOverlayResolver(
  flags: DiffFlags,
  loaded: LoadedConfig,
  inputs: InputSources,
  host: Environment,
  report: Report,
): (side: DocumentRevision) => Promise<DocumentRevision> {
  return async (side) => {
    const [selected = loaded] =
      (await selectDocuments(loaded, { document: side.document, cwd: host.cwd, allowUnlisted: true }, report)) ?? [];
    return configureSide(side, selected, flags, { start: host.cwd, cwd: host.cwd, inputs });
  };
}

/**
 * Returns a side with its overlays and allowed references. Command-line options (relative to `cwd`) take precedence
 * over the configuration. `start`: absolute path of the directory that the side's paths are relative to.
 */
export async function configureSide(
  side: DocumentRevision,
  loaded: LoadedConfig,
  { overlay, allow }: Pick<CommonFlags, 'overlay' | 'allow'>,
  { start, cwd, inputs }: { readonly start: string; readonly cwd: string; readonly inputs: InputSources },
): Promise<DocumentRevision> {
  const toSidePath = (path: string): string => normalizePath(toDisplayPath(start, resolveInputPath(cwd, path)));
  const configured = await withConfiguredOverlays(side, loaded, start);
  const resolved = overlay
    ? withCommandOverlays(configured, new Set(overlay.map(toSidePath)), createInputReader(start, inputs))
    : configured;
  return allow ? { ...resolved, allow: allow.map(toSidePath) } : resolved;
}

/** Adds overlays from the command line. They are read from disk, even if the document is in a commit. */
function withCommandOverlays(
  side: DocumentRevision,
  overlayPaths: ReadonlySet<string>,
  inputs: FileReader,
): DocumentRevision {
  const { files, fileLabel } = side;
  return {
    ...side,
    overlays: [...overlayPaths],
    files: { ...files, read: (path) => (overlayPaths.has(path) ? inputs : files).read(path) },
    fileLabel: (file) => (overlayPaths.has(file) ? file : fileLabel(file)),
  };
}

/**
 * Adds the configured overlays and allowed references if the side is the configured document. If it is in another
 * commit, adds only overlays that exist there.
 */
async function withConfiguredOverlays(
  side: DocumentRevision,
  { config, directory: configDirectory }: LoadedConfig,
  cwd: string,
): Promise<DocumentRevision> {
  const { isLocal, document, files } = side;
  if (
    !isLocal ||
    config.document === undefined ||
    resolveInputPath(cwd, document) !== resolveInputPath(configDirectory, config.document)
  )
    return side;
  const overlays = (config.overlays ?? []).map((overlay) =>
    toDisplayPath(cwd, resolveInputPath(configDirectory, overlay)),
  );
  const isInOtherRevision = side.fileLabel(document) !== document;
  const overlayExists = await Promise.all(
    overlays.map((overlay) => (isInOtherRevision ? isReadableFile(files, overlay) : Promise.resolve(true))),
  );
  const allow = (config.input?.allow ?? []).map((path) => toDisplayPath(cwd, resolveInputPath(configDirectory, path)));
  return { ...side, allow, overlays: overlays.filter((_, index) => overlayExists[index]) };
}
