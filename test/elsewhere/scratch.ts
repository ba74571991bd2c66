// A repository outside the tree in which somebody uses the packed Ashlar: every step is a commit, and compiles.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith, put } from '../unit/cli/folder.ts';
import { compilers } from '../compile/run.ts';
import { attempt, install, run, type Ended } from './packed.ts';

export interface Scratch {
  readonly folder: string;
  /** Runs `npx ashlar` with these words. */
  ashlar(...words: readonly string[]): Ended;
  /** The same, which has to end well; what it printed. */
  done(...words: readonly string[]): string;
  read(path: string): string;
  write(path: string, text: string): void;
  commit(message: string): void;
  /** The lines that changed below a path since the last commit, with `-` or `+` before each. */
  changes(path: string): readonly string[];
  /** The files below a path that changed since. */
  changed(path: string): readonly string[];
  /** The file below `src/handlers` that has this text. */
  holding(text: string): string;
  /** What a compiler says of everything below `src`, for each way to resolve modules; empty: nothing. */
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

/** A repository with these files, and Ashlar from the archive. */
export function scratch(archive: string, files: Readonly<Record<string, string>>): Scratch {
  const folder = folderWith({
    '.gitignore': 'node_modules\n',
    'package.json': '{ "private": true, "type": "module" }\n',
    'tsconfig.json': settings(resolutions[0]),
    ...files,
  });
  const env = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const git = (...words: readonly string[]): string =>
    run(
      folder,
      'git',
      ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.test', '-c', 'core.autocrlf=false', ...words],
      { env },
    );
  install(archive, folder);
  git('init', '-q');
  const commit = (message: string): void => {
    git('add', '-A');
    git('commit', '-q', '--allow-empty', '-m', message);
  };
  commit('A document');
  return {
    folder,
    commit,
    ashlar: (...words) => attempt(folder, 'npx', ['ashlar', ...words]),
    done: (...words) => run(folder, 'npx', ['ashlar', ...words]),
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write: (path, text) => put(folder, path, text),
    changes: (path) =>
      git('diff', '-U0', '--', path)
        .split('\n')
        .filter((line) => /^[-+](?![-+]{2} )/.test(line)),
    changed: (path) =>
      git('diff', '--name-only', '--', path)
        .split('\n')
        .filter((line) => line !== ''),
    holding: (text) => git('grep', '-lF', text.trim(), '--', 'src/handlers').trim(),
    compile: () =>
      resolutions
        .map((options) => {
          put(folder, 'node_modules/tsconfig.json', settings(options, '../src'));
          return attempt(folder, process.execPath, [
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

function settings(options: (typeof resolutions)[number], sources = 'src'): string {
  return `${JSON.stringify({ compilerOptions: { ...strict, ...options }, include: [sources] })}\n`;
}
