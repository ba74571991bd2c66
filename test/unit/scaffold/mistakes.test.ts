// What `ashlar scaffold` cannot do: each has its place and its exit status, and nothing is written.

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ashlar } from '../cli/command.ts';
import { filesIn, put } from '../cli/folder.ts';
import { documentOf, home } from './folder.ts';

const list = { id: 'listPets', at: 'GET /pets' };
const create = { id: 'createPet', at: 'POST /pets' };

describe('scaffold', () => {
  it('touches nothing while a module is broken, and says where', async () => {
    const pets = home();
    await pets.scaffold([list]);
    pets.write('other.ts', 'export const other = {;\n');
    const before = pets.handlers();
    const { status, stderr } = await pets.scaffold([list, create]);
    expect(status).toBe(2);
    expect(stderr).toContain('handlers/other.ts:1:23 error scaffold/syntax-error\n');
    expect(pets.handlers()).toEqual(before);
  });

  it('touches nothing where its record is broken', async () => {
    const pets = home();
    await pets.scaffold([list]);
    for (const text of [
      '',
      '[]',
      '{"areas": []}',
      '{"areas": {"pets": {"name": "pets"}}}',
      '{"areas": {"pets": {"name": "pets", "type": "Pets", "operations": {"GET /pets": 1}}}}',
    ]) {
      pets.write('.ashlar-handlers.json', text);
      const before = pets.handlers();
      const { status, stderr } = await pets.scaffold([list, create]);
      expect({ text, status }).toEqual({ text, status: 2 });
      expect(stderr).toContain('error scaffold/invalid-state\n');
      expect(pets.handlers()).toEqual(before);
    }
  });

  it('writes over nothing that was saved, or came, while it ran', async () => {
    const pets = home();
    await pets.scaffold([list]);
    put(
      pets.folder,
      'openapi.json',
      documentOf([list, create, { id: 'listStores', at: 'GET /stores', tag: 'stores' }]),
    );
    const beforeWriting = (): void => {
      pets.write('pets.ts', '// Saved.\n');
      pets.write('stores.ts', '// Mine.\n');
    };
    const before = pets.handlers();
    const { status, stderr } = await ashlar(pets.folder, ['scaffold', 'openapi.json', '--generated', 'api'], {
      beforeWriting,
    });
    expect(status).toBe(2);
    expect(stderr).toContain(
      'error scaffold/concurrent-edit\n  handlers/pets.ts was changed while ashlar scaffold ran; nothing was written\n  Run it again.\n',
    );
    expect(stderr).toContain('handlers/stores.ts was changed while');
    expect(pets.handlers()).toEqual({ ...before, 'pets.ts': '// Saved.\n', 'stores.ts': '// Mine.\n' });
  });

  it('says where handlers do not compile without a word of where they lie on this machine', async () => {
    const pets = home({ compiled: false });
    put(pets.folder, 'api/server/index.ts', 'export {};\n');
    pets.write('nothing.ts', '// No module.\n');
    pets.write('other.ts', "import './nothing.js';\nexport { nothing } from './nothing.js';\n");
    const { stderr } = await pets.scaffold([list]);
    expect(stderr).toContain(
      "handlers/other.ts:2:25 error scaffold/type-error\n  File 'handlers/nothing.ts' is not a module.\n",
    );
    expect(stderr).not.toContain(pets.folder);
  });

  it('finds no fault with options that compilers before 6 took', async () => {
    const pets = home({ compiled: false });
    put(pets.folder, 'api/server/index.ts', 'export {};\n');
    put(
      pets.folder,
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          strict: true,
          target: 'ES2022',
          module: 'ESNext',
          moduleResolution: 'node',
          baseUrl: '.',
          downlevelIteration: true,
        },
      }),
    );
    const { stderr } = await pets.scaffold([list]);
    expect(stderr).toContain('handlers/pets.ts:6:');
    expect(stderr).not.toMatch(/deprecated|Option /);
  });

  it('takes the last of two handlers of one name, and marks none whose operation lives on', async () => {
    const pets = home();
    await pets.scaffold([{ id: 'alpha', at: 'GET /a' }]);
    pets.edit('pets.ts', '  async alpha(', '  alpha: () => null,\n  async alpha(');
    await pets.scaffold([{ id: 'alpha2', at: 'GET /a' }]);
    expect(pets.handlers()['pets.ts']).toContain('alpha: () => null,');
    expect(pets.handlers()['pets.ts']).toContain('async alpha2(');
    expect(pets.handlers()['pets.ts']).not.toContain('Gone from the document');
  });

  it('names a file in which it finds no handlers, and goes on with the others', async () => {
    const pets = home();
    pets.write('pets.ts', '// Mine.\nexport const pets = 1;\n');
    const { status, stderr } = await pets.scaffold([list, { id: 'listStores', at: 'GET /stores', tag: 'stores' }]);
    expect(status).toBe(1);
    expect(stderr).toContain(
      'handlers/pets.ts:1:1 error scaffold/missing-handlers-object\n  nothing in handlers/pets.ts is typed as PetsHandlers, so 1 operation of the area "pets" found no place\n',
    );
    expect(pets.handlers()).toMatchObject({ 'pets.ts': '// Mine.\nexport const pets = 1;\n' });
    expect(pets.handlers()['stores.ts']).toContain('async listStores(');
  });

  it('writes nothing while the document has errors', async () => {
    const pets = home();
    put(pets.folder, 'openapi.json', documentOf([list]).replace('"type":"object"', '"type":"objekt"'));
    const { status } = await ashlar(pets.folder, ['scaffold', 'openapi.json']);
    expect(status).toBe(1);
    expect(Object.keys(filesIn(pets.folder)).filter((path) => path.startsWith('handlers'))).toEqual([]);
  });

  it('has nothing to do without operations, or where no server is generated', async () => {
    const pets = home();
    expect(await pets.scaffold([])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('scaffold/missing-server') as string,
    });
    put(pets.folder, 'ashlar.config.json', JSON.stringify({ document: 'openapi.json', targets: ['types'] }));
    expect(await ashlar(pets.folder, ['scaffold'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('the configuration generates no server') as string,
    });
  });

  it.each([
    ['--out is empty', ['--out', '']],
    ['--generated is empty', ['--generated', '']],
    ['among what is generated', ['--out', 'api/handlers', '--generated', 'api']],
    ["unknown option '--nope'", ['--nope']],
  ])('refuses flags that make no sense: %s', async (message, words) => {
    const pets = home();
    put(pets.folder, 'openapi.json', documentOf([list]));
    const { status, stderr } = await ashlar(pets.folder, ['scaffold', 'openapi.json', ...words]);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });

  it('writes through no link, and over nothing that is no file', async () => {
    const pets = home();
    await pets.scaffold([list]);
    mkdirSync(join(pets.folder, 'handlers/stores.ts'));
    symlinkSync(join(pets.folder, 'package.json'), join(pets.folder, 'handlers/shops.ts'));
    const { status, stderr } = await pets.scaffold([
      list,
      { id: 'a', at: 'GET /a', tag: 'stores' },
      { id: 'b', at: 'GET /b', tag: 'shops' },
    ]);
    expect(status).toBe(2);
    expect(stderr).toContain('handlers/stores.ts is a folder; nothing was written');
    expect(stderr).toContain('handlers/shops.ts is a link; nothing was written');
    expect(Object.keys(pets.handlers()).sort()).toEqual(['.ashlar-handlers.json', 'index.ts', 'pets.ts', 'tx.ts']);
  });

  it('says with --check what would change, and changes nothing', async () => {
    const pets = home();
    await pets.scaffold([list]);
    const before = pets.handlers();
    const { status, stdout, stderr } = await pets.scaffold([list, create], '--check');
    expect({ status, stdout }).toEqual({
      status: 1,
      stdout: 'changed  handlers/.ashlar-handlers.json\nchanged  handlers/pets.ts\n',
    });
    expect(stderr).toContain(
      'error scaffold/stale\n  handlers has not the handlers that openapi.json asks for: 2 files would change\n',
    );
    expect(pets.handlers()).toEqual(before);
  });

  it('says that nothing was compiled where the server is not generated', async () => {
    const pets = home({ compiled: false });
    put(pets.folder, 'openapi.json', documentOf([list]));
    const { status, stderr } = await ashlar(pets.folder, ['scaffold', 'openapi.json']);
    expect(status).toBe(0);
    expect(stderr).toContain('handlers/index.ts:3:31 warning scaffold/server-not-generated\n');
  });

  it('prints one JSON document with --json', async () => {
    const pets = home();
    const { stdout, stderr } = await pets.scaffold([list], '--json');
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({
      command: 'scaffold',
      status: 0,
      out: 'handlers',
      files: expect.arrayContaining([
        { path: 'handlers/pets.ts', bytes: expect.any(Number) as number, state: 'created' },
      ]) as unknown[],
    });
  });
});
