// `ashlar release`: published packages, their order, and their versions.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractTarball } from '../../../src/generator/pipeline/revisions/npm-pack.ts';
import { decodeFile } from '../../../src/generator/commands/release/package-diff.ts';
import { createProject, type Project, type PackageResult } from './project.ts';
import { startRegistry, type Registry } from './registry.ts';

let registry: Registry;
let project: Project;

beforeAll(async () => {
  registry = await startRegistry();
  project = await createProject(join(registry.directory, 'project'), registry, {
    scope: '@pets',
    targets: ['spec', 'types', 'validators', 'client', 'docs'],
    workspaceProtocol: true,
  });
});

afterAll(() => registry.close());

/** Returns the version and state of each package by its name without the scope. */
const listStates = (packages: readonly PackageResult[]): object =>
  Object.fromEntries(packages.map(({ name, version, state }) => [name.split('/')[1] ?? name, `${version} ${state}`]));

describe('a first release', () => {
  it('publishes all packages, each after its dependencies', async () => {
    const publishedUrls: (string | undefined)[] = [];
    registry.beforeRequest = ({ method, url }) => {
      if (method === 'PUT') publishedUrls.push(url);
      return undefined;
    };
    expect(listStates(await project.releasePackages('--publish'))).toEqual({
      types: '0.1.0 published',
      client: '0.1.0 published',
      validators: '0.1.0 published',
      docs: '0.1.0 published',
      spec: '0.1.0 published',
    });
    registry.beforeRequest = () => undefined;
    expect(publishedUrls).toEqual(['types', 'client', 'validators', 'docs', 'spec'].map((name) => `/@pets%2f${name}`));
  });

  it('is not repeated if nothing has changed', async () => {
    const result = await project.release('--publish');
    expect(result.stdout).toMatch(
      /^package +published +next +bump +reason\n(?:@pets\/\w+ +0\.1\.0 +=  +unchanged\n){5}Nothing to publish\.\n$/,
    );
    expect(result.status).toBe(0);
  });
});

describe('a release after a change', () => {
  it('increments the patch version below 1.0.0 for a new operation, including in dependent packages', async () => {
    await project.changeDocument(
      '/pets:',
      "/names:\n    get: { operationId: listNames, responses: { '204': { description: None. } } }\n  /pets:",
    );
    const packages = await project.releasePackages(
      '--publish',
      '--pack-destination',
      join(registry.directory, 'archives'),
    );
    expect(listStates(packages)).toEqual({
      types: '0.1.1 published',
      client: '0.1.1 published',
      validators: '0.1.1 published',
      docs: '0.1.1 published',
      spec: '0.1.1 published',
    });
    expect(Object.fromEntries(packages.map(({ name, bump }) => [name.slice(6), bump]))).toEqual({
      types: 'minor',
      client: 'minor',
      validators: 'minor',
      docs: 'patch',
      spec: 'minor',
    });
    // The project uses the workspace protocol, which published packages must not contain.
    expect(JSON.parse(readFileSync(join(project.directory, 'generated/client/package.json'), 'utf8'))).toMatchObject({
      dependencies: { '@pets/types': 'workspace:*' },
    });
    const client = extractTarball(readFileSync(join(registry.directory, 'archives/pets-client-0.1.1.tgz')));
    expect(JSON.parse(decodeFile(client.get('package.json')))).toEqual({
      name: '@pets/client',
      version: '0.1.1',
      description: 'Client for Pets',
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      engines: { node: '>=20.19.0' },
      exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' }, './package.json': './package.json' },
      files: ['dist', 'CHANGELOG.md'],
      dependencies: { '@pets/types': '0.1.1' },
      publishConfig: { access: 'public' },
    });
    expect(decodeFile(client.get('CHANGELOG.md'))).toMatch(
      /^# Changelog\n\n## 0\.1\.1\n\n### Changed\n\n[^]*listNames[^]*\n### Dependencies\n\n- `@pets\/types` 0\.1\.1\n\n## 0\.1\.0\n\nInitial version\.\n$/,
    );
    expect(['LICENSE', 'README.md', 'dist/index.js'].filter((path) => !client.has(path))).toEqual([]);
    expect([...client.keys()].filter((path) => path.startsWith('src/'))).toEqual([]);
  });

  it('cannot publish an archive twice', () => {
    const args = ['publish', join(registry.directory, 'archives/pets-types-0.1.1.tgz')];
    return expect(promisify(execFile)('npm', args, { cwd: project.directory })).rejects.toThrow(/0\.1\.1/);
  });

  it('increments the minor version below 1.0.0 for a removed operation, and prints the reasons', async () => {
    await project.changeDocument(
      "/names:\n    get: { operationId: listNames, responses: { '204': { description: None. } } }\n  ",
      '',
    );
    const { status, stdout, stderr } = await project.release('--dry-run');
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: expect.stringContaining('diff/version-too-low') as string,
    });
    expect(stdout.split('\n').map((line) => line.replace(/ {2,}/g, '  '))).toEqual([
      'package  published  next  bump  reason',
      expect.stringMatching(
        /^@pets\/types {2}0\.1\.1 {2}0\.2\.0 {2}major {2}1 change in the document, \d+ declarations? removed {2}planned$/,
      ),
      expect.stringMatching(
        /^@pets\/client {2}0\.1\.1 {2}0\.2\.0 {2}major {2}1 change in the document, \d+ declarations? removed/,
      ),
      expect.stringMatching(/^@pets\/validators {2}0\.1\.1 {2}0\.2\.0 {2}major /),
      '@pets/docs  0.1.1  0.1.2  patch  1 change in the document  planned',
      '@pets/spec  0.1.1  0.2.0  major  1 change in the document  planned',
      '5 to publish; none published.',
      '',
    ]);
    expect(await registry.versions('@pets/types')).toEqual(['0.1.0', '0.1.1']);
  });
});
