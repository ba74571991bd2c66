// Programs that a release has others do: npm, git, the compiler, and those that judge packages.

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

export interface Ran {
  /** Whether it was there and ended well. */
  readonly ok: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs npm. No word may mean anything to a shell, which it needs on Windows; paths are told by `env`. */
export function npm(cwd: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  return start('npm', words, cwd, env, process.platform === 'win32');
}

/** Runs a script by this Node. */
export function node(cwd: string, words: readonly string[]): Promise<Ran> {
  return start(process.execPath, words, cwd, {}, false);
}

/** Runs git. */
export function git(cwd: string, words: readonly string[]): Promise<Ran> {
  return start('git', words, cwd, {}, false);
}

function start(program: string, words: readonly string[], cwd: string, env: Readonly<Record<string, string>>, shell: boolean): Promise<Ran> {
  return new Promise((settle) => {
    execFile(program, words, { cwd, env: { ...process.env, ...env }, shell, maxBuffer: 1 << 28, encoding: 'utf8' }, (error, stdout, stderr) => {
      settle({ ok: !error, stdout, stderr: error && stderr === '' ? error.message : stderr });
    });
  });
}

/** The script of a package's program, as the project has the package; undefined where it has not. */
export function scriptOf(name: string, program: string, cwd: string): string | undefined {
  const folders = createRequire(join(cwd, 'any.js')).resolve.paths(name) ?? [];
  const folder = folders.map((each) => join(each, name)).find((each) => existsSync(join(each, 'package.json')));
  if (folder === undefined) return undefined;
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly bin?: string | Readonly<Record<string, string>> };
  const path = typeof bin === 'string' ? bin : bin?.[program];
  return path === undefined ? undefined : join(folder, path);
}

/** What a program has to say of its failure, in one line. */
export function saidBy({ stdout, stderr }: Ran): string {
  const lines = [...stderr.split('\n'), ...stdout.split('\n')].map((line) => line.trim()).filter((line) => line !== '');
  const npms = lines.filter((line) => line.startsWith('npm error') && !/^npm error (?:code|A complete log|errno|syscall|network This|network If|network In|\s*$)/.test(line));
  return (npms[0] ?? lines[0] ?? 'it says nothing').replace(/^npm error (?:\d{3} )?/, '');
}
