// Files on their way: written beside where they are to be, so that each gets there by a rename, whole or not at all.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { Report } from '../diagnostics/report.ts';

/** A file's path relative to a folder, with `/`, and its whole text. */
export interface Staged {
  readonly path: string;
  readonly text: string;
}

/** A folder as the system knows it (absolute), and as the user would type it. */
export interface Folder {
  readonly folder: string;
  readonly shown: string;
}

/** Writes files into a folder: all are on the disk before the first is replaced. False when the disk refused, which `report` then says. */
export function replaceFiles(where: Folder, files: readonly Staged[], report: Report): boolean {
  const { folder } = where;
  sweep(folder);
  if (files.length === 0) return true;
  let staging: string | undefined;
  try {
    makeFolder(folder);
    staging = openStaging(folder);
    for (const { from, to } of stage(staging, files)) {
      makeFolder(dirname(join(folder, to)));
      renameSync(from, join(folder, to));
    }
    return true;
  } catch (error) {
    refuse(error, where, report);
    return false;
  } finally {
    if (staging !== undefined) rmSync(staging, { recursive: true, force: true });
  }
}

/** A new folder for files on their way to `folder`. */
export function openStaging(folder: string): string {
  return mkdtempSync(join(folder, `${stagingPrefix}${process.pid}-`));
}

/** Folders of this name, below the output folder, hold files on their way; the number is the process's. */
const stagingPrefix = '.ashlar-writing-';

/** Makes a folder and those above it. Node's own recursive form never returns where a file system takes no folders. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Removes what runs that were killed left on its way; what cannot be removed is left to a later run. */
export function sweep(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const owner = name.startsWith(stagingPrefix) && Number.parseInt(name.slice(stagingPrefix.length), 10);
      if (owner && (owner === process.pid || !isRunning(owner)))
        rmSync(join(folder, name), { recursive: true, force: true });
    }
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Writes the files into the folder for those on their way: from where, to where each is to be renamed. */
export function stage(
  staging: string,
  files: readonly Staged[],
): readonly { readonly from: string; readonly to: string }[] {
  return files.map(({ path, text }, index) => {
    const from = join(staging, String(index));
    writeFileSync(from, text);
    return { from, to: path };
  });
}

/** Says what the disk refused; what is not the disk's doing is thrown on. */
export function refuse(error: unknown, { shown }: Pick<Folder, 'shown'>, report: Report): void {
  const code = codeOf(error);
  if (code === undefined) throw error;
  const reason = reasons.get(code) ?? `the system says ${code}`;
  report.add('cli/cannot-write', { message: `cannot write to ${shown}: ${reason}` });
}

const reasons = new Map([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['ENOTDIR', 'a file stands where a folder should be'],
  ['EEXIST', 'what stands there is no folder'],
  ['ENAMETOOLONG', 'a name is too long for the disk'],
  ['ELOOP', 'links lead round in a circle'],
]);

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error
    ? error.code
    : undefined;
}
