// Watching files on the disk: changes at moments that a process in watch mode meets by chance only.

import { mkdirSync, renameSync, rmSync, watch as watchDirectory } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished, vi } from 'vitest';
import { matchGlob } from '../../../src/generator/cli/config/glob.ts';
import { createFileWatcher } from '../../../src/generator/commands/generate/file-watcher.ts';
import type { WatchedPaths, WatchedGlob, FileWatcher } from '../../../src/generator/cli/environment.ts';
import { folderWith, put } from './folder.ts';

/**
 * The signal that ends a watch here. Libraries that other tests load in this worker listen to those that end a process,
 * and send them to it when nobody else listens any more.
 */
const signal = 'SIGCONT';

const nothing: WatchedPaths = { files: new Set(), directories: new Set(), globs: [] };

/** A watch that ends with the test. */
function watching(): FileWatcher {
  const watch = createFileWatcher([signal]);
  onTestFinished(() => {
    // A signal between two waits ends the process.
    void watch.waitForChange(nothing);
    process.emit(signal);
  });
  return watch;
}

/** A glob that matched these files; `afterListing` runs at each listing, with its number. */
function globOf(
  folder: string,
  glob: string,
  matches: readonly string[],
  afterListing: (listing: number) => void = () => undefined,
): WatchedGlob {
  let listings = 0;
  return {
    matches,
    list() {
      const listed = matchGlob(glob, folder);
      afterListing((listings += 1));
      return { matches: listed.matches.map(({ path }) => path), directories: listed.directories };
    },
  };
}

/** Waits until a change of a file has been reported to all who watch its directory. */
async function reported(path: string, change: () => void): Promise<void> {
  await new Promise<void>((resolve) => {
    const watcher = watchDirectory(dirname(path), (_, name) => {
      if (name !== basename(path)) return;
      watcher.close();
      resolve();
    });
    change();
  });
}

it.each([
  ['a file in a listed directory', 'services/a/openapi.yaml', undefined],
  ['a file in a new directory', 'services/b/openapi.yaml', undefined],
  ['a file in a directory that another listing found', 'services/b/openapi.yaml', 'services/b'],
])('reports a file that appears after the listing and before the watching: %s', async (_, path, directory) => {
  const folder = folderWith({ 'services/a/notes.txt': '' });
  const watch = watching();
  watch.startRun();
  const glob = globOf(folder, 'services/*/openapi.yaml', [], (listing) => {
    if (listing === 1 && directory !== undefined) mkdirSync(join(folder, directory));
    if (listing === (directory === undefined ? 1 : 2)) put(folder, path, '');
  });
  expect(await watch.waitForChange({ ...nothing, globs: [glob] })).toBe('changed');
});

it('reports a file that appears in a directory made while the process waits', async () => {
  const folder = folderWith({ 'services/a/notes.txt': '' });
  const watch = watching();
  watch.startRun();
  let listed = (): void => undefined;
  const glob = globOf(folder, 'services/*/v*/openapi.yaml', [], () => listed());
  const next = watch.waitForChange({ ...nothing, globs: [glob] });
  // The directory is empty when it is listed, and listed again once it is watched.
  const watched = new Promise<void>((resolve) => {
    let isNew = true;
    listed = () => (isNew ? (isNew = false) : resolve());
  });
  mkdirSync(join(folder, 'services/b/v1'), { recursive: true });
  await watched;
  put(folder, 'services/b/v1/openapi.yaml', '');
  expect(await next).toBe('changed');
});

it.each(['removed', 'moved away'])('follows a file in a directory that is %s and made again', async (how) => {
  const folder = folderWith({ 'schemas/pet.yaml': 'one', 'schemas/notes.txt': '' });
  const file = join(folder, 'schemas/pet.yaml');
  const followed = { ...nothing, files: new Set([file]) };
  const watch = watching();
  watch.startRun();
  const first = watch.waitForChange(followed);
  if (how === 'removed') rmSync(join(folder, 'schemas'), { recursive: true });
  else renameSync(join(folder, 'schemas'), join(folder, 'old'));
  put(folder, 'schemas/pet.yaml', 'two');
  expect(await first).toBe('changed');
  watch.startRun();
  const second = watch.waitForChange(followed);
  await reported(file, () => put(folder, 'schemas/pet.yaml', 'three'));
  expect(await second).toBe('changed');
});

it.each(['file', 'directory'])('follows a %s in directories that do not exist yet', async (kind) => {
  const folder = folderWith();
  const path = join(folder, 'a/b/c');
  const watch = watching();
  watch.startRun();
  const next = watch.waitForChange({ ...nothing, [kind === 'file' ? 'files' : 'directories']: new Set([path]) });
  mkdirSync(join(folder, 'a'));
  if (kind === 'file') put(folder, 'a/b/c', '');
  else mkdirSync(path, { recursive: true });
  expect(await next).toBe('changed');
});

it('lists no directory that is removed meanwhile', async () => {
  const folder = folderWith({ 'services/a/v1/openapi.yaml': '', 'services/b/v1/openapi.yaml': '' });
  const watch = watching();
  watch.startRun();
  const glob = globOf(
    folder,
    'services/*/v*/openapi.yaml',
    ['services/a/v1/openapi.yaml', 'services/b/v1/openapi.yaml'],
    (listing) => {
      if (listing === 1) rmSync(join(folder, 'services/a'), { recursive: true });
    },
  );
  expect(await watch.waitForChange({ ...nothing, globs: [glob] })).toBe('changed');
});

it('remembers what changes during a run, in files that it watched before and in others', async () => {
  const folder = folderWith({ 'a.yaml': '', 'templates/types/a.hbs': '' });
  const watch = watching();
  const followed = {
    files: new Set(['a.yaml', 'b.yaml'].map((name) => join(folder, name))),
    directories: new Set([join(folder, 'templates')]),
    globs: [],
  };
  for (const path of [
    'a.yaml',
    'b.yaml',
    'a.yaml',
    'templates/types/b.hbs',
    'templates/docs/c.hbs',
    'templates/docs/c.hbs',
  ]) {
    watch.startRun();
    put(folder, path, path);
    expect(await watch.waitForChange(followed)).toBe('changed');
  }
});

it('ignores other files, and those that editors put next to templates', async () => {
  const folder = folderWith({ 'a.yaml': '', 'templates/docs/c.hbs': '' });
  // The files are older than the run.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  const watch = watching();
  watch.startRun();
  put(folder, 'c.yaml', 'not followed');
  const next = watch.waitForChange({
    files: new Set([join(folder, 'a.yaml')]),
    directories: new Set([join(folder, 'templates')]),
    globs: [],
  });
  const swap = join(folder, 'templates/docs/.c.hbs.swp');
  await reported(swap, () => put(folder, 'templates/docs/.c.hbs.swp', ''));
  vi.advanceTimersByTime(60_000);
  process.emit(signal);
  expect(await next).toBe('over');
});
