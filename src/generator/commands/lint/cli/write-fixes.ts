// Output of fixed files: unified diff, or replacement on disk.

import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Report } from '../../../diagnostics/report.ts';
import type { Source } from '../../../source/node.ts';
import type { Environment } from '../../../cli/environment.ts';
import { replaceFiles, type Replacement } from './replace-files.ts';

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

/** Writes the files. Returns true on success; otherwise reports the error. */
export function writeFixedFiles(texts: ReadonlyMap<string, string>, host: Environment, report: Report): boolean {
  const systemError = replaceFiles(createReplacements(texts, host.cwd), host);
  if (systemError !== undefined)
    report.add('cli/write-failed', { message: `cannot write the fixed files: the system reports ${systemError}` });
  return systemError === undefined;
}

/** For a symbolic link, the target file is replaced. File mode and byte order mark are preserved. */
function* createReplacements(texts: ReadonlyMap<string, string>, cwd: string): Generator<Replacement> {
  for (const [file, text] of texts) {
    const path = realpathSync(resolve(cwd, file));
    const byteOrderMark = readFileSync(path).subarray(0, 3).equals(Buffer.from('\uFEFF')) ? '\uFEFF' : '';
    yield { path, text: byteOrderMark + text, mode: statSync(path).mode };
  }
}
