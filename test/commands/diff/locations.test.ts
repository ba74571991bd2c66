// Locations of changes in both documents.

import { expect, it, test } from 'vitest';
import type { Change } from '../../../src/generator/commands/diff/change.ts';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../../targets/validators/model.ts';
import { documentWithSharedSchema } from './harness/documents.ts';
import { listFamilies, readCases } from './harness/change-cases.ts';

async function compareSchemas(base: unknown, head: unknown): Promise<readonly Change[]> {
  const before = await modelOf(documentWithSharedSchema(base));
  const after = await modelOf(documentWithSharedSchema(head));
  return listChanges(before, after);
}

async function firstChange(base: unknown, head: unknown): Promise<Change | undefined> {
  return (await compareSchemas(base, head))[0];
}

it('locates a changed keyword in both documents', async () => {
  const change = await firstChange(
    { type: 'object', properties: { a: { type: 'integer', maximum: 9 } } },
    { type: 'object', properties: { a: { type: 'integer', maximum: 8 } } },
  );
  expect(change?.base?.pointer).toBe('/components/schemas/Thing/properties/a/maximum');
  expect(change?.head?.pointer).toBe('/components/schemas/Thing/properties/a/maximum');
  expect(change?.head?.end?.column).toBe((change?.head?.column ?? 0) + 1);
});

it('locates a new property in the head, and its parent in the base', async () => {
  const change = await firstChange(
    { type: 'object', properties: { a: {} } },
    { type: 'object', properties: { a: {}, b: {} } },
  );
  expect(change?.base?.pointer).toBe('/components/schemas/Thing');
  expect(change?.head?.pointer).toMatch(/^\/components\/schemas\/Thing/);
});

it('locates a property that became required in `required` of the head, also if its schema was removed', async () => {
  const changes = await compareSchemas(
    { type: 'object', properties: { a: {} } },
    { type: 'object', properties: { b: {} }, required: ['a'] },
  );
  const change = changes.find(({ id }) => id === 'property-became-required');
  expect(change?.base?.pointer).toBe('/components/schemas/Thing/properties/a');
  expect(change?.head?.pointer).toBe('/components/schemas/Thing/required');
});

const schemaFamilies = listFamilies().filter((family) => ['values', 'bounds', 'structure'].includes(family));

test.each(schemaFamilies)('every change in the family %s has both locations', async (family) => {
  for (const { base, head } of readCases(family)) {
    const changes = await compareSchemas(base, head);
    const locatedChanges = changes.filter(
      (change) => change.base?.file === 'document.json' && change.head?.file === 'document.json',
    );
    expect(locatedChanges).toEqual(changes);
    expect(changes).not.toEqual([]);
  }
});

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const body = { content: { 'application/json': { schema: ref('Thing') } } };
const responses = { 204: { description: 'Done.' } };

/** Creates a document with a schema that has the property `p`. */
function withProperty(p: object, fields: object = {}, schemas: object = {}): object {
  const defaultSchemas = {
    Pet: { type: 'object', properties: { a: { type: 'string' } } },
    Text: { type: 'string' },
    Thing: { type: 'object', properties: { p } },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'test', version: '1' },
    paths: { '/things': { post: { operationId: 'doThing', requestBody: body, responses } } },
    components: { schemas: { ...defaultSchemas, ...schemas } },
    ...fields,
  };
}

async function locateChanges(
  base: object,
  head: object,
): Promise<readonly (readonly [string, string | undefined, string | undefined])[]> {
  return listChanges(await modelOf(base), await modelOf(head)).map((change) => [
    change.id,
    change.base?.pointer,
    change.head?.pointer,
  ]);
}

const pointer = '/components/schemas/Thing/properties/p';
const openApi30 = { openapi: '3.0.3' };

it.each([
  [
    'nullability added by the OpenAPI 3.0 keyword',
    withProperty({ type: 'string' }, openApi30),
    withProperty({ type: 'string', nullable: true }, openApi30),
    ['became-nullable', `${pointer}/type`, `${pointer}/nullable`],
  ],
  [
    'nullability added by a new branch',
    withProperty(ref('Pet')),
    withProperty({ oneOf: [ref('Pet'), { type: 'null' }] }),
    ['became-nullable', pointer, `${pointer}/oneOf`],
  ],
  ['a changed reference', withProperty(ref('Text')), withProperty(ref('Pet')), ['type-changed', pointer, pointer]],
  [
    'a reference in place of a schema',
    withProperty({ type: 'integer' }),
    withProperty(ref('Text')),
    ['type-changed', `${pointer}/type`, pointer],
  ],
  [
    'a schema in place of a reference to items',
    withProperty({ type: 'array', items: ref('Text') }),
    withProperty({ type: 'array', items: { type: 'integer' } }),
    ['type-changed', `${pointer}/items`, `${pointer}/items/type`],
  ],
  [
    'a new property that is a reference',
    withProperty({}, {}, { Thing: { type: 'object', properties: {} } }),
    withProperty(ref('Pet')),
    ['property-added', '/components/schemas/Thing', pointer],
  ],
  [
    'a removed property that is a reference',
    withProperty(ref('Pet')),
    withProperty({}, {}, { Thing: { type: 'object', properties: {} } }),
    ['property-removed', pointer, '/components/schemas/Thing'],
  ],
  [
    'a keyword next to a reference',
    withProperty(ref('Pet')),
    withProperty({ ...ref('Pet'), readOnly: true }),
    ['property-became-read-only', pointer, `${pointer}/readOnly`],
  ],
  [
    'a change to the referenced schema',
    withProperty(ref('Text')),
    withProperty(ref('Text'), {}, { Text: { type: 'string', maxLength: 3 } }),
    ['max-length-added', '/components/schemas/Text', '/components/schemas/Text/maxLength'],
  ],
] as const)('locates %s at its keyword', async (_, base, head, expected) => {
  expect(await locateChanges(base, head)).toEqual([expected]);
});

const arraySchema =
  (keyword: string) =>
  (inner: object): object => ({ type: 'array', [keyword]: keyword === 'prefixItems' ? [inner] : inner });

it.each([
  [
    'additionalProperties',
    (inner: object) => ({ type: 'object', additionalProperties: inner }),
    '/additionalProperties',
  ],
  [
    'patternProperties',
    (inner: object) => ({ type: 'object', patternProperties: { '^x': inner } }),
    '/patternProperties/^x',
  ],
  ['items', arraySchema('items'), '/items'],
  ['prefixItems', arraySchema('prefixItems'), '/prefixItems/0'],
] as const)('locates a changed reference in %s', async (_, wrap, path) => {
  expect(await locateChanges(withProperty(wrap(ref('Text'))), withProperty(wrap(ref('Pet'))))).toEqual([
    ['type-changed', pointer + path, pointer + path],
  ]);
});

/** Creates a document with one operation. */
function withOperation(operation: object): object {
  return withProperty({}, { paths: { '/things': { post: { operationId: 'doThing', responses, ...operation } } } });
}

const content = (schema: object): object => ({ 'application/json': { schema } });

it.each([
  [
    'a body',
    (schema: object) => ({ requestBody: { content: content(schema) } }),
    '/requestBody/content/application~1json/schema',
  ],
  [
    'a response',
    (schema: object) => ({ responses: { 200: { description: 'All.', content: content(schema) } } }),
    '/responses/200/content/application~1json/schema',
  ],
  ['a parameter', (schema: object) => ({ parameters: [{ name: 'q', in: 'query', schema }] }), '/parameters/0/schema'],
  [
    'a header',
    (schema: object) => ({ responses: { 200: { description: 'All.', headers: { X: { schema } } } } }),
    '/responses/200/headers/X/schema',
  ],
] as const)('locates a changed reference in %s', async (_, createOperation, path) => {
  const schemaPointer = `/paths/~1things/post${path}`;
  const withSchema = (value: object): object => withOperation(createOperation(value));
  expect(await locateChanges(withSchema(ref('Text')), withSchema({ type: 'integer' }))).toEqual([
    ['type-changed', schemaPointer, `${schemaPointer}/type`],
  ]);
  expect(await locateChanges(withSchema(ref('Thing')), withSchema(ref('Text')))).toEqual([
    ['type-changed', schemaPointer, schemaPointer],
  ]);
});

/** Creates a document with the given root fields and OAuth scopes. */
function withRoot(fields: object, scopes: object = { r: 'R', w: 'W' }): object {
  const securitySchemes = {
    o: { type: 'oauth2', flows: { implicit: { authorizationUrl: 'https://example.com/a', scopes } } },
    k: { type: 'apiKey', in: 'header', name: 'K' },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'test', version: '1' },
    paths: { '/things': { post: { operationId: 'doThing', responses } } },
    components: { securitySchemes },
    ...fields,
  };
}

const url = 'https://{a}.example.com';

it.each([
  [
    'a server',
    { servers: [{ url: 'https://a.test' }] },
    { servers: [{ url: 'https://a.test' }, { url: 'https://b.test' }] },
    ['server-added', '/servers', '/servers/1'],
  ],
  [
    'a server variable',
    { servers: [{ url, variables: { a: { default: 'x' } } }] },
    { servers: [{ url, variables: { a: { default: 'y' } } }] },
    ['server-variable-default-changed', '/servers/0/variables/a', '/servers/0/variables/a'],
  ],
  [
    'root security',
    { security: [{ k: [] }] },
    { security: [{ o: ['r'] }] },
    ['security-changed', '/security', '/security'],
  ],
  ['added root security', {}, { security: [{ o: ['r'] }] }, ['security-added', '/info', '/security']],
  [
    'a scope in one requirement',
    { security: [{ k: [] }, { o: ['r'] }] },
    { security: [{ k: [] }, { o: ['r', 'w'] }] },
    ['scope-added', '/security/1/o', '/security/1/o'],
  ],
] as const)('locates %s in the root', async (_, base, head, expected) => {
  expect(await locateChanges(withRoot(base), withRoot(head))).toEqual([expected]);
});

it('locates an offered scope in its flow', async () => {
  const scopes = '/components/securitySchemes/o/flows/implicit/scopes';
  expect(await locateChanges(withRoot({}, { r: 'R' }), withRoot({}))).toEqual([
    ['scope-offered', scopes, `${scopes}/w`],
  ]);
});

it('locates operation security at the operation, and inherited security in the root', async () => {
  const ownSecurity = {
    paths: { '/things': { post: { operationId: 'doThing', security: [{ o: ['r'] }], responses } } },
  };
  expect(
    await locateChanges(withRoot({ security: [{ k: [] }] }), withRoot({ security: [{ k: [] }], ...ownSecurity })),
  ).toEqual([['security-changed', '/security', '/paths/~1things/post/security']]);
});
