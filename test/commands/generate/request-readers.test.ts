// Request readers: validators include them if a server is configured, whichever targets a run selects.

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ashlar, type CommandOutput } from '../../cli/command.ts';
import { createTempDirectory, readFiles } from '../../cli/temp-directory.ts';

const document = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
  /pets/{id}:
    put:
      operationId: putPet
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      requestBody:
        content:
          application/x-www-form-urlencoded: { schema: { type: object, properties: { age: { type: integer } } } }
      responses: { '204': { description: Stored. } }
`;
const packages = { scope: '@acme', license: 'MIT' };

const createDirectory = (config?: object): string =>
  createTempDirectory({
    'openapi.yaml': document,
    ...(config && { 'ashlar.config.json': JSON.stringify({ out: 'api', ...config }) }),
  });

const generate = (directory: string, ...args: readonly string[]): Promise<CommandOutput> =>
  ashlar(directory, ['generate', 'openapi.yaml', '--out', 'api', ...args]);

/** Returns the readers that the validators in the output export. */
function listReaders(directory: string): readonly string[] {
  const readers = Object.entries(readFiles(join(directory, 'api')))
    .filter(([path]) => path.startsWith('validators/') && !path.endsWith('runtime.ts'))
    .flatMap(([, text]) => [...text.matchAll(/export function (read\w+)/g)].map(([, name = '']) => name));
  return readers.sort();
}

const all = ['readPutPetForm', 'readPutPetParameters'];
const withoutServer = ['types', 'client', 'validators'];

describe('request readers', () => {
  it.each<[string, object | undefined, readonly string[], readonly string[]]>([
    ['a configuration with all targets', {}, [], all],
    ['a configuration with all targets, of which a run selects others', {}, ['--targets', 'validators'], all],
    ['configured targets with the server', { targets: ['validators', 'server'] }, ['--targets', 'validators'], all],
    ['configured targets without the server', { targets: withoutServer }, [], []],
    ['a server that only the command requests', { targets: withoutServer }, ['--targets', 'server'], all],
    ['the option', { targets: withoutServer, validators: { requestReaders: true } }, [], all],
    ['packages, whose server can have another configuration', { targets: withoutServer, packages }, [], all],
    ['packages that exclude them', { targets: withoutServer, packages, validators: { requestReaders: false } }, [], []],
    ['no configuration and all targets', undefined, [], all],
    ['no configuration and targets without the server', undefined, ['--targets', 'validators'], []],
    ['no configuration and targets with the server', undefined, ['--targets', 'server'], all],
  ])('depend on %s', async (_, config, args, expected) => {
    const directory = createDirectory(config);
    expect((await generate(directory, ...args)).status).toBe(0);
    expect(listReaders(directory)).toEqual(expected);
    expect((await generate(directory, ...args, '--check')).status).toBe(0);
  });

  it('are the same in every run of a configuration', async () => {
    const directory = createDirectory({});
    await generate(directory);
    const files = readFiles(directory);
    for (const name of ['validators', 'types,client,validators', 'server', 'types'])
      expect((await generate(directory, '--targets', name)).stdout).toContain('\n0 written');
    expect(readFiles(directory)).toEqual(files);
  });

  it('are written when the option changes, also with a cache', async () => {
    const directory = createDirectory({ targets: withoutServer });
    await generate(directory, '--cache', 'cache');
    const withReaders = JSON.stringify({ targets: withoutServer, validators: { requestReaders: true } });
    const config = join(createTempDirectory({ 'config.json': withReaders }), 'config.json');
    expect((await generate(directory, '--cache', 'cache', '--config', config, '--check')).status).toBe(1);
    await generate(directory, '--cache', 'cache', '--config', config);
    expect(listReaders(directory)).toEqual(all);
    await generate(directory, '--cache', 'cache');
    expect(listReaders(directory)).toEqual([]);
  });

  it.each<[string, object, readonly string[]]>([
    ['the configuration has a server', { validators: { requestReaders: false } }, ['--targets', 'validators']],
    [
      'the command requests one',
      { targets: withoutServer, validators: { requestReaders: false } },
      ['--targets', 'server'],
    ],
    ['the server is a package', { targets: ['server'], packages, validators: { requestReaders: false } }, []],
  ])('cannot be excluded if %s', async (_, config, args) => {
    const directory = createDirectory(config);
    const { status, stderr } = await generate(directory, ...args);
    expect(status).toBe(2);
    expect(stderr).toContain('cli/invalid-config-option');
    expect(stderr).toContain(
      '`validators.requestReaders`: `false` conflicts with the target `server`, which calls request readers',
    );
    expect(Object.keys(readFiles(directory)).filter((path) => path.startsWith('api/'))).toEqual([]);
  });

  it.each([
    ['of all documents', { requestReaders: false }, {}, 'validators.requestReaders'],
    ['of the document', {}, { requestReaders: false }, 'documents[0].validators.requestReaders'],
  ])('an error names the setting %s', async (_, shared, own, setting) => {
    const directory = createTempDirectory({
      'openapi.yaml': document,
      'ashlar.config.json': JSON.stringify({
        validators: shared,
        documents: [{ document: 'openapi.yaml', out: 'api', validators: own }],
      }),
    });
    expect((await ashlar(directory, ['generate'])).stderr).toContain(`\`${setting}\`: \`false\` conflicts`);
  });

  it.each([['--no-cache'], ['--cache']])(
    'are not removed below a server without a configuration, with %s',
    async (flag) => {
      const directory = createDirectory();
      const cache = flag === '--cache' ? [flag, 'cache'] : [flag];
      const types = ['--targets', withoutServer.join()];
      // Fills the cache.
      await generate(directory, ...cache, ...types);
      await generate(directory, ...cache);
      const files = readFiles(join(directory, 'api'));
      for (const check of [[], ['--check']]) {
        const { status, stderr } = await generate(directory, ...cache, ...types, ...check);
        expect(status).toBe(2);
        expect(stderr).toContain(
          '`--targets` conflicts with the server in `api`, which calls the request readers of the validators',
        );
      }
      expect(readFiles(join(directory, 'api'))).toEqual(files);
      expect((await generate(directory, ...cache, '--targets', 'types')).status).toBe(0);
    },
  );
});
