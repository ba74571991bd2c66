// File watcher that collects changes from the start of a run.

import { existsSync, statSync, watch as watchFolder, type FSWatcher } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import process from 'node:process';
import { entriesOf } from '../../cli/config/directory-entries.ts';
import type { Followed, Watch } from '../../cli/environment.ts';
import { saidOf } from '../../cli/system-error.ts';

/** Milliseconds without a change after which an edit is complete. */
const quiet = 30;

/**
 * Maximum lag of file timestamps behind the clock, in milliseconds; below `quietPeriod`, so that no edit counts twice.
 */
const step = 20;

/** Watches until a signal arrives. A signal during a run ends the process, because writing is synchronous. */
export function watchDisk(signals: readonly NodeJS.Signals[]): Watch {
  const watchers = new Map<string, FSWatcher>();
  let followed: Followed = { files: new Set(), folders: new Set(), globs: [] };
  /** Watched directories with their descendants, and those that do not exist yet. */
  let below: readonly string[] = [];
  let missing: readonly string[] = [];
  /** Whether the globs match other files than in the last run. */
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
  // Editors write in several steps, and some replace the file.
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

  // A new entry may match a glob, or may contain a watched file that did not exist before.
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
    // The removal of a watched path is reported with its own name, as its last event.
    if (type === 'rename' && name === basename(folder)) unwatch(folder);
    if (name === null || followed.files.has(join(folder, name)) || isWithin(followed.folders, join(folder, name)))
      seen();
    else if (
      type === 'rename' &&
      (followed.globs.length > 0 || !watchers.has(folder) || isAbove(join(folder, name), missing))
    )
      lookAgain();
  };

  /** Starts watching a path; returns whether it is new. Only a path that `isWanted` must be readable. */
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

  /**
   * Lists and watches the directories; returns whether to repeat: changes between listing and watching are not
   * reported.
   */
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
    // The timestamp shows a change that preceded the watching.
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

/** Returns the directory itself or its nearest existing ancestor. */
function nearestExisting(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestExisting(dirname(folder));
}

function isAbove(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => folder === path || folder.startsWith(`${path}${sep}`));
}

/**
 * Returns whether a path is one of the directories, or a template or directory below one, but not a temporary file of
 * an editor.
 */
function isWithin(folders: ReadonlySet<string>, path: string): boolean {
  if (folders.has(path)) return true;
  if (!/^[^.][^.]*(?:\.hbs)?$/.test(basename(path))) return false;
  for (let at = dirname(path); ; at = dirname(at)) {
    if (folders.has(at)) return true;
    if (dirname(at) === at) return false;
  }
}
