// `ashlar init`: what it asks, what it writes, and what it leaves.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import type { Environment } from '../../../src/generator/cli/environment.ts';
import { runInit } from '../../../src/generator/commands/init/command.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { textOf } from '../../architecture/files.ts';
import { ashlar, petShop } from './command.ts';
import { filesIn, folderWith, put } from './folder.ts';

const git = (folder: string, ...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
/** A range of Ashlar's own package.json. */
const tool = (name: string): string =>
  (JSON.parse(textOf('package.json')) as { readonly devDependencies: Readonly<Record<string, string>> })
    .devDependencies[name] ?? '';
/** A process in which nobody is asked anything. */
const quiet = (cwd: string): Environment => ({
  cwd,
  env: {},
  stdout: { write: () => true },
  stderr: { write: () => true },
  today: () => '2030-01-15',
  now: () => 0,
  runUninterrupted: (work) => work(),
});
const packages = ['init', '--yes', '--mode', 'packages', '--scope', '@acme'];

describe('init', () => {
  it('takes the document that is found, and defaults, with --yes', async () => {
    const folder = folderWith({
      'spec/openapi.yaml': petShop,
      'notes.yaml': 'openapi is: not this\n',
      'node_modules/a/openapi.yaml': petShop,
    });
    mkdirSync(join(folder, '.git'));
    // The compiler takes the types that are installed where the process runs.
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    const { status, stdout, stderr } = await ashlar(folder, ['init', '--yes']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(
      /^spec\/openapi\.yaml → src\/api\n {2}created {2}ashlar\.config\.json\n {2}created {2}package\.json\n {2}created {2}\.gitattributes\n {2}created {2}\.github\/workflows\/ashlar\.yml\nNext: npm install -D ashlar@file:ashlar-0\.0\.0\.tgz, npm run generate, npm run scaffold\.\n$/,
    );
    const files = filesIn(folder);
    expect(JSON.parse(files['ashlar.config.json'] ?? '')).toEqual({
      $schema: './node_modules/ashlar/schemas/ashlar.config.schema.json',
      document: 'spec/openapi.yaml',
      out: 'src/api',
      handlers: 'src/handlers',
    });
    expect(files['.gitattributes']).toBe('/src/api/** text eol=lf linguist-generated\n');
    expect(parse(files['.github/workflows/ashlar.yml'] ?? '')).toMatchObject({
      on: { pull_request: null },
      jobs: {
        api: {
          steps: expect.arrayContaining([
            { run: 'npm ci' },
            expect.objectContaining({ run: 'npx ashlar generate --check' }),
          ]) as unknown[],
        },
      },
    });
    for (const command of ['generate', 'scaffold', 'lint'])
      expect(await ashlar(folder, [command, '--quiet'])).toMatchObject({ status: 0 });
  });

  it('asks for what no flag says', async () => {
    const folder = folderWith({ 'a.yaml': petShop, 'b.yaml': petShop });
    const answers = {
      'The OpenAPI document': 'b.yaml',
      'What is generated': 'types, client',
      'Folders of source': 'packages',
      'The scope': '@acme',
      Their: 'MIT',
      'A workflow': 'no',
    };
    expect((await ashlar(folder, ['init'], { answers })).stdout).toContain('b.yaml → generated\n');
    expect(JSON.parse(filesIn(folder)['ashlar.config.json'] ?? '')).toMatchObject({
      document: 'b.yaml',
      out: 'generated',
      targets: ['types', 'client'],
      packages: { scope: '@acme', license: 'MIT' },
    });
    expect(existsSync(join(folder, '.github'))).toBe(false);
  });

  it('keeps package.json as it is laid out, and scripts of other content', async () => {
    const text = '{\r\n\t"name": "mine",\r\n\t"scripts": {\r\n\t\t"generate": "mine", "test": "true"\r\n\t}\r\n}\r\n';
    const folder = folderWith({ 'openapi.yaml': petShop, 'package.json': text, '.gitattributes': '* text=auto' });
    const { stdout } = await ashlar(folder, ['init', '--yes', '--targets', 'types']);
    expect(stdout).toContain(
      'changed  package.json: has scripts of other content, which were left: generate (ashlar generate)\n',
    );
    const after = filesIn(folder)['package.json'] ?? '';
    expect(after.startsWith('{\r\n\t"name": "mine",\r\n\t"scripts": {\r\n\t\t"generate": "mine", "test": "true"')).toBe(
      true,
    );
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
    expect(JSON.parse(after)).toEqual({
      name: 'mine',
      scripts: {
        generate: 'mine',
        test: 'true',
        'generate:check': 'ashlar generate --check',
        'lint:api': 'ashlar lint',
      },
    });
    expect(filesIn(folder)['.gitattributes']).toBe('* text=auto\n/src/api/** text eol=lf linguist-generated\n');
  });

  it('knows the package manager, and the folder of a workspace', async () => {
    const folder = folderWith({ 'pnpm-lock.yaml': '', '.git/HEAD': '', 'apps/pets/openapi.yaml': petShop });
    expect((await ashlar(join(folder, 'apps/pets'), ['init', '--yes'])).stdout).toContain(
      'Next: pnpm add -D ashlar@file:ashlar-0.0.0.tgz, pnpm run generate, pnpm run scaffold.\n',
    );
    const workflow: unknown = parse(filesIn(folder)['.github/workflows/ashlar-apps-pets.yml'] ?? '');
    expect(workflow).toMatchObject({
      jobs: {
        api: {
          defaults: { run: { 'working-directory': 'apps/pets' } },
          steps: expect.arrayContaining([{ run: 'pnpm install --frozen-lockfile' }]) as unknown[],
        },
      },
    });
  });

  it('makes workspaces of packages, and says what is to be installed, linked and built', async () => {
    const folder = folderWith({ 'openapi.yaml': petShop });
    expect((await ashlar(folder, packages)).stdout).toContain(
      `\nNext: npm install -D ashlar@file:ashlar-0.0.0.tgz, npm run generate, npm install, npm run build:api, npm run scaffold.\n`,
    );
    const manifest: unknown = JSON.parse(filesIn(folder)['package.json'] ?? '');
    const builds =
      'npm run build -w @acme/types && npm run build -w @acme/client && npm run build -w @acme/validators && npm run build -w @acme/server';
    expect(manifest).toMatchObject({
      private: true,
      workspaces: ['generated/*'],
      scripts: { 'build:api': builds, release: 'ashlar release' },
    });

    const pnpm = folderWith({
      'openapi.yaml': petShop,
      'pnpm-lock.yaml': '',
      'pnpm-workspace.yaml': '# Ours.\npackages:\n  - apps/*\n',
    });
    expect((await ashlar(pnpm, packages)).stdout).toContain(
      `\nNext: pnpm add -w -D ashlar@file:ashlar-0.0.0.tgz, pnpm run generate, pnpm add -w --workspace @acme/server, pnpm install, pnpm run build:api, pnpm run scaffold.\n`,
    );
    expect(filesIn(pnpm)).toMatchObject({ 'pnpm-workspace.yaml': '# Ours.\npackages:\n  - apps/*\n  - generated/*\n' });
    expect(filesIn(pnpm)['package.json']).not.toContain('workspaces');
    expect(JSON.parse(filesIn(pnpm)['ashlar.config.json'] ?? '')).toMatchObject({
      packages: { workspaceProtocol: true },
    });
    expect(filesIn(folder)['ashlar.config.json']).not.toContain('workspaceProtocol');
  });

  it('adds itself and the tools of a release to what the project needs, unless they are there, and installs nothing', async () => {
    const before = { name: 'mine', dependencies: { publint: '0.3.0' }, devDependencies: { typescript: '~5.5.0' } };
    const folder = folderWith({ 'openapi.yaml': petShop, 'package.json': JSON.stringify(before) });
    const { output: printed } = await runInit(
      { yes: true, mode: 'packages', scope: '@acme' },
      '0.3.1',
      quiet(folder),
      createReport(),
    );
    expect(printed).toContain('\nNext: npm install, npm run generate, ');
    expect(JSON.parse(filesIn(folder)['package.json'] ?? '')).toMatchObject({
      dependencies: { publint: '0.3.0' },
      devDependencies: {
        typescript: '~5.5.0',
        ashlar: '^0.3.1',
        '@arethetypeswrong/cli': tool('@arethetypeswrong/cli'),
      },
    });
    expect(filesIn(folder)['package.json']?.match(/publint|typescript/g)).toHaveLength(2);
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);

    const folders = folderWith({ 'openapi.yaml': petShop });
    await runInit({ yes: true }, '0.3.1', quiet(folders), createReport());
    expect(JSON.parse(filesIn(folders)['package.json'] ?? '')).toMatchObject({
      private: true,
      devDependencies: { ashlar: '^0.3.1' },
    });

    const unreleased = folderWith({ 'openapi.yaml': petShop });
    await ashlar(unreleased, packages);
    expect(JSON.parse(filesIn(unreleased)['package.json'] ?? '')).toHaveProperty('devDependencies', {
      typescript: tool('typescript-7').replace('npm:typescript@', ''),
      publint: tool('publint'),
      '@arethetypeswrong/cli': tool('@arethetypeswrong/cli'),
    });
    const plugged = folderWith({ 'openapi.yaml': petShop, 'yarn.lock': '' });
    await ashlar(plugged, packages);
    expect(JSON.parse(filesIn(plugged)['package.json'] ?? '')).toHaveProperty('devDependencies.typescript', '~5.9.3');
  });

  it.each([
    [
      'packageManager, before a lockfile',
      { 'package.json': '{ "packageManager": "pnpm@10.1.0" }', 'yarn.lock': '' },
      '',
      'pnpm run generate',
      'pnpm install --frozen-lockfile',
    ],
    [
      'the lockfile of yarn 1',
      { 'yarn.lock': '# THIS IS AN AUTOGENERATED FILE.\n# yarn lockfile v1\n' },
      'npm/11.0.0 node/v22.0.0',
      'yarn run generate',
      'yarn install --frozen-lockfile',
    ],
    [
      'the lockfile of a later yarn',
      { 'yarn.lock': '__metadata:\n  version: 8\n' },
      '',
      'yarn run generate',
      'yarn install --immutable',
    ],
    ['who started it', {}, 'pnpm/12.1.0 npm/? node/v22.0.0', 'pnpm run generate', 'pnpm install --frozen-lockfile'],
    [
      'yarn 1, who started it',
      {},
      'yarn/1.22.22 npm/? node/v22.0.0',
      'yarn run generate',
      'yarn install --frozen-lockfile',
    ],
    ['nothing', {}, '', 'npm run generate', 'npm ci'],
  ])('knows the package manager by %s', async (_, files, agent, run, locked) => {
    const folder = folderWith({ 'openapi.yaml': petShop, ...files });
    expect((await ashlar(folder, ['init', '--yes'], { env: { npm_config_user_agent: agent } })).stdout).toContain(
      `${run}, `,
    );
    expect(parse(filesIn(folder)['.github/workflows/ashlar.yml'] ?? '')).toMatchObject({
      jobs: { api: { steps: expect.arrayContaining([{ run: locked }]) as unknown[] } },
    });
  });

  it.skipIf(process.platform === 'win32')('installs when it is told to, and says when that failed', async () => {
    const folder = folderWith({
      'openapi.yaml': petShop,
      'bin/npm': '#!/bin/sh\necho "$@" > "$PWD/called"\n',
      'bin/pnpm': '#!/bin/sh\nexit 3\n',
    });
    execFileSync('chmod', ['+x', join(folder, 'bin/npm'), join(folder, 'bin/pnpm')]);
    vi.stubEnv('PATH', `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`);
    try {
      const report = createReport();
      const { output: printed } = await runInit({ yes: true, install: true }, '0.3.1', quiet(folder), report);
      expect([
        printed?.includes('\nNext: npm run generate, npm run scaffold.\n'),
        filesIn(folder)['called'],
        report.hasErrors,
      ]).toEqual([true, 'install\n', false]);
      put(folder, 'pnpm-lock.yaml', '');
      expect(await ashlar(folder, ['init', '--yes', '--force', '--install'])).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('error cli/install-failed\n  pnpm install failed: it ended with 3\n') as string,
      });
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it.each([
    ['none', '{ "scripts": {} }', ['apps/pets/generated/*']],
    ['a list', '{ "workspaces": ["apps/*"] }', ['apps/*', 'apps/pets/generated/*']],
    [
      'a list of packages',
      '{ "workspaces": { "packages": ["apps/*"] } }',
      { packages: ['apps/*', 'apps/pets/generated/*'] },
    ],
    ['the same', '{ "workspaces": ["apps/pets/generated/*"] }', ['apps/pets/generated/*']],
  ])('adds to the workspaces of the folder that has the lockfile: %s', async (_, text, workspaces) => {
    const folder = folderWith({
      'package-lock.json': '{}',
      'package.json': text,
      '.git/HEAD': '',
      'apps/pets/openapi.yaml': petShop,
    });
    expect(await ashlar(join(folder, 'apps/pets'), packages)).toMatchObject({ status: 0 });
    expect(JSON.parse(filesIn(folder)['package.json'] ?? '')).toMatchObject({ workspaces });
    expect(filesIn(folder)['apps/pets/package.json']).not.toContain('workspaces');
  });

  it.each([
    [
      'a lockfile of its own',
      { 'apps/pets/yarn.lock': '' },
      { cache: 'yarn', 'cache-dependency-path': 'apps/pets/yarn.lock' },
    ],
    ['the lockfile of the repository', { 'package-lock.json': '{}' }, { cache: 'npm' }],
    ['no lockfile yet', {}, { cache: 'npm', 'cache-dependency-path': 'apps/pets/package-lock.json' }],
  ])('tells the workflow where the lockfile is: %s', async (_, files, cache) => {
    const folder = folderWith({ '.git/HEAD': '', 'apps/pets/openapi.yaml': petShop, ...files });
    await ashlar(join(folder, 'apps/pets'), ['init', '--yes']);
    const { jobs } = parse(filesIn(folder)['.github/workflows/ashlar-apps-pets.yml'] ?? '') as {
      jobs: { api: { steps: readonly { uses?: string; with?: object }[] } };
    };
    expect(jobs.api.steps.find(({ uses }) => uses?.startsWith('actions/setup-node'))?.with).toEqual({
      'node-version': 22,
      ...cache,
    });
  });

  it.skipIf(process.platform === 'win32')(
    'compares the document with the one it is merged into, where that has one',
    async () => {
      const folder = folderWith({ 'apps/openapi.yaml': petShop, 'bin/npx': '#!/bin/sh\necho "$@" >> "$CALLS"\n' });
      git(folder, 'init', '-q');
      git(folder, 'add', '-A');
      git(folder, 'commit', '-q', '-m', 'state');
      git(folder, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
      put(folder, 'apps/new.yaml', petShop);
      execFileSync('chmod', ['+x', join(folder, 'bin/npx')]);
      for (const [document, calls] of [
        ['openapi.yaml', 2],
        ['new.yaml', 0],
      ] as const) {
        await ashlar(join(folder, 'apps'), ['init', '--yes', '--force', '--document', document]);
        const { jobs } = parse(filesIn(folder)['.github/workflows/ashlar-apps.yml'] ?? '') as {
          jobs: { api: { steps: readonly { name?: string; run?: string; env?: Record<string, string> }[] } };
        };
        const step = jobs.api.steps.at(-1);
        expect(step?.env?.['DOCUMENT']).toBe(document);
        put(folder, 'calls', '');
        put(folder, 'summary', '');
        const env = {
          ...process.env,
          PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`,
          BASE: 'main',
          DOCUMENT: document,
          CALLS: join(folder, 'calls'),
          GITHUB_STEP_SUMMARY: join(folder, 'summary'),
        };
        execFileSync('bash', ['-e', '-c', step?.run ?? 'exit 1'], { cwd: join(folder, 'apps'), env, stdio: 'pipe' });
        expect(
          filesIn(folder)
            ['calls']?.split('\n')
            .filter((line) => line.startsWith(`ashlar diff origin/main:${document} ${document} `)),
        ).toHaveLength(calls);
        expect(filesIn(folder)['summary']).toContain(calls === 0 ? 'main has no new.yaml' : '');
      }
    },
  );

  it('writes paths as seen from the folder, however they were typed', async () => {
    const folder = folderWith({ 'spec/openapi.yaml': petShop });
    const { stdout } = await ashlar(folder, [
      'init',
      '--yes',
      '--document',
      join(folder, 'spec/openapi.yaml'),
      '--out',
      join(folder, 'src/api/'),
    ]);
    expect(stdout).toMatch(/^spec\/openapi\.yaml → src\/api\n/);
    expect(JSON.parse(filesIn(folder)['ashlar.config.json'] ?? '')).toMatchObject({
      document: 'spec/openapi.yaml',
      out: 'src/api',
    });
    expect(filesIn(folder)['.github/workflows/ashlar.yml']).toContain('DOCUMENT: spec/openapi.yaml\n');
  });

  it.each(['src/my api', 'src/[a]*', 'src/"a', '.'])(
    'tells git of the output in words that git understands: %s',
    async (out) => {
      const folder = folderWith({ 'openapi.yaml': petShop });
      git(folder, 'init', '-q');
      expect(await ashlar(folder, ['init', '--yes', '--out', out])).toMatchObject({ status: 0 });
      const attributes = (path: string): string =>
        git(folder, 'check-attr', '-z', 'linguist-generated', path).split('\0')[2] ?? '';
      expect({
        within: attributes(`${out === '.' ? '' : `${out}/`}types/index.ts`),
        beside: attributes('src/a.ts'),
      }).toEqual({ within: 'set', beside: out === '.' ? 'set' : 'unspecified' });
    },
  );

  it('tells git nothing of an output outside of the folder', async () => {
    const folder = folderWith({ 'apps/pets/openapi.yaml': petShop });
    expect(await ashlar(join(folder, 'apps/pets'), ['init', '--yes', '--out', '../../api'])).toMatchObject({
      status: 0,
    });
    expect(Object.keys(filesIn(folder))).not.toContain('apps/pets/.gitattributes');
  });

  it('changes nothing the second time, and writes again only with --force, and only what it wrote', async () => {
    const folder = folderWith({ 'openapi.yaml': petShop });
    await ashlar(folder, ['init', '--yes']);
    const first = filesIn(folder);
    expect((await ashlar(folder, ['init', '--yes'])).status).toBe(0);
    expect(filesIn(folder)).toEqual(first);
    const other = ['init', '--yes', '--out', 'elsewhere'];
    expect(await ashlar(folder, other)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(
        'ashlar.config.json is there already; --force writes it again; nothing was written',
      ) as string,
    });
    expect(filesIn(folder)).toEqual(first);
    expect((await ashlar(folder, [...other, '--force'])).status).toBe(0);
    expect(JSON.parse(filesIn(folder)['ashlar.config.json'] ?? '')).toMatchObject({ out: 'elsewhere' });
    put(folder, 'ashlar.config.json', '{ "document": "openapi.yaml" }');
    put(folder, '.github/workflows/ashlar.yml', 'name: mine\n');
    const { status, stderr } = await ashlar(folder, [...other, '--force']);
    expect(status).toBe(2);
    expect(stderr).toContain('ashlar.config.json is there, and init did not write it; nothing was written');
    expect(stderr).toContain('.github/workflows/ashlar.yml is there, and init did not write it; nothing was written');
  });

  it.each([
    ['no terminal and no flags', { 'openapi.yaml': petShop }, [], 'there is no terminal to ask'],
    [
      'several documents',
      { 'a.yaml': petShop, 'b.json': '{"openapi": "3.0.3"}' },
      ['--yes'],
      'there are several documents here: a.yaml, b.json',
    ],
    [
      'several documents of services',
      { 'services/a/openapi.yaml': petShop, 'services/b/openapi.yaml': petShop },
      ['--yes'],
      'Name one with --document, or write ashlar.config.json for all of them: {"documents": [{"document": "services/*/openapi.yaml", "out": "services/{1}/src/api"}]}.',
    ],
    [
      'several documents in a folder',
      { 'apis/a.yaml': petShop, 'apis/b.yaml': petShop },
      ['--yes'],
      '{"documents": [{"document": "apis/*.yaml", "out": "src/{1}/api"}]}.',
    ],
    [
      'several documents that no glob stands for',
      {
        'openapi.yaml': petShop,
        'services/a/openapi.yaml': petShop,
        'services/a/openapi.json': JSON.stringify({ openapi: '3.1.0' }),
      },
      ['--yes'],
      '{"documents": [{"document": "openapi.yaml", "out": "src/openapi/api"}, {"document": "services/a/openapi.json", "out": "src/services-a-openapi-json/api"}, {"document": "services/a/openapi.yaml", "out": "src/services-a-openapi-yaml/api"}]}.',
    ],
    [
      'a glob',
      { 'services/a/openapi.yaml': petShop, 'services/b/openapi.yaml': petShop },
      ['--yes', '--document', 'services/*/openapi.yaml'],
      'init sets up one document, and services/*/openapi.yaml stands for 2 documents\n  Write ashlar.config.json for all of them: {"documents": [{"document": "services/*/openapi.yaml", "out": "services/{1}/src/api"}]}.',
    ],
    [
      'a glob that meets nothing',
      {},
      ['--yes', '--document', 'services/*/openapi.yaml'],
      'there is no file services/*/openapi.yaml',
    ],
    ['no document', {}, ['--yes'], 'there is no OpenAPI 3 document here'],
    [
      'a document that is not there',
      { 'openapi.yaml': petShop },
      ['--document', 'opanapi.yaml'],
      'there is no file opanapi.yaml',
    ],
    ['a folder as a document', { 'spec/openapi.yaml': petShop }, ['--document', 'spec'], 'there is no file spec'],
    ['an unknown target', { 'openapi.yaml': petShop }, ['--yes', '--targets', 'typs'], 'there is no target "typs"'],
    ['an unknown mode', { 'openapi.yaml': petShop }, ['--yes', '--mode', 'both'], '--mode cannot be "both"'],
    ['packages without a scope', { 'openapi.yaml': petShop }, ['--yes', '--mode', 'packages'], 'packages need a scope'],
    [
      'a scope that is none',
      { 'openapi.yaml': petShop },
      ['--yes', '--mode', 'packages', '--scope', 'Acme'],
      '"Acme" is no scope of package names',
    ],
    ['a scope for folders', { 'openapi.yaml': petShop }, ['--yes', '--scope', '@acme'], '--scope is for packages'],
    [
      'a broken package.json',
      { 'openapi.yaml': petShop, 'package.json': '{ "name": ' },
      ['--yes'],
      'package.json is no JSON object with scripts',
    ],
    [
      'another configuration',
      { 'openapi.yaml': petShop, 'ashlar.config.ts': 'export default {};' },
      ['--yes', '--force'],
      'ashlar.config.ts is a configuration already',
    ],
  ])('writes nothing, and says why: %s', async (_, files, words, message) => {
    const folder = folderWith(files);
    const { status, stdout, stderr } = await ashlar(folder, ['init', ...words]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(filesIn(folder)).toEqual(files);
  });

  it('tells of several documents the configuration that generates from all of them', async () => {
    const folder = folderWith({ 'services/a/openapi.yaml': petShop, 'services/b/openapi.yaml': petShop });
    const { stderr } = await ashlar(folder, ['init', '--yes']);
    put(folder, 'ashlar.config.json', /\{"documents".*\}(?=\.)/.exec(stderr)?.[0] ?? '');
    expect(await ashlar(folder, ['generate', '--targets', 'types'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('services/b/openapi.yaml → services/b/src/api: ') as string,
    });
  });
});
