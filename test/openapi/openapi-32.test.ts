// Features added in OpenAPI 3.2.

import { expect, it } from 'vitest';
import { generate } from '../../src/generator/pipeline/pipeline.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { normalizeMethod } from '../../src/runtime/server/normalize-method.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';
import { read } from './marked-document.ts';

const text = `openapi: 3.2.0
$self: https://shop.example/openapi
info: { title: Shop, version: 1.0.0 }
servers: [{ url: https://shop.example, name: production }]
tags:
  - { name: pets, summary: Pets, parent: animals, kind: nav }
  - { name: animals, summary: Animals, description: All animals }
paths:
  /pets:
    query:
      operationId: searchPets
      parameters:
        - { name: q, in: querystring, content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { tag: { type: string } } } } } }
        - { name: session, in: cookie, style: cookie, schema: { type: string } }
      requestBody: { content: { application/json: { $ref: '#/components/mediaTypes/Search' } } }
      responses:
        "200":
          summary: Success
          content:
            application/jsonl: { itemSchema: { type: object, properties: { id: { type: integer } } }, itemEncoding: { contentType: application/json } }
        default: { description: Error }
    additionalOperations:
      COPY: { operationId: copyPets, responses: { "204": { description: Done } } }
components:
  mediaTypes:
    Search:
      schema: { type: object, discriminator: { propertyName: kind, defaultMapping: Dog }, properties: { kind: { type: string, xml: { nodeType: attribute } } } }
      examples: { plain: { dataValue: { kind: x }, serializedValue: '{"kind":"x"}' } }
  schemas: { Dog: { type: object } }
  securitySchemes:
    device: { type: oauth2, deprecated: true, oauth2MetadataUrl: https://a.example/meta, flows: { deviceAuthorization: { deviceAuthorizationUrl: https://a.example/device, tokenUrl: https://a.example/token, scopes: {} } } }
`;

it('reads an OpenAPI 3.2 document without diagnostics', async () => {
  const { document, diagnostics } = await read(text);
  expect(diagnostics).toEqual([]);
  const item = document?.paths[0];
  expect(item?.operations.map(({ method }) => method)).toEqual(['query', 'COPY']);
  const [search] = item?.operations ?? [];
  const parameters = search?.parameters.map(({ name, in: location, style, explode }) => ({
    name,
    location,
    style,
    explode,
  }));
  expect(parameters).toEqual([
    { name: 'q', location: 'query', style: 'form', explode: true },
    { name: 'session', location: 'cookie', style: 'form', explode: true },
  ]);
  expect(search?.requestBody?.content[0]?.examples[0]?.value).toEqual({ kind: 'x' });
  expect(search?.responses.map(({ status, description }) => [status, description])).toEqual([
    ['200', 'Success'],
    ['default', 'Error'],
  ]);
  expect(search?.responses[0]?.content[0]?.schema?.node.kind).toBe('map');
  expect(document?.tags.map(({ description }) => description)).toEqual(['Pets', 'All animals']);
  expect(document?.components.securitySchemes.get('device')?.scheme).toMatchObject({
    flows: [{ grant: 'deviceAuthorization' }],
  });
});

it('reports OpenAPI 3.2 fields in a document with an older version', async () => {
  const { diagnostics } = await read(text.replace('3.2.0', '3.1.0'));
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(
    new Set(['document/newer-field', 'document/inferred-field']),
  );
});

it('reads an additional method as the fixed field of the path item, and ignores it if that field exists', async () => {
  const operationsWith = async (
    operation: string,
  ): Promise<readonly (readonly [string, string | undefined])[] | undefined> => {
    const { document } = await read(text.replace('      COPY: ', `${operation}      COPY: `));
    return document?.paths[0]?.operations.map(({ method, operationId }) => [method, operationId]);
  };
  const responses = 'responses: { "204": { description: Done } }';
  expect(await operationsWith(`      Post: { operationId: add, ${responses} }\n`)).toEqual([
    ['query', 'searchPets'],
    ['post', 'add'],
    ['COPY', 'copyPets'],
  ]);
  expect(await operationsWith(`      QUERY: { operationId: again, ${responses} }\n`)).toEqual([
    ['query', 'searchPets'],
    ['COPY', 'copyPets'],
  ]);
});

it('accepts a parent tag that only an operation uses', async () => {
  const { diagnostics } = await read(
    text
      .replace('operationId: copyPets', 'operationId: copyPets, tags: [copies]')
      .replace('parent: animals', 'parent: copies'),
  );
  expect(diagnostics).toEqual([]);
});

it('preserves the case of additional methods, and uses uppercase for the others', async () => {
  const output = await generate(
    {
      document: 'd.yaml',
      overlays: [],
      targets: ['client', 'server', 'types'],
      options: { packages: { scope: '@acme', license: 'MIT' }, importExtension: '.js' },
    },
    createInMemoryReader(
      new Map([
        [
          'd.yaml',
          text.replace(
            '      COPY: ',
            '      get-it: { operationId: getIt, responses: { "204": { description: Done } } }\n      COPY: ',
          ),
        ],
      ]),
    ),
    createReport(),
  );
  const files = output.files.filter(({ path }) => !path.includes('/runtime/'));
  const listMethods = (target: string): readonly string[] =>
    files
      .filter((file) => file.target === target)
      .flatMap((file) => [...file.text.matchAll(/method: '([^']+)'/g)].map((match) => match[1] ?? ''));
  expect({ client: listMethods('client').toSorted(), server: listMethods('server').toSorted() }).toEqual({
    client: ['COPY', 'QUERY', 'get-it'],
    server: ['COPY', 'QUERY', 'get-it'],
  });
  expect(files.some((file) => file.target === 'types' && file.text.includes("'get-it /pets'"))).toBe(true);
});

it.each([
  ['get', 'GET'],
  ['PATCH', 'PATCH'],
  ['query', 'QUERY'],
  ['get-it', 'get-it'],
  ['COPY', 'COPY'],
  ['copy', 'copy'],
])('normalizes the request method %s to %s', (method, expected) => {
  expect(normalizeMethod(method)).toBe(expected);
});
