// Errors in `ashlar init`: each is reported, and no files are written.

import { describe, expect, it } from 'vitest';
import { ashlar, petShop } from '../../cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';

describe('init', () => {
  it.each([
    [
      'an invalid mode without a terminal',
      { 'openapi.yaml': petShop },
      ['--mode', 'x'],
      'invalid `--mode`: `x` is not a mode',
    ],
    ['no terminal and no flags', { 'openapi.yaml': petShop }, [], 'missing document, and no terminal to prompt for it'],
    ['no targets', { 'openapi.yaml': petShop }, ['--yes', '--targets', ''], 'empty target name in `--targets`'],
    [
      'several documents',
      { 'a.yaml': petShop, 'b.json': '{"openapi": "3.0.3"}' },
      ['--yes'],
      'multiple documents: a.yaml, b.json',
    ],
    [
      'several documents of services',
      { 'services/a/openapi.yaml': petShop, 'services/b/openapi.yaml': petShop },
      ['--yes'],
      'choose one with `--document`, or create `ashlar.config.json` for all of them: {"documents": [{"document": "services/*/openapi.yaml", "out": "services/{1}/src/api"}]}',
    ],
    [
      'several documents in a directory',
      { 'apis/a.yaml': petShop, 'apis/b.yaml': petShop },
      ['--yes'],
      '{"documents": [{"document": "apis/*.yaml", "out": "src/{1}/api"}]}',
    ],
    [
      'several documents without a common glob',
      {
        'openapi.yaml': petShop,
        'services/a/openapi.yaml': petShop,
        'services/a/openapi.json': JSON.stringify({ openapi: '3.2.0' }),
      },
      ['--yes'],
      '{"documents": [{"document": "openapi.yaml", "out": "src/openapi/api"}, {"document": "services/a/openapi.json", "out": "src/services-a-openapi-json/api"}, {"document": "services/a/openapi.yaml", "out": "src/services-a-openapi-yaml/api"}]}',
    ],
    [
      'a glob',
      { 'services/a/openapi.yaml': petShop, 'services/b/openapi.yaml': petShop },
      ['--yes', '--document', 'services/*/openapi.yaml'],
      'expected a single document, found 2 documents that match `services/*/openapi.yaml`\n  help: create `ashlar.config.json` for all of them: {"documents": [{"document": "services/*/openapi.yaml", "out": "services/{1}/src/api"}]}',
    ],
    [
      'a glob without matches',
      {},
      ['--yes', '--document', 'services/*/openapi.yaml'],
      'cannot find `services/*/openapi.yaml`',
    ],
    ['no document', {}, ['--yes'], 'no OpenAPI 3 document in this directory'],
    ['a missing document', { 'openapi.yaml': petShop }, ['--document', 'opanapi.yaml'], 'cannot find `opanapi.yaml`'],
    ['a directory as a document', { 'spec/openapi.yaml': petShop }, ['--document', 'spec'], 'cannot find `spec`'],
    ['an unknown target', { 'openapi.yaml': petShop }, ['--yes', '--targets', 'typs'], 'unknown target `typs`'],
    [
      'an unknown mode',
      { 'openapi.yaml': petShop },
      ['--yes', '--mode', 'both'],
      'invalid `--mode`: `both` is not a mode',
    ],
    [
      'targets for the linter',
      { 'openapi.yaml': petShop },
      ['--yes', '--mode', 'lint', '--targets', 'types'],
      '`--targets` has no effect with `--mode lint`',
    ],
    [
      'an output directory for the linter',
      { 'openapi.yaml': petShop },
      ['--yes', '--mode', 'lint', '--out', 'api'],
      '`--out` has no effect with `--mode lint`',
    ],
    [
      'a scope for the linter',
      { 'openapi.yaml': petShop },
      ['--yes', '--mode', 'lint', '--scope', '@acme'],
      '`--scope` requires `--mode packages`',
    ],
    [
      'a license for the linter',
      { 'openapi.yaml': petShop },
      ['--yes', '--mode', 'lint', '--license', 'MIT'],
      '`--license` requires `--mode packages`',
    ],
    [
      'a license without packages',
      { 'openapi.yaml': petShop },
      ['--yes', '--mode', 'source', '--license', 'MIT'],
      '`--license` requires `--mode packages`',
    ],
    ['packages without a scope', { 'openapi.yaml': petShop }, ['--yes', '--mode', 'packages'], 'missing package scope'],
    [
      'an invalid scope',
      { 'openapi.yaml': petShop },
      ['--yes', '--mode', 'packages', '--scope', 'Acme'],
      'invalid package scope `Acme`',
    ],
    [
      'a scope without packages',
      { 'openapi.yaml': petShop },
      ['--yes', '--scope', '@acme'],
      '`--scope` requires `--mode packages`',
    ],
    [
      'a broken package.json',
      { 'openapi.yaml': petShop, 'package.json': '{ "name": ' },
      ['--yes'],
      'cannot write `package.json`: it is not a JSON object with valid scripts',
    ],
    [
      'an existing configuration in a different format',
      { 'openapi.yaml': petShop, 'ashlar.config.ts': 'export default {};' },
      ['--yes', '--force'],
      'cannot write `ashlar.config.json`: `ashlar.config.ts` already exists',
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
    writeTextFile(directory, 'ashlar.config.json', /\{"documents".*\}/.exec(stderr)?.[0] ?? '');
    expect(await ashlar(directory, ['generate', '--targets', 'types'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('services/b/openapi.yaml → services/b/src/api: ') as string,
    });
  });
});
