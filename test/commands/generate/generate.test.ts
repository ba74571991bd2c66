// `ashlar generate`: written files, printed results, and `--check`.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ashlar, petShop } from '../../cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { defaultTargetNames, targetNames } from '../../../src/generator/targets/builtin.ts';

const generate = ['generate', 'openapi.yaml', '--out', 'api'] as const;

/** An operation with an error that cannot be repaired. */
const invalidParameter = 'operationId: listPets\n      parameters: [{ name: a, in: qeury, schema: {} }]';

/** Returns the paths of the modules that a module imports. */
function importedModules(path: string, text: string): readonly string[] {
  return [...text.matchAll(/(?:from|import\() ?'(\.[^']*)\.js'/g)].map(
    ([, specifier = '']) => `${posix.join(posix.dirname(path), specifier)}.ts`,
  );
}

describe('generate', () => {
  it('writes every target and prints file counts and sizes', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    const { status, stdout } = await ashlar(directory, generate);
    expect(status).toBe(0);
    const lines = defaultTargetNames.map((name) => String.raw` {2}${name} +\d+ files +[\d.]+ k?B\n`).join('');
    expect(stdout).toMatch(
      new RegExp(String.raw`^openapi\.yaml → api\n${lines}\d+ written, 0 unchanged in [\d.]+ m?s\n$`),
    );
    expect(Object.keys(readFiles(directory))).toEqual(
      expect.arrayContaining(['api/.ashlar.json', 'api/spec/openapi.json', 'api/spec/openapi.yaml']),
    );
  });

  it.each(targetNames)('imports only generated modules if %s is the only target', async (name) => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    await ashlar(directory, [...generate, '--targets', name]);
    const files = readFiles(directory);
    const modules = Object.entries(files).filter(([path]) => path.endsWith('.ts'));
    const imports = modules.flatMap(([path, text]) => importedModules(path, text));
    if (name !== 'spec' && name !== 'docs') expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter((path) => !(path in files))).toEqual([]);
    expect((await ashlar(directory, [...generate, '--targets', name, '--check'])).status).toBe(0);
  });

  it('imports types so that the compiler reads the types for openapi-fetch only if a program imports them', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    await ashlar(directory, [...generate, '--targets', 'types,client,validators,server']);
    const files = readFiles(directory);
    const reached = new Set(['client', 'validators', 'server'].map((name) => `api/${name}/index.ts`));
    for (const path of reached) for (const imported of importedModules(path, files[path] ?? '')) reached.add(imported);
    expect([...reached]).toEqual(expect.arrayContaining(['api/types/schemas.ts', 'api/types/operations.ts']));
    expect([...reached]).not.toContain('api/types/openapi.ts');
  });

  it('writes at most 12 files of types, client, and validators for one operation', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    const { stdout } = await ashlar(directory, [...generate, '--targets', 'types,client,validators']);
    expect(stdout).toMatch(/^12 written/m);
  });

  it('generates only the selected targets as packages', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': petShop,
      'ashlar.config.json': '{ "targets": ["client"], "packages": { "scope": "@acme", "license": "MIT" } }',
    });
    await ashlar(directory, generate);
    expect(Object.keys(readFiles(join(directory, 'api'))).filter((path) => !path.startsWith('client/'))).toEqual([
      '.ashlar.json',
    ]);
  });

  it('writes nothing the second time, and the same files from another working directory', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop, 'elsewhere/empty': '' });
    await ashlar(directory, generate);
    const first = readFiles(directory);
    expect((await ashlar(directory, generate)).stdout).toMatch(/\n0 written, \d+ unchanged in /);
    expect(
      (await ashlar(join(directory, 'elsewhere'), ['generate', '../openapi.yaml', '--out', '../api'])).stdout,
    ).toMatch(/\n0 written, \d+ unchanged in /);
    expect(readFiles(directory)).toEqual(first);
  });

  it('keeps the output of the last valid run if the document has errors', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    await ashlar(directory, generate);
    writeTextFile(directory, 'openapi.yaml', petShop.replace('operationId: listPets', invalidParameter));
    const before = readFiles(directory);
    const { status, stdout } = await ashlar(directory, generate);
    expect({ status, stdout, files: readFiles(directory) }).toEqual({ status: 1, stdout: '', files: before });
  });

  it('excludes operations with errors and reports this, even with --check; --strict writes nothing', async () => {
    const valid = petShop.replace(
      'paths:',
      'paths:\n  /cats:\n    get: { operationId: listCats, responses: { "200": { description: ok } } }',
    );
    const broken = valid.replace('operationId: listPets', invalidParameter);
    const directory = createTempDirectory({ 'openapi.yaml': broken });
    expect((await ashlar(directory, [...generate, '--strict'])).status).toBe(1);
    expect(Object.keys(readFiles(directory))).toEqual(['openapi.yaml']);
    const { status, stdout, stderr } = await ashlar(directory, generate);
    expect(status).toBe(3);
    expect(stdout).toContain('openapi.yaml → api');
    expect(stderr).toContain('is excluded');
    expect(readFileSync(join(directory, 'api/types/operations.ts'), 'utf8')).toContain('ListCatsResponses');
    expect(await ashlar(directory, [...generate, '--check', '--quiet'])).toMatchObject({ status: 3, stdout: '' });
    writeTextFile(directory, 'openapi.yaml', valid);
    expect((await ashlar(directory, [...generate, '--check'])).status).toBe(1);
    writeTextFile(directory, 'openapi.yaml', broken);
    writeTextFile(directory, 'ashlar.config.json', '{ "strict": true }');
    expect((await ashlar(directory, generate)).status).toBe(1);
  });

  it('tolerates a clear mistake with a warning; with --strict, and in lint, it is an error', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': petShop.replace('operationId: listPets', 'operationId: listPets\n      description: ~'),
    });
    const location = /openapi\.yaml:\d+:\d+ (?:warning|error) document\/null-field/;
    const strict = await ashlar(directory, [...generate, '--strict']);
    expect(strict).toMatchObject({ status: 1, stdout: '' });
    expect(strict.stderr.match(location)?.[0]).toContain('error');
    expect(Object.keys(readFiles(directory))).toEqual(['openapi.yaml']);
    const lint = await ashlar(directory, ['lint', 'openapi.yaml']);
    expect(lint.status).toBe(1);
    expect(lint.stderr.match(location)?.[0]).toContain('error');
    const tolerant = await ashlar(directory, generate);
    expect(tolerant.status).toBe(0);
    expect(tolerant.stderr.match(location)?.[0]).toContain('warning');
  });

  it('compares with an earlier version that has tolerated mistakes, even if the document uses the vocabulary', async () => {
    const document = petShop.replace('paths:', 'x-ashlar: { version: 1 }\npaths:');
    const directory = createTempDirectory({
      'old.yaml': document.replace('operationId: listPets', 'operationId: listPets\n      description: ~'),
      'openapi.yaml': document,
      'ashlar.config.json': JSON.stringify({
        document: 'openapi.yaml',
        out: 'api',
        docs: { changelogSince: 'old.yaml', formats: ['markdown'] },
      }),
    });
    const { status, stderr } = await ashlar(directory, ['generate', '--targets', 'docs', '--quiet']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect((await ashlar(directory, ['lint', 'old.yaml'])).stderr).toContain('error document/null-field');
  });

  it('removes obsolete files', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    await ashlar(directory, generate);
    writeTextFile(directory, 'openapi.yaml', petShop.replaceAll("Pet'", "Animal'").replace('    Pet:', '    Animal:'));
    expect((await ashlar(directory, generate)).stdout).toMatch(/, \d+ removed in /);
    expect(Object.keys(readFiles(directory)).filter((path) => /\bpet\b/i.test(path))).toEqual([]);
  });

  it('keeps the files of other targets with --targets', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    await ashlar(directory, generate);
    const before = readFiles(directory);
    expect((await ashlar(directory, [...generate, '--targets', 'types, spec'])).status).toBe(0);
    expect(readFiles(directory)).toEqual(before);
  });

  it('prints nothing with --quiet', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    expect(await ashlar(directory, [...generate, '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('prints one JSON document with --json', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    const { stdout, stderr } = await ashlar(directory, [...generate, '--targets', 'spec', '--json']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({
      ashlar: '0.0.0',
      command: 'generate',
      status: 0,
      document: 'openapi.yaml',
      out: 'api',
      diagnostics: [],
      files: [
        {
          path: 'api/spec/openapi.json',
          target: 'spec',
          bytes: readFileSync(join(directory, 'api/spec/openapi.json')).length,
          state: 'created',
        },
        { path: 'api/spec/openapi.yaml', target: 'spec', state: 'created' },
        { path: 'api/.ashlar.json', state: 'created' },
      ],
      timings: ['load', 'read', 'build', 'pages', 'render', 'format', 'write'].map((stage) => ({ stage, ms: 10 })),
    });
  });
});

describe('generate --check', () => {
  it('succeeds if the output is up to date', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    await ashlar(directory, generate);
    const { status, stdout } = await ashlar(directory, [...generate, '--check']);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^api is up to date with openapi\.yaml: \d+ files\n$/) as string,
    });
  });

  it('lists changed, missing, and orphaned files, and writes nothing', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    await ashlar(directory, generate);
    writeTextFile(directory, 'api/spec/openapi.json', '{}');
    rmSync(join(directory, 'api/spec/openapi.yaml'));
    writeTextFile(directory, 'openapi.yaml', petShop.replaceAll('listPets', 'allPets'));
    const before = readFiles(directory);
    const { status, stdout, stderr } = await ashlar(directory, [...generate, '--check']);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^changed {2}api\/spec\/openapi\.json$/m);
    expect(stdout).toMatch(/^missing {2}api\/spec\/openapi\.yaml$/m);
    expect(stdout).toMatch(/^orphaned api\/docs\/.*list-?pets.*$/im);
    expect(stderr).toMatch(
      /cli\/stale\n {2}`api` is not up to date with `openapi\.yaml`: \d+ changed, \d+ missing, \d+ orphaned\n/,
    );
    expect(readFiles(directory)).toEqual(before);
  });

  it('reports the version of Ashlar that generated the output if it differs', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    await ashlar(directory, [...generate, '--targets', 'spec']);
    writeTextFile(directory, 'api/spec/openapi.json', '{}');
    writeTextFile(
      directory,
      'api/.ashlar.json',
      (readFiles(directory)['api/.ashlar.json'] ?? '').replace('0.0.0', '0.9.0'),
    );
    const { stderr } = await ashlar(directory, [...generate, '--targets', 'spec', '--check']);
    expect(stderr).toContain('`openapi.yaml`: 1 changed (generated by Ashlar 0.9.0; this is 0.0.0)\n');
  });

  it('prints the states of the files with --json', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    await ashlar(directory, [...generate, '--targets', 'spec']);
    writeTextFile(directory, 'api/spec/openapi.json', '{}');
    const { status, stdout } = await ashlar(directory, [...generate, '--targets', 'spec', '--check', '--json']);
    expect({ status, output: JSON.parse(stdout) as unknown }).toMatchObject({
      status: 1,
      output: {
        status: 1,
        check: true,
        diagnostics: [{ code: 'cli/stale' }],
        files: [
          { path: 'api/spec/openapi.json', state: 'changed' },
          { path: 'api/spec/openapi.yaml', state: 'unchanged' },
        ],
      },
    });
  });

  it('fails if nothing was generated yet', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    const { status, stderr } = await ashlar(directory, [...generate, '--check']);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining(' (not generated yet)') as string,
    });
    expect(existsSync(join(directory, 'api'))).toBe(false);
  });
});
