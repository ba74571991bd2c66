// Loads a document: the entry, its overlays, and all referenced files.

import { isAbsolute, relative, sep } from 'node:path';
import type { Location } from '../diagnostics/diagnostic.ts';
import { addDiagnostics, type Report } from '../diagnostics/report.ts';
import { findExternalReferences } from './external-references.ts';
import { normalizePath, type FileProblem, type FileReader } from './file-reader.ts';
import { isLocal, isRemote, redactUrl } from './input-path.ts';
import { createReferenceBoundary, type ReferenceBoundary, type Rejection } from './reference-boundary.ts';
import { parseFile } from './parse-file.ts';
import { didYouMeanFile } from './similar-file.ts';
import { filesBySelfUri, resolveUriReference, type BaseUris } from './uri.ts';
import type { Node, Source } from './node.ts';

export type { FileReader };

/** All loaded files, by display path. */
export interface SourceSet {
  /** Path of the entry document. */
  readonly entry: string;
  /** Parsed tree of each file. */
  readonly roots: ReadonlyMap<string, Node>;
  /** Text of each file that was read, including those with syntax errors, for code frames. */
  readonly texts: ReadonlyMap<string, Source>;
  /** Files and URIs that could not be loaded; each was reported. */
  readonly unavailable: ReadonlySet<string>;
}

/** Where the configuration declares an input file, and the help to show if the file cannot be read. */
export interface InputDeclaration {
  readonly location?: Location | undefined;
  readonly help: string;
}

/**
 * Reads the entry, or the document that it extends if it is an overlay; applies the overlays in order; and reads each
 * referenced file once. Reports problems; the result contains all files that could be read. `inputDeclarations` has the
 * declarations of the entry and the overlays, by path. `allow` lists directories, files, and URL prefixes that
 * references may read in addition to the default.
 */
export async function loadSources(
  entry: string,
  files: FileReader,
  report: Report,
  overlays: readonly string[] = [],
  inputDeclarations: ReadonlyMap<string, InputDeclaration> = new Map(),
  allow: readonly string[] = [],
): Promise<SourceSet> {
  const state = createLoadState(files, report);
  const directory = workingDirectory(files);
  const displayPath = (path: string): string => displayPathIn(directory, path);
  const documentPath = displayPath(entry);
  const problem = await state.load(documentPath);
  if (problem) reportProblem(report, files, documentPath, problem, inputDeclarations.get(entry));
  // A document that an overlay extends may read no more than the overlay itself.
  const boundary = createReferenceBoundary(documentPath, allow, files);
  const extended = await loadExtendedDocument(documentPath, files, state, boundary, report);
  const entryPath = extended ?? documentPath;
  const declaredPaths = [...(extended === undefined ? [] : [entry]), ...overlays];
  for (const [index, overlay] of declaredPaths.map(displayPath).entries()) {
    const overlayProblem = await state.load(overlay);
    if (overlayProblem)
      reportProblem(report, files, overlay, overlayProblem, inputDeclarations.get(declaredPaths[index] ?? ''));
    const [root, changes] = [state.roots.get(entryPath), state.roots.get(overlay)];
    if (root && changes) state.roots.set(entryPath, (await import('./overlay.ts')).applyOverlay(root, changes, report));
    // An overlay is not part of the document: its references are not followed.
    state.roots.delete(overlay);
  }

  const ids = new Set<string>();
  const unresolved: {
    readonly targets: BaseUris;
    readonly reason: ReferenceProblem;
    readonly location: Location;
  }[] = [];
  const queue = [entryPath];
  const tryLoad = async (target: string, referrer: string): Promise<ReferenceProblem | undefined> => {
    if (state.texts.has(target)) return undefined;
    const rejection = await boundary.rejectionOf(target, referrer);
    if (rejection !== undefined) return rejection;
    const reason = await state.load(target);
    if (!reason) queue.push(target);
    return reason;
  };
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const root = state.roots.get(path);
    if (!root) continue;
    const { references, identifiers } = findExternalReferences(root, path);
    for (const id of identifiers) ids.add(id);
    for (const { targets, isOptional, location } of references) {
      const reasons = new Map<string, ReferenceProblem>();
      // A file may be at its actual path rather than at the path that `$self` declares. Local files come first.
      for (const target of [...targets].sort((a, b) => Number(isRemote(a)) - Number(isRemote(b)))) {
        // The file that contains the reference can be an overlay.
        const problem = await tryLoad(target, location.file);
        if (problem) reasons.set(target, problem);
        else break;
      }
      const reason = reasons.get(targets.at(-1) ?? targets[0]);
      if (reason && reasons.size === new Set(targets).size && !isOptional)
        unresolved.push({ targets, reason, location });
    }
  }
  // Any file can declare the `$id` or `$self` that a reference names, so report only after all files are loaded.
  const selfFiles = filesBySelfUri(state.roots);
  for (const { targets, reason, location } of unresolved) {
    if (targets.some((target) => ids.has(target) || selfFiles.has(target))) continue;
    const target = targets.at(-1) ?? targets[0];
    reportProblem(report, files, target, reason, { location });
    state.unavailable.add(target);
  }
  const { roots, texts, unavailable } = state;
  return { entry: entryPath, roots, texts, unavailable };
}

/**
 * If the entry is an overlay, loads the document that its `extends` names, and returns the path of that document.
 * Reports problems. Returns `undefined` if the entry is not an overlay.
 */
async function loadExtendedDocument(
  path: string,
  files: FileReader,
  state: LoadState,
  boundary: ReferenceBoundary,
  report: Report,
): Promise<string | undefined> {
  const overlay = state.roots.get(path);
  if (overlay?.kind !== 'map' || !overlay.entries.has('overlay') || overlay.entries.has('openapi')) return undefined;
  const node = overlay.entries.get('extends')?.value;
  if (node?.kind !== 'scalar' || typeof node.value !== 'string' || node.value === '') {
    const { source, start, end } = node ?? overlay;
    report.add('source/invalid-overlay', {
      message: `${node ? 'invalid' : 'missing'} \`extends\`: an overlay as the document must name what it applies to`,
      location: source.location(start, end),
      help: 'add `extends`, or pass the document, and the overlay with `--overlay`',
    });
    return undefined;
  }
  const { resource } = resolveUriReference(path, node.value);
  const problem = (await boundary.rejectionOf(resource, path)) ?? (await state.load(resource));
  if (problem)
    reportProblem(report, files, resource, problem, { location: node.source.location(node.start, node.end) });
  return resource;
}

interface LoadState {
  readonly roots: Map<string, Node>;
  readonly texts: Map<string, Source>;
  readonly unavailable: Set<string>;
  /** Reads and parses a file, and reports errors in it. Resolves to a problem if the file cannot be read. */
  load(path: string): Promise<FileProblem | undefined>;
}

function createLoadState(files: FileReader, report: Report): LoadState {
  const roots = new Map<string, Node>();
  const texts = new Map<string, Source>();
  const unavailable = new Set<string>();
  const results = new Map<string, FileProblem | undefined>();
  const loadOnce = async (path: string): Promise<FileProblem | undefined> => {
    const { problem, source, root, diagnostics } = await (files.readParsed?.(path) ?? parseFile(path, files));
    addDiagnostics(report, diagnostics);
    if (problem) return problem;
    if (source) texts.set(path, source);
    if (root) roots.set(path, root);
    else unavailable.add(path);
    return undefined;
  };
  return {
    roots,
    texts,
    unavailable,
    async load(path) {
      if (!results.has(path)) results.set(path, await loadOnce(path));
      return results.get(path);
    },
  };
}

/** Returns the directory that relative paths are resolved against. */
export function workingDirectory({ disk }: FileReader): string {
  return disk?.root ?? process.cwd();
}

// Returns the relative path of a file in the directory, and the absolute path of any other file.
function displayPathIn(directory: string, path: string): string {
  if (!isLocal(path)) return path;
  const relativePath = isAbsolute(path) ? relative(directory, path) : path;
  const result = isAbsolute(path) && relativePath.startsWith('..') ? path : relativePath;
  return normalizePath(result.split(sep).join('/'));
}

/** Reason that the target of a reference cannot be read. */
type ReferenceProblem = FileProblem | Rejection;

function reportProblem(
  report: Report,
  files: FileReader,
  target: string,
  problem: ReferenceProblem,
  { location, help }: Partial<InputDeclaration> = {},
): void {
  if (typeof problem === 'object') {
    const { reason, ...details } =
      'reason' in problem ? problem : { reason: problem.unreadable, code: problem.code, help: problem.help };
    const name = isRemote(target) ? redactUrl(target) : target;
    return report.add(details.code ?? 'source/unreadable-file', {
      message: `cannot read \`${name}\`: ${reason}`,
      location,
      ...(details.help !== undefined && { help: details.help }),
    });
  }
  switch (problem) {
    case 'missing':
      return report.add('source/missing-file', {
        message: `cannot find \`${target}\``,
        location,
        help:
          didYouMeanFile(target, files) ??
          help ??
          (location
            ? 'correct the reference; its path is relative to the file that contains it'
            : 'correct the path, which is relative to the working directory'),
      });
    case 'directory':
      return report.add('source/not-a-file', {
        message: `expected a file, found the ${target === '' ? 'working directory' : `directory \`${target}\``}`,
        location,
        help: 'specify a file in the directory',
      });
    default:
      return problem satisfies never;
  }
}
