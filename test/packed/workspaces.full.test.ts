// Generated packages in npm, pnpm, and Yarn workspaces: steps that `init` prints, and compilation of a consumer.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeTextFile } from '../cli/temp-directory.ts';
import { attempt, install, pack, run } from './pack.ts';
import { documents } from './pets-project.ts';
import { moduleResolutions, strictCompilerOptions } from './tsconfig-options.ts';
import { skipBecause } from '../tier.ts';

vi.setConfig({ testTimeout: 900_000 });

interface PackageManager {
  readonly name: string;
  /** The npm package that contains the package manager; absent for npm itself. */
  readonly npmPackage?: { readonly name: string; readonly program: string };
  /** Files of an existing project. */
  readonly files: Readonly<Record<string, string>>;
  /** The version range of a dependency on another workspace. */
  readonly workspaceRange: string;
  /** The command that runs a program of an installed package. */
  readonly runCommand: string;
}

const managers: readonly PackageManager[] = [
  { name: 'npm', files: {}, workspaceRange: '0.0.0', runCommand: 'npx' },
  {
    name: 'pnpm',
    npmPackage: { name: 'pnpm', program: 'pnpm' },
    files: { 'pnpm-lock.yaml': '', 'pnpm-workspace.yaml': 'packages: [apps/*]\n' },
    workspaceRange: 'workspace:*',
    runCommand: 'pnpm exec',
  },
  {
    name: 'pnpm 10',
    npmPackage: { name: 'pnpm@10', program: 'pnpm' },
    files: { 'pnpm-lock.yaml': '', 'pnpm-workspace.yaml': 'packages: [apps/*]\n' },
    workspaceRange: 'workspace:*',
    runCommand: 'pnpm exec',
  },
  {
    name: 'yarn',
    npmPackage: { name: '@yarnpkg/cli-dist', program: 'yarn' },
    files: { 'yarn.lock': '', '.yarnrc.yml': 'nodeLinker: node-modules\n' },
    workspaceRange: 'workspace:*',
    runCommand: 'yarn run',
  },
  {
    name: "yarn with Plug'n'Play",
    npmPackage: { name: '@yarnpkg/cli-dist', program: 'yarn' },
    files: { 'yarn.lock': '' },
    workspaceRange: 'workspace:*',
    runCommand: 'yarn run',
  },
  {
    name: 'yarn 1',
    npmPackage: { name: 'yarn@1', program: 'yarn' },
    files: { 'yarn.lock': '# yarn lockfile v1\n' },
    workspaceRange: '0.0.0',
    runCommand: 'yarn run',
  },
];

/** Source of a module that uses the generated packages. */
const shopModule = `import { createClient } from '@acme/client';
import type { Pet } from '@acme/types';
import { isPet } from '@acme/validators';

const client = createClient({ baseUrl: 'http://127.0.0.1' });

export async function firstPet(): Promise<Pet | undefined> {
  const result = await client.pets.listPets();
  if (!result.ok) return undefined;
  const [first]: readonly (Pet | undefined)[] = result.data;
  return isPet(first) ? first : undefined;
}
`;

let base: string;
let archive: string;
let ashlar: string;

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'ashlar-workspaces-'));
  archive = pack(base);
  mkdirSync(join(base, 'packed'));
  install(archive, join(base, 'packed'));
  ashlar = join(base, 'packed/node_modules/ashlar/bin/ashlar.js');
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Installs a package manager and returns the directory of its program, or `undefined` if it cannot be installed. */
function installManager({ name, program }: { readonly name: string; readonly program: string }): string | undefined {
  const directory = join(base, 'managers', name.replace(/\W/g, '-'));
  mkdirSync(directory, { recursive: true });
  writeTextFile(directory, 'package.json', '{ "private": true }');
  const { status } = attempt(directory, 'npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', name]);
  const bin = join(directory, 'node_modules/.bin');
  return status === 0 && existsSync(join(bin, program)) ? bin : undefined;
}

it.for(managers)(
  'builds and links the packages with $name',
  ({ name, npmPackage, files, workspaceRange, runCommand }, context) => {
    if (process.platform === 'win32') return context.skip('the steps need a POSIX shell');
    const bin = npmPackage && installManager(npmPackage);
    if (npmPackage && bin === undefined) return skipBecause(context, `${name} cannot be installed`);
    const registry = run(base, 'npm', ['config', 'get', 'registry']).trim();
    if (attempt(base, 'npm', ['ping']).status !== 0) {
      return skipBecause(context, 'the package registry is not reachable');
    }
    const project = join(base, name.replace(/\W/g, '-'));
    const env = {
      PATH: [...(bin === undefined ? [] : [bin]), process.env['PATH'] ?? ''].join(delimiter),
      // All package managers use the npm registry, and write lockfiles even in CI.
      YARN_NPM_REGISTRY_SERVER: registry,
      YARN_REGISTRY: registry,
      YARN_ENABLE_TELEMETRY: '0',
      YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
      YARN_UNSAFE_HTTP_WHITELIST: new URL(registry).hostname,
      npm_config_registry: registry,
      npm_config_frozen_lockfile: 'false',
      npm_config_ignore_scripts: 'true',
    };
    const runInProject = (command: string): string => run(project, 'sh', ['-c', command], { env, timeout: 600_000 });
    writeTextFile(project, 'openapi.yaml', documents.before);
    const workspaces = name.startsWith('pnpm') ? {} : { workspaces: ['apps/*'] };
    writeTextFile(
      project,
      'package.json',
      `${JSON.stringify({ name: 'project', private: true, type: 'module', ...workspaces, devDependencies: { ashlar: `file:${archive}` } }, null, 2)}\n`,
    );
    for (const [path, text] of Object.entries(files)) writeTextFile(project, path, text);

    const output = run(
      project,
      process.execPath,
      [ashlar, 'init', '--yes', '--mode', 'packages', '--scope', '@acme', '--license', 'MIT'],
      { env },
    );
    const steps = /^Next: (.*)\.$/m.exec(output)?.[1]?.split(', ') ?? [];
    expect(steps.length).toBeGreaterThan(4);
    for (const step of steps) runInProject(step);
    runInProject(`${runCommand} ashlar generate --check`);

    // Another workspace of the project uses the generated packages.
    const dependencies = Object.fromEntries(
      ['client', 'types', 'validators'].map((target) => [`@acme/${target}`, workspaceRange]),
    );
    writeTextFile(
      project,
      'apps/shop/package.json',
      JSON.stringify({
        name: 'shop',
        version: '0.0.0',
        private: true,
        type: 'module',
        dependencies,
        devDependencies: typescriptDependency(project),
      }),
    );
    writeTextFile(project, 'apps/shop/src/pets.ts', shopModule);
    runInProject(steps[0] ?? '');
    for (const [resolution, options] of Object.entries(moduleResolutions)) {
      for (const directory of ['.', 'apps/shop']) {
        writeTextFile(
          project,
          `${directory}/tsconfig.json`,
          JSON.stringify({
            compilerOptions: { ...strictCompilerOptions, noEmit: true, types: [], ...options },
            include: ['src'],
          }),
        );
        expect({
          resolution,
          directory,
          result: attempt(join(project, directory), 'sh', ['-c', `${runCommand} tsc -p . --pretty false`], { env }),
        }).toMatchObject({ resolution, directory, result: { status: 0 } });
      }
    }
    // The compiler reports errors, so the checks above are effective.
    writeTextFile(project, 'apps/shop/src/pets.ts', shopModule.replace('listPets()', 'listPats()'));
    expect(
      attempt(join(project, 'apps/shop'), 'sh', ['-c', `${runCommand} tsc -p . --pretty false`], { env }).stdout,
    ).toContain("src/pets.ts(8,36): error TS2551: Property 'listPats' does not exist");
  },
);

function typescriptDependency(project: string): Readonly<Record<string, string>> {
  const { devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  return { typescript: devDependencies['typescript'] ?? '' };
}
