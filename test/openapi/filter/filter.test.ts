// Filters: which operations and components remain.

import { describe, expect, it, test } from 'vitest';
import type { DocumentFilter } from '../../../src/generator/openapi/filter/document-filter.ts';
import { buildModel } from '../../../src/generator/pipeline/build-model.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';

const document = `openapi: 3.1.0
info: { title: Shop, version: "1" }
security: [{ key: [] }]
paths:
  /pets:
    get: { operationId: listPets, tags: [pets], responses: { "200": { $ref: "#/components/responses/Pets" } } }
    post: { operationId: addPet, tags: [pets, write], deprecated: true, requestBody: { $ref: "#/components/requestBodies/Pet" }, responses: { "204": { description: none } } }
  /pets/{id}:
    parameters: [{ $ref: "#/components/parameters/Id" }]
    get: { operationId: getPet, tags: [pets], security: [], responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } } }
  /orders/{id}:
    delete: { operationId: deleteOrder, tags: [orders, write], security: [{ admin: [] }], responses: { "404": { description: no, content: { application/json: { schema: { $ref: "#/components/schemas/Problem" } } } } } }
components:
  parameters: { Id: { name: id, in: path, required: true, schema: { $ref: "#/components/schemas/Id" } } }
  responses: { Pets: { description: ok, content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Pet" } } } } } }
  requestBodies: { Pet: { content: { application/json: { schema: { $ref: "#/components/schemas/NewPet" } } } } }
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    admin: { type: http, scheme: bearer }
  schemas:
    Id: { type: integer }
    Pet: { type: object, discriminator: { propertyName: kind, mapping: { dog: Dog } }, properties: { kind: { type: string } } }
    Dog: { allOf: [{ $ref: "#/components/schemas/Pet" }] }
    NewPet: { type: object }
    Problem: { type: object }
    Unused: { type: string }
`;

interface FilteredModel {
  readonly operations: readonly string[] | undefined;
  readonly schemas: readonly string[] | undefined;
  readonly schemes: readonly string[] | undefined;
  readonly errors: readonly string[];
}

async function filterModel(
  filter: DocumentFilter,
  text = document,
  tolerance: 'exclude' | 'none' = 'exclude',
): Promise<FilteredModel> {
  const report = createReport();
  const { api } = await buildModel(
    { document: 'd.yaml', overlays: [], filter, ...(tolerance === 'exclude' && { tolerance }) },
    createInMemoryReader(new Map([['d.yaml', text]])),
    report,
  );
  return {
    operations: api?.operations.map(({ id }) => id).sort(),
    schemas: api?.schemas.map(({ id }) => id).sort(),
    schemes: api?.securitySchemes.map(({ name }) => name),
    errors: report.diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code, message, help = '' }) => `${code}: ${message}; ${help}`),
  };
}

test.each<readonly [title: string, filter: DocumentFilter, operations: readonly string[], schemas: readonly string[]]>([
  ['a tag', { tags: { include: ['orders'] } }, ['deleteOrder'], ['Problem']],
  ['several tags', { tags: { include: ['orders', 'write'] } }, ['addPet', 'deleteOrder'], ['NewPet', 'Problem']],
  ['an excluded tag', { tags: { exclude: ['write'] } }, ['getPet', 'listPets'], ['Dog', 'Id', 'Pet']],
  ['a path', { paths: { include: ['/pets/{id}'] } }, ['getPet'], ['Dog', 'Id', 'Pet']],
  ['a glob', { paths: { include: ['/pets/**'] } }, ['addPet', 'getPet', 'listPets'], ['Dog', 'Id', 'NewPet', 'Pet']],
  ['an excluded glob', { paths: { exclude: ['/*/{id}'] } }, ['addPet', 'listPets'], ['Dog', 'NewPet', 'Pet']],
  ['an operation ID', { operations: { include: ['getPet'] } }, ['getPet'], ['Dog', 'Id', 'Pet']],
  ['a method and path', { operations: { include: ['DELETE /orders/{id}'] } }, ['deleteOrder'], ['Problem']],
  ['a method', { methods: { include: ['post'] } }, ['addPet'], ['NewPet']],
  [
    'no deprecated operations',
    { deprecated: false, methods: { exclude: ['DELETE'] } },
    ['getPet', 'listPets'],
    ['Dog', 'Id', 'Pet'],
  ],
  [
    'all conditions',
    { tags: { include: ['pets'] }, methods: { include: ['get'] }, paths: { exclude: ['/pets'] } },
    ['getPet'],
    ['Dog', 'Id', 'Pet'],
  ],
  [
    'schemas that no operation uses',
    { tags: { include: ['orders'] }, schemas: { include: ['Un*'] } },
    ['deleteOrder'],
    ['Problem', 'Unused'],
  ],
])('includes %s, and the components that the operations use', async (_title, filter, operations, schemas) => {
  expect(await filterModel(filter)).toMatchObject({ operations, schemas, errors: [] });
});

it('leaves out security schemes that no operation requires', async () => {
  expect((await filterModel({ tags: { include: ['orders'] } })).schemes).toEqual(['admin']);
  expect((await filterModel({ methods: { include: ['get'] } })).schemes).toEqual(['key']);
  expect((await filterModel({ operations: { include: ['getPet'] } })).schemes).toEqual([]);
});

it('ignores errors in what it leaves out', async () => {
  const invalid = document.replace('#/components/schemas/Problem', '#/components/schemas/No');
  expect(await filterModel({ tags: { include: ['pets'] } }, invalid)).toMatchObject({
    operations: ['addPet', 'getPet', 'listPets'],
    errors: [],
  });
});

it('ignores references to missing files in what it leaves out', async () => {
  const missing = document.replace('#/components/schemas/Problem', 'missing.yaml');
  for (const tolerance of ['exclude', 'none'] as const)
    expect(await filterModel({ tags: { include: ['pets'] } }, missing, tolerance)).toMatchObject({
      operations: ['addPet', 'getPet', 'listPets'],
      errors: [],
    });
});

it('applies to a document that is repaired, and to Swagger 2.0', async () => {
  const repaired = document.replace('Id: { type: integer }', 'Id: { type: int }');
  expect(await filterModel({ operations: { include: ['getPet'] } }, repaired)).toMatchObject({
    operations: ['getPet'],
    schemas: ['Dog', 'Id', 'Pet'],
    errors: [],
  });
  const swagger = `swagger: "2.0"
info: { title: Shop, version: "1" }
paths:
  /a: { get: { operationId: a, responses: { 200: { description: ok, schema: { $ref: "#/definitions/A" } } } } }
  /b: { get: { operationId: b, responses: { 200: { description: ok, schema: { $ref: "#/definitions/B" } } } } }
definitions: { A: { type: string }, B: { type: string } }
`;
  expect(await filterModel({ paths: { include: ['/b'] } }, swagger)).toMatchObject({
    operations: ['b'],
    schemas: ['B'],
    errors: [],
  });
});

describe('reports', () => {
  test.each<readonly [title: string, filter: DocumentFilter, error: string]>([
    [
      'a pattern that matches nothing, with what there is',
      { tags: { include: ['pet'] } },
      'cli/unmatched-filter: the filter `pet` matches no tag; did you mean `pets`? The document has `orders`, `pets`, `write`',
    ],
    [
      'an excluded pattern that matches nothing',
      { paths: { exclude: ['/v2/**'] } },
      'cli/unmatched-filter: the filter `/v2/**` matches no path; use `/orders/{id}`, `/pets`, `/pets/{id}`',
    ],
    [
      'conditions that no operation fulfills',
      { tags: { include: ['orders'] }, methods: { include: ['get'] } },
      'cli/unmatched-filter: the filter leaves out all operations; an operation must match each kind of filter; use fewer',
    ],
    [
      'an excluded schema that an operation uses',
      { schemas: { exclude: ['Problem'] } },
      'cli/unmatched-filter: cannot exclude the schema `Problem`: an operation uses it; exclude the operations that use it',
    ],
  ])('%s', async (_title, filter, error) => {
    expect(await filterModel(filter)).toMatchObject({ operations: undefined, errors: [error] });
  });
});
