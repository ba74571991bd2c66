// `ashlar init`: package managers, workspaces, and development dependencies.

import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { runInit } from '../../../src/generator/commands/init/command.ts';
import { planPnpmWorkspace } from '../../../src/generator/commands/init/package-json.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { readProjectFile } from '../../architecture/files.ts';
import { ashlar, createSilentEnvironment, petShop } from '../../cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';

/** Returns the version range of a development dependency of Ashlar. */
const devDependencyRange = (name: string): string =>
  (JSON.parse(readProjectFile('package.json')) as { readonly devDependencies: Readonly<Record<string, string>> })
    .devDependencies[name] ?? '';
const packageArgs = ['init', '--yes', '--mode', 'packages', '--scope', '@acme'];

describe('init', () => {
  it('detects the package manager and the directory of the workspace', async () => {
    const directory = createTempDirectory({ 'pnpm-lock.yaml': '', '.git/HEAD': '', 'apps/pets/openapi.yaml': petShop });
    expect((await ashlar(join(directory, 'apps/pets'), ['init', '--yes'])).stdout).toContain(
      'Next: pnpm add -D ashlar@file:ashlar-0.0.0.tgz, pnpm run generate, pnpm run scaffold.\n',
    );
    const workflow: unknown = parse(readFiles(directory)['.github/workflows/ashlar-apps-pets.yml'] ?? '');
    expect(workflow).toMatchObject({
      jobs: {
        api: {
          defaults: { run: { 'working-directory': 'apps/pets' } },
          steps: expect.arrayContaining([{ id: 'install', run: 'pnpm install --frozen-lockfile' }]) as unknown[],
        },
      },
    });
  });

  it('adds packages to the workspaces, and prints the commands that install, link, and build them', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    expect((await ashlar(directory, packageArgs)).stdout).toContain(
      `\nNext: npm install -D ashlar@file:ashlar-0.0.0.tgz, npm run generate, npm install, npm run build:api, npm run scaffold.\n`,
    );
    const manifest: unknown = JSON.parse(readFiles(directory)['package.json'] ?? '');
    const buildScript =
      'npm run build -w @acme/types && npm run build -w @acme/client && npm run build -w @acme/validators && npm run build -w @acme/server';
    expect(manifest).toMatchObject({
      private: true,
      workspaces: ['generated/*'],
      scripts: { 'build:api': buildScript, release: 'ashlar release' },
    });

    const pnpmDirectory = createTempDirectory({
      'openapi.yaml': petShop,
      'pnpm-lock.yaml': '',
      'pnpm-workspace.yaml': '# Ours.\npackages:\n  - apps/*\n',
    });
    expect((await ashlar(pnpmDirectory, packageArgs)).stdout).toContain(
      `\nNext: pnpm add -w -D ashlar@file:ashlar-0.0.0.tgz, pnpm run generate, pnpm add -w --workspace @acme/server, pnpm install, pnpm run build:api, pnpm run scaffold.\n`,
    );
    expect(readFiles(pnpmDirectory)).toMatchObject({
      'pnpm-workspace.yaml': '# Ours.\npackages:\n  - apps/*\n  - generated/*\n',
    });
    expect(readFiles(pnpmDirectory)['package.json']).not.toContain('workspaces');
    expect(planPnpmWorkspace('generated/*', 'pnpm-workspace.yaml', '\n')).toMatchObject({
      text: 'packages:\n  - "generated/*"\n',
    });
    expect(JSON.parse(readFiles(pnpmDirectory)['ashlar.config.json'] ?? '')).toMatchObject({
      packages: { workspaceProtocol: true },
    });
    expect(readFiles(directory)['ashlar.config.json']).not.toContain('workspaceProtocol');
  });

  it('adds missing development dependencies for Ashlar and releases without installing them', async () => {
    const before = { name: 'mine', dependencies: { publint: '0.3.0' }, devDependencies: { typescript: '~5.5.0' } };
    const directory = createTempDirectory({ 'openapi.yaml': petShop, 'package.json': JSON.stringify(before) });
    const { output } = await runInit(
      { yes: true, mode: 'packages', scope: '@acme' },
      '0.3.1',
      createSilentEnvironment(directory),
      createReport(),
    );
    expect(output).toContain('\nNext: npm install, npm run generate, ');
    expect(JSON.parse(readFiles(directory)['package.json'] ?? '')).toMatchObject({
      dependencies: { publint: '0.3.0' },
      devDependencies: {
        typescript: '~5.5.0',
        ashlar: '^0.3.1',
        '@arethetypeswrong/cli': devDependencyRange('@arethetypeswrong/cli'),
      },
    });
    expect(readFiles(directory)['package.json']?.match(/publint|typescript/g)).toHaveLength(2);
    expect(existsSync(join(directory, 'node_modules'))).toBe(false);

    const sourceDirectory = createTempDirectory({ 'openapi.yaml': petShop });
    await runInit({ yes: true }, '0.3.1', createSilentEnvironment(sourceDirectory), createReport());
    expect(JSON.parse(readFiles(sourceDirectory)['package.json'] ?? '')).toMatchObject({
      private: true,
      devDependencies: { ashlar: '^0.3.1' },
    });

    const unreleasedDirectory = createTempDirectory({ 'openapi.yaml': petShop });
    await ashlar(unreleasedDirectory, packageArgs);
    expect(JSON.parse(readFiles(unreleasedDirectory)['package.json'] ?? '')).toHaveProperty('devDependencies', {
      typescript: devDependencyRange('typescript-7').replace('npm:typescript@', ''),
      publint: devDependencyRange('publint'),
      '@arethetypeswrong/cli': devDependencyRange('@arethetypeswrong/cli'),
    });
    const yarnDirectory = createTempDirectory({ 'openapi.yaml': petShop, 'yarn.lock': '' });
    await ashlar(yarnDirectory, packageArgs);
    expect(JSON.parse(readFiles(yarnDirectory)['package.json'] ?? '')).toHaveProperty(
      'devDependencies.typescript',
      '~5.9.3',
    );
  });

  it.each([
    [
      'packageManager, which takes precedence over a lockfile',
      { 'package.json': '{ "packageManager": "pnpm@10.1.0" }', 'yarn.lock': '' },
      '',
      'pnpm run generate',
      'pnpm install --frozen-lockfile',
    ],
    [
      'the lockfile of Yarn 1',
      { 'yarn.lock': '# THIS IS AN AUTOGENERATED FILE.\n# yarn lockfile v1\n' },
      'npm/11.0.0 node/v22.0.0',
      'yarn run generate',
      'yarn install --frozen-lockfile',
    ],
    [
      'the lockfile of a later Yarn version',
      { 'yarn.lock': '__metadata:\n  version: 8\n' },
      '',
      'yarn run generate',
      'yarn install --immutable',
    ],
    ['the user agent', {}, 'pnpm/12.1.0 npm/? node/v22.0.0', 'pnpm run generate', 'pnpm install --frozen-lockfile'],
    [
      'the user agent of Yarn 1',
      {},
      'yarn/1.22.22 npm/? node/v22.0.0',
      'yarn run generate',
      'yarn install --frozen-lockfile',
    ],
    ['the default', {}, '', 'npm run generate', 'npm ci'],
  ])('detects the package manager from %s', async (_, files, userAgent, runCommand, installCommand) => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop, ...files });
    expect(
      (await ashlar(directory, ['init', '--yes'], { env: { npm_config_user_agent: userAgent } })).stdout,
    ).toContain(`${runCommand}, `);
    expect(parse(readFiles(directory)['.github/workflows/ashlar.yml'] ?? '')).toMatchObject({
      jobs: { api: { steps: expect.arrayContaining([{ id: 'install', run: installCommand }]) as unknown[] } },
    });
  });

  it.skipIf(process.platform === 'win32')('installs dependencies with --install, and reports a failure', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': petShop,
      'bin/npm': '#!/bin/sh\necho "$@" > "$PWD/called"\n',
      'bin/pnpm': '#!/bin/sh\nexit 3\n',
    });
    for (const name of ['npm', 'pnpm']) chmodSync(join(directory, 'bin', name), 0o755);
    vi.stubEnv('PATH', `${join(directory, 'bin')}:${process.env['PATH'] ?? ''}`);
    try {
      const report = createReport();
      const { output } = await runInit(
        { yes: true, install: true },
        '0.3.1',
        createSilentEnvironment(directory),
        report,
      );
      expect([
        output?.includes('\nNext: npm run generate, npm run scaffold.\n'),
        readFiles(directory)['called'],
        report.hasErrors,
      ]).toEqual([true, 'install\n', false]);
      writeTextFile(directory, 'pnpm-lock.yaml', '');
      expect(await ashlar(directory, ['init', '--yes', '--force', '--install'])).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('error cli/install-failed\n  `pnpm install` failed: exit status 3\n') as string,
      });
      vi.stubEnv('PATH', directory);
      expect((await ashlar(directory, ['init', '--yes', '--force', '--install'])).stderr).toContain(
        'error cli/install-failed\n  `pnpm install` failed: `pnpm` is not on the PATH\n',
      );
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it.each([
    ['none', '{ "scripts": {} }', ['apps/pets/generated/*']],
    ['an array', '{ "workspaces": ["apps/*"] }', ['apps/*', 'apps/pets/generated/*']],
    [
      'an array of packages',
      '{ "workspaces": { "packages": ["apps/*"] } }',
      { packages: ['apps/*', 'apps/pets/generated/*'] },
    ],
    ['the same pattern', '{ "workspaces": ["apps/pets/generated/*"] }', ['apps/pets/generated/*']],
  ])('adds to the workspaces of the directory with the lockfile: %s', async (_, packageJson, workspaces) => {
    const directory = createTempDirectory({
      'package-lock.json': '{}',
      'package.json': packageJson,
      '.git/HEAD': '',
      'apps/pets/openapi.yaml': petShop,
    });
    expect(await ashlar(join(directory, 'apps/pets'), packageArgs)).toMatchObject({ status: 0 });
    expect(JSON.parse(readFiles(directory)['package.json'] ?? '')).toMatchObject({ workspaces });
    expect(readFiles(directory)['apps/pets/package.json']).not.toContain('workspaces');
  });
});
