// The options `dates` and `integers64` of a configuration: types, client, and validators, but no server.

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ashlar, type CommandOutput } from '../../cli/command.ts';
import { createTempDirectory, readFiles } from '../../cli/temp-directory.ts';

const document = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        '200': { description: Pets., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
components:
  schemas:
    Pet:
      type: object
      properties:
        born: { type: string, format: date-time }
        size: { type: integer, format: int64 }
        either: { anyOf: [{ type: string, format: date-time }, { type: string }] }
`;
const targets = ['types', 'client', 'validators'];

const createDirectory = (config: object, name = 'ashlar.config.json'): string =>
  createTempDirectory({
    'openapi.yaml': document,
    [name]: JSON.stringify({ document: 'openapi.yaml', out: 'api', ...config }, undefined, 2),
  });

const generate = (directory: string, ...args: readonly string[]): Promise<CommandOutput> =>
  ashlar(directory, ['generate', ...args]);

const readOutput = (directory: string): Readonly<Record<string, string>> => readFiles(join(directory, 'api'));

describe('value forms', () => {
  it('apply to types, client, and validators', async () => {
    const directory = createDirectory({ targets, dates: 'Date', integers64: 'bigint' });
    expect((await generate(directory)).status).toBe(0);
    const files = readOutput(directory);
    expect(files['types/schemas.ts']).toContain('born?: Date;\n  size?: bigint;\n  either?: string;');
    expect(files['types/openapi.ts']).toContain('Pet: schemas.PetJson;');
    expect(files['client/conversions.ts']).toContain('{ properties: { born: dateCodec, size: bigintCodec } }');
    expect(files['validators/schemas/pet.ts']).toContain('value is PetJson');
    expect((await generate(directory, '--check')).status).toBe(0);
  });

  it('do not change the output by default', async () => {
    const directory = createDirectory({ targets });
    await generate(directory);
    const files = readOutput(directory);
    const explicit = createDirectory({ targets, dates: 'string', integers64: 'number' });
    await generate(explicit);
    expect(readOutput(explicit)).toEqual(files);
    expect(Object.keys(files)).not.toContain('client/conversions.ts');
    expect(files['client/runtime.ts']).not.toContain('Conversion');
  });

  it('are written when the option changes, also with a cache', async () => {
    const directory = createDirectory({ targets });
    const config = join(createDirectory({ targets, dates: 'Date' }, 'config.json'), 'config.json');
    await generate(directory, '--cache', 'cache');
    await generate(directory, '--cache', 'cache', '--config', config, 'openapi.yaml', '--out', 'api');
    expect(readOutput(directory)['types/schemas.ts']).toContain('born?: Date;');
    await generate(directory, '--cache', 'cache');
    expect(readOutput(directory)['types/schemas.ts']).toContain('born?: string;');
  });

  it('are those of each document', async () => {
    const directory = createTempDirectory({
      'a.yaml': document,
      'b.yaml': document,
      'ashlar.config.json': JSON.stringify({
        targets,
        dates: 'Date',
        documents: [
          { document: 'a.yaml', out: 'a' },
          { document: 'b.yaml', out: 'b', dates: 'string', integers64: 'bigint' },
        ],
      }),
    });
    expect((await generate(directory)).status).toBe(0);
    expect(readFiles(join(directory, 'a'))['types/schemas.ts']).toContain('born?: Date;\n  size?: number;');
    expect(readFiles(join(directory, 'b'))['types/schemas.ts']).toContain('born?: string;\n  size?: bigint;');
  });

  it('are reported where a schema is ambiguous', async () => {
    const directory = createDirectory({ targets, dates: 'Date' });
    const { stderr } = await generate(directory);
    expect(stderr).toContain('openapi.yaml:16:17 note output/ambiguous-format');
    expect(stderr).toContain('help: add a `discriminator`, or use the same format in each branch');
  });

  it.each<[object, readonly string[], string, string]>([
    [{ dates: 'Date' }, [], '`dates`: `Date` conflicts', 'or list the `targets` without `server`'],
    [{ dates: 'Temporal', targets: ['server'] }, [], '`dates`: `Temporal` conflicts', 'remove `server` from `targets`'],
    [{ integers64: 'bigint', targets }, ['--targets', 'server'], '`integers64`: `bigint` conflicts', '`--targets`'],
    [{ dates: 'Date' }, ['--targets', 'types'], '`dates`: `Date` conflicts', 'or list the `targets` without `server`'],
  ])('conflict with a server: %o %o', async (config, args, message, help) => {
    const directory = createDirectory(config);
    const { status, stderr } = await generate(directory, ...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(/ashlar\.config\.json:\d+:\d+ error cli\/invalid-config-option/);
    expect(stderr).toContain(`${message} with the target \`server\`, which does not convert values`);
    expect(stderr).toContain(help);
    expect(Object.keys(readFiles(directory)).filter((path) => path.startsWith('api/'))).toEqual([]);
  });
});
