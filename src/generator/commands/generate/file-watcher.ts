// Changes of files on the disk: remembered from when a run begins, until the next one has been asked for.

import { existsSync, statSync, watch as watchFolder, type FSWatcher } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import process from 'node:process';
import { entriesOf } from '../../cli/config/directory-entries.ts';
import type { Followed, Watch } from '../../cli/environment.ts';
import { saidOf } from '../../cli/system-error.ts';

/** Milliseconds without a change that end an edit. */
const quiet = 30;

/** Milliseconds by which the times of files may be behind the clock; less than `quiet`, so that no edit counts twice. */
const step = 20;

/** Looks until one of the signals comes. One that comes during a run ends the process, since no run gives way while it writes. */
export function watchDisk(signals: readonly NodeJS.Signals[]): Watch {
  const watchers = new Map<string, FSWatcher>();
  let followed: Followed = { files: new Set(), folders: new Set(), globs: [] };
  /** The directories in those that are followed, and those that do not exist yet. */
  let below: readonly string[] = [];
  let missing: readonly string[] = [];
  /** Whether the globs match other files than those of the last run. */
  let isAnother = false;
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

  // A new file or directory may match a glob, or may be the place of a file that did not exist before.
  const lookAgain = (): void => {
    clearTimeout(looking);
    if (waiting) looking = setTimeout(refollow, quiet);
  };
  const refollow = (): void => {
    const before = new Set(below);
    follow(followed);
    if (below.some((folder) => !before.has(folder))) seen();
  };

  const unwatch = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };

  const changed = (folder: string, type: string, name: string | null): void => {
    // The system reports the removal of a watched directory with the directory's own name, and nothing after that.
    if (type === 'rename' && name === basename(folder)) unwatch(folder);
    if (name === null || followed.files.has(join(folder, name)) || isWithin(followed.folders, join(folder, name)))
      seen();
    else if (
      type === 'rename' &&
      (followed.globs.length > 0 || !watchers.has(folder) || isAbove(join(folder, name), missing))
    )
      lookAgain();
  };

  /** Watches a directory; returns whether that is new. Only a directory that is `wanted` itself has to be readable. */
  const watch = (folder: string, isWanted: boolean): boolean => {
    if (watchers.has(folder)) return false;
    try {
      const watcher = watchFolder(folder, (type, name) => changed(folder, type, name));
      watcher.on('error', seen);
      watchers.set(folder, watcher);
      return true;
    } catch (error) {
      if (saidOf(error) === 'ENOENT') return true;
      if (isWanted) throw error;
      return false;
    }
  };

  /** Lists what to watch and watches it; returns whether that has to be repeated: a change after the listing and before the watching is not reported. */
  const watchListed = (): boolean => {
    below = [...followed.folders].flatMap(foldersBelow);
    const listed = followed.globs.map((glob) => glob.list());
    isAnother = followed.globs.some(({ met }, index) => met.join('\n') !== listed[index]?.met.join('\n'));
    const inGlobs = new Set(listed.flatMap((each) => each.folders));
    const wanted = new Set([
      ...below,
      ...inGlobs,
      ...[...followed.files, ...followed.folders, ...inGlobs].map((path) => dirname(path)),
    ]);
    missing = [...wanted].filter((folder) => !existsSync(folder));
    const folders = new Set([...wanted].map(nearestExisting));
    for (const folder of watchers.keys()) if (!folders.has(folder)) unwatch(folder);
    return [...folders].filter((folder) => watch(folder, wanted.has(folder))).length > 0;
  };

  const follow = (wanted: Followed): void => {
    followed = wanted;
    while (watchListed());
    if (isAnother) seen();
    // A file that changed before its directory was watched shows it by its time.
    if ([...wanted.files].some(isSinceBegin)) seen();
  };
  const isSinceBegin = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) >= since;

  return {
    begins() {
      pending = false;
      since = Date.now() - step;
    },
    next(wanted) {
      return new Promise((settled) => {
        waiting = settled;
        follow(wanted);
        if (pending || below.some(isSinceBegin)) seen();
      });
    },
  };
}

function foldersBelow(folder: string): readonly string[] {
  const entries = entriesOf(folder);
  if (entries === undefined) return [];
  return [
    folder,
    ...entries.filter((entry) => entry.isDirectory()).flatMap((entry) => foldersBelow(join(folder, entry.name))),
  ];
}

/** The directory itself, or the nearest one above it that exists. */
function nearestExisting(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestExisting(dirname(folder));
}

function isAbove(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => folder === path || folder.startsWith(`${path}${sep}`));
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
