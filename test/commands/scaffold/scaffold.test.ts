// `ashlar scaffold`: files of the first run, and handlers of new operations.

import { describe, expect, it, test } from 'vitest';
import {
  allOperations,
  createPet,
  createProject,
  diffLines,
  getPet,
  listPets,
  listStores,
} from './scaffold-project.ts';

/** Returns the lines that add a handler to a diff. */
const listAddedLines = (name: string, route: string, indent = '  '): readonly string[] => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [
    `// ${route}`,
    `async ${name}(request: server.${type}Request<Tx>): Promise<server.${type}Response> {`,
    `  const { method, target } = request.request;`,
    '  throw server.httpError(501, { message: `${method} ${target} is not implemented yet.` });',
    '},',
  ].map((line) => `+${indent}${line}`);
};

describe('the first run', () => {
  it('writes the handlers of the operations that the filter options select', async () => {
    const project = createProject();
    const { status } = await project.scaffold(allOperations, '--include-operation', 'getPet');
    expect(status).toBe(0);
    expect(Object.keys(project.readHandlers())).toEqual(['.ashlar-handlers.json', 'index.ts', 'pets.ts', 'tx.ts']);
    expect(project.readHandlers()['pets.ts']?.match(/async \w+/g)).toEqual(['async getPet']);
  });

  it('writes a file for each tag, an index of all handlers, and the type of the unit of work', async () => {
    const project = createProject();
    const { status, stdout, stderr } = await project.scaffold(allOperations);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^openapi\.json → handlers\n(?: {2}created +handlers\/\S+\n){5}5 written, 0 unchanged in /);
    expect(Object.keys(project.readHandlers())).toEqual([
      '.ashlar-handlers.json',
      'index.ts',
      'pets.ts',
      'stores.ts',
      'tx.ts',
    ]);
    expect(project.readHandlers()['pets.ts']).toMatchInlineSnapshot(`
      "// Handlers of the tag "pets". Edit this file; ashlar scaffold only adds missing handlers.

      import * as server from '../api/server/index.js';
      import type { Tx } from './tx.js';

      export const pets: server.PetsHandlers<Tx> = {
        // GET /pets
        async listPets(request: server.ListPetsRequest<Tx>): Promise<server.ListPetsResponse> {
          const { method, target } = request.request;
          throw server.httpError(501, { message: \`\${method} \${target} is not implemented yet.\` });
        },

        // POST /pets
        async createPet(request: server.CreatePetRequest<Tx>): Promise<server.CreatePetResponse> {
          const { method, target } = request.request;
          throw server.httpError(501, { message: \`\${method} \${target} is not implemented yet.\` });
        },

        // GET /pets/{id}
        async getPet(request: server.GetPetRequest<Tx>): Promise<server.GetPetResponse> {
          const { method, target } = request.request;
          throw server.httpError(501, { message: \`\${method} \${target} is not implemented yet.\` });
        },
      };
      "
    `);
  });

  it('is followed by runs that change nothing', async () => {
    const project = createProject();
    await project.scaffold(allOperations);
    const before = project.readHandlers();
    expect((await project.scaffold(allOperations)).stdout).toMatch(
      /^openapi\.json → handlers\n0 written, 4 unchanged in /,
    );
    expect(await project.scaffold(allOperations, '--check')).toEqual({
      status: 0,
      stdout: 'handlers has all handlers for openapi.json\n',
      stderr: '',
    });
    expect(project.readHandlers()).toEqual(before);
  });

  it('renames the files of tags whose names are reserved', async () => {
    const names = ['index', 'tx', 'handlers', 'server', 'api', 'toString'];
    const project = createProject();
    const { status, stderr } = await project.scaffold(
      names.map((tag) => ({ id: `get-${tag}`, route: `GET /${tag}`, tag })),
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(Object.keys(project.readHandlers())).toEqual(
      expect.arrayContaining(['index-tag.ts', 'index.ts', 'tx-tag.ts', 'tx.ts']),
    );
  });
});

describe('a new operation', () => {
  it('is added after the operation that precedes it in the document, and no other line changes', async () => {
    const project = createProject();
    await project.scaffold([listPets, getPet]);
    project.edit(
      'pets.ts',
      '    const { method, target } = request.request;\n',
      '    // mine\n    const { method, target } = request.request;\n',
    );
    const before = project.readHandlers()['pets.ts'] ?? '';
    expect(await project.scaffold([listPets, createPet, getPet])).toMatchObject({ status: 0, stderr: '' });
    const changes = diffLines(before, project.readHandlers()['pets.ts'] ?? '');
    expect([...changes].sort()).toEqual(['+', ...listAddedLines('createPet', 'POST /pets')].sort());
    expect((project.readHandlers()['pets.ts'] ?? '').match(/async \w+/g)).toEqual([
      'async listPets',
      'async createPet',
      'async getPet',
    ]);
  });

  test('with a new tag is added to a new file, and the tag is added to all handlers', async () => {
    const project = createProject();
    await project.scaffold([listPets]);
    project.edit('index.ts', '= { pets }', '= {\n  pets, // mine\n}');
    expect(await project.scaffold([listPets, listStores])).toMatchObject({ status: 0, stderr: '' });
    expect(project.readHandlers()['index.ts']).toContain(
      "import type { Tx } from './tx.js';\nimport { stores } from './stores.js';\n",
    );
    expect(project.readHandlers()['index.ts']).toContain('= {\n  pets, // mine\n  stores,\n}');
  });

  it.each([
    [
      'an object on one line',
      '{ listPets: () => ({ status: 200, body: {} }) }',
      /^\{ listPets: .*\}\),\n\n {2}\/\/ POST/,
    ],
    ['an empty object', '{}', /^\{\n {2}\/\/ GET \/pets\n/],
    ['an object with only a comment', '{\n  // soon\n}', /^\{\n {2}\/\/ soon\n {2}\/\/ GET \/pets\n/],
    [
      'an object whose last property has a comment instead of a comma',
      '{\n  listPets: () => ({ status: 200, body: {} }) // mine\n}',
      /body: \{\} \}\), \/\/ mine\n\n {2}\/\/ POST/,
    ],
  ])('is added to %s', async (_, object, expected) => {
    const project = createProject();
    await project.scaffold([listPets]);
    project.write(
      'pets.ts',
      `import * as server from '../api/server/index.js';\nimport type { Tx } from './tx.js';\n\nexport const pets: server.PetsHandlers<Tx> = ${object};\n`,
    );
    expect(await project.scaffold([listPets, createPet])).toMatchObject({ status: 0, stderr: '' });
    expect((project.readHandlers()['pets.ts'] ?? '').split('server.PetsHandlers<Tx> = ')[1]).toMatch(expected);
  });

  it('is added to handlers in every supported form', async () => {
    const imports =
      "import type { PetsHandlers } from '../api/server/index.js';\nimport type { Tx } from './tx.js';\n\n";
    const member = 'listPets: () => ({ status: 200, body: {} }),';
    const modules = [
      `export const pets = {\n  ${member}\n} satisfies PetsHandlers<Tx>;\n`,
      `const handlers = {\n  ${member}\n} as const satisfies PetsHandlers<Tx>;\nexport const pets: PetsHandlers<Tx> = handlers;\n`,
      `function createPets(store: string): PetsHandlers<Tx> {\n  void store;\n  return {\n    ${member}\n  };\n}\nexport const pets = createPets('');\n`,
      `const createPets = (): PetsHandlers<Tx> => ({\n  ${member}\n});\nexport const pets = createPets();\n`,
      'class Pets implements PetsHandlers<Tx> {\n  listPets() {\n    return { status: 200, body: {} } as const;\n  }\n}\nexport const pets = new Pets();\n',
    ];
    for (const module of modules) {
      const project = createProject();
      await project.scaffold([listPets]);
      project.write('pets.ts', imports + module);
      const result = await project.scaffold([listPets, createPet]);
      expect({ module, ...result }).toMatchObject({ module, status: 0, stderr: '' });
      expect(project.readHandlers()['pets.ts']).toMatch(/async createPet\(request: server\.CreatePetRequest<Tx>\)/);
      expect((await project.scaffold([listPets, createPet])).stdout).toMatch(/\n0 written/);
    }
  });

  it('is not added if a spread object has its handler', async () => {
    const project = createProject();
    await project.scaffold([listPets]);
    project.write('more.ts', 'export const more = { createPet: () => ({ status: 200, body: {} }) as const };\n');
    project.write(
      'pets.ts',
      "import type { PetsHandlers } from '../api/server/index.js';\nimport { more } from './more.js';\nimport type { Tx } from './tx.js';\n\nexport const pets: PetsHandlers<Tx> = { ...more, listPets: () => ({ status: 200, body: {} }) };\n",
    );
    const before = project.readHandlers()['pets.ts'];
    expect(await project.scaffold([listPets, createPet])).toMatchObject({ status: 0, stderr: '' });
    expect(project.readHandlers()['pets.ts']).toBe(before);
  });
});
