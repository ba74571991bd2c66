// Test project in its own repository that publishes generated packages.

import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from '../../architecture/files.ts';
import { ashlar, petShop, type CommandOutput } from '../../cli/command.ts';
import { commitAll, initializeRepository } from '../../cli/git.ts';
import { writeTextFile } from '../../cli/temp-directory.ts';
import type { Registry } from './registry.ts';

/** Package in the `--json` output. */
export interface PackageResult {
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
  changeDocument(from: string, to: string): Promise<void>;
  /** Runs `ashlar release`. */
  release(...args: readonly string[]): Promise<CommandOutput>;
  /** Runs `ashlar release`, which must succeed, and returns its packages. */
  releasePackages(...args: readonly string[]): Promise<readonly PackageResult[]>;
}

export interface ProjectOptions {
  readonly scope: string;
  readonly targets: readonly string[];
  readonly release?: object;
  readonly workspaceProtocol?: boolean;
}

/** Creates a repository in a directory, commits its files, and configures npm to publish to the registry. */
export function initializeProject(directory: string, registry: Registry): void {
  writeTextFile(directory, '.npmrc', registry.npmrc(directory));
  writeTextFile(directory, '.gitignore', '.npm-cache\nnode_modules\n');
  writeTextFile(directory, 'package.json', '{ "name": "project", "private": true, "type": "module" }\n');
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'), 'junction');
  initializeRepository(directory);
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
  initializeProject(directory, registry);
  const run = (args: readonly string[]): Promise<CommandOutput> => ashlar(directory, ['release', ...args]);
  return {
    directory,
    write,
    async changeDocument(from, to) {
      expect(document).toContain(from);
      document = document.replace(from, to);
      await generate();
      commitAll(directory);
    },
    release: (...args) => run(args),
    async releasePackages(...args) {
      const { status, stdout, stderr } = await run([...args, '--json']);
      expect({ status, stderr, stdout: status === 0 ? '' : stdout }).toEqual({ status: 0, stderr: '', stdout: '' });
      return (JSON.parse(stdout) as { readonly release: readonly PackageResult[] }).release;
    },
  };
}
