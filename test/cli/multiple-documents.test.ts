// Configurations with several documents: output, precedence, validation, and the commands that support them.

import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ashlar, petShop, withoutDuration, type CommandOutput } from './command.ts';
import { readFiles, createTempDirectory, writeTextFile } from './temp-directory.ts';
import { createConfig, createServiceDocument, sharedFiles } from './monorepo.ts';

const createMonorepoFiles = (documents: readonly object[], options: object = {}): Readonly<Record<string, string>> => ({
  ...sharedFiles,
  'ashlar.config.json': createConfig(documents, options),
  'services/a/openapi.yaml': createServiceDocument('a'),
  'services/b/openapi.yaml': createServiceDocument('b'),
});
const allServices = { document: 'services/*/openapi.yaml', out: 'services/{1}/api', targets: ['types'] };
const listManifestPaths = (directory: string): readonly string[] =>
  Object.keys(readFiles(directory)).filter((path) => path.endsWith('.ashlar.json'));
const stdoutWithoutDuration = ({ stdout }: CommandOutput): string => withoutDuration(stdout);

describe('a configuration with several documents', () => {
  it('results in a separate output directory and separate counts for each document', async () => {
    const directory = createTempDirectory(createMonorepoFiles([allServices]));
    const first = await ashlar(directory, ['generate']);
    expect({ status: first.status, stdout: stdoutWithoutDuration(first) }).toEqual({
      status: 0,
      stdout:
        'services/a/openapi.yaml → services/a/api: 4 written, 0 unchanged\nservices/b/openapi.yaml → services/b/api: 4 written, 0 unchanged\n2 documents: 8 written, 0 unchanged\n',
    });
    expect(listManifestPaths(directory)).toEqual(['services/a/api/.ashlar.json', 'services/b/api/.ashlar.json']);
    // Globs do not match generated documents.
    writeTextFile(
      directory,
      'ashlar.config.json',
      createConfig([{ ...allServices, document: '**/openapi.yaml', out: '{1}/api', targets: ['spec', 'types'] }]),
    );
    await ashlar(directory, ['generate']);
    expect(stdoutWithoutDuration(await ashlar(directory, ['generate']))).toBe('2 documents: 0 written, 12 unchanged\n');
    expect(stdoutWithoutDuration(await ashlar(directory, ['generate', '--check']))).toBe(
      '2 documents: 2 are up to date\n',
    );
    writeTextFile(directory, 'services/a/openapi.yaml', createServiceDocument('other'));
    const stale = await ashlar(directory, ['generate', '--check']);
    expect({ status: stale.status, stdout: stdoutWithoutDuration(stale) }).toEqual({
      status: 1,
      stdout: expect.stringMatching(
        /^(?:changed {2}services\/a\/api\/.*\n)+services\/a\/openapi\.yaml → services\/a\/api: is stale\n2 documents: 1 is up to date\n$/,
      ) as string,
    });
    expect(stale.stderr).toContain('`services/a/api` is not up to date with `services/a/openapi.yaml`');
  });

  it('results in the same bytes as separate configurations', async () => {
    const directory = createTempDirectory(
      createMonorepoFiles([{ ...allServices, targets: undefined, importExtension: '.ts' }], {
        docs: { formats: ['markdown'] },
      }),
    );
    await ashlar(directory, ['generate']);
    for (const name of ['a', 'b']) {
      const separateDirectory = createTempDirectory({
        ...sharedFiles,
        [`services/${name}/openapi.yaml`]: createServiceDocument(name),
        'ashlar.config.json': JSON.stringify({
          document: `services/${name}/openapi.yaml`,
          out: `services/${name}/api`,
          importExtension: '.ts',
          docs: { formats: ['markdown'] },
          input: { allow: ['common'] },
        }),
      });
      await ashlar(separateDirectory, ['generate']);
      const out = `services/${name}/api`;
      expect(readFiles(join(directory, out))).toEqual(readFiles(join(separateDirectory, out)));
    }
  });

  it('applies its options to each document; an entry takes precedence over options and over globs', async () => {
    const overlay =
      'overlay: 1.0.0\ninfo: { title: O, version: 1.0.0 }\nactions: [{ target: $.info, update: { title: Pets with overlay } }]\n';
    const explicitEntry = {
      document: 'services/b/openapi.yaml',
      out: 'output',
      targets: ['spec'],
      overlays: ['b.yaml'],
    };
    const directory = createTempDirectory({
      ...createMonorepoFiles([allServices, explicitEntry], { importExtension: '.ts' }),
      'b.yaml': overlay,
    });
    await ashlar(directory, ['generate']);
    expect(listManifestPaths(directory)).toEqual(['output/.ashlar.json', 'services/a/api/.ashlar.json']);
    const files = readFiles(directory);
    expect(files['output/spec/openapi.yaml']).toContain('Pets with overlay');
    expect(files['services/a/api/types/index.ts']).toContain(".ts'");
  });

  test('with errors in one document fails with their locations, but generates the others', async () => {
    const directory = createTempDirectory(createMonorepoFiles([{ ...allServices, strict: true }]));
    await ashlar(directory, ['generate']);
    writeTextFile(
      directory,
      'services/a/openapi.yaml',
      createServiceDocument('a').replace('type: array', 'type: aray'),
    );
    writeTextFile(directory, 'services/b/openapi.yaml', createServiceDocument('bees'));
    const before = readFiles(join(directory, 'services/a/api'));
    const result = await ashlar(directory, ['generate']);
    expect({ status: result.status, stdout: stdoutWithoutDuration(result) }).toEqual({
      status: 1,
      stdout:
        'services/a/openapi.yaml → services/a/api: has errors; keeping the previous output\nservices/b/openapi.yaml → services/b/api: 2 written, 2 unchanged\n2 documents: 2 written, 2 unchanged\n',
    });
    expect(result.stderr).toMatch(/^services\/a\/openapi\.yaml:12:\d+ error document\/[\s\S]*\^/m);
    expect(readFiles(join(directory, 'services/a/api'))).toEqual(before);
    rmSync(join(directory, 'services/b/openapi.yaml'));
    writeTextFile(
      directory,
      'ashlar.config.json',
      createConfig([
        { ...allServices, strict: true },
        { document: 'services/b/openapi.yaml', out: 'services/b/api' },
      ]),
    );
    // A missing document is more severe than an invalid one.
    expect((await ashlar(directory, ['generate'])).status).toBe(2);
  });

  it('results in one entry for each document with --json', async () => {
    const directory = createTempDirectory(createMonorepoFiles([allServices]));
    writeTextFile(directory, 'services/b/openapi.yaml', createServiceDocument('b').replace('3.1.0', '9.9.9'));
    const { status, stdout: text } = await ashlar(directory, ['generate', '--json']);
    expect({ status, output: JSON.parse(text) as unknown }).toMatchObject({
      status: 2,
      output: {
        status: 2,
        diagnostics: [{ code: 'document/unsupported-version' }],
        inputs: ['ashlar.config.json', 'services/a/openapi.yaml', 'common/pet.yaml', 'services/b/openapi.yaml'],
        documents: [
          {
            document: 'services/a/openapi.yaml',
            out: 'services/a/api',
            status: 0,
            diagnostics: [],
            inputs: ['ashlar.config.json', 'services/a/openapi.yaml', 'common/pet.yaml'],
            outputs: expect.arrayContaining([
              'services/a/api/types/index.ts',
              'services/a/api/.ashlar.json',
            ]) as unknown,
          },
          {
            document: 'services/b/openapi.yaml',
            out: 'services/b/api',
            status: 2,
            diagnostics: [{ code: 'document/unsupported-version' }],
            files: [],
            outputs: [],
          },
        ],
      },
    });
  });

  it('can be limited to one document by its path, or to documents with a certain target by --targets', async () => {
    const directory = createTempDirectory(
      createMonorepoFiles([allServices, { document: 'services/b/openapi.yaml', out: 'b', targets: ['spec', 'types'] }]),
    );
    const namedDocument = await ashlar(join(directory, 'services'), [
      'generate',
      'a/openapi.yaml',
      '--config',
      '../ashlar.config.json',
    ]);
    expect(stdoutWithoutDuration(namedDocument)).toMatch(/^a\/openapi\.yaml → a\/api\n {2}types /);
    expect(listManifestPaths(directory)).toEqual(['services/a/api/.ashlar.json']);
    expect(stdoutWithoutDuration(await ashlar(directory, ['generate', '--targets', 'spec']))).toBe(
      'services/b/openapi.yaml → b: 2 written, 0 unchanged\n1 document: 2 written, 0 unchanged\n',
    );
    const unknownDocument = await ashlar(directory, ['generate', 'service/a/openapi.yaml']);
    expect(unknownDocument).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(
        'ashlar.config.json:1:2 error cli/unknown-document\n  `service/a/openapi.yaml` is not in the configuration\n',
      ) as string,
    });
    expect(unknownDocument.stderr).toContain('did you mean `services/a/openapi.yaml`?');
    writeTextFile(directory, 'other.yaml', petShop);
    expect((await ashlar(directory, ['generate', 'other.yaml', '--out', 'other', '--quiet'])).status).toBe(0);
    for (const flag of ['--out', '--overlay'])
      expect((await ashlar(directory, ['generate', flag, 'x'])).stderr).toContain(
        `cli/invalid-arguments\n  \`${flag}\` applies to a single document, but the configuration contains 2`,
      );
  });

  it.each([
    [
      [
        { document: 'services/a/openapi.yaml', out: 'api' },
        { document: 'services/b/openapi.yaml', out: 'API' },
      ],
      '1:110 error cli/invalid-config-option\n  `documents[1].out`: `API` (for `services/b/openapi.yaml`) is the output directory of `services/a/openapi.yaml`',
      'see ashlar.config.json:1:59: `services/a/openapi.yaml` configured here',
    ],
    [
      [
        { document: 'services/a/openapi.yaml', out: 'api' },
        { document: 'services/b/openapi.yaml', out: 'api/b' },
      ],
      '1:110 error cli/invalid-config-option\n  `documents[1].out`: `api/b` (for `services/b/openapi.yaml`) is inside the output directory of `services/a/openapi.yaml`',
      '',
    ],
    [
      [
        { document: 'services/a/openapi.yaml', out: 'link/a' },
        { document: 'services/b/openapi.yaml', out: './elsewhere' },
      ],
      '1:113 error cli/invalid-config-option\n  `documents[1].out`: `./elsewhere` (for `services/b/openapi.yaml`) is a parent of the output directory of `services/a/openapi.yaml`',
      '',
    ],
    [
      [{ document: 'services/*/openapi.yaml', out: 'api' }],
      '1:59 error cli/invalid-config-option\n  `documents[0].out`: `api` (for `services/b/openapi.yaml`) is the output directory of `services/a/openapi.yaml`',
      '',
    ],
    [
      [{ document: 'services/*/openapi.yaml', out: '{1}', packages: { scope: '@acme', license: 'MIT' } }],
      '`documents[0].packages.scope`: `@acme` is already the scope of the packages of `services/a/openapi.yaml`',
      '',
    ],
    [
      [{ document: 'services/*/openapi.yaml', out: 'api/{2}' }],
      '`documents[0].out`: uses `{2}`, but `services/*/openapi.yaml` has 1 wildcard',
      '',
    ],
    [
      [{ document: 'services/a/openapi.yaml', out: 'api/{1}' }],
      '`documents[0].out`: uses `{1}`, but `services/a/openapi.yaml` has no wildcards',
      '',
    ],
    [
      [{ document: 'service/*/openapi.yaml', out: '{1}' }],
      '1:27 error cli/invalid-config-option\n  `documents[0].document`: `service/*/openapi.yaml` matches no file',
      '',
    ],
  ])('is rejected if invalid: %j', async (documents, message, related) => {
    const directory = createTempDirectory({ ...createMonorepoFiles(documents), 'elsewhere/.keep': '' });
    symlinkSync('elsewhere', join(directory, 'link'));
    const { status, stderr } = await ashlar(directory, ['generate']);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(message) as string });
    expect(stderr).toContain(related);
    expect(listManifestPaths(directory)).toEqual([]);
  });

  test('in a module is reported with the path of the invalid option', async () => {
    const directory = createTempDirectory({
      ...sharedFiles,
      'a.yaml': createServiceDocument('a'),
      'ashlar.config.mjs':
        "export default { documents: [{ document: 'a.yaml', out: 'x' }, { document: 'a.yaml', out: 'x' }] };",
    });
    expect((await ashlar(directory, ['generate'])).stderr).toContain(
      'ashlar.config.mjs: `documents[1].out`: `x` (for `a.yaml`) is the output directory of `a.yaml`',
    );
  });
});

describe('the other commands', () => {
  test('lint checks all documents or the one in its arguments, and reports a finding in a shared file once', async () => {
    const directory = createTempDirectory(createMonorepoFiles([allServices]));
    writeTextFile(
      directory,
      'common/pet.yaml',
      `${sharedFiles['common/pet.yaml']}Unused: { type: strin }\nPat:\n  type: object\n  required: [nme]\n`,
    );
    const { status, stderr } = await ashlar(directory, ['lint', '--no-redocly']);
    expect(status).toBe(0);
    expect(stderr.match(/common\/pet\.yaml:1:1 note/g)).toHaveLength(1);
    expect([...new Set(stderr.match(/^services\/\w/gm))]).toEqual(['services/a', 'services/b']);
    expect((await ashlar(directory, ['lint', '--no-redocly', 'services/b/openapi.yaml'])).stderr).not.toContain(
      'services/a',
    );
    expect(JSON.parse((await ashlar(directory, ['lint', '--no-redocly', '--json'])).stdout)).toMatchObject({
      documents: [{ document: 'services/a/openapi.yaml' }, { document: 'services/b/openapi.yaml' }],
    });
    expect(
      (await ashlar(directory, ['lint', '--no-redocly', '--update-baseline', '--baseline', 'known.json'])).stdout,
    ).toMatch(/^known\.json: \d+ findings\n$/);
    expect((await ashlar(directory, ['lint', '--no-redocly', '--baseline', 'known.json'])).stdout).toMatch(
      /^all documents: no problems, \d+ suppressed\n$/,
    );
  });

  test.each([['model'], ['diff', 'old.yaml']])('%s requires one document as an argument', async (...args) => {
    const directory = createTempDirectory({
      ...createMonorepoFiles([{ ...allServices, targets: undefined }]),
      'old.yaml': petShop,
    });
    const result = await ashlar(directory, args);
    expect(result).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining(
        'ashlar.config.json:1:2 error cli/ambiguous-document\n  the configuration contains 2 documents: services/a/openapi.yaml, services/b/openapi.yaml\n',
      ) as string,
    });
    expect(result.stderr).toMatch(
      /\n {2}help: choose one of them, such as `ashlar \w+ .*services\/a\/openapi\.yaml`\n/,
    );
    await ashlar(directory, ['generate', 'services/b/openapi.yaml']);
    expect(await ashlar(directory, [...args, 'services/b/openapi.yaml'])).toMatchObject({ status: 0 });
  });

  test('templates apply to all documents', async () => {
    const directory = createTempDirectory({
      ...createMonorepoFiles([allServices], { templates: 'custom' }),
      'custom/types/index.hbs': '// Mine.\n',
    });
    expect((await ashlar(directory, ['templates', 'check'])).stdout).toBe('1 template in custom: no problems\n');
    await ashlar(directory, ['generate']);
    for (const name of ['a', 'b'])
      expect(readFiles(directory)[`services/${name}/api/types/index.ts`]).toContain('// Mine.');
  });
});
