// Reads valid documents: defaults, order, and vocabulary keywords.

import { describe, expect, test } from 'vitest';
import type { Document } from '../../src/generator/openapi/types.ts';
import {
  readUnknownExtensions,
  readOperationExtensions,
  readPathExtensions,
  readSchemaExtensions,
} from '../../src/generator/model/read-extensions.ts';
import { api30, api31, operation31, read } from './marked-document.ts';

async function readValid(text: string): Promise<Document> {
  const { document, diagnostics } = await read(text);
  expect(diagnostics).toEqual([]);
  if (!document) throw new Error('no document');
  return document;
}

test.each([
  ['3.0.0', '3.0'],
  ['3.0.4', '3.0'],
  ['3.1.0', '3.1'],
  ['3.1', '3.1'],
])('reads OpenAPI %s as version %s', async (openapi, version) => {
  expect(await readValid(`openapi: ${openapi}\ninfo: { title: T, version: "1" }\npaths: {}`)).toMatchObject({
    version,
    file: 'document.yaml',
  });
});

describe('parameters have the defaults of their location', () => {
  test.each([
    ['in: path, required: true', { style: 'simple', explode: false, required: true }],
    ['in: query', { style: 'form', explode: true, required: false }],
    ['in: header', { style: 'simple', explode: false }],
    ['in: cookie', { style: 'form', explode: true }],
    ['in: query, style: deepObject', { style: 'deepObject', explode: false }],
    ['in: query, explode: false', { style: 'form', explode: false }],
  ])('%s', async (fields, expected) => {
    const path = fields.includes('in: path') ? '/p/{a}' : '/p';
    const document = await readValid(
      api31(
        `paths:\n  ${path}:\n    get:\n      parameters: [{ name: a, ${fields}, schema: {} }]\n      responses: { "200": { description: ok } }`,
      ),
    );
    expect(document.paths[0]?.operations[0]?.parameters).toMatchObject([expected]);
  });
});

test('preserves the order of operations, responses, and media types', async () => {
  const document = await readValid(
    api31(
      'paths:\n  /b:\n    put: { responses: { 4xx: { description: a }, "200": { description: b }, default: { description: c } } }\n    get: { responses: { "200": { description: a, content: { text/plain: {}, application/json: {} } } } }\n  /a: {}',
    ),
  );
  expect(document.paths.map(({ path }) => path)).toEqual(['/b', '/a']);
  expect(document.paths[0]?.operations.map(({ method }) => method)).toEqual(['put', 'get']);
  expect(document.paths[0]?.operations[0]?.responses.map(({ status }) => status)).toEqual(['4XX', '200', 'default']);
  expect(document.paths[0]?.operations[1]?.responses[0]?.content.map(({ mediaType }) => mediaType)).toEqual([
    'text/plain',
    'application/json',
  ]);
});

test('reads a single example as an example named default, even if it is null', async () => {
  const document = await readValid(
    operation31(
      'parameters:\n  - { name: a, in: query, schema: {}, example: ~ }\n  - { name: b, in: query, schema: {}, examples: { x: { value: ~ } } }',
    ),
  );
  expect(document.paths[0]?.operations[0]?.parameters.map(({ examples }) => examples)).toMatchObject([
    [{ name: 'default', value: null }],
    [{ name: 'x', value: null }],
  ]);
});

test('adds a string parameter for an undefined path parameter', async () => {
  const { document } = await read(api30('paths:\n  /p/{a}:\n    get: { responses: { "200": { description: ok } } }'));
  const parameter = document?.paths[0]?.operations[0]?.parameters[0];
  expect(parameter).toMatchObject({ name: 'a', in: 'path', required: true });
  expect(parameter?.schema?.node).toMatchObject({ kind: 'map' });
});

test('reads an anonymous alternative as an empty security requirement', async () => {
  const document = await readValid(
    `${operation31('security: [{}, { key: [] }]')}\ncomponents: { securitySchemes: { key: { type: apiKey, in: query, name: k } } }`,
  );
  expect(document.paths[0]?.operations[0]?.security?.map((requirement) => [...requirement.keys()])).toEqual([
    [],
    ['key'],
  ]);
});

test('reads callbacks and webhooks as path items', async () => {
  const document = await readValid(
    `${operation31('callbacks: { done: { "{$request.body#/url}": { post: { responses: { "200": { description: ok } } } } } }')}\nwebhooks: { added: { post: { responses: { "200": { description: ok } } } } }`,
  );
  expect(document.paths[0]?.operations[0]?.callbacks).toMatchObject([
    { name: 'done', paths: [{ path: '{$request.body#/url}', operations: [{ method: 'post' }] }] },
  ]);
  expect(document.webhooks).toMatchObject([{ path: 'added' }]);
});

test('omits invalid parts and reads the rest', async () => {
  const { document } = await read(
    operation31(
      'tags: 1\nsummary: s\nparameters:\n  - { name: a, in: query, schema: {} }\n  - { in: query, schema: {} }',
    ),
  );
  expect(document?.paths[0]?.operations[0]).toMatchObject({ summary: 's', tags: [], parameters: [{ name: 'a' }] });
});

describe('the vocabulary', () => {
  const document = `openapi: 3.1.0
info: { title: T, version: "1" }
x-ashlar: { version: 1, allow: [x-samples] }
paths:
  /pets/{id}:
    x-resource: { schema: Pet, parameter: id, within: { schema: Pet, parameter: id } }
    parameters: [{ name: id, in: path, required: true, schema: {} }]
    put:
      x-effect: { kind: update, defaults: [state] }
      x-access: { grant: pet, level: read_write }
      x-preconditions: [{ id: alive, rule: resource.alive, message: Must be alive. }]
      x-limits: [{ id: pets, of: Pet, per: account, max: 3 }, { id: often, requests: 4, seconds: 60 }]
      x-emits: [pet_change]
      x-unspecified: Open.
      x-samples: [1]
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }
      responses: { "200": { description: ok } }
components:
  schemas:
    Pet:
      type: object
      x-rules: [{ id: a, rule: self.state != "", message: M., field: state }]
      properties:
        state: { type: string, enum: [a, b], x-filterable: true, x-lifecycle: { states: { a: A., b: null }, moves: [{ from: any, to: b, trigger: t }] }, x-redacted: { as: "" } }
        ttl: { type: integer, x-round: { to: [1, 5], mode: nearest }, x-message: Sentence., x-name: Ttl, x-unspecified: [One., Two.] }
`;

  test('is read as typed values', async () => {
    const { vocabulary, paths, components } = await readValid(document);
    const [item] = paths;
    const operation = item?.operations[0];
    const pet = components.schemas.get('Pet')?.node;
    if (!item || !operation || pet?.kind !== 'map') throw new Error('the document lacks a value under test');
    expect(readPathExtensions(item.node, vocabulary)).toEqual({
      unspecified: [],
      resource: { schema: 'Pet', parameter: 'id', within: { schema: 'Pet', parameter: 'id' } },
    });
    expect(readOperationExtensions(operation.node, vocabulary)).toMatchObject({
      effect: { kind: 'update', merge: 'deep', defaults: ['state'], also: [] },
      access: { kind: 'grant', grant: 'pet', level: 'read_write' },
      preconditions: [{ id: 'alive', rule: { text: 'resource.alive' }, status: 400 }],
      limits: [
        { kind: 'count', of: 'Pet', max: 3 },
        { kind: 'rate', requests: 4, seconds: 60 },
      ],
      emits: ['pet_change'],
      unspecified: ['Open.'],
    });
    expect([...readUnknownExtensions(operation.node, vocabulary)]).toEqual([['x-samples', [1]]]);
    expect(readSchemaExtensions(pet, vocabulary)).toMatchObject({
      rules: [{ id: 'a', field: 'state' }],
      filterable: false,
    });
    const properties = pet.entries.get('properties')?.value;
    const [state, ttl] = ['state', 'ttl'].map((name) =>
      properties?.kind === 'map' ? properties.entries.get(name)?.value : undefined,
    );
    if (state?.kind !== 'map' || ttl?.kind !== 'map') throw new Error('the document lacks a value under test');
    expect(readSchemaExtensions(state, vocabulary)).toEqual({
      rules: [],
      filterable: true,
      unspecified: [],
      lifecycle: {
        states: new Map([
          ['a', 'A.'],
          ['b', null],
        ]),
        moves: [{ from: 'any', to: ['b'], trigger: 't' }],
        open: false,
      },
      redacted: { as: '' },
    });
    expect(readSchemaExtensions(ttl, vocabulary)).toMatchObject({
      round: { to: [1, 5], mode: 'nearest' },
      message: 'Sentence.',
      name: 'Ttl',
      unspecified: ['One.', 'Two.'],
    });
  });

  test('is ignored in a document without x-ashlar', async () => {
    const { vocabulary, paths } = await readValid(document.replace(/x-ashlar.*\n/, ''));
    const operation = paths[0]?.operations[0];
    expect(vocabulary).toBeUndefined();
    expect(operation && readOperationExtensions(operation.node, vocabulary)).toEqual({
      preconditions: [],
      limits: [],
      emits: [],
      unspecified: [],
    });
    expect(operation && [...readUnknownExtensions(operation.node, vocabulary).keys()]).toContain('x-access');
  });
});
