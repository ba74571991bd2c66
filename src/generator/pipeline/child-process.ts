// Child processes (npm, git, and Node.js scripts), started without a shell.

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';

export interface Ran {
  /** Whether the process could be started and exited with status 0. */
  readonly ok: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** Maximum number of concurrent processes. */
export const abreast = availableParallelism() + 1;

/** Runs npm, without a shell that could interpret arguments. */
export function npm(cwd: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const [program, ...first] = npmProgram();
  if (program === undefined) return Promise.resolve({ ok: false, stdout: '', stderr: 'npm is not on the PATH' });
  return start(program, [...first, ...words], cwd, env);
}

/** Returns the command that starts npm; empty if it is not on the PATH of Windows. */
export function npmProgram(): readonly string[] {
  if (process.platform !== 'win32') return ['npm'];
  const script = npmScript([...(process.env['PATH'] ?? '').split(delimiter), dirname(process.execPath)]);
  return script === undefined ? [] : [process.execPath, script];
}

/** Finds the script of npm in the first directory with npm.cmd: on Windows, npm.cmd needs a shell. */
export function npmScript(folders: readonly string[]): string | undefined {
  return folders
    .filter((folder) => existsSync(join(folder, 'npm.cmd')))
    .map((folder) => join(folder, 'node_modules/npm/bin/npm-cli.js'))
    .find((script) => existsSync(script));
}

/** Runs a script with the current Node.js executable. */
export function node(cwd: string, words: readonly string[]): Promise<Ran> {
  return start(process.execPath, words, cwd);
}

/** Runs git. */
export function git(cwd: string, words: readonly string[]): Promise<Ran> {
  return start('git', words, cwd);
}

function start(
  program: string,
  words: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  // The output is parsed, and many programs print colors if `CI` or `FORCE_COLOR` is set.
  const { FORCE_COLOR: _, ...inherited } = process.env;
  return new Promise((settle) => {
    execFile(
      program,
      words,
      { cwd, env: { ...inherited, NO_COLOR: '1', ...env }, maxBuffer: 1 << 28, encoding: 'utf8' },
      (error, stdout, stderr) => {
        settle({ ok: !error, stdout, stderr: error && stderr === '' && stdout === '' ? error.message : stderr });
      },
    );
  });
}

/** Returns the script of a `bin` entry of a package, resolved from `cwd`; `undefined` if it is not installed. */
export function scriptOf(name: string, program: string, cwd: string): string | undefined {
  const folders = createRequire(join(cwd, 'any.js')).resolve.paths(name) ?? [];
  const folder = folders.map((each) => join(each, name)).find((each) => existsSync(join(each, 'package.json')));
  if (folder === undefined) return undefined;
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly bin?: string | Readonly<Record<string, string>>;
  };
  const path = typeof bin === 'string' ? bin : bin?.[program];
  return path === undefined ? undefined : join(folder, path);
}

/** Returns one line of error output. Prefers the first meaningful line of npm. */
export function saidBy({ stdout, stderr }: Ran): string {
  const lines = [...stderr.split('\n'), ...stdout.split('\n')].map((line) => line.trim()).filter((line) => line !== '');
  const npms = lines.filter(
    (line) =>
      line.startsWith('npm error') &&
      !/^npm error (?:code|A complete log|errno|syscall|network This|network If|network In|\s*$)/.test(line),
  );
  return (npms[0] ?? lines[0] ?? 'it says nothing').replace(/^npm error (?:\d{3} )?/, '');
}
