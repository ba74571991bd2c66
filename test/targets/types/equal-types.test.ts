// Parts of types that the modules declare or describe only once.

import { expect, test } from 'vitest';
import { modelOf } from '../model-of.ts';
import { formatTypeScript } from '../../../src/generator/output/format.ts';
import { renderTypeModules } from './render-openapi-module.ts';

async function openapiModule(schemas: string, paths = '{}'): Promise<string> {
  const document = `openapi: 3.1.0\ninfo: { title: t, version: '1' }\npaths: ${paths}\ncomponents:\n  schemas:\n${schemas}`;
  const code = renderTypeModules(await modelOf(document)).get('openapi.ts') ?? '';
  return (await formatTypeScript(code)).text;
}

const name = "{ type: string, description: 'A name.' }";

test('a schema with an equal exported type is declared once, and keeps its deprecation', async () => {
  const code = await openapiModule(`
    Cat: { description: A cat., type: object, properties: { name: ${name}, kittens: { type: array, items: { $ref: '#/components/schemas/Cat' } } } }
    Old: { type: object, deprecated: true, properties: { name: ${name} } }
    Owner: { type: object, properties: { cat: { $ref: '#/components/schemas/Cat' } } }`);
  expect(code).toContain("import type * as schemas from './schemas.js';");
  expect(code).toContain('Cat: schemas.Cat;');
  expect(code).toContain('/** @deprecated */\n    Old: schemas.Old;');
  expect(code).toContain('Owner: schemas.Owner;');
  expect(code).not.toMatch(/A cat|A name/);
});

test.each([
  ['a default makes a property required', '{ type: string, default: a }'],
  ['a property is write-only', '{ type: string, writeOnly: true }'],
  ['a property is read-only, which is a modifier in openapi-typescript', '{ type: string, readOnly: true }'],
])('a schema and its users have their own types if %s', async (_reason, property) => {
  const code = await openapiModule(`
    Base: { type: object, properties: { name: ${property}, tag: { $ref: '#/components/schemas/Tag' } } }
    Tag: { type: object, properties: { name: ${name} } }
    User: { type: object, properties: { base: { $ref: '#/components/schemas/Base' } } }
    Group: { type: array, items: { $ref: '#/components/schemas/User' } }`);
  expect(code).toContain('Tag: schemas.Tag;');
  expect(code).toContain('tag?: schemas.Tag;');
  expect(code).toContain("base?: components['schemas']['Base'];");
  expect(code).not.toMatch(/schemas\.(?:Base|User|Group)\b/);
});

test('an alias of Record has its own type only if an intersection contains it: the compiler distinguishes them there', async () => {
  const code = await openapiModule(
    `
    Any: { type: object }
    User: { type: object, properties: { any: { $ref: '#/components/schemas/Any' } } }
    Open: { type: object }
    AlsoOpen: { $ref: '#/components/schemas/Open' }
    Tagged: { allOf: [{ $ref: '#/components/schemas/AlsoOpen' }, { type: object, properties: { tag: ${name} } }] }
    Body: { type: object }
    Part: { type: object }
    Either: { type: [object, string], anyOf: [{ $ref: '#/components/schemas/Part' }, { type: string }] }`,
    `
  /bodies:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Body', type: object, properties: { id: { type: string } } } } } }
      responses: { 200: { description: d } }`,
  );
  expect(code).toContain('Any: schemas.Any;');
  expect(code).toContain('User: schemas.User;');
  expect(code).toContain('Open: Record<string, unknown>;');
  expect(code).toContain('Body: Record<string, unknown>;');
  expect(code).not.toMatch(/schemas\.(?:Open|AlsoOpen|Tagged|Body|Part|Either)\b/);
});

test('an operation refers to its equal parameters, bodies, and responses', async () => {
  const code = await openapiModule(
    '\n    Cat: { type: object, properties: { id: { type: string, readOnly: true } } }',
    `
  /cats/{id}:
    post:
      operationId: feedCat
      parameters:
        - { name: id, in: path, required: true, description: The ID., schema: { type: string } }
      requestBody: { content: { application/json: { schema: { type: object, properties: { grams: { type: integer, description: The amount. } } } } } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: object, properties: { left: { type: integer, description: What is left. } } } } } }
    put:
      operationId: putCat
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
      requestBody: { content: { application/json: { schema: { type: object, properties: { cat: { $ref: '#/components/schemas/Cat' } } } } } }
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Cat' } } } } }`,
  );
  expect(code).toContain("import type * as operationTypes from './operations.js';");
  expect(code).toContain('path: operationTypes.FeedCatPath;');
  expect(code).toContain("'application/json': operationTypes.FeedCatBody;");
  expect(code).toContain("'application/json': operationTypes.FeedCatResponses[200] }");
  expect(code).not.toMatch(/The ID|The amount|What is left/);
  // The type of the read-only property differs in requests.
  expect(code).toContain("cat?: components['schemas']['Cat'];");
  expect(code).not.toContain('PutCatBody');
});

test('a request that refers to the request form of a schema has its own type', async () => {
  const code = await openapiModule(
    `
    Cat: { type: object, properties: { tag: { $ref: '#/components/schemas/Tag' } } }
    Tag: { type: object, properties: { inner: { $ref: '#/components/schemas/Inner' } } }
    Inner: { type: string, readOnly: true }`,
    `
  /cats:
    post:
      operationId: addCat
      requestBody: { content: { application/json: { schema: { type: object, properties: { cat: { $ref: '#/components/schemas/Cat' } } } } } }
      responses: { '204': { description: ok } }`,
  );
  expect(code).not.toContain('AddCatBody');
});

test('each part of an operation refers to its own type, if several are equal', async () => {
  const value =
    '{ type: object, properties: { a: { type: string }, inner: { type: object, properties: { a: { type: string } } } } }';
  const parameter = (location: string): string => `{ name: a, in: ${location}, schema: { type: string } }`;
  const code = await openapiModule(
    '\n    Unused: {}',
    `
  /cats:
    post:
      operationId: addCat
      parameters: [${['query', 'header', 'cookie'].map(parameter).join(', ')}]
      requestBody: { content: { application/json: { schema: ${value} } } }
      responses:
        '200': { description: ok, content: { application/json: { schema: ${value} } } }
        default: { description: ok, content: { application/json: { schema: { type: object, properties: { a: { type: string } } } } } }`,
  );
  expect([...code.matchAll(/(\S+): (operationTypes\.[^\s;]+)/g)].map(([, name, type]) => `${name} ${type}`)).toEqual([
    'query? operationTypes.AddCatQuery',
    'header? operationTypes.AddCatHeaders',
    'cookie? operationTypes.AddCatCookies',
    "'application/json' operationTypes.AddCatBody",
    "'application/json' operationTypes.AddCatResponses[200]",
    "'application/json' operationTypes.AddCatResponses['default']",
  ]);
});

test('parameters of components are part of the exported type that an operation refers to', async () => {
  const limit = '{ name: limit, in: query, description: How many., schema: { type: integer } }';
  const code = await openapiModule(
    '\n    Unused: {}\n  parameters: { Limit: ' + limit + ' }',
    `
  /cats:
    get:
      operationId: listCats
      parameters: [{ $ref: '#/components/parameters/Limit' }]
      responses: { '204': { description: ok } }`,
  );
  expect(code).toContain('query?: operationTypes.ListCatsQuery;');
});

test('equal parts of operations have one type, which is not that of a deprecated operation or of another part', async () => {
  const query = '{ name: limit, in: query, description: How many., schema: { type: integer } }';
  const body = '{ type: object, properties: { limit: { type: integer, description: How many. } } }';
  const operation = (id: string, rest = ''): string => `
  /${id}:
    post:
      operationId: ${id}
      parameters: [${query}]
      responses: { '204': { description: ok } }${rest}`;
  const document = `openapi: 3.1.0\ninfo: { title: t, version: '1' }\npaths:${[
    operation('aged', '\n      deprecated: true'),
    operation('first', `\n      requestBody: { content: { application/json: { schema: ${body} } } }`),
    operation('second'),
  ].join('')}`;
  const code = renderTypeModules(await modelOf(document)).get('operations.ts') ?? '';
  expect(code).toContain('export type SecondQuery = FirstQuery;');
  expect(code).toMatch(/export type AgedQuery = \{/);
  expect(code).toMatch(/export type FirstQuery = \{/);
  expect(code).toMatch(/export type FirstBody = \{/);
});

test('only components have the comments of shared responses', async () => {
  const document = `openapi: 3.1.0
info: { title: t, version: '1' }
paths:
  /cats:
    get:
      operationId: listCats
      summary: Lists cats.
      description: With their kittens.
      responses: { '204': { description: No cats. }, '404': { $ref: '#/components/responses/Missing' } }
components:
  responses:
    Missing: { description: No such place. }`;
  const modules = renderTypeModules(await modelOf(document));
  expect(modules.get('openapi.ts')).toContain('With their kittens.');
  expect(modules.get('openapi.ts')).toContain('No such place.');
  expect(modules.get('operations.ts')).toContain('No cats.');
  expect(modules.get('operations.ts')).not.toContain('No such place.');
});
