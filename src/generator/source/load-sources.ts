// Loading of a document: the entry, its overlays, and all referenced files.

import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import { createBoundary } from './reference-boundary.ts';
import { normalPath, type FileProblem, type Files } from './file-reader.ts';
import { parseFile } from './parse-file.ts';
import { outward } from './external-references.ts';
import { requireRegular } from './regular-file.ts';
import { selvesOf, type Bases } from './self-uri.ts';
import type { Node, Source } from './node.ts';
import { isAbsoluteUri } from './uri.ts';

export type { Files };

/** All loaded files, by display path. */
export interface SourceSet {
  /** Path of the entry document. */
  readonly entry: string;
  /** Tree of each file that was parsed. */
  readonly roots: ReadonlyMap<string, Node>;
  /** Text of each file that was read, including those with syntax errors, for code frames. */
  readonly texts: ReadonlyMap<string, Source>;
  /** Files and URIs that could not be loaded; each was reported. */
  readonly unavailable: ReadonlySet<string>;
}

/** Where the configuration names a file that no other file refers to, and the help to report if it cannot be read. */
export interface Naming {
  readonly place?: Place | undefined;
  readonly help: string;
}

/**
 * Reads the entry, applies the overlays in order, and reads all referenced files, each once. Reports problems; the
 * result contains what could be read. `inputLocations`: where the entry and the overlays are named, by path.
 * `allowRefs`: directories and files that references may read besides the directory of the entry.
 */
export async function loadSources(
  entry: string,
  files: Files,
  report: Report,
  overlays: readonly string[] = [],
  named: ReadonlyMap<string, Naming> = new Map(),
  allowRefs: readonly string[] = [],
): Promise<SourceSet> {
  const reading = startReading(files, report);
  const first = shownPath(entry);
  const problem = await reading.load(first);
  if (problem) reportProblem(report, first, problem, named.get(entry));
  for (const [index, overlay] of overlays.map(shownPath).entries()) {
    const missing = await reading.load(overlay);
    if (missing) reportProblem(report, overlay, missing, named.get(overlays[index] ?? ''));
    const [root, changes] = [reading.roots.get(first), reading.roots.get(overlay)];
    if (root && changes) reading.roots.set(first, (await import('./overlay.ts')).applyOverlay(root, changes, report));
    // An overlay is not part of the document: its references are not followed.
    reading.roots.delete(overlay);
  }

  const identified = new Set<string>();
  const boundary = createBoundary(first, allowRefs, files);
  const failed: { readonly targets: Bases; readonly why: ReferenceProblem; readonly place: Place }[] = [];
  const waiting = [first];
  const find = async (target: string): Promise<ReferenceProblem | undefined> => {
    if (reading.texts.has(target)) return undefined;
    if (isAbsoluteUri(target)) return 'remote';
    const outside = await boundary.refusal(target);
    if (outside !== undefined) return { outside };
    const why = await reading.load(target);
    if (!why) waiting.push(target);
    return why;
  };
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const root = reading.roots.get(path);
    if (!root) continue;
    const { references, identifiers } = outward(root, path);
    for (const id of identifiers) identified.add(id);
    for (const { targets, lenient, place } of references) {
      let why: ReferenceProblem | undefined;
      // A file may be at its own path rather than at the one that a relative `$self` declares.
      for (const target of targets) {
        why = await find(target);
        if (!why) break;
      }
      if (why && !lenient) failed.push({ targets, why, place });
    }
  }
  // Any file can declare the `$id` or `$self` that a reference names, so report only after all are loaded.
  const selves = selvesOf(reading.roots);
  for (const { targets, why, place } of failed) {
    if (targets.some((target) => identified.has(target) || selves.has(target))) continue;
    const target = targets.at(-1) ?? targets[0];
    reportProblem(report, target, why, { place });
    reading.unavailable.add(target);
  }
  const { roots, texts, unavailable } = reading;
  return { entry: first, roots, texts, unavailable };
}

/** Creates a reader of files on this machine. Relative paths are resolved against `directory`. */
export function diskFiles(folder: string = process.cwd()): Files {
  return {
    async read(path) {
      const file = resolve(folder, path);
      requireRegular(await stat(file));
      return readFile(file);
    },
    disk: { root: folder, realPath: (path) => realpath(resolve(folder, path)) },
  };
}

interface Reading {
  readonly roots: Map<string, Node>;
  readonly texts: Map<string, Source>;
  readonly unavailable: Set<string>;
  /** Reads and parses a file, and reports errors in it. Resolves to the reason if it cannot be read. */
  load(path: string): Promise<FileProblem | undefined>;
}

function startReading(files: Files, report: Report): Reading {
  const roots = new Map<string, Node>();
  const texts = new Map<string, Source>();
  const unavailable = new Set<string>();
  const tried = new Map<string, FileProblem | undefined>();
  const loadOnce = async (path: string): Promise<FileProblem | undefined> => {
    const { problem, source, root, diagnostics } = await (files.parsed?.(path) ?? parseFile(path, files));
    for (const { code, ...finding } of diagnostics) report.add(code, finding);
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
      if (!tried.has(path)) tried.set(path, await loadOnce(path));
      return tried.get(path);
    },
  };
}

// Relative to the working directory if the path is below it, else absolute.
function shownPath(path: string): string {
  const below = isAbsolute(path) ? relative(process.cwd(), path) : path;
  const shown = isAbsolute(path) && below.startsWith('..') ? path : below;
  return normalPath(shown.split(sep).join('/'));
}

/** Reason that the target of a reference cannot be read. */
type ReferenceProblem = FileProblem | 'remote' | { readonly outside: string };

function reportProblem(
  report: Report,
  target: string,
  why: ReferenceProblem,
  { place, help }: Partial<Naming> = {},
): void {
  if (typeof why === 'object' && 'outside' in why) {
    const remedy = `copy it there, or allow its directory with \`--allow-refs ${dirname(target)}\` or \`allowRefs\` in the configuration`;
    return report.add('source/outside-reference', {
      message: `cannot read \`${target}\`: ${why.outside}`,
      place,
      help: remedy,
    });
  }
  if (typeof why === 'object')
    return report.add('source/unreadable-file', { message: `${target} cannot be read: ${why.unreadable}`, place });
  switch (why) {
    case 'missing':
      return report.add('source/missing-file', {
        message: `there is no file ${target}`,
        place,
        ...(help !== undefined && { help }),
      });
    case 'directory':
      return report.add('source/not-a-file', {
        message: `${target === '' ? 'the working directory' : target} is a directory`,
        place,
        help: 'Name the file in it.',
      });
    case 'remote':
      return report.add('source/remote-reference', {
        message: `${target} is not a file`,
        place,
        help: 'Keep a copy beside the document and refer to that.',
      });
    default:
      return why satisfies never;
  }
}
