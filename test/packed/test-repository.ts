// A test repository outside of the project, with the packed `ashlar` command installed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory, writeTextFile } from '../cli/temp-directory.ts';
import { compilers } from '../compile/run.ts';
import { attempt, install, run, type CommandResult } from './pack.ts';

export interface TestRepository {
  readonly directory: string;
  /** Runs `npx ashlar` with these arguments. */
  ashlar(...args: readonly string[]): CommandResult;
  /** Runs `npx ashlar`, and returns its output. Throws if it fails. */
  run(...args: readonly string[]): string;
  read(path: string): string;
  write(path: string, text: string): void;
  commit(message: string): void;
  /** Returns the lines that changed below a path since the last commit, each with a `-` or `+` prefix. */
  changedLines(path: string): readonly string[];
  /** Returns the files below a path that changed since the last commit. */
  changedFiles(path: string): readonly string[];
  /** Returns the file below `src/handlers` that contains a string. */
  fileContaining(text: string): string;
  /** Compiles `src` with each kind of module resolution, and returns the errors; empty if there are none. */
  compile(): string;
}

const strict = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  noEmit: true,
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
};

const resolutions = [
  { module: 'NodeNext', moduleResolution: 'NodeNext' },
  { module: 'ESNext', moduleResolution: 'Bundler' },
] as const;

/** Creates a repository with these files, and installs Ashlar from the archive. */
export function createRepository(archive: string, files: Readonly<Record<string, string>>): TestRepository {
  const directory = createTempDirectory({
    '.gitignore': 'node_modules\n',
    'package.json': '{ "private": true, "type": "module" }\n',
    'tsconfig.json': tsconfig(resolutions[0]),
    ...files,
  });
  const env = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const git = (...args: readonly string[]): string =>
    run(
      directory,
      'git',
      ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.test', '-c', 'core.autocrlf=false', ...args],
      { env },
    );
  install(archive, directory);
  git('init', '-q');
  const commit = (message: string): void => {
    git('add', '-A');
    git('commit', '-q', '--allow-empty', '-m', message);
  };
  commit('A document');
  return {
    directory,
    commit,
    ashlar: (...args) => attempt(directory, 'npx', ['ashlar', ...args]),
    run: (...args) => run(directory, 'npx', ['ashlar', ...args]),
    read: (path) => readFileSync(join(directory, path), 'utf8'),
    write: (path, text) => writeTextFile(directory, path, text),
    changedLines: (path) =>
      git('diff', '-U0', '--', path)
        .split('\n')
        .filter((line) => /^[-+](?![-+]{2} )/.test(line)),
    changedFiles: (path) =>
      git('diff', '--name-only', '--', path)
        .split('\n')
        .filter((line) => line !== ''),
    fileContaining: (text) => git('grep', '-lF', text.trim(), '--', 'src/handlers').trim(),
    compile: () =>
      resolutions
        .map((options) => {
          writeTextFile(directory, 'node_modules/tsconfig.json', tsconfig(options, '../src'));
          return attempt(directory, process.execPath, [
            compilers['7'],
            '-p',
            'node_modules/tsconfig.json',
            '--pretty',
            'false',
          ]).stdout;
        })
        .join(''),
  };
}

function tsconfig(options: (typeof resolutions)[number], include = 'src'): string {
  return `${JSON.stringify({ compilerOptions: { ...strict, ...options }, include: [include] })}\n`;
}
