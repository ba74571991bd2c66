// Configuration files: discovery, formats, relative paths, and precedence of flags.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ashlar, petShop } from './command.ts';
import { readFiles, createTempDirectory } from './temp-directory.ts';

/** Returns the directories of the generated targets. */
function listTargetDirectories(directory: string): readonly string[] {
  return [
    ...new Set(
      Object.keys(readFiles(directory)).flatMap((path) => /^(.*\/)(?:spec|types|docs)\//.exec(path)?.[0] ?? []),
    ),
  ].sort();
}

describe('a configuration', () => {
  it.each([
    ['ashlar.config.json', '{ "$schema": "x", "document": "openapi.yaml", "out": "api", "targets": ["spec"] }'],
    ['ashlar.config.mjs', 'export default { document: "openapi.yaml", out: "api", targets: ["spec"] };'],
    ['ashlar.config.js', 'module.exports = { document: "openapi.yaml", out: "api", targets: ["spec"] };'],
    [
      'ashlar.config.ts',
      'import { defineConfig, type AshlarConfig } from "ashlar";\nconst targets: AshlarConfig["targets"] = ["spec"];\nexport default defineConfig({ document: "openapi.yaml", out: "api", targets } satisfies AshlarConfig);',
    ],
  ])('is loaded from %s', async (name, text) => {
    const directory = createTempDirectory({ [name]: text, 'openapi.yaml': petShop });
    expect(await ashlar(directory, ['generate', '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(listTargetDirectories(directory)).toEqual(['api/spec/']);
  });

  it('can begin with a byte order mark', async () => {
    const directory = createTempDirectory({
      'ashlar.config.json': '\uFEFF{ "document": "openapi.yaml", "out": "api", "targets": ["spec"] }',
      'openapi.yaml': petShop,
    });
    expect(await ashlar(directory, ['generate', '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('is rejected if it is not valid UTF-8', async () => {
    const directory = createTempDirectory();
    writeFileSync(join(directory, 'ashlar.config.json'), Uint8Array.of(0x7b, 0xff, 0x7d));
    const { status, stderr } = await ashlar(directory, ['lint']);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr:
        'error source/invalid-encoding\n  cannot read `ashlar.config.json`: invalid UTF-8 at byte 1\n  help: convert the file to UTF-8\n\n1 error\n',
    });
  });

  it('resolves paths relative to its own directory, and prints them relative to the working directory', async () => {
    const directory = createTempDirectory({
      'conf/a.json': '{"document": "../spec/openapi.yaml", "out": "../output", "targets": ["spec"]}',
      'spec/openapi.yaml': petShop,
      'work/.keep': '',
    });
    const { stdout } = await ashlar(join(directory, 'work'), ['generate', '--config', '../conf/a.json']);
    expect(stdout).toMatch(/^\.\.\/spec\/openapi\.yaml → \.\.\/output\n/);
    expect(listTargetDirectories(directory)).toEqual(['output/spec/']);
  });

  it('is overridden by flags, which are relative to the working directory', async () => {
    const config = '{"document": "none.yaml", "out": "output", "targets": ["docs"]}';
    const directory = createTempDirectory({ 'ashlar.config.json': config, 'openapi.yaml': petShop });
    const { status } = await ashlar(directory, ['generate', 'openapi.yaml', '--out', 'elsewhere', '--targets', 'spec']);
    expect({ status, targets: listTargetDirectories(directory) }).toEqual({ status: 0, targets: ['elsewhere/spec/'] });
  });

  it('removes the files of a target that it no longer has; the --targets flag does not', async () => {
    const directory = createTempDirectory({
      'all.json': '{"document": "openapi.yaml"}',
      'one.json': '{"document": "openapi.yaml", "targets": ["spec"]}',
      'openapi.yaml': petShop,
    });
    await ashlar(directory, ['generate', '--config', 'all.json']);
    await ashlar(directory, ['generate', '--config', 'all.json', '--targets', 'spec']);
    expect(listTargetDirectories(directory)).toEqual(['generated/docs/', 'generated/spec/', 'generated/types/']);
    await ashlar(directory, ['generate', '--config', 'one.json']);
    expect(listTargetDirectories(directory)).toEqual(['generated/spec/']);
  });

  it('sets the package scope, the license, and the import extension', async () => {
    const config =
      '{"document": "openapi.yaml", "packages": {"scope": "@acme", "license": "MIT"}, "importExtension": ".ts"}';
    const directory = createTempDirectory({ 'ashlar.config.json': config, 'openapi.yaml': petShop });
    await ashlar(directory, ['generate']);
    const files = readFiles(directory);
    expect(JSON.parse(files['generated/types/package.json'] ?? '')).toMatchObject({
      name: '@acme/types',
      license: 'MIT',
    });
    const imports = Object.entries(files)
      .filter(([path]) => path.endsWith('.ts'))
      .flatMap(([, text]) => [...text.matchAll(/from '(\.[^']*)'/g)].map(([, specifier]) => specifier));
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter((specifier) => !specifier?.endsWith('.ts'))).toEqual([]);
  });

  it('can turn formats, which are asserted by default, into annotations', async () => {
    const document = JSON.stringify({
      openapi: '3.1.0',
      info: { title: 't', version: '1' },
      paths: {},
      components: { schemas: { Moment: { type: 'string', format: 'date-time' } } },
    });
    const generateValidator = async (config: object): Promise<string> => {
      const directory = createTempDirectory({
        'ashlar.config.json': JSON.stringify({ document: 'openapi.json', targets: ['types', 'validators'], ...config }),
        'openapi.json': document,
      });
      await ashlar(directory, ['generate']);
      return readFiles(directory)['generated/validators/schemas/moment.ts'] ?? '';
    };
    expect(await generateValidator({})).toContain('isDateTime(value)');
    expect(await generateValidator({ validators: { formats: 'assert' } })).toBe(await generateValidator({}));
    const annotated = await generateValidator({ validators: { formats: 'annotate' } });
    expect(annotated).toContain("typeof value !== 'string'");
    expect(annotated).not.toContain('isDateTime');
  });

  it('can turn warnings about slow patterns without a safe equivalent into errors', async () => {
    const createDocument = (pattern: string): string =>
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 't', version: '1' },
        paths: {},
        components: { schemas: { Name: { type: 'string', pattern } } },
      });
    const directory = createTempDirectory({
      'strict.json': '{"validators": {"slowPatterns": "error"}}',
      'openapi.json': createDocument('^(a|aa)+$'),
      'safe.json': createDocument('^(a+)+$'),
    });
    const generateTypes = (document: string, ...args: readonly string[]): ReturnType<typeof ashlar> =>
      ashlar(directory, ['generate', document, '--targets', 'types', ...args]);
    expect((await generateTypes('openapi.json')).stderr).toContain('warning document/slow-pattern');
    const rejected = await generateTypes('openapi.json', '--config', 'strict.json');
    expect(rejected.stderr).toContain('error document/slow-pattern');
    expect(rejected.status).not.toBe(0);
    expect((await generateTypes('safe.json', '--config', 'strict.json')).status).toBe(0);
  });

  it('applies its overlays only to its own document', async () => {
    const overlay =
      'overlay: 1.0.0\ninfo: { title: Overlay, version: "1" }\nactions:\n  - target: $.info\n    update: { title: Pets with overlay }\n';
    const config = '{"document": "openapi.yaml", "overlays": ["overlay.yaml"]}';
    const directory = createTempDirectory({
      'ashlar.config.json': config,
      'overlay.yaml': overlay,
      'openapi.yaml': petShop,
      'other.yaml': petShop,
    });
    const printModel = async (...args: readonly string[]): Promise<string> =>
      (await ashlar(directory, ['model', ...args])).stdout;
    expect(await printModel()).toContain('Pets with overlay');
    expect(await printModel('openapi.yaml')).toContain('Pets with overlay');
    expect(await printModel('other.yaml')).not.toContain('Pets with overlay');
    expect(await printModel('other.yaml', '--overlay', 'overlay.yaml')).toContain('Pets with overlay');
  });
});
