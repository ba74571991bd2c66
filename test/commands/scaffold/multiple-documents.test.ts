// `ashlar scaffold` with several documents: handler directories, errors in one document, and conflicting directories.

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ashlar, withoutDuration } from '../../cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { createConfig } from '../../cli/monorepo.ts';
import { createDocument } from './scaffold-project.ts';

const allServices = { document: 'services/*/openapi.json', out: 'services/{1}/src/api' };
const typesOnly = { document: 'types.json', out: 'types', targets: ['types'] };
const listPets = { id: 'list', route: 'GET /pets' };

/** Creates the services a and b, and a document for types only; returns the directory. */
function createMonorepo(documents: readonly object[], options: object = {}): string {
  return createTempDirectory({
    'ashlar.config.json': createConfig(documents, options),
    'services/a/openapi.json': createDocument([listPets]),
    'services/b/openapi.json': createDocument([listPets, { id: 'other', route: 'GET /others', tag: 'others' }]),
    'types.json': createDocument([listPets]),
  });
}

const listHandlerPaths = (directory: string): readonly string[] =>
  Object.keys(readFiles(directory)).filter((path) => path.includes('/handlers/') && !path.includes('/.'));

describe('scaffold with several documents', () => {
  it('adds handlers for each document with a server, and prints the counts', async () => {
    const directory = createMonorepo([allServices, typesOnly]);
    const first = await ashlar(directory, ['scaffold']);
    expect({ status: first.status, stdout: withoutDuration(first.stdout) }).toEqual({
      status: 0,
      stdout:
        'services/a/openapi.json → services/a/src/handlers: 4 written, 0 unchanged\nservices/b/openapi.json → services/b/src/handlers: 5 written, 0 unchanged\n2 documents: 9 written, 0 unchanged\n',
    });
    expect(listHandlerPaths(directory)).toEqual([
      'services/a/src/handlers/index.ts',
      'services/a/src/handlers/pets.ts',
      'services/a/src/handlers/tx.ts',
      'services/b/src/handlers/index.ts',
      'services/b/src/handlers/others.ts',
      'services/b/src/handlers/pets.ts',
      'services/b/src/handlers/tx.ts',
    ]);
    expect(withoutDuration((await ashlar(directory, ['scaffold'])).stdout)).toBe(
      '2 documents: 0 written, 7 unchanged\n',
    );
    writeTextFile(directory, 'services/a/openapi.json', createDocument([listPets, { id: 'more', route: 'GET /more' }]));
    const stale = await ashlar(directory, ['scaffold', '--check']);
    expect(stale).toMatchObject({
      status: 1,
      stdout:
        'changed  services/a/src/handlers/.ashlar-handlers.json\nchanged  services/a/src/handlers/pets.ts\nservices/a/openapi.json → services/a/src/handlers: missing handlers\n2 documents: 1 up to date\n',
    });
    expect(stale.stderr).toContain(
      'scaffold/stale\n  `services/a/src/handlers` is not up to date with `services/a/openapi.json`: 2 files would change\n',
    );
    expect(withoutDuration((await ashlar(directory, ['scaffold'])).stdout)).toBe(
      'services/a/openapi.json → services/a/src/handlers: 2 written, 2 unchanged\n2 documents: 2 written, 6 unchanged\n',
    );
    expect((await ashlar(directory, ['scaffold', '--check'])).stdout).toBe('2 documents: 2 up to date\n');
  });

  it('adds the handlers of one document by its path', async () => {
    const directory = createMonorepo([allServices, typesOnly]);
    expect(
      withoutDuration(
        (
          await ashlar(join(directory, 'services/b'), [
            'scaffold',
            'openapi.json',
            '--config',
            '../../ashlar.config.json',
          ])
        ).stdout,
      ),
    ).toMatch(/^openapi\.json → src\/handlers\n {2}created {2}src\/handlers\/\.ashlar-handlers\.json\n/);
    expect(listHandlerPaths(directory).filter((path) => path.startsWith('services/a'))).toEqual([]);
    expect(await ashlar(directory, ['scaffold', 'types.json'])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^ashlar\.config\.json:1:\d+ error scaffold\/missing-server\n/) as string,
    });
    for (const flag of ['--out', '--handlers', '--overlay'])
      expect((await ashlar(directory, ['scaffold', flag, 'x'])).stderr).toContain(
        `cli/invalid-arguments\n  \`${flag}\` applies to a single document, but the configuration contains 3\n`,
      );
  });

  it('adds the handlers of the others if one document is invalid, even with --json', async () => {
    const directory = createMonorepo([allServices]);
    writeTextFile(directory, 'services/a/openapi.json', '{"openapi": ');
    const result = await ashlar(directory, ['scaffold']);
    expect({ status: result.status, stdout: withoutDuration(result.stdout) }).toEqual({
      status: 2,
      stdout:
        'services/a/openapi.json → services/a/src/handlers: nothing was written\nservices/b/openapi.json → services/b/src/handlers: 5 written, 0 unchanged\n2 documents: 5 written, 0 unchanged\n',
    });
    expect(result.stderr).toMatch(/^services\/a\/openapi\.json:1:\d+ error source\/[\s\S]*\^/m);
    expect(JSON.parse((await ashlar(directory, ['scaffold', '--json'])).stdout)).toMatchObject({
      status: 2,
      documents: [
        {
          document: 'services/a/openapi.json',
          out: 'services/a/src/handlers',
          status: 2,
          files: [],
          diagnostics: [{ code: expect.stringMatching(/^source\//) as string }],
        },
        { status: 0, files: [{ state: 'unchanged' }, {}, {}, {}] },
      ],
    });
  });

  it.each([
    [
      [{ document: 'services/*/openapi.json', out: 'generated/{1}' }],
      '1:15',
      '`documents[0].handlers`: `generated/handlers` (for `services/b/openapi.json`) is the handler directory of `services/a/openapi.json`',
    ],
    [
      [
        { document: 'services/a/openapi.json', out: 'a', handlers: 'lib' },
        { document: 'services/b/openapi.json', out: 'b', handlers: 'lib/b' },
      ],
      '1:140',
      '`documents[1].handlers`: `lib/b` (for `services/b/openapi.json`) is inside the handler directory of `services/a/openapi.json`',
    ],
    [
      [
        { document: 'services/a/openapi.json', out: 'a', handlers: 'lib/a' },
        { document: 'services/b/openapi.json', out: 'b', handlers: 'lib' },
      ],
      '1:142',
      '`documents[1].handlers`: `lib` (for `services/b/openapi.json`) is a parent of the handler directory of `services/a/openapi.json`',
    ],
    [
      [
        { document: 'services/a/openapi.json', out: 'a', handlers: 'b/lib' },
        { document: 'services/b/openapi.json', out: 'b' },
      ],
      '1:74',
      '`documents[0].handlers`: `b/lib` (for `services/a/openapi.json`) is inside the output directory of `services/b/openapi.json`',
    ],
  ])('rejects overlapping directories: %j', async (documents, location, message) => {
    const directory = createMonorepo(documents);
    for (const args of [['scaffold'], ['scaffold', 'services/a/openapi.json']]) {
      const { status, stderr } = await ashlar(directory, args);
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: expect.stringContaining(
          `ashlar.config.json:${location} error cli/invalid-config-option\n  ${message}\n`,
        ) as string,
      });
    }
    expect(listHandlerPaths(directory)).toEqual([]);
  });

  it('uses the --handlers directory instead of the configured one', async () => {
    const directory = createMonorepo([{ document: 'services/*/openapi.json', out: 'generated/{1}' }]);
    const { status, stdout } = await ashlar(directory, [
      'scaffold',
      'services/a/openapi.json',
      '--handlers',
      'lib/handlers',
      '--out',
      'generated/a',
    ]);
    expect({ status, stdout: withoutDuration(stdout) }).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^services\/a\/openapi\.json → lib\/handlers\n {2}created /) as string,
    });
  });

  it.each([
    ['services/a/src/handlers', 'the handler directory of `services/a/openapi.json`'],
    ['services/a/src', 'a parent of the handler directory of `services/a/openapi.json`'],
    ['services/a/src/handlers/more', 'inside the handler directory of `services/a/openapi.json`'],
  ])('rejects a --handlers directory that overlaps handlers of another document: %s', async (handlers, relation) => {
    const directory = createMonorepo([allServices]);
    const args = [
      'scaffold',
      '../b/openapi.json',
      '--config',
      '../../ashlar.config.json',
      '--handlers',
      `../../${handlers}`,
      '--out',
      '../../lib',
    ];
    await ashlar(directory, ['scaffold', 'services/a/openapi.json']);
    const before = readFiles(directory);
    const { status, stderr } = await ashlar(join(directory, 'services/a'), args);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining(
        `error cli/invalid-arguments\n  the handler directory \`${handlers.slice('services/a/'.length)}\` is ${relation}\n`,
      ) as string,
    });
    expect(readFiles(directory)).toEqual(before);
    // Its own directory is allowed, and so is a configured directory without handlers.
    expect(
      (await ashlar(directory, ['scaffold', 'services/a/openapi.json', '--handlers', 'services/a/src/handlers']))
        .status,
    ).toBe(0);
    expect(
      (await ashlar(directory, ['scaffold', 'services/a/openapi.json', '--handlers', 'services/b/src/handlers']))
        .status,
    ).toBe(0);
  });

  it('does not report type errors with --check if handlers cannot be added', async () => {
    const directory = createMonorepo([allServices]);
    expect((await ashlar(directory, ['scaffold'])).status).toBe(0);
    writeTextFile(directory, 'services/a/src/handlers/pets.ts', '// Mine.\nexport const pets = 1;\n');
    const { stdout, stderr } = await ashlar(directory, ['scaffold', '--check']);
    expect(stderr).toContain('error scaffold/missing-handlers-object');
    expect(stdout).toContain('services/a/openapi.json → services/a/src/handlers: has errors\n');
  });

  it('allows documents without a server to share a handler directory', async () => {
    const directory = createMonorepo([
      { ...allServices, out: 'generated/{1}', targets: ['types'] },
      { document: 'types.json', out: 'lib/api' },
    ]);
    expect(await ashlar(directory, ['scaffold'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('types.json → lib/handlers: 4 written') as string,
    });
  });
});
