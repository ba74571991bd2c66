// Traces the file access of an `ashlar` process: the files that it reads or changes below a directory.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { createTempDirectory } from './temp-directory.ts';

/**
 * Module that runs before the program and records each call of `node:fs` that opens or changes a path below DIRECTORY.
 * Modules that Node.js loads are not recorded.
 */
const preload = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
const { DIRECTORY: directory, ACCESS_FILE: accessFile } = process.env;
const accesses = [];
let isNested = false;
const record = (kind, path) => { if (String(path).startsWith(directory)) accesses.push([kind, String(path)]); };
const writeFlags = fs.constants.O_WRONLY | fs.constants.O_RDWR;
const isReadFlag = (flags) => flags === undefined || flags === 'r' || (typeof flags === 'number' && (flags & writeFlags) === 0);
for (const [module, suffix] of [[fs, 'Sync'], [fs, ''], [fs.promises, '']]) {
  for (const name of ['readFile', 'open', 'writeFile', 'appendFile', 'copyFile', 'rename', 'mkdir', 'mkdtemp', 'rm', 'rmdir', 'unlink', 'symlink', 'utimes', 'chmod']) {
    const original = module[name + suffix];
    if (typeof original !== 'function') continue;
    module[name + suffix] = function (path, ...rest) {
      // readFile calls open: only the outer call is recorded.
      if (!isNested) record(name === 'readFile' || (name === 'open' && isReadFlag(rest[0])) ? 'read' : 'change', path);
      isNested = true;
      try {
        return original.call(this, path, ...rest);
      } finally {
        isNested = false;
      }
    };
  }
}
syncBuiltinESMExports();
process.on('exit', () => fs.writeFileSync(accessFile, JSON.stringify(accesses)));
`;

/** Result of a process, and its file access below a directory. */
export interface FileAccessTrace {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Relative paths of the files read, with `/`, in order; repeated for each read. */
  readonly readPaths: readonly string[];
  /** Relative paths that were written, created, renamed, or removed. */
  readonly changedPaths: readonly string[];
}

const program = join(import.meta.dirname, '../../bin/ashlar.js');

/** Runs `ashlar` in a child process and traces its file access below a directory. */
export function traceFileAccess(directory: string, args: readonly string[], cwd = directory): FileAccessTrace {
  const preloadDirectory = createTempDirectory({ 'preload.mjs': preload });
  const accessFile = join(preloadDirectory, 'accesses.json');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(join(preloadDirectory, 'preload.mjs')).href, program, ...args],
    { cwd, encoding: 'utf8', env: { ...process.env, DIRECTORY: directory, ACCESS_FILE: accessFile } },
  );
  // Written by the preload module.
  const accesses = JSON.parse(readFileSync(accessFile, 'utf8')) as readonly (readonly ['read' | 'change', string])[];
  const listPaths = (accessKind: string): readonly string[] =>
    accesses.filter(([kind]) => kind === accessKind).map(([, path]) => relative(directory, path).split(sep).join('/'));
  return { status, stdout, stderr, readPaths: listPaths('read'), changedPaths: listPaths('change') };
}
