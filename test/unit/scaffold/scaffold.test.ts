// `ashlar scaffold` as a person meets it: what it adds, follows, marks and leaves, and what compiles afterwards.

import { describe, expect, it } from 'vitest';
import { changedLines, home, type Asked } from './folder.ts';

const list = { id: 'listPets', at: 'GET /pets' };
const create = { id: 'createPet', at: 'POST /pets' };
const get = { id: 'getPet', at: 'GET /pets/{id}' };
const stores = { id: 'listStores', at: 'GET /stores', tag: 'stores' };
const all: readonly Asked[] = [list, create, get, stores];

const stub = (name: string, at: string, indent = '  '): readonly string[] => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [
    `// ${at}`,
    `async ${name}(request: server.${type}Request<Tx>): Promise<server.${type}Response> {`,
    `  const { method, target } = request.request;`,
    '  throw server.httpError(501, { message: `${method} ${target} is not written yet.` });',
    '},',
  ].map((line) => `+${indent}${line}`);
};

describe('the first run', () => {
  it('writes a file for each area, one that puts them together, and one that says what the unit of work is', async () => {
    const pets = home();
    const { status, stdout, stderr } = await pets.scaffold(all);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^openapi\.json → handlers\n(?: {2}created +handlers\/\S+\n){5}5 written, 0 unchanged in /);
    expect(Object.keys(pets.handlers())).toEqual([
      '.ashlar-handlers.json',
      'index.ts',
      'pets.ts',
      'stores.ts',
      'tx.ts',
    ]);
    expect(pets.handlers()['pets.ts']).toMatchInlineSnapshot(`
      "// The handlers of the area "pets": yours. ashlar scaffold adds what is new to it.

      import * as server from '../api/server/index.js';
      import type { Tx } from './tx.js';

      export const pets: server.PetsHandlers<Tx> = {
        // GET /pets
        async listPets(request: server.ListPetsRequest<Tx>): Promise<server.ListPetsResponse> {
          const { method, target } = request.request;
          throw server.httpError(501, { message: \`\${method} \${target} is not written yet.\` });
        },

        // POST /pets
        async createPet(request: server.CreatePetRequest<Tx>): Promise<server.CreatePetResponse> {
          const { method, target } = request.request;
          throw server.httpError(501, { message: \`\${method} \${target} is not written yet.\` });
        },

        // GET /pets/{id}
        async getPet(request: server.GetPetRequest<Tx>): Promise<server.GetPetResponse> {
          const { method, target } = request.request;
          throw server.httpError(501, { message: \`\${method} \${target} is not written yet.\` });
        },
      };
      "
    `);
  });

  it('is followed by runs that change nothing', async () => {
    const pets = home();
    await pets.scaffold(all);
    const before = pets.handlers();
    expect((await pets.scaffold(all)).stdout).toMatch(/^openapi\.json → handlers\n0 written, 4 unchanged in /);
    expect(await pets.scaffold(all, '--check')).toEqual({
      status: 0,
      stdout: 'handlers has the handlers that openapi.json asks for\n',
      stderr: '',
    });
    expect(pets.handlers()).toEqual(before);
  });

  it('gives areas whose names are its own others', async () => {
    const names = ['index', 'tx', 'handlers', 'server', 'api', 'toString'];
    const odd = home();
    const { status, stderr } = await odd.scaffold(names.map((tag) => ({ id: `get-${tag}`, at: `GET /${tag}`, tag })));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(Object.keys(odd.handlers())).toEqual(
      expect.arrayContaining(['index-area.ts', 'tx-area.ts', 'index.ts', 'tx.ts']),
    );
  });
});

describe('an operation that is new', () => {
  it('is added behind the one that comes before it in the document, and no other line changes', async () => {
    const pets = home();
    await pets.scaffold([list, get]);
    pets.edit(
      'pets.ts',
      '    const { method, target } = request.request;\n',
      '    // mine\n    const { method, target } = request.request;\n',
    );
    const before = pets.handlers()['pets.ts'] ?? '';
    expect(await pets.scaffold([list, create, get])).toMatchObject({ status: 0, stderr: '' });
    const changes = changedLines(before, pets.handlers()['pets.ts'] ?? '');
    expect([...changes].sort()).toEqual(['+', ...stub('createPet', 'POST /pets')].sort());
    expect((pets.handlers()['pets.ts'] ?? '').match(/async \w+/g)).toEqual([
      'async listPets',
      'async createPet',
      'async getPet',
    ]);
  });

  it('of a new area comes with a file and a member of all handlers', async () => {
    const pets = home();
    await pets.scaffold([list]);
    pets.edit('index.ts', '= { pets }', '= {\n  pets, // mine\n}');
    expect(await pets.scaffold([list, stores])).toMatchObject({ status: 0, stderr: '' });
    expect(pets.handlers()['index.ts']).toContain(
      "import type { Tx } from './tx.js';\nimport { stores } from './stores.js';\n",
    );
    expect(pets.handlers()['index.ts']).toContain('= {\n  pets, // mine\n  stores,\n}');
  });

  it.each([
    [
      'in an object of one line',
      '{ listPets: () => ({ status: 200, body: {} }) }',
      /^\{ listPets: .*\}\),\n\n {2}\/\/ POST/,
    ],
    ['in an empty object', '{}', /^\{\n {2}\/\/ GET \/pets\n/],
    ['in one that has nothing but a comment', '{\n  // soon\n}', /^\{\n {2}\/\/ soon\n {2}\/\/ GET \/pets\n/],
    [
      'where the last member has no comma, but a comment',
      '{\n  listPets: () => ({ status: 200, body: {} }) // mine\n}',
      /body: \{\} \}\), \/\/ mine\n\n {2}\/\/ POST/,
    ],
  ])('stands well %s', async (_, object, text) => {
    const pets = home();
    await pets.scaffold([list]);
    pets.write(
      'pets.ts',
      `import * as server from '../api/server/index.js';\nimport type { Tx } from './tx.js';\n\nexport const pets: server.PetsHandlers<Tx> = ${object};\n`,
    );
    expect(await pets.scaffold([list, create])).toMatchObject({ status: 0, stderr: '' });
    expect((pets.handlers()['pets.ts'] ?? '').split('server.PetsHandlers<Tx> = ')[1]).toMatch(text);
  });

  it('is added in the form in which a person has put the handlers', async () => {
    const head = "import type { PetsHandlers } from '../api/server/index.js';\nimport type { Tx } from './tx.js';\n\n";
    const one = 'listPets: () => ({ status: 200, body: {} }),';
    const forms = [
      `export const pets = {\n  ${one}\n} satisfies PetsHandlers<Tx>;\n`,
      `const own = {\n  ${one}\n} as const satisfies PetsHandlers<Tx>;\nexport const pets: PetsHandlers<Tx> = own;\n`,
      `function made(word: string): PetsHandlers<Tx> {\n  void word;\n  return {\n    ${one}\n  };\n}\nexport const pets = made('');\n`,
      `const made = (): PetsHandlers<Tx> => ({\n  ${one}\n});\nexport const pets = made();\n`,
      'class Pets implements PetsHandlers<Tx> {\n  listPets() {\n    return { status: 200, body: {} } as const;\n  }\n}\nexport const pets = new Pets();\n',
    ];
    for (const form of forms) {
      const pets = home();
      await pets.scaffold([list]);
      pets.write('pets.ts', head + form);
      const said = await pets.scaffold([list, create]);
      expect({ form, ...said }).toMatchObject({ form, status: 0, stderr: '' });
      expect(pets.handlers()['pets.ts']).toMatch(/async createPet\(request: server\.CreatePetRequest<Tx>\)/);
      expect((await pets.scaffold([list, create])).stdout).toMatch(/\n0 written/);
    }
  });

  it('is not added where what is spread has it', async () => {
    const pets = home();
    await pets.scaffold([list]);
    pets.write('more.ts', 'export const more = { createPet: () => ({ status: 200, body: {} }) as const };\n');
    pets.write(
      'pets.ts',
      "import type { PetsHandlers } from '../api/server/index.js';\nimport { more } from './more.js';\nimport type { Tx } from './tx.js';\n\nexport const pets: PetsHandlers<Tx> = { ...more, listPets: () => ({ status: 200, body: {} }) };\n",
    );
    const before = pets.handlers()['pets.ts'];
    expect(await pets.scaffold([list, create])).toMatchObject({ status: 0, stderr: '' });
    expect(pets.handlers()['pets.ts']).toBe(before);
  });
});
