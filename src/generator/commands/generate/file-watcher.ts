// File watcher that collects changes since the start of a run.

import { existsSync, statSync, watch, type FSWatcher } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import process from 'node:process';
import { readDirectoryEntries } from '../../cli/config/glob.ts';
import { systemErrorCode } from '../../cli/file-system-errors.ts';
import type { WatchedPaths, FileWatcher } from '../../cli/environment.ts';

/** Milliseconds without a change after which an edit is considered complete. */
const quietPeriod = 30;

/**
 * Maximum number of milliseconds by which file timestamps lag behind the clock. Less than `quietPeriod`, so that no
 * edit is detected twice.
 */
const timestampLag = 20;

/**
 * Creates a watcher. A signal stops it; during a run, a signal exits the process, which is safe because writing is
 * synchronous.
 */
export function createFileWatcher(signals: readonly NodeJS.Signals[]): FileWatcher {
  const watchers = new Map<string, FSWatcher>();
  let watchedPaths: WatchedPaths = { files: new Set(), directories: new Set(), globs: [] };
  /** Watched directories with their descendants, and those that do not exist yet. */
  let watchedDirectories: readonly string[] = [];
  let missingDirectories: readonly string[] = [];
  /** Whether the globs match different files than they did in the last run. */
  let hasChangedMatches = false;
  let hasChanged = false;
  let startTime = Date.now();
  let resolveWait: ((outcome: 'changed' | 'stopped') => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let relistTimer: NodeJS.Timeout | undefined;

  const settle = (outcome: 'changed' | 'stopped'): void => {
    clearTimeout(timer);
    clearTimeout(relistTimer);
    const resolve = resolveWait;
    resolveWait = undefined;
    resolve?.(outcome);
  };
  // Editors write in several steps, and some replace the file.
  const noteChange = (): void => {
    hasChanged = true;
    clearTimeout(timer);
    if (resolveWait) timer = setTimeout(() => settle('changed'), quietPeriod);
  };
  const stop = (): void => {
    if (resolveWait === undefined) process.exit(0);
    for (const watcher of watchers.values()) watcher.close();
    for (const signal of signals) process.off(signal, stop);
    settle('stopped');
  };
  for (const signal of signals) process.on(signal, stop);

  // A new entry may match a glob, or may contain a watched file that did not exist before.
  const scheduleRelist = (): void => {
    clearTimeout(relistTimer);
    if (resolveWait) relistTimer = setTimeout(relist, quietPeriod);
  };
  const relist = (): void => {
    const previousDirectories = new Set(watchedDirectories);
    watchPaths(watchedPaths);
    if (watchedDirectories.some((directory) => !previousDirectories.has(directory))) noteChange();
  };

  const stopWatching = (directory: string): void => {
    watchers.get(directory)?.close();
    watchers.delete(directory);
  };

  const handleEvent = (directory: string, type: string, name: string | null): void => {
    // When a watched directory is removed, its last event contains its own name.
    if (type === 'rename' && name === basename(directory)) stopWatching(directory);
    if (
      name === null ||
      watchedPaths.files.has(join(directory, name)) ||
      isWatched(watchedPaths.directories, join(directory, name))
    )
      noteChange();
    else if (
      type === 'rename' &&
      (watchedPaths.globs.length > 0 ||
        !watchers.has(directory) ||
        isAncestor(join(directory, name), missingDirectories))
    )
      scheduleRelist();
  };

  /**
   * Starts watching a directory; returns whether it is new, or has just been removed.
   *
   * @throws if the directory cannot be watched, unless it is only an ancestor of a requested one.
   */
  const watchDirectory = (directory: string, isWanted: boolean): boolean => {
    if (watchers.has(directory)) return false;
    try {
      const watcher = watch(directory, (type, name) => handleEvent(directory, type, name));
      watcher.on('error', noteChange);
      watchers.set(directory, watcher);
      return true;
    } catch (error) {
      if (systemErrorCode(error) === 'ENOENT') return true;
      if (isWanted) throw error;
      return false;
    }
  };

  /**
   * Lists and watches the directories; returns whether to repeat, because changes between listing and watching are not
   * reported.
   */
  const watchAll = (): boolean => {
    watchedDirectories = [...watchedPaths.directories].flatMap(listDirectories);
    const globResults = watchedPaths.globs.map((glob) => glob.list());
    hasChangedMatches = watchedPaths.globs.some(
      ({ matches }, index) => matches.join('\n') !== globResults[index]?.matches.join('\n'),
    );
    const globDirectories = new Set(globResults.flatMap((result) => result.directories));
    const wantedDirectories = new Set([
      ...watchedDirectories,
      ...globDirectories,
      ...[...watchedPaths.files, ...watchedPaths.directories, ...globDirectories].map((path) => dirname(path)),
    ]);
    missingDirectories = [...wantedDirectories].filter((directory) => !existsSync(directory));
    const directories = new Set([...wantedDirectories].map(nearestExistingAncestor));
    for (const directory of watchers.keys()) if (!directories.has(directory)) stopWatching(directory);
    return (
      [...directories].filter((directory) => watchDirectory(directory, wantedDirectories.has(directory))).length > 0
    );
  };

  const watchPaths = (newPaths: WatchedPaths): void => {
    watchedPaths = newPaths;
    while (watchAll());
    if (hasChangedMatches) noteChange();
    // Timestamps reveal changes that happened before watching started.
    if ([...newPaths.files].some(isChangedSinceStart)) noteChange();
  };
  const isChangedSinceStart = (path: string): boolean =>
    (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) >= startTime;

  return {
    startRun() {
      hasChanged = false;
      startTime = Date.now() - timestampLag;
    },
    waitForChange(newPaths) {
      return new Promise((resolve) => {
        resolveWait = resolve;
        watchPaths(newPaths);
        if (hasChanged || watchedDirectories.some(isChangedSinceStart)) noteChange();
      });
    },
  };
}

function listDirectories(directory: string): readonly string[] {
  const entries = readDirectoryEntries(directory);
  if (entries === undefined) return [];
  return [
    directory,
    ...entries.filter((entry) => entry.isDirectory()).flatMap((entry) => listDirectories(join(directory, entry.name))),
  ];
}

/** Returns the directory itself or its nearest existing ancestor. */
function nearestExistingAncestor(directory: string): string {
  return existsSync(directory) || dirname(directory) === directory
    ? directory
    : nearestExistingAncestor(dirname(directory));
}

function isAncestor(path: string, directories: readonly string[]): boolean {
  return directories.some((directory) => directory === path || directory.startsWith(`${path}${sep}`));
}

/**
 * Returns whether a path is one of the directories, or a template or directory below one, but not an editor's temporary
 * file.
 */
function isWatched(directories: ReadonlySet<string>, path: string): boolean {
  if (directories.has(path)) return true;
  if (!/^[^.][^.]*(?:\.hbs)?$/.test(basename(path))) return false;
  for (let ancestor = dirname(path); ; ancestor = dirname(ancestor)) {
    if (directories.has(ancestor)) return true;
    if (dirname(ancestor) === ancestor) return false;
  }
}
