// Errors that prevent a release, each reported with its cause and help.

import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findNpmScript } from '../../../src/generator/pipeline/run-program.ts';
import { root } from '../../architecture/files.ts';
import { ashlar, petShop } from '../../cli/command.ts';
import { createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { createProject, type Project } from './project.ts';
import { startRegistry, type Registry } from './registry.ts';

let registry: Registry;
let project: Project;

beforeAll(async () => {
  registry = await startRegistry();
  project = await createProject(join(registry.directory, 'project'), registry, {
    scope: '@locked',
    targets: ['types'],
  });
});

afterAll(() => registry.close());

it.each([
  [[], 'missing `--dry-run` or `--publish`'],
  [['--publish', '--dry-run'], '`--dry-run` conflicts with `--publish`'],
  [['--publish', '--min-version', '1'], 'invalid `--min-version`: `1` is not a version'],
])('rejects the arguments %j', async (args, message) => {
  const { status, stderr, stdout } = await project.release(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(`error cli/invalid-arguments\n  ${message}\n`);
});

it('reports a project without packages', async () => {
  const directory = createTempDirectory({
    'openapi.yaml': petShop,
    'ashlar.config.json': '{ "document": "openapi.yaml" }',
  });
  const { status, stderr } = await ashlar(directory, ['release', '--dry-run']);
  expect({ status, stderr }).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('error release/no-packages\n  no packages to release\n') as string,
  });
});

it('reports a directory without a package, and stale output', async () => {
  const directory = createTempDirectory({
    'openapi.yaml': petShop,
    'ashlar.config.json': JSON.stringify({
      document: 'openapi.yaml',
      targets: ['docs'],
      packages: { scope: '@a', license: 'MIT' },
      release: { additionalPackages: ['tool'] },
    }),
  });
  const { status, stderr } = await ashlar(directory, ['release', '--dry-run']);
  expect(status).toBe(2);
  expect(stderr).toContain(
    'error release/missing-package\n  no package in `tool`: expected a `package.json` with `name` and `version`\n  help: correct `release.additionalPackages` in the configuration\n',
  );
  expect(stderr).toContain('error cli/stale\n');
});

it('reports uncommitted changes', async () => {
  writeTextFile(project.directory, 'note.txt', 'x');
  const { status, stderr } = await project.release('--publish');
  unlinkSync(join(project.directory, 'note.txt'));
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr:
      'error release/uncommitted-changes\n  uncommitted changes: ?? note.txt\n  help: commit or undo them\n\n1 error\n',
  });
});

it('reports an unreachable registry', async () => {
  const address = 'http://127.0.0.1:1/';
  vi.stubEnv('npm_config_registry', address);
  const { status, stderr } = await project.release('--dry-run').finally(() => vi.unstubAllEnvs());
  expect(status).toBe(2);
  expect(stderr).toContain('error release/registry-error\n');
  expect(stderr).toMatch(
    /^error release\/registry-error\n {2}cannot read the published versions of `@locked\/types`: .*ECONNREFUSED.*\n {2}help: check the connection with `npm ping`/,
  );
});

it('reports missing permission to publish', async () => {
  const { status, stdout, stderr } = await project.release('--publish');
  expect(status).toBe(2);
  expect(stderr).toContain('error release/permission-denied\n');
  expect(stderr).toMatch(
    /^error release\/permission-denied\n {2}cannot publish `@locked\/types@0\.1\.0`: .+\n {2}help: log in to the registry/,
  );
  expect(stdout).toMatch(
    /@locked\/types +none +0\.1\.0 +first +first release +failed\n1 to publish; none published\.\n$/,
  );
});

it('reports a version that was published concurrently', async () => {
  project = await createProject(join(registry.directory, 'other'), registry, { scope: '@pets', targets: ['types'] });
  const first = await project.release('--publish');
  expect(first.status).toBe(0);
  await project.changeDocument('age: { type: integer }', 'age: { type: string }');
  // The registry hides all versions, so that the first one seems to be unpublished.
  registry.hidePackages = true;
  const { status, stderr } = await project.release('--publish');
  expect({ status, stderr }).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(
      'error release/version-exists\n  `@pets/types@0.1.0` is already published with different content\n',
    ) as string,
  });
  registry.hidePackages = false;
});

it('reports a published preview with different content, and skips one with the same content', async () => {
  const beta = await createProject(join(registry.directory, 'beta'), registry, {
    scope: '@beta',
    targets: ['spec'],
    release: { additionalPackages: ['tool'] },
  });
  beta.write(
    'tool/package.json',
    '{ "name": "@beta/tool", "version": "1.0.0-beta.1", "type": "module", "license": "MIT", "exports": "./index.js", "files": ["index.js"] }',
  );
  beta.write('tool/index.js', 'export const one = 1;\n');
  await beta.changeDocument('age: { type: integer }', 'age: { type: string }');
  expect((await beta.releasePackages('--publish')).map(({ name, state }) => `${name} ${state}`)).toEqual([
    '@beta/tool published',
    '@beta/spec published',
  ]);
  expect(
    (await beta.releasePackages('--dry-run')).map(({ name, version, state }) => `${name} ${version} ${state}`),
  ).toEqual(['@beta/tool 1.0.0-beta.1 unchanged', '@beta/spec 0.1.0 unchanged']);
  beta.write('tool/index.js', 'export const two = 2;\n');
  const { status, stderr } = await beta.release('--dry-run');
  expect(status).toBe(2);
  expect(stderr).toContain(
    'error release/version-exists\n  `@beta/tool@1.0.0-beta.1` is already published with different content, and a prerelease has no unique successor\n  help: set the next version in its `package.json`, or pass `--min-version`\n',
  );
  expect((await beta.releasePackages('--dry-run', '--min-version', '1.0.0')).map(({ version }) => version)).toEqual([
    '1.0.0',
    '1.0.0',
  ]);
});

it('removes temporary files after a signal', async () => {
  const temporary = join(registry.directory, 'temporary');
  mkdirSync(temporary);
  const paused = new Promise<() => void>((resolvePaused) => {
    registry.beforeRequest = () => new Promise((resume) => resolvePaused(resume));
  });
  const child = spawn(process.execPath, [join(root, 'bin/ashlar.js'), 'release', '--dry-run'], {
    cwd: project.directory,
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: temporary },
  });
  const exitSignal = new Promise<unknown>((resolve) => child.once('exit', (_status, signal) => resolve(signal)));
  const resume = await paused;
  const listTemporaryFiles = (): readonly string[] =>
    readdirSync(temporary).filter((name) => name.startsWith('ashlar-'));
  expect(listTemporaryFiles()).toHaveLength(1);
  child.kill('SIGINT');
  expect(await exitSignal).toBe('SIGINT');
  registry.beforeRequest = () => undefined;
  resume();
  expect(listTemporaryFiles()).toEqual([]);
});

it('finds the npm script on Windows, even in a path with spaces', () => {
  const directory = createTempDirectory({
    'My Node/npm.cmd': '',
    'My Node/node_modules/npm/bin/npm-cli.js': '',
    'other/npm.cmd': '',
  });
  const [nodeDirectory, other] = [join(directory, 'My Node'), join(directory, 'other')];
  expect(findNpmScript([directory, other, nodeDirectory])).toBe(join(nodeDirectory, 'node_modules/npm/bin/npm-cli.js'));
  expect(findNpmScript([directory, other])).toBeUndefined();
});

it('reports a package that exceeds its size limit', async () => {
  const release = { sizeLimits: [{ package: 'client', exports: ['createBaseClient'], maxBytes: 1 }] };
  const oversized = await createProject(join(registry.directory, 'oversized'), registry, {
    scope: '@oversized',
    targets: ['types', 'client'],
    release,
  });
  const { status, stderr } = await oversized.release('--publish');
  expect(status).toBe(1);
  expect(stderr).toContain(
    'error release/check-failed\n  the bundle of createBaseClient from `@oversized/client` exceeds the size limit',
  );
  expect(await registry.versions('@oversized/types')).toEqual([]);
});

it('reports a compiler that is not installed', async () => {
  const withoutCompiler = await createProject(join(registry.directory, 'without-compiler'), registry, {
    scope: '@none',
    targets: ['types'],
    release: { compiler: 'no-such-compiler' },
  });
  const { status, stderr } = await withoutCompiler.release('--dry-run');
  expect({ status, stderr }).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(
      'error release/missing-tool\n  the compiler `no-such-compiler` is not installed\n  help: run `npm install -D no-such-compiler`\n',
    ) as string,
  });
});

it('reports a handwritten package whose build fails', async () => {
  const broken = await createProject(join(registry.directory, 'broken'), registry, {
    scope: '@broken',
    targets: ['spec'],
    release: { additionalPackages: ['tool'] },
  });
  broken.write(
    'tool/package.json',
    '{ "name": "tool", "version": "2.0.0", "scripts": { "build": "node -e process.exit(3)" } }',
  );
  const { status, stderr } = await broken.release('--dry-run');
  expect(status).toBe(2);
  expect(stderr).toContain('error release/build-failed\n');
  expect(stderr).toMatch(
    /error release\/build-failed\n {2}cannot build `tool`: .+\n {2}help: to see all errors, run `npm run build` in `tool`\n/,
  );
  expect(stderr).not.toContain('document-not-published');
});

it('warns if no document is published with the packages', async () => {
  const { status, stderr } = await project.release('--dry-run');
  expect({ status, stderr }).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('warning release/document-not-published\n') as string,
  });
});
