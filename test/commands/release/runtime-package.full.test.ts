// `ashlar release` of packages that import their runtime from `@ashlar/runtime`, and of packages with the same version.

import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../architecture/files.ts';
import { ashlar } from '../../cli/command.ts';
import { commitAll } from '../../cli/git.ts';
import { writeTextFile } from '../../cli/temp-directory.ts';
import { packRuntime, run } from '../../packed/pack.ts';
import { createProject, type PackageResult, type Project } from './project.ts';
import { startRegistry, type Registry } from './registry.ts';

/** Runs a program without blocking the registry, which is in this process. */
const execute = promisify(execFile);

let registry: Registry;

/** The directory of the unpacked runtime. */
let runtime: string;

beforeAll(async () => {
  registry = await startRegistry();
  const archives = join(registry.directory, 'archives');
  mkdirSync(archives);
  run(archives, 'tar', ['-xzf', packRuntime(archives)]);
  runtime = join(archives, 'package');
  await publishRuntime();
});

afterAll(() => registry.close());

/** Publishes the runtime. `ashlar release` would remove `private` from package.json. */
async function publishRuntime(): Promise<void> {
  const file = join(runtime, 'package.json');
  const { private: _, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  writeFileSync(file, JSON.stringify(manifest));
  writeTextFile(runtime, '.npmrc', registry.npmrc(runtime));
  await execute('npm', ['publish', '--ignore-scripts', '--provenance=false'], { cwd: runtime });
}

/** Replaces the packages of a project by those of this repository, and the runtime. */
function installRuntime(directory: string): void {
  const modules = join(directory, 'node_modules');
  rmSync(modules);
  mkdirSync(join(modules, '@ashlar'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@ashlar') symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  symlinkSync(runtime, join(modules, '@ashlar/runtime'), 'junction');
}

const summarize = (packages: readonly PackageResult[]): object =>
  Object.fromEntries(packages.map(({ name, version, bump }) => [name.split('/')[1] ?? name, `${version} ${bump}`]));

describe('packages that import the runtime', () => {
  let project: Project;

  beforeAll(async () => {
    project = await createProject(join(registry.directory, 'pets'), registry, {
      scope: '@pets',
      targets: ['types', 'validators', 'client', 'server', 'spec'],
    });
    await project.releasePackages('--publish');
    installRuntime(project.directory);
  });

  it('have the same declarations as packages that contain it', async () => {
    const config = JSON.parse(readFileSync(join(project.directory, 'ashlar.config.json'), 'utf8')) as object;
    project.write('ashlar.config.json', JSON.stringify({ ...config, client: { runtime: 'package' } }));
    await ashlar(project.directory, ['generate']);
    commitAll(project.directory);
    const packages = await project.releasePackages('--publish');
    expect(summarize(packages)).toEqual({
      types: '0.1.0 none',
      validators: '0.1.1 patch',
      client: '0.1.1 patch',
      server: '0.1.1 patch',
      spec: '0.1.0 none',
    });
    expect(packages.flatMap(({ declarations }) => declarations)).toEqual([]);
  });

  it('are compared with the runtime of their published versions', async () => {
    await project.changeDocument(
      '/pets:',
      "/names:\n    get: { operationId: listNames, responses: { '204': { description: None. } } }\n  /pets:",
    );
    const packages = await project.releasePackages('--publish');
    expect(summarize(packages)).toMatchObject({ client: '0.1.2 minor', validators: '0.1.2 minor' });
    expect(packages.flatMap(({ declarations }) => declarations).map(({ kind }) => kind)).not.toContain('removed');
    expect((await project.release('--publish')).stdout).toContain('Nothing to publish.');
  });

  it('install the runtime', async () => {
    const consumer = join(registry.directory, 'consumer');
    writeTextFile(consumer, 'package.json', '{ "private": true, "type": "module" }');
    writeTextFile(consumer, '.npmrc', registry.npmrc(consumer));
    await execute('npm', ['install', '@pets/client', '@pets/validators', '@pets/server'], { cwd: consumer });
    const program = `
      import { createClient, createMessageValidator } from '@pets/client';
      import { checkPet, operationChecks } from '@pets/validators';
      import { createService } from '@pets/server';
      createClient({ baseUrl: 'https://pets.test', validate: createMessageValidator(operationChecks) });
      console.log(typeof createService, checkPet({}).length);`;
    expect(run(consumer, process.execPath, ['--input-type=module', '-e', program])).toBe('function 1\n');
  });
});

it('gives additional packages the same version, also those without changes', async () => {
  const project = await createProject(join(registry.directory, 'tools'), registry, {
    scope: '@tools',
    targets: ['types'],
    release: { additionalPackages: ['one', 'two'], sameVersion: true },
  });
  const writeTool = (name: string, text: string): void => {
    const manifest = {
      name: `@tools/${name}`,
      version: '0.0.0',
      type: 'module',
      license: 'MIT',
      exports: './index.js',
      files: ['index.js'],
    };
    project.write(`${name}/package.json`, JSON.stringify(manifest));
    project.write(`${name}/index.js`, text);
    commitAll(project.directory);
  };
  writeTool('one', 'export const one = 1;\n');
  writeTool('two', 'export const two = 2;\n');
  expect(summarize(await project.releasePackages('--publish'))).toMatchObject({
    one: '0.1.0 first',
    two: '0.1.0 first',
  });
  writeTool('two', 'export const two = 3;\n');
  expect(summarize(await project.releasePackages('--publish'))).toEqual({
    types: '0.1.0 none',
    one: '0.1.1 none',
    two: '0.1.1 patch',
  });
  expect(await registry.versions('@tools/one')).toEqual(['0.1.0', '0.1.1']);
  expect((await project.release('--publish')).stdout).toContain('Nothing to publish.');
});
