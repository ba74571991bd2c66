// Reader for handler directories, and checks before files are replaced.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { createPathInspector } from '../../../output/inspect-path.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { parseState, stateFileName, type ScaffoldState } from '../scaffold-state.ts';
import { decodeUtf8 } from '../../../source/source-text.ts';

/** Module text without a byte order mark, and whether there was one. */
export interface HandlerModuleText {
  readonly text: string;
  readonly hasByteOrderMark: boolean;
}

/** Content of a handler directory. */
export interface HandlerDirectory {
  /** By path relative to the directory, with forward slashes, in code point order. */
  readonly modules: ReadonlyMap<string, HandlerModuleText>;
  /** `undefined` before the first run. */
  readonly state: ScaffoldState | undefined;
  /** Content of each file read, including the state. */
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}

/** Reads the directory, which may be missing. If a file is unreadable, reports an error and returns `undefined`. */
export function readHandlers(directory: string, displayPath: string, report: Report): HandlerDirectory | undefined {
  try {
    const modules = new Map<string, HandlerModuleText>();
    const bytesByPath = new Map<string, Uint8Array>();
    for (const path of listModules(directory)) {
      const bytes = readFileSync(join(directory, path));
      bytesByPath.set(path, bytes);
      const decoded = decodeUtf8(bytes);
      if ('text' in decoded)
        modules.set(path, {
          text: decoded.text,
          hasByteOrderMark: bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf,
        });
      else
        report.add('scaffold/syntax-error', {
          message: `cannot read \`${displayPath}/${path}\`: invalid UTF-8 at byte ${decoded.invalidByteOffset}`,
        });
    }
    const state = readState(directory, displayPath, bytesByPath, report);
    return report.hasErrors ? undefined : { modules, state, bytes: bytesByPath };
  } catch (error) {
    const errorCode = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (errorCode === undefined) throw error;
    report.add('scaffold/syntax-error', { message: `cannot read \`${displayPath}\`: ${errorCode}` });
    return undefined;
  }
}

/** Reports symbolic links, directories, and other entries at output paths that are not regular files. */
export function reportNonRegularFiles(
  directory: string,
  displayPath: string,
  paths: Iterable<string>,
  report: Report,
): void {
  const inspect = createPathInspector(directory);
  for (const path of paths) {
    const entry = inspect(path);
    if (entry.kind === 'nothing' || entry.kind === 'file') continue;
    report.add('cli/output-conflict', {
      message: `cannot write \`${displayPath}/${entry.kind === 'blocked' ? entry.ancestor : path}\`: it is ${entry.description}`,
      help: 'move it, or choose another directory with `--handlers`',
    });
  }
}

/** Returns whether each file is unchanged since it was read; reports changed files. */
export function areFilesUnchanged(
  directory: string,
  displayPath: string,
  paths: Iterable<string>,
  { bytes }: HandlerDirectory,
  report: Report,
): boolean {
  let isUnchanged = true;
  for (const path of paths) {
    const file = join(directory, path);
    const [previous, current] = [bytes.get(path), existsSync(file) ? readFileSync(file) : undefined];
    if (previous === undefined ? current === undefined : current?.equals(previous)) continue;
    isUnchanged = false;
    report.add('scaffold/concurrent-edit', {
      message: `\`${displayPath}/${path}\` changed while \`ashlar scaffold\` ran; nothing was written`,
      help: 'run the command again',
    });
  }
  return isUnchanged;
}

/** Returns the nearest tsconfig.json in the directory or its ancestors. */
export function findNearestTsconfig(directory: string): string | undefined {
  for (let ancestor = directory; ; ancestor = dirname(ancestor)) {
    const file = join(ancestor, 'tsconfig.json');
    if (existsSync(file)) return file;
    if (dirname(ancestor) === ancestor) return undefined;
  }
}

function listModules(directory: string): readonly string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?tsx?$/.test(entry.name) && !/\.d\.[cm]?ts$/.test(entry.name))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(?:^|\/)(?:node_modules|\.[^/]*)\//.test(path))
    .sort();
}

function readState(
  directory: string,
  displayPath: string,
  bytesByPath: Map<string, Uint8Array>,
  report: Report,
): ScaffoldState | undefined {
  if (createPathInspector(directory)(stateFileName).kind === 'nothing') return undefined;
  const bytes = readFileSync(join(directory, stateFileName));
  bytesByPath.set(stateFileName, bytes);
  const state = parseState(bytes.toString('utf8'));
  if (state === undefined) {
    const help =
      'restore it from version control; if that is impossible, delete it, so that handlers are matched by name';
    report.add('scaffold/invalid-state', {
      message: `invalid state file \`${displayPath}/${stateFileName}\`: cannot match handlers with operations`,
      help,
    });
  }
  return state;
}
