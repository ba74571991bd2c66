// Configurations: each form is found and loaded, its paths are its own, and flags come before it.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ashlar, petShop } from './command.ts';
import { filesIn, folderWith } from './folder.ts';

/** The folders of targets that were generated, by output folder. */
function targets(folder: string): readonly string[] {
  return [
    ...new Set(Object.keys(filesIn(folder)).flatMap((path) => /^(.*\/)(?:spec|types|docs)\//.exec(path)?.[0] ?? [])),
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
  ])('is found as %s', async (name, text) => {
    const folder = folderWith({ [name]: text, 'openapi.yaml': petShop });
    expect(await ashlar(folder, ['generate', '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(targets(folder)).toEqual(['api/spec/']);
  });

  it('may begin with a byte order mark', async () => {
    const folder = folderWith({
      'ashlar.config.json': '\uFEFF{ "document": "openapi.yaml", "out": "api", "targets": ["spec"] }',
      'openapi.yaml': petShop,
    });
    expect(await ashlar(folder, ['generate', '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('is UTF-8 text', async () => {
    const folder = folderWith();
    writeFileSync(join(folder, 'ashlar.config.json'), Uint8Array.of(0x7b, 0xff, 0x7d));
    const { status, stderr } = await ashlar(folder, ['lint']);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr:
        'error source/invalid-encoding\n  ashlar.config.json is not UTF-8 text: no character has the byte at offset 1\n\n1 error\n',
    });
  });

  it('elsewhere has paths of its own, and is shown as it was typed', async () => {
    const folder = folderWith({
      'conf/a.json': '{"document": "../spec/openapi.yaml", "out": "../made", "targets": ["spec"]}',
      'spec/openapi.yaml': petShop,
      'work/x': '',
    });
    const { stdout } = await ashlar(join(folder, 'work'), ['generate', '--config', '../conf/a.json']);
    expect(stdout).toMatch(/^\.\.\/spec\/openapi\.yaml → \.\.\/made\n/);
    expect(targets(folder)).toEqual(['made/spec/']);
  });

  it('gives way to flags, which are relative to the working folder', async () => {
    const config = '{"document": "none.yaml", "out": "made", "targets": ["docs"]}';
    const folder = folderWith({ 'ashlar.config.json': config, 'openapi.yaml': petShop });
    const { status } = await ashlar(folder, ['generate', 'openapi.yaml', '--out', 'elsewhere', '--targets', 'spec']);
    expect({ status, targets: targets(folder) }).toEqual({ status: 0, targets: ['elsewhere/spec/'] });
  });

  it('that drops a target has its files removed; a flag that leaves one out has not', async () => {
    const folder = folderWith({
      'all.json': '{"document": "openapi.yaml"}',
      'one.json': '{"document": "openapi.yaml", "targets": ["spec"]}',
      'openapi.yaml': petShop,
    });
    await ashlar(folder, ['generate', '--config', 'all.json']);
    await ashlar(folder, ['generate', '--config', 'all.json', '--targets', 'spec']);
    expect(targets(folder)).toEqual(['generated/docs/', 'generated/spec/', 'generated/types/']);
    await ashlar(folder, ['generate', '--config', 'one.json']);
    expect(targets(folder)).toEqual(['generated/spec/']);
  });

  it('makes packages, and imports as it says', async () => {
    const config =
      '{"document": "openapi.yaml", "packages": {"scope": "@acme", "license": "MIT"}, "importExtension": ".ts"}';
    const folder = folderWith({ 'ashlar.config.json': config, 'openapi.yaml': petShop });
    await ashlar(folder, ['generate']);
    const files = filesIn(folder);
    expect(JSON.parse(files['generated/types/package.json'] ?? '')).toMatchObject({
      name: '@acme/types',
      license: 'MIT',
    });
    const imports = Object.entries(files)
      .filter(([path]) => path.endsWith('.ts'))
      .flatMap(([, text]) => [...text.matchAll(/from '(\.[^']*)'/g)].map(([, from]) => from));
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter((from) => !from?.endsWith('.ts'))).toEqual([]);
  });

  it('judges formats, or leaves them as remarks', async () => {
    const document = JSON.stringify({
      openapi: '3.1.0',
      info: { title: 't', version: '1' },
      paths: {},
      components: { schemas: { Moment: { type: 'string', format: 'date-time' } } },
    });
    const moment = async (config: object): Promise<string> => {
      const folder = folderWith({
        'ashlar.config.json': JSON.stringify({ document: 'openapi.json', targets: ['types', 'validators'], ...config }),
        'openapi.json': document,
      });
      await ashlar(folder, ['generate']);
      return filesIn(folder)['generated/validators/schemas/moment.ts'] ?? '';
    };
    expect(await moment({})).toContain('isDateTime(value)');
    expect(await moment({ validators: { formats: 'assert' } })).toBe(await moment({}));
    const remarked = await moment({ validators: { formats: 'annotate' } });
    expect(remarked).toContain("typeof value !== 'string'");
    expect(remarked).not.toContain('isDateTime');
  });

  it('rejects slow patterns that have no safe equivalent, or warns of them', async () => {
    const schemas = (pattern: string): string =>
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 't', version: '1' },
        paths: {},
        components: { schemas: { Name: { type: 'string', pattern } } },
      });
    const folder = folderWith({
      'strict.json': '{"validators": {"slowPatterns": "error"}}',
      'openapi.json': schemas('^(a|aa)+$'),
      'safe.json': schemas('^(a+)+$'),
    });
    const generated = (document: string, ...words: readonly string[]): ReturnType<typeof ashlar> =>
      ashlar(folder, ['generate', document, '--targets', 'types', ...words]);
    expect((await generated('openapi.json')).stderr).toContain('warning document/slow-pattern');
    const rejected = await generated('openapi.json', '--config', 'strict.json');
    expect(rejected.stderr).toContain('error document/slow-pattern');
    expect(rejected.status).not.toBe(0);
    expect((await generated('safe.json', '--config', 'strict.json')).status).toBe(0);
  });

  it("lays its overlays over its own document, not over another's", async () => {
    const overlay =
      'overlay: 1.0.0\ninfo: { title: Renamed, version: "1" }\nactions:\n  - target: $.info\n    update: { title: Laid over }\n';
    const config = '{"document": "openapi.yaml", "overlays": ["overlay.yaml"]}';
    const folder = folderWith({
      'ashlar.config.json': config,
      'overlay.yaml': overlay,
      'openapi.yaml': petShop,
      'other.yaml': petShop,
    });
    const model = async (...words: readonly string[]): Promise<string> =>
      (await ashlar(folder, ['model', ...words])).stdout;
    expect(await model()).toContain('Laid over');
    expect(await model('openapi.yaml')).toContain('Laid over');
    expect(await model('other.yaml')).not.toContain('Laid over');
    expect(await model('other.yaml', '--overlay', 'overlay.yaml')).toContain('Laid over');
  });
});
