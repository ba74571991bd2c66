// A test repository outside of the project, with the packed `ashlar` command installed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitAll, git, initializeRepository } from '../cli/git.ts';
import { createTempDirectory, writeTextFile } from '../cli/temp-directory.ts';
import { compilers } from '../compile/compile-programs-together.ts';
import { attempt, install, run, type CommandResult } from './pack.ts';
import { moduleResolutions, strictCompilerOptions } from './tsconfig-options.ts';

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
  listChangedLines(path: string): readonly string[];
  /** Returns the files below a path that changed since the last commit. */
  listChangedFiles(path: string): readonly string[];
  /** Returns the file below `src/handlers` that contains a string. */
  findFileContaining(text: string): string;
  /** Compiles `src` with each kind of module resolution, and returns the errors; empty if there are none. */
  compile(): string;
}

const compilerOptions = {
  ...strictCompilerOptions,
  noEmit: true,
  types: [],
  noPropertyAccessFromIndexSignature: true,
};

/** Creates a repository with these files, and installs Ashlar from the archive. */
export function createRepository(archive: string, files: Readonly<Record<string, string>>): TestRepository {
  const directory = createTempDirectory({
    '.gitignore': 'node_modules\n',
    'package.json': '{ "private": true, "type": "module" }\n',
    'tsconfig.json': createTsconfig(moduleResolutions.NodeNext, 'src'),
    ...files,
  });
  install(archive, directory);
  initializeRepository(directory);
  return {
    directory,
    commit: (message) => commitAll(directory, message),
    ashlar: (...args) => attempt(directory, 'npx', ['ashlar', ...args]),
    run: (...args) => run(directory, 'npx', ['ashlar', ...args]),
    read: (path) => readFileSync(join(directory, path), 'utf8'),
    write: (path, text) => writeTextFile(directory, path, text),
    listChangedLines: (path) =>
      git(directory, 'diff', '-U0', '--', path)
        .split('\n')
        .filter((line) => /^[-+](?![-+]{2} )/.test(line)),
    listChangedFiles: (path) =>
      git(directory, 'diff', '--name-only', '--', path)
        .split('\n')
        .filter((line) => line !== ''),
    findFileContaining: (text) => git(directory, 'grep', '-lF', text.trim(), '--', 'src/handlers').trim(),
    compile: () =>
      Object.values(moduleResolutions)
        .map((options) => {
          writeTextFile(directory, 'node_modules/tsconfig.json', createTsconfig(options, '../src'));
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

function createTsconfig(resolution: object, include: string): string {
  return `${JSON.stringify({ compilerOptions: { ...compilerOptions, ...resolution }, include: [include] })}\n`;
}
