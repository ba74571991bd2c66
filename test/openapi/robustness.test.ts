// Robustness of the document reader: any JSON value results in diagnostics with valid locations, never in an exception.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatText } from '../../src/generator/diagnostics/format-text.ts';
import type { Json } from '../../src/generator/source/node.ts';
import { read } from './marked-document.ts';
import { runs } from '../tier.ts';

const ref = (name: string): Json => ({ $ref: `#/components/${name}` });
const validDocument: Json = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1', contact: { name: 'n' }, license: { name: 'MIT' } },
  'x-ashlar': { version: 1, caller: 'Pet', conventions: { filter: { header: 'X-Filter' } } },
  servers: [{ url: 'https://{h}', variables: { h: { default: 'a', enum: ['a'] } } }],
  tags: [{ name: 'pets', externalDocs: { url: 'https://d' } }],
  security: [{ oauth: ['a'] }],
  paths: {
    '/pets/{id}': {
      'x-resource': { schema: 'Pet', parameter: 'id' },
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }, ref('parameters/Page')],
      put: {
        operationId: 'put',
        tags: ['pets'],
        'x-effect': { kind: 'update', defaults: ['name'] },
        'x-access': { own: true },
        'x-limits': [{ id: 'a', of: 'Pet', per: 'account', max: 1 }],
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: ref('schemas/Pet'),
              encoding: { name: { headers: { H: ref('headers/H') } } },
              examples: { e: ref('examples/E') },
            },
          },
        },
        responses: { '200': ref('responses/Ok'), default: { description: 'd', links: { l: { operationId: 'put' } } } },
        callbacks: { c: ref('callbacks/C') },
      },
    },
  },
  components: {
    parameters: {
      Page: { name: 'page', in: 'query', content: { 'application/json': { schema: { type: 'integer' } } } },
    },
    headers: { H: { schema: { type: 'string' }, example: 1 } },
    examples: { E: { value: { a: 1 } } },
    responses: { Ok: { description: 'ok', headers: { H: ref('headers/H') } } },
    callbacks: { C: { '{$url}': { post: { responses: { '200': ref('responses/Ok') } } } } },
    securitySchemes: {
      oauth: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://t', scopes: { a: 'A' } } } },
    },
    schemas: {
      Pet: {
        type: 'object',
        required: ['name'],
        'x-rules': [{ id: 'a', rule: 'true', message: 'm', field: 'name' }],
        properties: { name: { type: 'string', pattern: '^a', 'x-filterable': true }, parent: ref('schemas/Pet') },
      },
      Any: {
        $id: 'https://e.com/any',
        $anchor: 'a',
        oneOf: [{ $ref: '#a' }, true],
        discriminator: { propertyName: 'name', mapping: { a: 'Pet' } },
      },
    },
  },
};

const unusualValues: readonly Json[] = [
  null,
  true,
  0,
  -1.5,
  '',
  'x',
  '#',
  [],
  [null],
  {},
  { $ref: '#/components/schemas/Any' },
  { $ref: '#/paths' },
  { $ref: 7 },
  { $ref: '#/components/callbacks/C' },
  { __proto__: 1 },
  { allOf: 1, properties: [] },
];

/** Returns the path of the value and of every nested value, as arrays of keys. */
function listPaths(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => listPaths(child, [...path, key]))];
}

/** Returns a copy of the value with a replacement at the path. */
function replaceAt(value: Json, [key, ...rest]: readonly string[], replacement: Json): Json {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return (value as readonly Json[]).map((item, index) =>
      String(index) === key ? replaceAt(item, rest, replacement) : item,
    );
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, name === key ? replaceAt(child, rest, replacement) : child]),
  );
}

test('the original document is valid', async () => {
  const { diagnostics } = await read(JSON.stringify(validDocument), {}, 'd.json');
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
});

test('a document with replaced values has diagnostics with locations in its text', async () => {
  const paths = listPaths(validDocument);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...unusualValues)), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('3.0.3', '3.1.0'),
      async (changes, version) => {
        const changed = changes.reduce<Json>(
          (value, [path, replacement]) => replaceAt(value, path, replacement),
          replaceAt(validDocument, ['openapi'], version),
        );
        const text = JSON.stringify(changed, null, 1);
        const { diagnostics, document, sources } = await read(text, {}, 'd.json');
        const lines = text.split('\n');
        for (const { location } of diagnostics) {
          if (location) expect(location.column - 1).toBeLessThanOrEqual(lines[location.line - 1]?.length ?? -1);
        }
        expect(() => formatText(diagnostics, sources.texts)).not.toThrow();
        for (const site of document?.components.schemas.values() ?? []) {
          expect(() => document?.resolveSchema(site, '#/components/schemas/Any')).not.toThrow();
        }
      },
    ),
    { numRuns: runs(400) },
  );
});
