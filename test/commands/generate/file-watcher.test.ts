// File watcher of watch mode: changes at moments that a child-process test cannot control.

import { mkdirSync, renameSync, rmSync, watch as watchDirectory } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished, vi } from 'vitest';
import { matchGlob } from '../../../src/generator/cli/config/glob.ts';
import { createFileWatcher } from '../../../src/generator/commands/generate/file-watcher.ts';
import type { WatchedPaths, WatchedGlob, FileWatcher } from '../../../src/generator/cli/environment.ts';
import { createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';

/**
 * Signal that ends a watch session in these tests. Libraries that other tests load in this worker handle the usual
 * termination signals, and send them to the process again if no other listener is left.
 */
const signal = 'SIGCONT';

const noPaths: WatchedPaths = { files: new Set(), directories: new Set(), globs: [] };

/** Starts a watcher that ends with the test. */
function startWatcher(): FileWatcher {
  const watcher = createFileWatcher([signal]);
  onTestFinished(() => {
    // A signal ends the process if the watcher is not waiting.
    void watcher.waitForChange(noPaths);
    process.emit(signal);
  });
  return watcher;
}

/** Returns a glob with these current matches; `afterListing` is called after each listing, with its number. */
function createGlob(
  directory: string,
  glob: string,
  matches: readonly string[],
  afterListing: (listing: number) => void = () => undefined,
): WatchedGlob {
  let listingCount = 0;
  return {
    matches,
    list() {
      const listing = matchGlob(glob, directory);
      listingCount += 1;
      afterListing(listingCount);
      return { matches: listing.matches.map(({ path }) => path), directories: listing.directories };
    },
  };
}

/** Makes a change and waits until the system has reported it to watchers of the directory. */
async function waitForReport(path: string, change: () => void): Promise<void> {
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
  ['a file in a directory of a later listing', 'services/b/openapi.yaml', 'services/b'],
])('reports a file that is created after the listing: %s', async (_, path, createdDirectory) => {
  const directory = createTempDirectory({ 'services/a/notes.txt': '' });
  const watcher = startWatcher();
  watcher.startRun();
  const glob = createGlob(directory, 'services/*/openapi.yaml', [], (listing) => {
    if (listing === 1 && createdDirectory !== undefined) mkdirSync(join(directory, createdDirectory));
    if (listing === (createdDirectory === undefined ? 1 : 2)) writeTextFile(directory, path, '');
  });
  expect(await watcher.waitForChange({ ...noPaths, globs: [glob] })).toBe('changed');
});

it('reports a file in a directory that is created while the watcher waits', async () => {
  const directory = createTempDirectory({ 'services/a/notes.txt': '' });
  const watcher = startWatcher();
  watcher.startRun();
  let onListing = (): void => undefined;
  const glob = createGlob(directory, 'services/*/v*/openapi.yaml', [], () => onListing());
  const next = watcher.waitForChange({ ...noPaths, globs: [glob] });
  // The new directory is empty when it is first listed, and listed again once it is watched.
  const secondListing = new Promise<void>((resolve) => {
    let listingCount = 0;
    onListing = () => {
      listingCount += 1;
      if (listingCount === 2) resolve();
    };
  });
  mkdirSync(join(directory, 'services/b/v1'), { recursive: true });
  await secondListing;
  writeTextFile(directory, 'services/b/v1/openapi.yaml', '');
  expect(await next).toBe('changed');
});

it.each(['removed', 'moved away'])('watches a file in a directory that is %s and created again', async (change) => {
  const directory = createTempDirectory({ 'schemas/pet.yaml': 'one', 'schemas/notes.txt': '' });
  const file = join(directory, 'schemas/pet.yaml');
  const watchedPaths = { ...noPaths, files: new Set([file]) };
  const watcher = startWatcher();
  watcher.startRun();
  const first = watcher.waitForChange(watchedPaths);
  if (change === 'removed') rmSync(join(directory, 'schemas'), { recursive: true });
  else renameSync(join(directory, 'schemas'), join(directory, 'old'));
  writeTextFile(directory, 'schemas/pet.yaml', 'two');
  expect(await first).toBe('changed');
  watcher.startRun();
  const second = watcher.waitForChange(watchedPaths);
  await waitForReport(file, () => writeTextFile(directory, 'schemas/pet.yaml', 'three'));
  expect(await second).toBe('changed');
});

it.each(['file', 'directory'])('watches a %s in directories that do not exist yet', async (kind) => {
  const directory = createTempDirectory();
  const path = join(directory, 'a/b/c');
  const watcher = startWatcher();
  watcher.startRun();
  const next = watcher.waitForChange({ ...noPaths, [kind === 'file' ? 'files' : 'directories']: new Set([path]) });
  mkdirSync(join(directory, 'a'));
  if (kind === 'file') writeTextFile(directory, 'a/b/c', '');
  else mkdirSync(path, { recursive: true });
  expect(await next).toBe('changed');
});

it('reports a change if a directory is removed during the listing', async () => {
  const directory = createTempDirectory({ 'services/a/v1/openapi.yaml': '', 'services/b/v1/openapi.yaml': '' });
  const watcher = startWatcher();
  watcher.startRun();
  const glob = createGlob(
    directory,
    'services/*/v*/openapi.yaml',
    ['services/a/v1/openapi.yaml', 'services/b/v1/openapi.yaml'],
    (listing) => {
      if (listing === 1) rmSync(join(directory, 'services/a'), { recursive: true });
    },
  );
  expect(await watcher.waitForChange({ ...noPaths, globs: [glob] })).toBe('changed');
});

it('reports changes during a run, both in files that were already watched and in others', async () => {
  const directory = createTempDirectory({ 'a.yaml': '', 'templates/types/a.hbs': '' });
  const watcher = startWatcher();
  const watchedPaths = {
    files: new Set(['a.yaml', 'b.yaml'].map((name) => join(directory, name))),
    directories: new Set([join(directory, 'templates')]),
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
    watcher.startRun();
    writeTextFile(directory, path, path);
    expect(await watcher.waitForChange(watchedPaths)).toBe('changed');
  }
});

it('reports a file that is removed during a run', async () => {
  const directory = createTempDirectory({ 'a.yaml': '' });
  const file = join(directory, 'a.yaml');
  const watchedPaths = { ...noPaths, files: new Set([file]) };
  const watcher = startWatcher();
  watcher.startRun();
  writeTextFile(directory, 'a.yaml', 'one');
  expect(await watcher.waitForChange(watchedPaths)).toBe('changed');
  watcher.startRun();
  await waitForReport(file, () => rmSync(file));
  expect(await watcher.waitForChange(watchedPaths)).toBe('changed');
});

it('ignores unwatched files, and temporary files of editors next to templates', async () => {
  const directory = createTempDirectory({ 'a.yaml': '', 'templates/docs/c.hbs': '' });
  // The files are older than the run.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  const watcher = startWatcher();
  watcher.startRun();
  writeTextFile(directory, 'c.yaml', 'not watched');
  const next = watcher.waitForChange({
    files: new Set([join(directory, 'a.yaml')]),
    directories: new Set([join(directory, 'templates')]),
    globs: [],
  });
  const swapFile = join(directory, 'templates/docs/.c.hbs.swp');
  await waitForReport(swapFile, () => writeTextFile(directory, 'templates/docs/.c.hbs.swp', ''));
  vi.advanceTimersByTime(60_000);
  process.emit(signal);
  expect(await next).toBe('stopped');
});
