// Reader of handler directories.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { lookBelow } from '../../../output/inspect-path.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { parseRecord, recordName, type Handlers } from '../scaffold-state.ts';
import { decode } from '../../../source/source-text.ts';

/** Module text without a byte order mark, and whether there was one. */
export interface Module {
  readonly text: string;
  readonly marked: boolean;
}

export interface HandlerFolder {
  /** By path relative to the directory, with `/`, in code point order. */
  readonly modules: ReadonlyMap<string, Module>;
  /** `undefined` before the first run. */
  readonly record: Handlers | undefined;
  /** Content of each file read, including the state. */
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}

/** Reads the directory, which may be missing; `undefined` if a file is unreadable, which is reported. */
export function readHandlers(folder: string, shown: string, report: Report): HandlerFolder | undefined {
  try {
    const modules = new Map<string, Module>();
    const held = new Map<string, Uint8Array>();
    for (const path of modulesBelow(folder)) {
      const bytes = readFileSync(join(folder, path));
      held.set(path, bytes);
      const decoded = decode(bytes);
      if ('text' in decoded)
        modules.set(path, { text: decoded.text, marked: bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf });
      else
        report.add('scaffold/broken-module', {
          message: `${shown}/${path} is not UTF-8 text: no character has the byte at offset ${decoded.badByte}`,
        });
    }
    const record = readRecord(folder, shown, held, report);
    return report.failed ? undefined : { modules, record, bytes: held };
  } catch (error) {
    const said = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (said === undefined) throw error;
    report.add('scaffold/broken-module', { message: `${shown} cannot be read: the system says ${said}` });
    return undefined;
  }
}

/** Reports conflicting files: symbolic links, directories, and other non-files at output paths. */
export function reportObstacles(folder: string, shown: string, paths: Iterable<string>, report: Report): void {
  const look = lookBelow(folder);
  for (const path of paths) {
    const found = look(path);
    if (found.kind === 'nothing' || found.kind === 'file') continue;
    report.add('cli/in-the-way', {
      message: `${shown}/${found.kind === 'blocked' ? found.by : path} is ${found.what}; nothing was written`,
      help: 'Move it away, or choose another folder with --out.',
    });
  }
}

/** Returns whether each file is unchanged since it was read; reports changed files. */
export function areAsRead(
  folder: string,
  shown: string,
  paths: Iterable<string>,
  { bytes }: HandlerFolder,
  report: Report,
): boolean {
  let all = true;
  for (const path of paths) {
    const file = join(folder, path);
    const [before, now] = [bytes.get(path), existsSync(file) ? readFileSync(file) : undefined];
    if (before === undefined ? now === undefined : now?.equals(before)) continue;
    all = false;
    report.add('scaffold/edited', {
      message: `${shown}/${path} was changed while ashlar scaffold ran; nothing was written`,
      help: 'Run it again.',
    });
  }
  return all;
}

/** Returns the nearest tsconfig.json in the directory or its ancestors. */
export function nearestTsconfig(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, 'tsconfig.json');
    if (existsSync(file)) return file;
    if (dirname(at) === at) return undefined;
  }
}

function modulesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?tsx?$/.test(entry.name) && !/\.d\.[cm]?ts$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(?:^|\/)(?:node_modules|\.[^/]*)\//.test(path))
    .sort();
}

function readRecord(
  folder: string,
  shown: string,
  held: Map<string, Uint8Array>,
  report: Report,
): Handlers | undefined {
  if (lookBelow(folder)(recordName).kind === 'nothing') return undefined;
  const bytes = readFileSync(join(folder, recordName));
  held.set(recordName, bytes);
  const record = parseRecord(bytes.toString('utf8'));
  if (record === undefined) {
    const help = 'Restore it from version control; without it, remove it, and handlers are known by their names alone.';
    report.add('scaffold/broken-record', {
      message: `${shown}/${recordName} is not a record that Ashlar wrote, so it is not known which handler answers which operation`,
      help,
    });
  }
  return record;
}
