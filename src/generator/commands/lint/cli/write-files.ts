// All-or-nothing replacement of several files, through temporary files.

import { existsSync, renameSync, rmSync, writeFileSync, readFileSync, realpathSync, statSync } from 'node:fs';
import process from 'node:process';
import type { Environment } from '../../../cli/environment.ts';
import { systemErrorCode } from '../../../cli/file-system-errors.ts';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { resolve } from 'node:path';
import type { Report } from '../../../diagnostics/report.ts';
import type { Source } from '../../../source/node.ts';

/** File to replace, with its new content. */
export interface Replacement {
  /** Absolute path. */
  readonly path: string;
  readonly text: string;
  /** File permissions; absent for new files, which use the system default. */
  readonly mode?: number;
}

/**
 * Replaces the files without interruption by signals. Returns the system error code, or `undefined` on success. Also
 * catches errors that the `files` iterator throws.
 */
export function replaceFiles(
  files: Iterable<Replacement>,
  host: Pick<Environment, 'runUninterrupted'>,
): string | undefined {
  const drafts: { readonly draft: string; readonly path: string }[] = [];
  try {
    host.runUninterrupted(() => {
      for (const { path, text, mode } of files) {
        const draft = `${path}.${process.pid}.draft`;
        drafts.push({ draft, path });
        writeFileSync(draft, text, mode === undefined ? {} : { mode });
      }
      renameDrafts(drafts);
    });
    return undefined;
  } catch (error) {
    for (const { draft } of drafts) rmSync(draft, { force: true });
    return systemErrorCode(error);
  }
}

/** Renames all drafts. If one cannot be renamed, restores the files that were already replaced. */
function renameDrafts(drafts: readonly { readonly draft: string; readonly path: string }[]): void {
  const replaced: { readonly path: string; readonly original: Buffer | undefined }[] = [];
  try {
    for (const { draft, path } of drafts) {
      const original = existsSync(path) ? readFileSync(path) : undefined;
      renameSync(draft, path);
      replaced.push({ path, original });
    }
  } catch (error) {
    for (const { path, original } of replaced) {
      if (original) writeFileSync(path, original);
      else rmSync(path);
    }
    throw error;
  }
}

/** Returns a unified diff of each file, in path order. */
export function createFixPreview(texts: ReadonlyMap<string, string>, before: ReadonlyMap<string, Source>): string {
  return [...texts.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, text]) =>
      createTwoFilesPatch(`a/${file}`, `b/${file}`, before.get(file)?.text ?? '', text, undefined, undefined, {
        headerOptions: FILE_HEADERS_ONLY,
      }),
    )
    .join('');
}

/** Writes the files. Returns `true` on success; otherwise reports the error. */
export function writeFixedFiles(texts: ReadonlyMap<string, string>, host: Environment, report: Report): boolean {
  const systemError = replaceFiles(createReplacements(texts, host.cwd), host);
  if (systemError !== undefined)
    report.add('cli/write-failed', { message: `cannot write the fixed files: ${systemError}` });
  return systemError === undefined;
}

/** Yields the replacements. For a symbolic link, replaces the target. Preserves the file mode and byte order mark. */
function* createReplacements(texts: ReadonlyMap<string, string>, cwd: string): Generator<Replacement> {
  for (const [file, text] of texts) {
    const path = realpathSync(resolve(cwd, file));
    const byteOrderMark = readFileSync(path).subarray(0, 3).equals(Buffer.from('\uFEFF')) ? '\uFEFF' : '';
    yield { path, text: byteOrderMark + text, mode: statSync(path).mode };
  }
}
