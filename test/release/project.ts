// A project of somebody who publishes what Ashlar generates, in a repository of its own.

import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from '../architecture/files.ts';
import { ashlar, petShop, type Said } from '../unit/cli/command.ts';
import { put } from '../unit/cli/folder.ts';
import type { Registry } from './registry.ts';

/** What `--json` tells of a package. */
export interface Row {
  readonly name: string;
  readonly published?: string;
  readonly version: string;
  readonly bump: string;
  readonly state: string;
  readonly declarations: readonly { readonly kind: string; readonly entry: string; readonly name?: string }[];
}

export interface Project {
  readonly folder: string;
  write(path: string, text: string): void;
  /** Changes the document, generates, and commits. */
  change(from: string, to: string): Promise<void>;
  release(...words: readonly string[]): Promise<Said>;
  /** The rows of a release that ends well. */
  rows(...words: readonly string[]): Promise<readonly Row[]>;
}

export interface Configured {
  readonly scope: string;
  readonly targets: readonly string[];
  readonly release?: object;
  readonly workspaceProtocol?: boolean;
}

/** Makes a folder a repository with all that it holds, which npm publishes from to this registry. */
export function initialise(folder: string, registry: Registry): void {
  put(folder, '.npmrc', registry.npmrc(folder));
  put(folder, '.gitignore', '.npm-cache\nnode_modules\n');
  put(folder, 'package.json', '{ "name": "project", "private": true, "type": "module" }\n');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  git(folder, 'init', '-q');
  commit(folder);
}

/** Commits all that the folder holds. */
export function commit(folder: string): void {
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'state');
}

function git(folder: string, ...words: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words], { cwd: folder });
}

/** The project in this folder, generated and committed. */
export async function createProject(
  folder: string,
  registry: Registry,
  { scope, targets, release = {}, workspaceProtocol = false }: Configured,
): Promise<Project> {
  let document = petShop;
  const write = (path: string, text: string): void => put(folder, path, text);
  const generate = async (): Promise<void> => {
    write('openapi.yaml', document);
    expect(await ashlar(folder, ['generate', '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
  };
  write(
    'ashlar.config.json',
    JSON.stringify({
      document: 'openapi.yaml',
      targets,
      packages: { scope, license: 'MIT', workspaceProtocol },
      release: { compiler: 'typescript-7', ...release },
    }),
  );
  await generate();
  initialise(folder, registry);
  const run = (words: readonly string[]): Promise<Said> => ashlar(folder, ['release', ...words]);
  return {
    folder,
    write,
    async change(from, to) {
      expect(document).toContain(from);
      document = document.replace(from, to);
      await generate();
      commit(folder);
    },
    release: (...words) => run(words),
    async rows(...words) {
      const { status, stdout, stderr } = await run([...words, '--json']);
      expect({ status, stderr, stdout: status === 0 ? '' : stdout }).toEqual({ status: 0, stderr: '', stdout: '' });
      return (JSON.parse(stdout) as { readonly release: readonly Row[] }).release;
    },
  };
}
