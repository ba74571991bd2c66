// What `ashlar scaffold` makes of handlers whose operation is renamed, moved or gone, and what it leaves as it is.

import { describe, expect, it } from 'vitest';
import { changedLines, home, placed, type Asked } from './folder.ts';

const list = { id: 'listPets', at: 'GET /pets' };
const create = { id: 'createPet', at: 'POST /pets' };
const get = { id: 'getPet', at: 'GET /pets/{id}' };
const stores = { id: 'listStores', at: 'GET /stores', tag: 'stores' };
const all: readonly Asked[] = [list, create, get, stores];

describe('an operation that is renamed', () => {
  it('takes its handler along, with the types of its signature', async () => {
    const pets = home();
    await pets.scaffold([list, get]);
    pets.edit('pets.ts', 'async listPets(request:', 'async listPets({ request }:');
    pets.edit(
      'pets.ts',
      '    const { method, target } = request.request;',
      '    // mine\n    const { method, target } = request;',
    );
    const before = pets.handlers()['pets.ts'] ?? '';
    expect(await pets.scaffold([{ ...list, id: 'findPets' }, get])).toMatchObject({ status: 0, stderr: '' });
    expect(changedLines(before, pets.handlers()['pets.ts'] ?? '')).toEqual([
      '-  async listPets({ request }: server.ListPetsRequest<Tx>): Promise<server.ListPetsResponse> {',
      '+  async findPets({ request }: server.FindPetsRequest<Tx>): Promise<server.FindPetsResponse> {',
    ]);
  });

  it('changes one line of the imports where types are imported by name', async () => {
    const pets = home();
    await pets.scaffold([list]);
    const text = `import type { ListPetsRequest, PetsHandlers } from '../api/server/index.js';
import type { Tx } from './tx.js';

const nameOf = ({ request }: ListPetsRequest<Tx>): string => request.target;

export const pets: PetsHandlers<Tx> = {
  listPets: (request) => ({ status: 200, body: { name: nameOf(request) } }),
};
`;
    pets.write('pets.ts', text);
    expect(await pets.scaffold([{ ...list, id: 'findPets' }])).toMatchObject({ status: 0, stderr: '' });
    expect(pets.handlers()['pets.ts']).toBe(
      text.replace('{ ListPetsRequest,', '{ FindPetsRequest as ListPetsRequest,').replace('  listPets:', '  findPets:'),
    );
  });

  it('keeps each its own where two change places', async () => {
    const pets = home();
    await pets.scaffold([list, create]);
    pets.edit(
      'pets.ts',
      'async listPets(request: server.ListPetsRequest<Tx>): Promise<server.ListPetsResponse> {',
      'async listPets(request: server.ListPetsRequest<Tx>): Promise<server.ListPetsResponse> { // lists',
    );
    expect(
      await pets.scaffold([
        { ...list, id: 'createPet' },
        { ...create, id: 'listPets' },
      ]),
    ).toMatchObject({ status: 0, stderr: '' });
    expect(pets.handlers()['pets.ts']).toContain(
      'async createPet(request: server.CreatePetRequest<Tx>): Promise<server.CreatePetResponse> { // lists',
    );
    expect((pets.handlers()['pets.ts'] ?? '').match(/\/\/ (?:GET|POST).*/g)).toEqual(['// GET /pets', '// POST /pets']);
  });

  it('keeps its handler when its path is another, and the comment is made true', async () => {
    const pets = home();
    await pets.scaffold([list, get]);
    const before = pets.handlers()['pets.ts'] ?? '';
    expect(await pets.scaffold([list, { ...get, at: 'GET /v2/pets/{petId}' }])).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(changedLines(before, pets.handlers()['pets.ts'] ?? '')).toEqual([
      '-  // GET /pets/{id}',
      '+  // GET /v2/pets/{petId}',
    ]);
  });
});

describe('an operation that has gone', () => {
  it('leaves its handler with a mark above it, and each place that does not compile is named', async () => {
    const pets = home();
    await pets.scaffold([list, create]);
    pets.edit('pets.ts', '  // POST /pets\n', '  // Makes one.\n  // POST /pets\n');
    const before = pets.handlers()['pets.ts'] ?? '';
    const { status, stderr } = await pets.compiled([list]);
    expect(status).toBe(1);
    expect(changedLines(before, pets.handlers()['pets.ts'] ?? '')).toEqual([
      '+  // Gone from the document: POST /pets. Ashlar leaves this handler to you: keep what you need of it, then delete it.',
    ]);
    expect(placed(stderr)).toContain('handlers/pets.ts:N:9 warning scaffold/orphaned-handler\n');
    expect(placed(stderr)).toContain('handlers/pets.ts:N:35 error scaffold/type-error\n');
    const marked = pets.handlers();
    await pets.scaffold([list]);
    expect(pets.handlers()).toEqual(marked);
    expect(await pets.compiled([list, create])).toMatchObject({ status: 0, stderr: '' });
    expect(pets.handlers()['pets.ts']).toBe(before);
  });

  it('is forgotten once its handler is deleted', async () => {
    const pets = home();
    await pets.scaffold([list, create]);
    await pets.scaffold([list]);
    pets.write('pets.ts', (pets.handlers()['pets.ts'] ?? '').replace(/\n\n {2}\/\/ Gone[^]*(?=\n\};)/, ''));
    expect(await pets.scaffold([list])).toMatchObject({ status: 0, stderr: '' });
    expect(pets.handlers()['.ashlar-handlers.json']).not.toContain('POST /pets');
  });

  it('leaves its whole area, which is marked among all handlers', async () => {
    const pets = home();
    await pets.scaffold(all);
    const { status, stderr } = await pets.compiled([list, create, get]);
    expect(status).toBe(1);
    expect(pets.handlers()['stores.ts']).toContain('// Gone from the document: GET /stores.');
    expect(pets.handlers()['index.ts']).toContain('/* Gone from the document: the area "stores".');
    expect(placed(stderr)).toContain('handlers/stores.ts:N:29 error scaffold/type-error\n');
  });
});

describe('an operation in another area', () => {
  it('is added there, and its handler says where it went', async () => {
    const pets = home();
    await pets.scaffold(all);
    const { status, stderr } = await pets.compiled([list, create, { ...get, tag: 'stores' }, stores]);
    expect(status).toBe(1);
    expect(pets.handlers()['stores.ts']).toContain('async getPet(');
    expect(pets.handlers()['pets.ts']).toContain(
      '  // Moved in the document: GET /pets/{id} is in the area "stores" now, see stores.ts.',
    );
    expect(placed(stderr)).toContain('handlers/pets.ts:N:9 warning scaffold/orphaned-handler\n  Moved in the document');
  });

  it('stays where it is when the area only has another name', async () => {
    const pets = home();
    await pets.scaffold(all);
    const before = pets.handlers();
    expect(await pets.scaffold([list, create, get, { ...stores, tag: 'shops' }])).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(changedLines(before['stores.ts'] ?? '', pets.handlers()['stores.ts'] ?? '')).toEqual([
      '-export const stores: server.StoresHandlers<Tx> = {',
      '+export const stores: server.ShopsHandlers<Tx> = {',
    ]);
    expect(pets.handlers()['index.ts']).toContain('{ pets, shops: stores }');
  });
});

describe('what is a person’s', () => {
  it('keeps line ends, tabs and the byte order mark', async () => {
    const pets = home();
    await pets.scaffold([list]);
    const text = `\uFEFF${(pets.handlers()['pets.ts'] ?? '').replaceAll('  ', '\t').replaceAll('\n', '\r\n')}`;
    pets.write('pets.ts', text);
    expect(await pets.scaffold([list, create])).toMatchObject({ status: 0, stderr: '' });
    const after = pets.handlers()['pets.ts'] ?? '';
    expect(after.startsWith('\uFEFF//')).toBe(true);
    expect(after.replaceAll('\r\n', '').includes('\n')).toBe(false);
    expect(after).toContain(
      '\r\n\tasync createPet(request: server.CreatePetRequest<Tx>): Promise<server.CreatePetResponse> {\r\n\t\tconst',
    );
    expect(after.startsWith(text.slice(0, -'};\r\n'.length))).toBe(true);
  });

  it('is found in another file, and under another name', async () => {
    const pets = home();
    await pets.scaffold([list]);
    pets.write(
      'deep/animals.ts',
      (pets.handlers()['pets.ts'] ?? '')
        .replace('const pets:', 'const animals:')
        .replace("'../api", "'../../api")
        .replace("'./tx.js'", "'../tx.js'"),
    );
    pets.write('pets.ts', "export { animals as pets } from './deep/animals.js';\n");
    expect(await pets.scaffold([list, create])).toMatchObject({ status: 0, stderr: '' });
    expect(pets.handlers()['deep/animals.ts']).toContain('async createPet(');
    expect(pets.handlers()['pets.ts']).toBe("export { animals as pets } from './deep/animals.js';\n");
  });

  it('is used by new areas: its unit of work', async () => {
    const pets = home();
    await pets.scaffold([list]);
    pets.write('work.ts', 'export interface Unit { readonly id: number }\n');
    pets.edit('pets.ts', "import type { Tx } from './tx.js'", "import type { Unit } from './work.js'");
    pets.write('pets.ts', (pets.handlers()['pets.ts'] ?? '').replaceAll('<Tx>', '<Unit>'));
    pets.write(
      'index.ts',
      (pets.handlers()['index.ts'] ?? '')
        .replace("{ Tx } from './tx.js'", "{ Unit } from './work.js'")
        .replaceAll('<Tx>', '<Unit>'),
    );
    expect(await pets.scaffold([list, stores])).toMatchObject({ status: 0, stderr: '' });
    expect(pets.handlers()['stores.ts']).toContain("import type { Unit } from './work.js';");
  });
});
