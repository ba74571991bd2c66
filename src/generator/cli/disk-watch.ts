// Changes of files on the disk: remembered from when a run begins, until the next one has been asked for.

import { existsSync, readdirSync, statSync, watch as watchFolder, type FSWatcher } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import type { Followed, Watch } from './host.ts';

/** Milliseconds without a change that end an edit. */
const quiet = 30;

/** Milliseconds by which the times of files may be behind the clock; less than `quiet`, so that no edit counts twice. */
const step = 20;

/** Looks until one of the signals comes. One that comes during a run ends the process, since no run gives way while it writes. */
export function watchDisk(signals: readonly NodeJS.Signals[]): Watch {
  const watchers = new Map<string, FSWatcher>();
  let followed: Followed = { files: new Set(), folders: new Set(), globs: [] };
  let pending = false;
  let since = Date.now();
  let waiting: ((how: 'changed' | 'over') => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;

  const answer = (how: 'changed' | 'over'): void => {
    clearTimeout(timer);
    clearTimeout(looking);
    const settled = waiting;
    waiting = undefined;
    settled?.(how);
  };
  // Editors write in several steps, and some replace the file by another: a moment of quiet ends them all.
  const seen = (): void => {
    pending = true;
    clearTimeout(timer);
    if (waiting) timer = setTimeout(() => answer('changed'), quiet);
  };
  const stop = (): void => {
    if (waiting === undefined) process.exit(0);
    for (const watcher of watchers.values()) watcher.close();
    for (const signal of signals) process.off(signal, stop);
    answer('over');
  };
  for (const signal of signals) process.on(signal, stop);

  // A new file is one that a glob meets only if that says so, and a new folder has to be looked at itself.
  const lookAgain = (): void => {
    clearTimeout(looking);
    if (waiting) looking = setTimeout(() => follow(followed), quiet);
  };

  const follow = (wanted: Followed): void => {
    followed = wanted;
    const below = [...wanted.folders].flatMap(foldersBelow);
    const listed = wanted.globs.map((glob) => glob.list());
    const inGlobs = new Set(listed.flatMap((each) => each.folders));
    const folders = new Set([...below, ...inGlobs, ...[...wanted.files, ...wanted.folders, ...inGlobs].map((path) => dirname(path))]);
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder) && existsSync(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (watchers.has(folder) || !existsSync(folder)) continue;
      const watcher = watchFolder(folder, (type, name) => {
        if (name === null || followed.files.has(join(folder, name)) || isWithin(followed.folders, join(folder, name))) seen();
        else if (type === 'rename' && followed.globs.length > 0) lookAgain();
      });
      watcher.on('error', seen);
      watchers.set(folder, watcher);
    }
    if (wanted.globs.some(({ met }, index) => met.join('\n') !== listed[index]?.met.join('\n'))) seen();
    // What changed before its folder was looked at tells of it by its time.
    if ([...wanted.files, ...below].some((path) => (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) >= since)) seen();
  };

  return {
    begins() {
      pending = false;
      since = Date.now() - step;
    },
    next(wanted) {
      return new Promise((settled) => {
        waiting = settled;
        follow(wanted);
        if (pending) seen();
      });
    },
  };
}

function foldersBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [folder, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))];
}

/** Whether a path is one of the folders, or a template or a folder somewhere in one; what editors keep beside a file is neither. */
function isWithin(folders: ReadonlySet<string>, path: string): boolean {
  if (folders.has(path)) return true;
  if (!/^[^.][^.]*(?:\.hbs)?$/.test(basename(path))) return false;
  for (let at = dirname(path); ; at = dirname(at)) {
    if (folders.has(at)) return true;
    if (dirname(at) === at) return false;
  }
}
