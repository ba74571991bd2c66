// `ashlar init`: prompts, created files, existing files, package managers, and workspaces.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { runInit } from '../../../src/generator/commands/init/command.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { readProjectFile } from '../../architecture/files.ts';
import { ashlar, createSilentEnvironment, petShop } from '../../cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';

const git = (directory: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: directory,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
/** Returns the version range of a development dependency of Ashlar. */
const devDependencyRange = (name: string): string =>
  (JSON.parse(readProjectFile('package.json')) as { readonly devDependencies: Readonly<Record<string, string>> })
    .devDependencies[name] ?? '';
const packageArgs = ['init', '--yes', '--mode', 'packages', '--scope', '@acme'];

describe('init', () => {
  it('uses the detected document and the defaults with --yes', async () => {
    const directory = createTempDirectory({
      'spec/openapi.yaml': petShop,
      'notes.yaml': 'openapi is: not this\n',
      'node_modules/a/openapi.yaml': petShop,
    });
    mkdirSync(join(directory, '.git'));
    // The compiler includes the types that are installed in the working directory of the process.
    vi.spyOn(process, 'cwd').mockReturnValue(directory);
    const { status, stdout, stderr } = await ashlar(directory, ['init', '--yes']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(
      /^spec\/openapi\.yaml → src\/api\n {2}created {2}ashlar\.config\.json\n {2}created {2}package\.json\n {2}created {2}\.gitattributes\n {2}created {2}\.github\/workflows\/ashlar\.yml\nNext: npm install -D ashlar@file:ashlar-0\.0\.0\.tgz, npm run generate, npm run scaffold\.\n$/,
    );
    const files = readFiles(directory);
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
      expect(await ashlar(directory, [command, '--quiet'])).toMatchObject({ status: 0 });
  });

  it('prompts for options without a flag', async () => {
    const directory = createTempDirectory({ 'a.yaml': petShop, 'b.yaml': petShop });
    const answers = {
      'The OpenAPI document': 'b.yaml',
      'What is generated': 'types, client',
      'Source directories': 'packages',
      'The scope': '@acme',
      Their: 'MIT',
      'A workflow': 'no',
    };
    expect((await ashlar(directory, ['init'], { answers })).stdout).toContain('b.yaml → generated\n');
    expect(JSON.parse(readFiles(directory)['ashlar.config.json'] ?? '')).toMatchObject({
      document: 'b.yaml',
      out: 'generated',
      targets: ['types', 'client'],
      packages: { scope: '@acme', license: 'MIT' },
    });
    expect(existsSync(join(directory, '.github'))).toBe(false);
  });

  it('keeps the formatting of package.json and customized scripts', async () => {
    const packageJson =
      '{\r\n\t"name": "mine",\r\n\t"scripts": {\r\n\t\t"generate": "mine", "test": "true"\r\n\t}\r\n}\r\n';
    const directory = createTempDirectory({
      'openapi.yaml': petShop,
      'package.json': packageJson,
      '.gitattributes': '* text=auto',
    });
    const { stdout } = await ashlar(directory, ['init', '--yes', '--targets', 'types']);
    expect(stdout).toContain(
      'changed  package.json: has scripts of other content, which were left: generate (ashlar generate)\n',
    );
    const after = readFiles(directory)['package.json'] ?? '';
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
    expect(readFiles(directory)['.gitattributes']).toBe('* text=auto\n/src/api/** text eol=lf linguist-generated\n');
  });

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
          steps: expect.arrayContaining([{ run: 'pnpm install --frozen-lockfile' }]) as unknown[],
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
    ['the user agent', {}, 'pnpm/12.1.0 npm/? node/v22.0.0', 'pnpm run generate', 'pnpm install --frozen-lockfile'],
    [
      'the user agent of yarn 1',
      {},
      'yarn/1.22.22 npm/? node/v22.0.0',
      'yarn run generate',
      'yarn install --frozen-lockfile',
    ],
    ['the default', {}, '', 'npm run generate', 'npm ci'],
  ])('detects the package manager by %s', async (_, files, userAgent, runCommand, installCommand) => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop, ...files });
    expect(
      (await ashlar(directory, ['init', '--yes'], { env: { npm_config_user_agent: userAgent } })).stdout,
    ).toContain(`${runCommand}, `);
    expect(parse(readFiles(directory)['.github/workflows/ashlar.yml'] ?? '')).toMatchObject({
      jobs: { api: { steps: expect.arrayContaining([{ run: installCommand }]) as unknown[] } },
    });
  });

  it.skipIf(process.platform === 'win32')('installs dependencies with --install, and reports a failure', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': petShop,
      'bin/npm': '#!/bin/sh\necho "$@" > "$PWD/called"\n',
      'bin/pnpm': '#!/bin/sh\nexit 3\n',
    });
    execFileSync('chmod', ['+x', join(directory, 'bin/npm'), join(directory, 'bin/pnpm')]);
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
        stderr: expect.stringContaining('error cli/install-failed\n  pnpm install failed: it ended with 3\n') as string,
      });
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

  it.each([
    [
      'its own lockfile',
      { 'apps/pets/yarn.lock': '' },
      { cache: 'yarn', 'cache-dependency-path': 'apps/pets/yarn.lock' },
    ],
    ['the lockfile of the repository', { 'package-lock.json': '{}' }, { cache: 'npm' }],
    ['no lockfile yet', {}, { cache: 'npm', 'cache-dependency-path': 'apps/pets/package-lock.json' }],
  ])('configures the path of the lockfile in the workflow: %s', async (_, files, cache) => {
    const directory = createTempDirectory({ '.git/HEAD': '', 'apps/pets/openapi.yaml': petShop, ...files });
    await ashlar(join(directory, 'apps/pets'), ['init', '--yes']);
    const { jobs } = parse(readFiles(directory)['.github/workflows/ashlar-apps-pets.yml'] ?? '') as {
      jobs: { api: { steps: readonly { uses?: string; with?: object }[] } };
    };
    expect(jobs.api.steps.find(({ uses }) => uses?.startsWith('actions/setup-node'))?.with).toEqual({
      'node-version': 22,
      ...cache,
    });
  });

  it.skipIf(process.platform === 'win32')(
    'compares the document with the one on the target branch, if it exists there',
    async () => {
      const directory = createTempDirectory({
        'apps/openapi.yaml': petShop,
        'bin/npx': '#!/bin/sh\necho "$@" >> "$CALLS"\n',
      });
      git(directory, 'init', '-q');
      git(directory, 'add', '-A');
      git(directory, 'commit', '-q', '-m', 'state');
      git(directory, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
      writeTextFile(directory, 'apps/new.yaml', petShop);
      execFileSync('chmod', ['+x', join(directory, 'bin/npx')]);
      for (const [document, calls] of [
        ['openapi.yaml', 2],
        ['new.yaml', 0],
      ] as const) {
        await ashlar(join(directory, 'apps'), ['init', '--yes', '--force', '--document', document]);
        const { jobs } = parse(readFiles(directory)['.github/workflows/ashlar-apps.yml'] ?? '') as {
          jobs: { api: { steps: readonly { name?: string; run?: string; env?: Record<string, string> }[] } };
        };
        const step = jobs.api.steps.at(-1);
        expect(step?.env?.['DOCUMENT']).toBe(document);
        writeTextFile(directory, 'calls', '');
        writeTextFile(directory, 'summary', '');
        const env = {
          ...process.env,
          PATH: `${join(directory, 'bin')}:${process.env['PATH'] ?? ''}`,
          BASE: 'main',
          DOCUMENT: document,
          CALLS: join(directory, 'calls'),
          GITHUB_STEP_SUMMARY: join(directory, 'summary'),
        };
        execFileSync('bash', ['-e', '-c', step?.run ?? 'exit 1'], { cwd: join(directory, 'apps'), env, stdio: 'pipe' });
        expect(
          readFiles(directory)
            ['calls']?.split('\n')
            .filter((line) => line.startsWith(`ashlar diff origin/main:${document} ${document} `)),
        ).toHaveLength(calls);
        expect(readFiles(directory)['summary']?.includes('main has no new.yaml')).toBe(calls === 0);
      }
    },
  );

  it('writes paths relative to the working directory', async () => {
    const directory = createTempDirectory({ 'spec/openapi.yaml': petShop });
    const { stdout } = await ashlar(directory, [
      'init',
      '--yes',
      '--document',
      join(directory, 'spec/openapi.yaml'),
      '--out',
      join(directory, 'src/api/'),
    ]);
    expect(stdout).toMatch(/^spec\/openapi\.yaml → src\/api\n/);
    expect(JSON.parse(readFiles(directory)['ashlar.config.json'] ?? '')).toMatchObject({
      document: 'spec/openapi.yaml',
      out: 'src/api',
    });
    expect(readFiles(directory)['.github/workflows/ashlar.yml']).toContain('DOCUMENT: spec/openapi.yaml\n');
  });

  it.each(['src/my api', 'src/[a]*', 'src/"a', '.'])(
    'marks the output as generated in .gitattributes: %s',
    async (out) => {
      const directory = createTempDirectory({ 'openapi.yaml': petShop });
      git(directory, 'init', '-q');
      expect(await ashlar(directory, ['init', '--yes', '--out', out])).toMatchObject({ status: 0 });
      const attributes = (path: string): string =>
        git(directory, 'check-attr', '-z', 'linguist-generated', path).split('\0')[2] ?? '';
      expect({
        inside: attributes(`${out === '.' ? '' : `${out}/`}types/index.ts`),
        outside: attributes('src/a.ts'),
      }).toEqual({ inside: 'set', outside: out === '.' ? 'set' : 'unspecified' });
    },
  );

  it('creates no .gitattributes for output outside of the working directory', async () => {
    const directory = createTempDirectory({ 'apps/pets/openapi.yaml': petShop });
    expect(await ashlar(join(directory, 'apps/pets'), ['init', '--yes', '--out', '../../api'])).toMatchObject({
      status: 0,
    });
    expect(Object.keys(readFiles(directory))).not.toContain('apps/pets/.gitattributes');
  });

  it('changes nothing the second time; --force overwrites only files that init created', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    await ashlar(directory, ['init', '--yes']);
    const first = readFiles(directory);
    expect((await ashlar(directory, ['init', '--yes'])).status).toBe(0);
    expect(readFiles(directory)).toEqual(first);
    const otherArgs = ['init', '--yes', '--out', 'elsewhere'];
    expect(await ashlar(directory, otherArgs)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(
        'ashlar.config.json is there already; --force writes it again; nothing was written',
      ) as string,
    });
    expect(readFiles(directory)).toEqual(first);
    expect((await ashlar(directory, [...otherArgs, '--force'])).status).toBe(0);
    expect(JSON.parse(readFiles(directory)['ashlar.config.json'] ?? '')).toMatchObject({ out: 'elsewhere' });
    writeTextFile(directory, 'ashlar.config.json', '{ "document": "openapi.yaml" }');
    writeTextFile(directory, '.github/workflows/ashlar.yml', 'name: mine\n');
    const { status, stderr } = await ashlar(directory, [...otherArgs, '--force']);
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
      'several documents in a directory',
      { 'apis/a.yaml': petShop, 'apis/b.yaml': petShop },
      ['--yes'],
      '{"documents": [{"document": "apis/*.yaml", "out": "src/{1}/api"}]}.',
    ],
    [
      'several documents without a common glob',
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
      'a glob without matches',
      {},
      ['--yes', '--document', 'services/*/openapi.yaml'],
      'there is no file services/*/openapi.yaml',
    ],
    ['no document', {}, ['--yes'], 'there is no OpenAPI 3 document here'],
    [
      'a missing document',
      { 'openapi.yaml': petShop },
      ['--document', 'opanapi.yaml'],
      'there is no file opanapi.yaml',
    ],
    ['a directory as a document', { 'spec/openapi.yaml': petShop }, ['--document', 'spec'], 'there is no file spec'],
    ['an unknown target', { 'openapi.yaml': petShop }, ['--yes', '--targets', 'typs'], 'there is no target "typs"'],
    ['an unknown mode', { 'openapi.yaml': petShop }, ['--yes', '--mode', 'both'], '--mode cannot be "both"'],
    ['packages without a scope', { 'openapi.yaml': petShop }, ['--yes', '--mode', 'packages'], 'packages need a scope'],
    [
      'an invalid scope',
      { 'openapi.yaml': petShop },
      ['--yes', '--mode', 'packages', '--scope', 'Acme'],
      '"Acme" is no scope of package names',
    ],
    ['a scope without packages', { 'openapi.yaml': petShop }, ['--yes', '--scope', '@acme'], '--scope is for packages'],
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
  ])('writes nothing and reports the error: %s', async (_, files, args, message) => {
    const directory = createTempDirectory(files);
    const { status, stdout, stderr } = await ashlar(directory, ['init', ...args]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(readFiles(directory)).toEqual(files);
  });

  it('suggests a valid configuration for several documents', async () => {
    const directory = createTempDirectory({ 'services/a/openapi.yaml': petShop, 'services/b/openapi.yaml': petShop });
    const { stderr } = await ashlar(directory, ['init', '--yes']);
    writeTextFile(directory, 'ashlar.config.json', /\{"documents".*\}(?=\.)/.exec(stderr)?.[0] ?? '');
    expect(await ashlar(directory, ['generate', '--targets', 'types'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('services/b/openapi.yaml → services/b/src/api: ') as string,
    });
  });
});
