// A test project in its own repository, which publishes generated packages.

import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from '../../architecture/files.ts';
import { ashlar, petShop, type CommandOutput } from '../../cli/command.ts';
import { writeTextFile } from '../../cli/temp-directory.ts';
import type { Registry } from './registry.ts';

/** A package in the `--json` output. */
export interface Row {
  readonly name: string;
  readonly published?: string;
  readonly version: string;
  readonly bump: string;
  readonly state: string;
  readonly declarations: readonly { readonly kind: string; readonly entry: string; readonly name?: string }[];
}

export interface Project {
  readonly directory: string;
  write(path: string, text: string): void;
  /** Changes the document, generates the output, and commits. */
  change(from: string, to: string): Promise<void>;
  release(...args: readonly string[]): Promise<CommandOutput>;
  /** Runs a release that must succeed, and returns its packages. */
  rows(...args: readonly string[]): Promise<readonly Row[]>;
}

export interface ProjectOptions {
  readonly scope: string;
  readonly targets: readonly string[];
  readonly release?: object;
  readonly workspaceProtocol?: boolean;
}

/** Creates a repository in a directory, commits its files, and configures npm to publish to the registry. */
export function initializeRepository(directory: string, registry: Registry): void {
  writeTextFile(directory, '.npmrc', registry.npmrc(directory));
  writeTextFile(directory, '.gitignore', '.npm-cache\nnode_modules\n');
  writeTextFile(directory, 'package.json', '{ "name": "project", "private": true, "type": "module" }\n');
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'), 'junction');
  git(directory, 'init', '-q');
  commit(directory);
}

/** Commits all files of a directory. */
export function commit(directory: string): void {
  git(directory, 'add', '-A');
  git(directory, 'commit', '-q', '--allow-empty', '-m', 'state');
}

function git(directory: string, ...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: directory });
}

/** Creates a project in a directory, generates its output, and commits. */
export async function createProject(
  directory: string,
  registry: Registry,
  { scope, targets, release = {}, workspaceProtocol = false }: ProjectOptions,
): Promise<Project> {
  let document = petShop;
  const write = (path: string, text: string): void => writeTextFile(directory, path, text);
  const generate = async (): Promise<void> => {
    write('openapi.yaml', document);
    expect(await ashlar(directory, ['generate', '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
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
  initializeRepository(directory, registry);
  const run = (args: readonly string[]): Promise<CommandOutput> => ashlar(directory, ['release', ...args]);
  return {
    directory,
    write,
    async change(from, to) {
      expect(document).toContain(from);
      document = document.replace(from, to);
      await generate();
      commit(directory);
    },
    release: (...args) => run(args),
    async rows(...args) {
      const { status, stdout, stderr } = await run([...args, '--json']);
      expect({ status, stderr, stdout: status === 0 ? '' : stdout }).toEqual({ status: 0, stderr: '', stdout: '' });
      return (JSON.parse(stdout) as { readonly release: readonly Row[] }).release;
    },
  };
}
