// Atomic file replacement: files are written to a staging directory and renamed.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { Report } from '../diagnostics/report.ts';

/** A file to write: its path relative to the directory, with `/`, and its text. */
export interface Staged {
  readonly path: string;
  readonly text: string;
}

/** A directory by its absolute path and its display path. */
export interface Folder {
  readonly folder: string;
  readonly shown: string;
}

/** Replaces files after all have been staged. Returns false and reports the error if writing fails. */
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

/** Creates a staging directory below `directory`. */
export function openStaging(folder: string): string {
  return mkdtempSync(join(folder, `${stagingPrefix}${process.pid}-`));
}

/** Prefix of staging directories, followed by the process ID. */
const stagingPrefix = '.ashlar-writing-';

/** Creates a directory and its parents. The recursive form of Node.js never returns on some file systems. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Removes staging directories of terminated processes. What cannot be removed is left to a later run. */
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

/** Writes files to the staging directory; returns the source and destination of each rename. */
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

/** Reports a file system error; rethrows other errors. */
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
