// `ashlar scaffold` after changes to the document: renamed, moved, and removed operations, and edited handlers.

import { describe, expect, it, test } from 'vitest';
import {
  allOperations,
  createPet,
  createProject,
  diffLines,
  getPet,
  listPets,
  listStores,
  withoutLineNumbers,
} from './scaffold-project.ts';

describe('a renamed operation', () => {
  it('has its handler renamed, including the types in its signature', async () => {
    const project = createProject();
    await project.scaffold([listPets, getPet]);
    project.edit('pets.ts', 'async listPets(request:', 'async listPets({ request }:');
    project.edit(
      'pets.ts',
      '    const { method, target } = request.request;',
      '    // mine\n    const { method, target } = request;',
    );
    const before = project.readHandlers()['pets.ts'] ?? '';
    expect(await project.scaffold([{ ...listPets, id: 'findPets' }, getPet])).toMatchObject({ status: 0, stderr: '' });
    expect(diffLines(before, project.readHandlers()['pets.ts'] ?? '')).toEqual([
      '-  async listPets({ request }: server.ListPetsRequest<Tx>): Promise<server.ListPetsResponse> {',
      '+  async findPets({ request }: server.FindPetsRequest<Tx>): Promise<server.FindPetsResponse> {',
    ]);
  });

  it('causes a change to one import line if types are imported by name', async () => {
    const project = createProject();
    await project.scaffold([listPets]);
    const text = `import type { ListPetsRequest, PetsHandlers } from '../api/server/index.js';
import type { Tx } from './tx.js';

const nameOf = ({ request }: ListPetsRequest<Tx>): string => request.target;

export const pets: PetsHandlers<Tx> = {
  listPets: (request) => ({ status: 200, body: { name: nameOf(request) } }),
};
`;
    project.write('pets.ts', text);
    expect(await project.scaffold([{ ...listPets, id: 'findPets' }])).toMatchObject({ status: 0, stderr: '' });
    expect(project.readHandlers()['pets.ts']).toBe(
      text.replace('{ ListPetsRequest,', '{ FindPetsRequest as ListPetsRequest,').replace('  listPets:', '  findPets:'),
    );
  });

  it('keeps its handler even if it swaps names with another operation', async () => {
    const project = createProject();
    await project.scaffold([listPets, createPet]);
    project.edit(
      'pets.ts',
      'async listPets(request: server.ListPetsRequest<Tx>): Promise<server.ListPetsResponse> {',
      'async listPets(request: server.ListPetsRequest<Tx>): Promise<server.ListPetsResponse> { // lists',
    );
    expect(
      await project.scaffold([
        { ...listPets, id: 'createPet' },
        { ...createPet, id: 'listPets' },
      ]),
    ).toMatchObject({ status: 0, stderr: '' });
    expect(project.readHandlers()['pets.ts']).toContain(
      'async createPet(request: server.CreatePetRequest<Tx>): Promise<server.CreatePetResponse> { // lists',
    );
    expect((project.readHandlers()['pets.ts'] ?? '').match(/\/\/ (?:GET|POST).*/g)).toEqual([
      '// GET /pets',
      '// POST /pets',
    ]);
  });

  it('keeps its handler if its path also changes, with an updated comment', async () => {
    const project = createProject();
    await project.scaffold([listPets, getPet]);
    const before = project.readHandlers()['pets.ts'] ?? '';
    expect(await project.scaffold([listPets, { ...getPet, route: 'GET /v2/pets/{petId}' }])).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(diffLines(before, project.readHandlers()['pets.ts'] ?? '')).toEqual([
      '-  // GET /pets/{id}',
      '+  // GET /v2/pets/{petId}',
    ]);
  });
});

describe('a removed operation', () => {
  it('leaves its handler with a comment, and causes type errors at their locations', async () => {
    const project = createProject();
    await project.scaffold([listPets, createPet]);
    project.edit('pets.ts', '  // POST /pets\n', '  // Creates a pet.\n  // POST /pets\n');
    const before = project.readHandlers()['pets.ts'] ?? '';
    const { status, stderr } = await project.scaffoldAndCompile([listPets]);
    expect(status).toBe(1);
    expect(diffLines(before, project.readHandlers()['pets.ts'] ?? '')).toEqual([
      '+  // Removed from the document: POST /pets. Ashlar keeps this handler; delete it when you no longer need it.',
    ]);
    expect(withoutLineNumbers(stderr)).toContain('handlers/pets.ts:N:9 warning scaffold/orphaned-handler\n');
    expect(withoutLineNumbers(stderr)).toContain('handlers/pets.ts:N:35 error scaffold/type-error\n');
    const marked = project.readHandlers();
    await project.scaffold([listPets]);
    expect(project.readHandlers()).toEqual(marked);
    expect(await project.scaffoldAndCompile([listPets, createPet])).toMatchObject({ status: 0, stderr: '' });
    expect(project.readHandlers()['pets.ts']).toBe(before);
  });

  it('is removed from the state after its handler was deleted', async () => {
    const project = createProject();
    await project.scaffold([listPets, createPet]);
    await project.scaffold([listPets]);
    project.write(
      'pets.ts',
      (project.readHandlers()['pets.ts'] ?? '').replace(/\n\n {2}\/\/ Removed[^]*(?=\n\};)/, ''),
    );
    expect(await project.scaffold([listPets])).toMatchObject({ status: 0, stderr: '' });
    expect(project.readHandlers()['.ashlar-handlers.json']).not.toContain('POST /pets');
  });

  it('leaves the handlers of its tag with a comment in index.ts if the tag was removed', async () => {
    const project = createProject();
    await project.scaffold(allOperations);
    const { status, stderr } = await project.scaffoldAndCompile([listPets, createPet, getPet]);
    expect(status).toBe(1);
    expect(project.readHandlers()['stores.ts']).toContain('// Removed from the document: GET /stores.');
    expect(project.readHandlers()['index.ts']).toContain('/* Removed from the document: the tag "stores".');
    expect(withoutLineNumbers(stderr)).toContain('handlers/stores.ts:N:29 error scaffold/type-error\n');
  });
});

describe('an operation whose tag changed', () => {
  it('is added to the handlers of the new tag, and a comment on the old handler refers to it', async () => {
    const project = createProject();
    await project.scaffold(allOperations);
    const { status, stderr } = await project.scaffoldAndCompile([
      listPets,
      createPet,
      { ...getPet, tag: 'stores' },
      listStores,
    ]);
    expect(status).toBe(1);
    expect(project.readHandlers()['stores.ts']).toContain('async getPet(');
    expect(project.readHandlers()['pets.ts']).toContain(
      '  // Moved in the document: GET /pets/{id} now has the tag "stores"; see stores.ts.',
    );
    expect(withoutLineNumbers(stderr)).toContain(
      'handlers/pets.ts:N:9 warning scaffold/orphaned-handler\n  Moved in the document',
    );
  });

  it('keeps its handler in the same file if the tag was renamed', async () => {
    const project = createProject();
    await project.scaffold(allOperations);
    const before = project.readHandlers();
    expect(await project.scaffold([listPets, createPet, getPet, { ...listStores, tag: 'shops' }])).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(diffLines(before['stores.ts'] ?? '', project.readHandlers()['stores.ts'] ?? '')).toEqual([
      '-export const stores: server.StoresHandlers<Tx> = {',
      '+export const stores: server.ShopsHandlers<Tx> = {',
    ]);
    expect(project.readHandlers()['index.ts']).toContain('{ pets, shops: stores }');
  });
});

describe('existing handlers', () => {
  test('keep their line endings, tabs, and byte order mark', async () => {
    const project = createProject();
    await project.scaffold([listPets]);
    const text = `\uFEFF${(project.readHandlers()['pets.ts'] ?? '').replaceAll('  ', '\t').replaceAll('\n', '\r\n')}`;
    project.write('pets.ts', text);
    expect(await project.scaffold([listPets, createPet])).toMatchObject({ status: 0, stderr: '' });
    const after = project.readHandlers()['pets.ts'] ?? '';
    expect(after.startsWith('\uFEFF//')).toBe(true);
    expect(after.replaceAll('\r\n', '').includes('\n')).toBe(false);
    expect(after).toContain(
      '\r\n\tasync createPet(request: server.CreatePetRequest<Tx>): Promise<server.CreatePetResponse> {\r\n\t\tconst',
    );
    expect(after.startsWith(text.slice(0, -'};\r\n'.length))).toBe(true);
  });

  test('are detected in a different file and under a different name', async () => {
    const project = createProject();
    await project.scaffold([listPets]);
    project.write(
      'deep/animals.ts',
      (project.readHandlers()['pets.ts'] ?? '')
        .replace('const pets:', 'const animals:')
        .replace("'../api", "'../../api")
        .replace("'./tx.js'", "'../tx.js'"),
    );
    project.write('pets.ts', "export { animals as pets } from './deep/animals.js';\n");
    expect(await project.scaffold([listPets, createPet])).toMatchObject({ status: 0, stderr: '' });
    expect(project.readHandlers()['deep/animals.ts']).toContain('async createPet(');
    expect(project.readHandlers()['pets.ts']).toBe("export { animals as pets } from './deep/animals.js';\n");
  });

  test('determine the unit of work type of new tags', async () => {
    const project = createProject();
    await project.scaffold([listPets]);
    project.write('work.ts', 'export interface Unit { readonly id: number }\n');
    project.edit('pets.ts', "import type { Tx } from './tx.js'", "import type { Unit } from './work.js'");
    project.write('pets.ts', (project.readHandlers()['pets.ts'] ?? '').replaceAll('<Tx>', '<Unit>'));
    project.write(
      'index.ts',
      (project.readHandlers()['index.ts'] ?? '')
        .replace("{ Tx } from './tx.js'", "{ Unit } from './work.js'")
        .replaceAll('<Tx>', '<Unit>'),
    );
    expect(await project.scaffold([listPets, listStores])).toMatchObject({ status: 0, stderr: '' });
    expect(project.readHandlers()['stores.ts']).toContain("import type { Unit } from './work.js';");
  });
});
