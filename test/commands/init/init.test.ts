// `ashlar init`: detected documents, prompts, created files, and existing files.

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { ashlar, petShop } from '../../cli/command.ts';
import { git } from '../../cli/git.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';

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
            { id: 'install', run: 'npm ci' },
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
      'OpenAPI document': 'b.yaml',
      Targets: 'types, client',
      'Output mode': 'packages',
      'Scope of': '@acme',
      License: 'MIT',
      'Add a GitHub workflow': 'no',
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

  it.each([
    ['y', true],
    [' Yes ', true],
    ['no', false],
    ['yesterday', false],
  ])('creates a workflow if the answer is yes: "%s"', async (answer, isCreated) => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    await ashlar(directory, ['init'], { answers: { 'Add a GitHub workflow': answer } });
    expect(existsSync(join(directory, '.github'))).toBe(isCreated);
  });

  it.each([
    ['--mode lint', ['init', '--yes', '--mode', 'lint'], {}],
    ['a prompt', ['init'], { answers: { 'Output mode': 'lint' } }],
  ])('writes only what the linter needs with %s', async (_, args, options) => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    mkdirSync(join(directory, '.git'));
    const { status, stdout } = await ashlar(directory, args, options);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout:
        'openapi.yaml\n  created  ashlar.config.json\n  created  package.json\n  created  .github/workflows/ashlar.yml\nNext: npm install -D ashlar@file:ashlar-0.0.0.tgz, npm run lint:api.\n',
    });
    const files = readFiles(directory);
    expect(JSON.parse(files['ashlar.config.json'] ?? '')).toEqual({
      $schema: './node_modules/ashlar/schemas/ashlar.config.schema.json',
      document: 'openapi.yaml',
    });
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({ scripts: { 'lint:api': 'ashlar lint' } });
    expect(files['package.json']).not.toContain('generate');
    expect(await ashlar(directory, ['lint', '--quiet'])).toMatchObject({ status: 0 });
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
    expect(stdout).toContain('changed  package.json: kept customized scripts: generate (ashlar generate)\n');
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

  it('creates no .gitattributes for output outside the working directory', async () => {
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
        'cannot write `ashlar.config.json`: it already exists; use `--force` to overwrite it\n',
      ) as string,
    });
    expect(readFiles(directory)).toEqual(first);
    expect((await ashlar(directory, [...otherArgs, '--force'])).status).toBe(0);
    expect(JSON.parse(readFiles(directory)['ashlar.config.json'] ?? '')).toMatchObject({ out: 'elsewhere' });
    writeTextFile(directory, 'ashlar.config.json', '{ "document": "openapi.yaml" }');
    writeTextFile(directory, '.github/workflows/ashlar.yml', 'name: mine\n');
    const { status, stderr } = await ashlar(directory, [...otherArgs, '--force']);
    expect(status).toBe(2);
    expect(stderr).toContain('cannot write `ashlar.config.json`: it exists and was not written by `ashlar init`');
    expect(stderr).toContain(
      'cannot write `.github/workflows/ashlar.yml`: it exists and was not written by `ashlar init`',
    );
  });
});
