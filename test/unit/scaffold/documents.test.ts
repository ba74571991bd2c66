// Handlers of many documents: each has its own folder, one that is wrong is no hindrance to the others, and what would fall together is refused.

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ashlar } from '../cli/command.ts';
import { filesIn, folderWith, put } from '../cli/folder.ts';
import { config } from '../cli/services.ts';
import { documentOf } from './folder.ts';

const both = { document: 'services/*/openapi.json', out: 'services/{1}/src/api' };
const types = { document: 'types.json', out: 'types', targets: ['types'] };
const list = { id: 'list', at: 'GET /pets' };

function monorepo(documents: readonly object[], more: object = {}): string {
  return folderWith({
    'ashlar.config.json': config(documents, more),
    'services/a/openapi.json': documentOf([list]),
    'services/b/openapi.json': documentOf([list, { id: 'other', at: 'GET /others', tag: 'others' }]),
    'types.json': documentOf([list]),
  });
}

const paths = (folder: string): readonly string[] =>
  Object.keys(filesIn(folder)).filter((path) => path.includes('/handlers/') && !path.includes('/.'));
const told = (text: string): string => text.replace(/ in [\d.]+ m?s/, '');

describe('scaffold with many documents', () => {
  it('adds handlers for each that has a server, and says what it wrote', async () => {
    const folder = monorepo([both, types]);
    const first = await ashlar(folder, ['scaffold']);
    expect({ status: first.status, stdout: told(first.stdout) }).toEqual({
      status: 0,
      stdout:
        'services/a/openapi.json → services/a/src/handlers: 4 written, 0 unchanged\nservices/b/openapi.json → services/b/src/handlers: 5 written, 0 unchanged\n2 documents: 9 written, 0 unchanged\n',
    });
    expect(paths(folder)).toEqual([
      'services/a/src/handlers/index.ts',
      'services/a/src/handlers/pets.ts',
      'services/a/src/handlers/tx.ts',
      'services/b/src/handlers/index.ts',
      'services/b/src/handlers/others.ts',
      'services/b/src/handlers/pets.ts',
      'services/b/src/handlers/tx.ts',
    ]);
    expect(told((await ashlar(folder, ['scaffold'])).stdout)).toBe('2 documents: 0 written, 7 unchanged\n');
    put(folder, 'services/a/openapi.json', documentOf([list, { id: 'more', at: 'GET /more' }]));
    const stale = await ashlar(folder, ['scaffold', '--check']);
    expect(stale).toMatchObject({
      status: 1,
      stdout:
        'changed  services/a/src/handlers/.ashlar-handlers.json\nchanged  services/a/src/handlers/pets.ts\nservices/a/openapi.json → services/a/src/handlers: lacks handlers\n2 documents: 1 has its handlers\n',
    });
    expect(stale.stderr).toContain(
      'scaffold/stale\n  services/a/src/handlers has not the handlers that services/a/openapi.json asks for: 2 files would change\n',
    );
    expect(told((await ashlar(folder, ['scaffold'])).stdout)).toBe(
      'services/a/openapi.json → services/a/src/handlers: 2 written, 2 unchanged\n2 documents: 2 written, 6 unchanged\n',
    );
    expect((await ashlar(folder, ['scaffold', '--check'])).stdout).toBe('2 documents: 2 have their handlers\n');
  });

  it('adds those of the one that is named', async () => {
    const folder = monorepo([both, types]);
    expect(
      told(
        (await ashlar(join(folder, 'services/b'), ['scaffold', 'openapi.json', '--config', '../../ashlar.config.json']))
          .stdout,
      ),
    ).toMatch(/^openapi\.json → src\/handlers\n {2}created {2}src\/handlers\/\.ashlar-handlers\.json\n/);
    expect(paths(folder).filter((path) => path.startsWith('services/a'))).toEqual([]);
    expect(await ashlar(folder, ['scaffold', 'types.json'])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^ashlar\.config\.json:1:\d+ error scaffold\/missing-server\n/) as string,
    });
    for (const flag of ['--out', '--generated', '--overlay'])
      expect((await ashlar(folder, ['scaffold', flag, 'x'])).stderr).toContain(
        `cli/invalid-arguments\n  ${flag} is of one document, and the configuration has 3\n`,
      );
  });

  it('goes on with the others where one is broken, and tells another program of each', async () => {
    const folder = monorepo([both]);
    put(folder, 'services/a/openapi.json', '{"openapi": ');
    const said = await ashlar(folder, ['scaffold']);
    expect({ status: said.status, stdout: told(said.stdout) }).toEqual({
      status: 2,
      stdout:
        'services/a/openapi.json → services/a/src/handlers: nothing was written\nservices/b/openapi.json → services/b/src/handlers: 5 written, 0 unchanged\n2 documents: 5 written, 0 unchanged\n',
    });
    expect(said.stderr).toMatch(/^services\/a\/openapi\.json:1:\d+ error source\/[\s\S]*\^/m);
    expect(JSON.parse((await ashlar(folder, ['scaffold', '--json'])).stdout)).toMatchObject({
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
      'documents[0].handlers would have the handlers of services/b/openapi.json written into "generated/handlers", where those of services/a/openapi.json are; each document needs a folder of its own',
    ],
    [
      [
        { document: 'services/a/openapi.json', out: 'a', handlers: 'own' },
        { document: 'services/b/openapi.json', out: 'b', handlers: 'own/b' },
      ],
      '1:140',
      'documents[1].handlers would have the handlers of services/b/openapi.json written into "own/b", within the folder of those of services/a/openapi.json; each document needs a folder of its own',
    ],
    [
      [
        { document: 'services/a/openapi.json', out: 'a', handlers: 'own/a' },
        { document: 'services/b/openapi.json', out: 'b', handlers: 'own' },
      ],
      '1:142',
      'documents[1].handlers would have the handlers of services/b/openapi.json written into "own", around the folder of those of services/a/openapi.json; each document needs a folder of its own',
    ],
    [
      [
        { document: 'services/a/openapi.json', out: 'a', handlers: 'b/own' },
        { document: 'services/b/openapi.json', out: 'b' },
      ],
      '1:74',
      'documents[0].handlers would have the handlers of services/a/openapi.json written into "b/own", among what services/b/openapi.json yields',
    ],
  ])('refuses folders that fall together: %j', async (documents, place, message) => {
    const folder = monorepo(documents);
    for (const words of [['scaffold'], ['scaffold', 'services/a/openapi.json']]) {
      const { status, stderr } = await ashlar(folder, words);
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: expect.stringContaining(
          `ashlar.config.json:${place} error cli/invalid-config-option\n  ${message}\n`,
        ) as string,
      });
    }
    expect(paths(folder)).toEqual([]);
  });

  it('takes the folder that is named, whatever the configuration says of handlers', async () => {
    const folder = monorepo([{ document: 'services/*/openapi.json', out: 'generated/{1}' }]);
    const { status, stdout } = await ashlar(folder, [
      'scaffold',
      'services/a/openapi.json',
      '--out',
      'own/handlers',
      '--generated',
      'generated/a',
    ]);
    expect({ status, stdout: told(stdout) }).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^services\/a\/openapi\.json → own\/handlers\n {2}created /) as string,
    });
  });

  it.each([
    ['services/a/src/handlers', 'where those of services/a/openapi.json are'],
    ['services/a/src', 'around the folder of those of services/a/openapi.json'],
    ['services/a/src/handlers/more', 'within the folder of those of services/a/openapi.json'],
  ])('writes into no folder that is named where handlers of another are: %s', async (out, relation) => {
    const folder = monorepo([both]);
    const words = [
      'scaffold',
      '../b/openapi.json',
      '--config',
      '../../ashlar.config.json',
      '--out',
      `../../${out}`,
      '--generated',
      '../../own',
    ];
    await ashlar(folder, ['scaffold', 'services/a/openapi.json']);
    const before = filesIn(folder);
    const { status, stderr } = await ashlar(join(folder, 'services/a'), words);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining(
        `error cli/invalid-arguments\n  the handlers of ../b/openapi.json would be written to ${out.slice('services/a/'.length)}, ${relation}\n`,
      ) as string,
    });
    expect(filesIn(folder)).toEqual(before);
    // Its own are no others', and neither is a folder that the configuration keeps for handlers that nobody has written.
    expect(
      (await ashlar(folder, ['scaffold', 'services/a/openapi.json', '--out', 'services/a/src/handlers'])).status,
    ).toBe(0);
    expect(
      (await ashlar(folder, ['scaffold', 'services/a/openapi.json', '--out', 'services/b/src/handlers'])).status,
    ).toBe(0);
  });

  it('says of handlers that found no place, with --check, nothing about compiling', async () => {
    const folder = monorepo([both]);
    expect((await ashlar(folder, ['scaffold'])).status).toBe(0);
    put(folder, 'services/a/src/handlers/pets.ts', '// Mine.\nexport const pets = 1;\n');
    const { stdout, stderr } = await ashlar(folder, ['scaffold', '--check']);
    expect(stderr).toContain('error scaffold/missing-handlers-object');
    expect(stdout).toContain('services/a/openapi.json → services/a/src/handlers: is not in order\n');
  });

  it('lets documents without a server share what they never write', async () => {
    const folder = monorepo([
      { ...both, out: 'generated/{1}', targets: ['types'] },
      { document: 'types.json', out: 'own/api' },
    ]);
    expect(await ashlar(folder, ['scaffold'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('types.json → own/handlers: 4 written') as string,
    });
  });
});
