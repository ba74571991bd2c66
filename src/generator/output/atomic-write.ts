// Atomic file replacement: files are written to a staging directory and renamed.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { Report } from '../diagnostics/report.ts';

/** A file to write: its path relative to the directory, with `/`, and its text. */
export interface FileToWrite {
  readonly path: string;
  readonly text: string;
}

/** The absolute path and the display path of a directory. */
export interface OutputDirectory {
  readonly directory: string;
  readonly displayPath: string;
}

/** Replaces files after all have been staged. Returns false and reports the error if writing fails. */
export function replaceFilesAtomically(
  output: OutputDirectory,
  files: readonly FileToWrite[],
  report: Report,
): boolean {
  const { directory } = output;
  removeAbandonedStaging(directory);
  if (files.length === 0) return true;
  let staging: string | undefined;
  try {
    makeDirectory(directory);
    staging = createStagingDirectory(directory);
    for (const { from, to } of stageFiles(staging, files)) {
      makeDirectory(dirname(join(directory, to)));
      renameSync(from, join(directory, to));
    }
    return true;
  } catch (error) {
    reportWriteError(error, output, report);
    return false;
  } finally {
    if (staging !== undefined) rmSync(staging, { recursive: true, force: true });
  }
}

/** Creates a staging directory below `directory`. */
export function createStagingDirectory(directory: string): string {
  return mkdtempSync(join(directory, `${stagingPrefix}${process.pid}-`));
}

/** Prefix of staging directories, followed by the process ID. */
const stagingPrefix = '.ashlar-writing-';

/** Creates a directory and its parents. On some file systems, the recursive form of `mkdirSync` never returns. */
export function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory);
}

/** Removes staging directories of terminated processes. If one cannot be removed, a later run tries again. */
export function removeAbandonedStaging(directory: string): void {
  try {
    for (const name of readdirSync(directory)) {
      const processId = name.startsWith(stagingPrefix) && Number.parseInt(name.slice(stagingPrefix.length), 10);
      if (processId && (processId === process.pid || !isProcessRunning(processId)))
        rmSync(join(directory, name), { recursive: true, force: true });
    }
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error;
  }
}

function isProcessRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

/** Writes files to the staging directory; returns the source and destination of each rename. */
export function stageFiles(
  staging: string,
  files: readonly FileToWrite[],
): readonly { readonly from: string; readonly to: string }[] {
  return files.map(({ path, text }, index) => {
    const from = join(staging, String(index));
    writeFileSync(from, text);
    return { from, to: path };
  });
}

/** Reports a file system error; rethrows other errors. */
export function reportWriteError(
  error: unknown,
  { displayPath }: Pick<OutputDirectory, 'displayPath'>,
  report: Report,
): void {
  const code = systemErrorCode(error);
  if (code === undefined) throw error;
  const reason = errorReasons.get(code) ?? code;
  report.add('cli/write-failed', { message: `cannot write to \`${displayPath}\`: ${reason}` });
}

const errorReasons = new Map([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is exceeded'],
  ['ENOENT', 'a parent directory cannot be created'],
  ['ENOTDIR', 'a parent directory is a file'],
  ['EEXIST', 'it is not a directory'],
  ['ENAMETOOLONG', 'a file name is too long'],
  ['ELOOP', 'too many levels of symbolic links'],
]);

function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error
    ? error.code
    : undefined;
}
