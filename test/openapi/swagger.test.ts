// Conversion of Swagger 2.0 to the equivalent OpenAPI 3.0 document, with the locations of the original file.

import { upgrade } from '@scalar/openapi-upgrader';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildApi } from '../../src/generator/model/build-api.ts';
import { printModel } from '../../src/generator/model/print/print-model.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { toJson } from '../../src/generator/source/node.ts';
import { read } from './marked-document.ts';

const shop = `swagger: "2.0"
info: { title: Shop, version: 1.0.0 }
host: shop.example
basePath: /v1
schemes: [https]
consumes: [application/json]
produces: [application/json]
securityDefinitions:
  basic: { type: basic }
  key: { type: apiKey, name: X-Key, in: header }
  login: { type: oauth2, flow: accessCode, authorizationUrl: https://a.example/auth, tokenUrl: https://a.example/token, scopes: { read: Read } }
security: [{ key: [] }]
parameters:
  Page: { name: page, in: query, type: integer, default: 1, minimum: 1 }
responses:
  NotFound: { description: Not found, schema: { $ref: '#/definitions/Error' } }
paths:
  /pets:
    parameters: [{ $ref: '#/parameters/Page' }]
    get:
      operationId: listPets
      parameters:
        - { name: tags, in: query, type: array, items: { type: string, enum: [a, b] }, collectionFormat: multi }
        - { name: ids, in: query, type: array, items: { type: integer } }
        - { name: sort, in: query, type: array, items: { type: string }, collectionFormat: pipes }
        - { name: X-Ids, in: header, type: array, items: { type: integer }, collectionFormat: csv }
      responses:
        200:
          description: Pets
          schema: { type: array, items: { $ref: '#/definitions/Pet' } }
          headers: { X-Total: { type: integer, description: Number of pets } }
          examples: { application/json: [{ id: 1, name: Rex }] }
        404: { $ref: '#/responses/NotFound' }
    post:
      operationId: addPet
      parameters: [{ name: body, in: body, description: The pet, required: true, schema: { $ref: '#/definitions/Pet' } }]
      security: [{ login: [read] }]
      responses:
        201: { description: Created, schema: { $ref: '#/definitions/Pet' } }
definitions:
  Pet: { type: object, required: [id], properties: { id: { type: integer, format: int64 }, name: { type: string } } }
  Error: { type: object, properties: { message: { type: string } } }
`;

async function buildAndPrint(text: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const report = createReport();
  const { document, diagnostics } = await read(text, files);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const api = document && buildApi(document, report);
  expect(report.diagnostics).toEqual([]);
  return api ? withoutLocations(printModel(api)) : '';
}

/** Removes the locations, which differ between the compared documents. */
function withoutLocations(model: string): string {
  return model.replace(/ at \S+:\d+:\d+/g, '').replace(/document\.yaml\S*/g, '');
}

describe('a Swagger document', () => {
  it('has the same model as the output of a third-party converter', async () => {
    const converted = JSON.stringify(upgrade(parse(shop) as Record<string, unknown>, '3.0'));
    expect(await buildAndPrint(shop)).toBe(await buildAndPrint(converted));
  });

  it('has the same model as the equivalent OpenAPI 3.0 document in cases where converters differ', async () => {
    const head = (version: string): string => `${version}\ninfo: { title: T, version: "1" }\n`;
    const swagger = `${head('swagger: "2.0"')}parameters:
  Body: { name: body, in: body, required: true, schema: { $ref: '#/definitions/Pet' } }
  Form: { name: kind, in: formData, type: string, enum: [a, b], required: true }
paths:
  /pets:
    parameters: [{ $ref: '#/parameters/Body' }]
    post:
      consumes: [application/xml]
      produces: [text/csv]
      responses: { 200: { description: ok, schema: { type: file } } }
    put:
      parameters:
        - { $ref: '#/parameters/Form' }
        - { name: ids, in: formData, type: array, items: { type: integer, maximum: 9 }, maxItems: 3, collectionFormat: csv }
        - { name: files, in: formData, type: file, x-nullable: true }
      responses: { 200: { description: ok } }
definitions:
  Pet: { type: object, discriminator: kind, required: [kind], properties: { kind: { type: string }, owner: { type: string, x-nullable: true }, example: { type: object, example: { type: file } } } }
`;
    const openapi = `${head('openapi: 3.0.4')}paths:
  /pets:
    post:
      requestBody: { required: true, content: { application/xml: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { 200: { description: ok, content: { text/csv: { schema: { type: string, format: binary } } } } }
    put:
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [kind]
              properties:
                kind: { type: string, enum: [a, b] }
                ids: { type: array, items: { type: integer, maximum: 9 }, maxItems: 3 }
                files: { type: string, format: binary, nullable: true }
      responses: { 200: { description: ok } }
components:
  schemas:
    Pet: { type: object, discriminator: { propertyName: kind }, required: [kind], properties: { kind: { type: string }, owner: { type: string, nullable: true }, example: { type: object, example: { type: file } } } }
`;
    expect(await buildAndPrint(swagger)).toBe(await buildAndPrint(openapi));
  });

  it.each([
    ['host: h.example, basePath: api', 'https://h.example/api', ['host', 'default']],
    ['host: h.example, basePath: api/, schemes: [http]', 'http://h.example/api', ['host']],
    ['host: h.example, basePath: /v1/, schemes: [http, wss]', 'http://h.example/v1 wss://h.example/v1', []],
    ['host: h.example, basePath: /, schemes: [https]', 'https://h.example', []],
    ['host: h.example, basePath: "", schemes: [https]', 'https://h.example', []],
    ['host: "h.example:80", basePath: //a//b, schemes: [https]', 'https://h.example:80/a//b', ['host']],
    ['host: http://h.example', 'http://h.example', ['host']],
    ['host: http://h.example/, basePath: /v1, schemes: [https]', 'https://h.example/v1', ['host']],
    ['host: h.example/v1, basePath: /pets, schemes: [https]', 'https://h.example/v1/pets', ['host']],
    ['host: "", basePath: /v1', '/v1', ['host']],
    ['host: h.example, basePath: "https://other.example/v1", schemes: [https]', 'https://h.example/v1', ['host']],
    ['basePath: "http://h.example:80/v1"', 'http://h.example:80/v1', ['host']],
    ['basePath: api', '/api', ['host']],
    ['basePath: /', '/', []],
    ['basePath: ""', '/', []],
    ['basePath: 1', '/1', ['host', 'unquoted-string']],
    ['host: , basePath: /a', '/a', ['null-field']],
  ])('has the server URLs of { %s }', async (fields, urls, codes) => {
    const { document, diagnostics } = await read(
      `{ swagger: "2.0", info: { title: T, version: "1" }, ${fields}, paths: {} }`,
    );
    expect(document?.servers.map(({ url }) => url).join(' ')).toBe(urls);
    expect(diagnostics.map(({ code }) => code.replace(/^document\/(?:swagger-)?/, '')).toSorted()).toEqual(
      [...codes, 'converted'].toSorted(),
    );
    expect(diagnostics.every(({ location }) => location !== undefined)).toBe(true);
  });

  it('can consist of several files', async () => {
    const text = `swagger: "2.0"
info: { title: T, version: "1" }
paths: { /pets: { $ref: 'paths.yaml#/pets' } }
definitions: { Pet: { type: object, properties: { tag: { $ref: 'schemas/tag.yaml' } } } }
`;
    const files = {
      'paths.yaml': `pets:
  post:
    parameters: [{ name: body, in: body, schema: { $ref: 'document.yaml#/definitions/Pet' } }]
    responses: { 200: { description: ok, schema: { $ref: 'schemas/tag.yaml' } } }`,
      'schemas/tag.yaml':
        'type: object\nproperties: { of: { $ref: "../document.yaml#/definitions/Pet" }, at: { type: string, x-nullable: true } }',
    };
    const model = await buildAndPrint(text, files);
    expect(model).toContain('Pet');
    expect(model).toMatch(/at\?.*null/);
  });

  it('can have responses in another file', async () => {
    const text = (prefix: string): string => `swagger: "2.0"
info: { title: T, version: "1" }
produces: [application/json]
paths:
  /pets:
    get: { responses: { 200: { $ref: '${prefix}Pets' } } }
definitions: { Pet: { type: object } }
responses:
`;
    const response = (pet: string): string =>
      `{ description: ok, schema: { $ref: '${pet}' }, headers: { X-Tags: { type: array, items: { type: string }, collectionFormat: csv } } }`;
    const model = await buildAndPrint(`${text('responses.yaml#/')}  {}`, {
      'responses.yaml': `Pets: ${response('document.yaml#/definitions/Pet')}`,
    });
    expect(model).toBe(await buildAndPrint(`${text('#/responses/')}  Pets: ${response('#/definitions/Pet')}`));
    expect(model).toMatch(/header X-Tags[^]*content application\/json/);
  });

  it('keeps a reference in a form field, unless the field has annotations of its own', async () => {
    const field = async (fields: string): Promise<unknown> => {
      const { document } = await read(`swagger: "2.0"
info: { title: T, version: "1" }
paths:
  /pets:
    post:
      consumes: [application/x-www-form-urlencoded]
      parameters: [{ name: kind, in: formData, ${fields}schema: { $ref: '#/definitions/Kind' } }]
      responses: { 200: { description: ok } }
definitions: { Kind: { type: string } }
`);
      const schema = document?.paths[0]?.operations[0]?.requestBody?.content[0]?.schema;
      return schema && (toJson(schema.node) as { properties: { kind: unknown } }).properties.kind;
    };
    const reference = { $ref: '#/components/schemas/Kind' };
    expect(await field('')).toEqual(reference);
    expect(await field('description: Kind., ')).toEqual({ allOf: [reference], description: 'Kind.' });
  });

  it('can have parameters in another file', async () => {
    const text = (prefix: string): string => `swagger: "2.0"
info: { title: T, version: "1" }
paths:
  /pets:
    post:
      parameters:
        - { $ref: '${prefix}limit' }
        - { $ref: '${prefix}tags' }
        - { $ref: '${prefix}body' }
      responses: { 200: { description: ok } }
definitions: { Pet: { type: object } }
parameters:
`;
    const parameters = (pet: string): string => `
  limit: { name: limit, in: query, type: integer, maximum: 5 }
  tags: { name: tags, in: query, type: array, items: { type: string }, collectionFormat: multi }
  body: { name: body, in: body, schema: { $ref: '${pet}' } }
`;
    const model = await buildAndPrint(`${text('params.yaml#/')}  {}`, {
      'params.yaml': parameters('document.yaml#/definitions/Pet'),
    });
    expect(model.replaceAll(/params\.yaml\S*/g, '')).toBe(
      await buildAndPrint(text('#/parameters/') + parameters('#/definitions/Pet')),
    );
  });
});
