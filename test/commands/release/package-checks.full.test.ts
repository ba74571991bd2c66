// Package checks before a release: if one fails, nothing is published.

import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTempDirectory } from '../../cli/temp-directory.ts';
import { createProject, type Project } from './project.ts';
import { startRegistry, type Registry } from './registry.ts';

let registry: Registry;

beforeAll(async () => {
  registry = await startRegistry();
});

afterAll(() => registry.close());

/** Creates a project that releases a handwritten package in addition to the generated ones. */
async function createProjectWithTool(scope: string, tool: Readonly<Record<string, string>>): Promise<Project> {
  const project = await createProject(join(registry.directory, scope), registry, {
    scope,
    targets: ['types'],
    release: { additionalPackages: ['tool'] },
  });
  for (const [path, text] of Object.entries(tool)) project.write(`tool/${path}`, text);
  await project.changeDocument('age: { type: integer }', 'age: { type: string }');
  return project;
}

const manifest = (scope: string, exports: object): string =>
  JSON.stringify({
    name: `${scope}/tool`,
    version: '1.0.0',
    type: 'module',
    license: 'MIT',
    exports,
    files: ['*.js', '*.d.ts'],
  });

it('uses publint to report an export of a missing file, without terminal colors', async () => {
  vi.stubEnv('FORCE_COLOR', '1');
  const project = await createProjectWithTool('@lint', {
    'package.json': manifest('@lint', { '.': './index.js', './more': './more.js' }),
    'index.js': 'export const one = 1;\n',
  });
  const { status, stderr } = await project.release('--publish');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      /error release\/check-failed\n {2}publint reports problems in `@lint\/tool`: .*\.\/more.*more\.js/,
    ) as string,
  });
  expect(await registry.versions('@lint/tool')).toEqual([]);
  expect(await registry.versions('@lint/types')).toEqual([]);
});

it('uses attw to report unresolved imports in declarations', async () => {
  const exports = { '.': { types: './index.d.ts', import: './index.js' } };
  const project = await createProjectWithTool('@attw', {
    'package.json': manifest('@attw', exports),
    'index.js': 'export const one = 1;\n',
    'index.d.ts': "export * from './other';\n",
    'other.d.ts': 'export declare const one: number;\n',
  });
  const { status, stderr } = await project.release('--publish');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      /error release\/check-failed\n {2}attw reports problems in `@attw\/tool`: InternalResolutionError/,
    ) as string,
  });
  expect(await registry.versions('@attw/types')).toEqual([]);
});

it('reports a generated package that does not compile because of an additional module', async () => {
  const project = await createProject(join(registry.directory, 'uncompiled'), registry, {
    scope: '@uncompiled',
    targets: ['types'],
  });
  project.write('generated/types/src/mine.ts', "export const one: number = 'one';\n");
  const { status, stderr } = await project.release('--dry-run');
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringMatching(
      /error release\/build-failed\n {2}cannot compile `@uncompiled\/types`: src\/mine\.ts\(1,14\): error TS2322: .*\n {2}help: to see all errors, run `tsc -p generated\/types` of `typescript-7`\n/,
    ) as string,
  });
});

it('reports a version whose archive is missing in the registry', async () => {
  const project = await createProject(join(registry.directory, 'lost'), registry, {
    scope: '@lost',
    targets: ['types'],
  });
  expect((await project.releasePackages('--publish')).map(({ state }) => state)).toEqual(['published']);
  await project.changeDocument('age: { type: integer }', 'age: { type: string }');
  registry.hideArchives = true;
  // npm 10 also adds the archives that it publishes to its cache.
  vi.stubEnv('npm_config_cache', createTempDirectory());
  const { status, stdout, stderr } = await project.release('--publish').finally(() => (registry.hideArchives = false));
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(
      /error release\/registry-error\n {2}cannot download `@lost\/types@0\.1\.0`: Not Found /,
    ) as string,
  });
  expect(await registry.versions('@lost/types')).toEqual(['0.1.0']);
  expect((await project.releasePackages('--publish')).map(({ version, state }) => `${version} ${state}`)).toEqual([
    '0.2.0 published',
  ]);
});
