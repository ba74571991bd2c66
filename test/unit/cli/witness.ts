// What a process really does on the disk: every file that it reads below a folder, and every step that changes something there.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { folderWith } from './folder.ts';

/** Runs before the program: each call of Node's that opens, or changes, something below FOLDER is noted. What modules Node itself loads is not. */
const preload = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
const { FOLDER: folder, NOTES: notes } = process.env;
const seen = [];
let within = false;
const note = (kind, path) => { if (String(path).startsWith(folder)) seen.push([kind, String(path)]); };
const reads = (flags) => flags === undefined || flags === 'r' || flags === fs.constants.O_RDONLY;
for (const [of, suffix] of [[fs, 'Sync'], [fs, ''], [fs.promises, '']]) {
  for (const name of ['readFile', 'open', 'writeFile', 'appendFile', 'copyFile', 'rename', 'mkdir', 'mkdtemp', 'rm', 'rmdir', 'unlink', 'symlink', 'utimes', 'chmod']) {
    const real = of[name + suffix];
    if (typeof real !== 'function') continue;
    of[name + suffix] = function (path, ...rest) {
      // Node itself opens what is read.
      if (!within) note(name === 'readFile' || (name === 'open' && reads(rest[0])) ? 'read' : 'change', path);
      within = true;
      try {
        return real.call(this, path, ...rest);
      } finally {
        within = false;
      }
    };
  }
}
syncBuiltinESMExports();
process.on('exit', () => fs.writeFileSync(notes, JSON.stringify(seen)));
`;

export interface Witnessed {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Paths below the folder, with `/`, in the order in which they were read; each as often as it was. */
  readonly read: readonly string[];
  /** The paths of what was written, made, renamed or removed. */
  readonly changed: readonly string[];
}

const program = join(import.meta.dirname, '../../../bin/ashlar.js');

/** Runs `ashlar` with these words below a folder, and watches what it does in it. */
export function witness(folder: string, words: readonly string[], cwd = folder): Witnessed {
  const own = folderWith({ 'preload.mjs': preload });
  const notes = join(own, 'notes.json');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(join(own, 'preload.mjs')).href, program, ...words],
    { cwd, encoding: 'utf8', env: { ...process.env, FOLDER: folder, NOTES: notes } },
  );
  const seen = JSON.parse(readFileSync(notes, 'utf8')) as readonly (readonly ['read' | 'change', string])[]; // what the preload writes
  const of = (wanted: string): readonly string[] =>
    seen.filter(([kind]) => kind === wanted).map(([, path]) => relative(folder, path).split(sep).join('/'));
  return { status, stdout, stderr, read: of('read'), changed: of('change') };
}
