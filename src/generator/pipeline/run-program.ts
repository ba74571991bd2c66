// Child processes (npm, git, and Node.js scripts), started without a shell.

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';

export interface ProcessResult {
  /** Whether the process could be started and exited with status 0. */
  readonly ok: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** Maximum number of concurrent processes. */
export const maxConcurrentProcesses = availableParallelism() + 1;

/** Runs npm, without a shell that could interpret arguments. */
export function runNpm(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ProcessResult> {
  const [program, ...npmArgs] = npmCommand();
  if (program === undefined) return Promise.resolve({ ok: false, stdout: '', stderr: '`npm` is not on the PATH' });
  return runProgram(program, [...npmArgs, ...args], cwd, env);
}

/** Returns the command that starts npm; on Windows, empty if npm is not on the PATH. */
export function npmCommand(): readonly string[] {
  if (process.platform !== 'win32') return ['npm'];
  const script = findNpmScript([...(process.env['PATH'] ?? '').split(delimiter), dirname(process.execPath)]);
  return script === undefined ? [] : [process.execPath, script];
}

/** Finds the script that `npm.cmd` starts on Windows: running `npm.cmd` itself requires a shell. */
export function findNpmScript(directories: readonly string[]): string | undefined {
  return directories
    .filter((directory) => existsSync(join(directory, 'npm.cmd')))
    .map((directory) => join(directory, 'node_modules/npm/bin/npm-cli.js'))
    .find((script) => existsSync(script));
}

/** Runs a script with the current Node.js executable. */
export function runNode(cwd: string, args: readonly string[]): Promise<ProcessResult> {
  return runProgram(process.execPath, args, cwd);
}

export function runGit(cwd: string, args: readonly string[]): Promise<ProcessResult> {
  return runProgram('git', args, cwd);
}

function runProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ProcessResult> {
  // Callers parse the output, but many programs print colors if `CI` or `FORCE_COLOR` is set.
  const { FORCE_COLOR: _, ...inherited } = process.env;
  return new Promise((resolve) => {
    execFile(
      program,
      args,
      { cwd, env: { ...inherited, NO_COLOR: '1', ...env }, maxBuffer: 1 << 28, encoding: 'utf8' },
      (error, stdout, stderr) => {
        resolve({ ok: !error, stdout, stderr: error && stderr === '' && stdout === '' ? error.message : stderr });
      },
    );
  });
}

/** Resolves the script of a package's `bin` entry from `cwd`; `undefined` if the package is not installed. */
export function findBinScript(name: string, program: string, cwd: string): string | undefined {
  const directories = createRequire(join(cwd, 'any.js')).resolve.paths(name) ?? [];
  const directory = directories
    .map((modules) => join(modules, name))
    .find((candidate) => existsSync(join(candidate, 'package.json')));
  if (directory === undefined) return undefined;
  const { bin } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    readonly bin?: string | Readonly<Record<string, string>>;
  };
  const path = typeof bin === 'string' ? bin : bin?.[program];
  return path === undefined ? undefined : join(directory, path);
}

/** Returns the first meaningful line of error output, without npm's boilerplate. */
export function firstErrorLine({ stdout, stderr }: ProcessResult): string {
  const lines = [...stderr.split('\n'), ...stdout.split('\n')].map((line) => line.trim()).filter((line) => line !== '');
  const npmLines = lines.filter(
    (line) =>
      line.startsWith('npm error') &&
      !/^npm error (?:code|A complete log|errno|syscall|network This|network If|network In|\s*$)/.test(line),
  );
  return (npmLines[0] ?? lines[0] ?? 'no error output').replace(/^npm error (?:\d{3} )?/, '');
}
