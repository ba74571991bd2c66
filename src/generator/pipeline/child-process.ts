// Programs that do a part of the work: npm, git, the compiler, and those that judge packages; none is started by a shell.

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';

export interface Ran {
  /** Whether it was there and ended well. */
  readonly ok: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** How many programs run at once: a monorepo releases hundreds of packages. */
export const abreast = availableParallelism() + 1;

/** Runs npm, with no shell in between that could take a word for its own. */
export function npm(cwd: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const [program, ...first] = npmProgram();
  if (program === undefined) return Promise.resolve({ ok: false, stdout: '', stderr: 'npm is not on the PATH' });
  return start(program, [...first, ...words], cwd, env);
}

/** What starts npm, to be followed by its words; nothing where it is not on the PATH of Windows. */
export function npmProgram(): readonly string[] {
  if (process.platform !== 'win32') return ['npm'];
  const script = npmScript([...(process.env['PATH'] ?? '').split(delimiter), dirname(process.execPath)]);
  return script === undefined ? [] : [process.execPath, script];
}

/** The script behind the first npm.cmd of these folders: on Windows npm is a file for the shell, which a program cannot start by itself. */
export function npmScript(folders: readonly string[]): string | undefined {
  return folders
    .filter((folder) => existsSync(join(folder, 'npm.cmd')))
    .map((folder) => join(folder, 'node_modules/npm/bin/npm-cli.js'))
    .find((script) => existsSync(script));
}

/** Runs a script by this Node. */
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
  // What they print is read, and many of them print colors where CI or FORCE_COLOR is set.
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

/** The script of a package's program, as the project has the package; undefined where it has not. */
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

/** What a program has to say of its failure, in one line. */
export function saidBy({ stdout, stderr }: Ran): string {
  const lines = [...stderr.split('\n'), ...stdout.split('\n')].map((line) => line.trim()).filter((line) => line !== '');
  const npms = lines.filter(
    (line) =>
      line.startsWith('npm error') &&
      !/^npm error (?:code|A complete log|errno|syscall|network This|network If|network In|\s*$)/.test(line),
  );
  return (npms[0] ?? lines[0] ?? 'it says nothing').replace(/^npm error (?:\d{3} )?/, '');
}
