// Each change says where it stands on both sides: at the keyword that changed, or at what came, went, or lacks it.

import { expect, it } from 'vitest';
import type { Change } from '../../src/generator/commands/diff/change.ts';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../unit/validators/model.ts';
import { sharedSchema } from './harness/documents.ts';
import { families, stepsOf } from './harness/steps.ts';

async function changed(base: unknown, head: unknown): Promise<Change | undefined> {
  const changes = compareModels(await modelOf(sharedSchema(base)), await modelOf(sharedSchema(head)));
  return changes[0];
}

it('a keyword that changed is shown where it stands', async () => {
  const change = await changed(
    { type: 'object', properties: { a: { type: 'integer', maximum: 9 } } },
    { type: 'object', properties: { a: { type: 'integer', maximum: 8 } } },
  );
  expect(change?.base?.pointer).toBe('/components/schemas/Thing/properties/a/maximum');
  expect(change?.head?.pointer).toBe('/components/schemas/Thing/properties/a/maximum');
  expect(change?.head?.end?.column).toBe((change?.head?.column ?? 0) + 1);
});

it('what is new is shown where it stands, and where it was not', async () => {
  const change = await changed(
    { type: 'object', properties: { a: {} } },
    { type: 'object', properties: { a: {}, b: {} } },
  );
  expect(change?.base?.pointer).toBe('/components/schemas/Thing');
  expect(change?.head?.pointer).toMatch(/^\/components\/schemas\/Thing/);
});

const schemaFamilies = families().filter((family) => ['values', 'bounds', 'structure'].includes(family));

it.each(schemaFamilies)('every change of %s has both places', async (family) => {
  for (const { base, head } of stepsOf(family)) {
    const change = await changed(base, head);
    expect([change?.base?.file, change?.head?.file]).toEqual(['document.json', 'document.json']);
  }
});

it('the same change has the same fingerprint wherever the lines move', async () => {
  const one = await changed({ type: 'integer', maximum: 9 }, { type: 'integer', maximum: 8 });
  const moved = await changed(
    { description: 'Other words.', type: 'integer', maximum: 9 },
    { title: 'T', description: 'More.', type: 'integer', maximum: 8 },
  );
  const other = await changed({ type: 'integer', maximum: 9 }, { type: 'integer', maximum: 7 });
  expect(one?.fingerprint).toMatch(/^[0-9a-f]{12}$/);
  expect(moved?.fingerprint).toBe(one?.fingerprint);
  expect(other?.fingerprint).not.toBe(one?.fingerprint);
});

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const body = { content: { 'application/json': { schema: ref('Thing') } } };
const responses = { 204: { description: 'Done.' } };

/** A document with a schema that has the property `p`, and more. */
function withProperty(p: object, more: object = {}, schemas: object = {}): object {
  const named = {
    Pet: { type: 'object', properties: { a: { type: 'string' } } },
    Text: { type: 'string' },
    Thing: { type: 'object', properties: { p } },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'test', version: '1' },
    paths: { '/things': { post: { operationId: 'doThing', requestBody: body, responses } } },
    components: { schemas: { ...named, ...schemas } },
    ...more,
  };
}

async function placesIn(
  base: object,
  head: object,
): Promise<readonly (readonly [string, string | undefined, string | undefined])[]> {
  return compareModels(await modelOf(base), await modelOf(head)).map((change) => [
    change.id,
    change.base?.pointer,
    change.head?.pointer,
  ]);
}

const at = '/components/schemas/Thing/properties/p';
const old = { openapi: '3.0.3' };

it.each([
  [
    'nullability, at the keyword of OpenAPI 3.0',
    withProperty({ type: 'string' }, old),
    withProperty({ type: 'string', nullable: true }, old),
    ['became-nullable', `${at}/type`, `${at}/nullable`],
  ],
  [
    'nullability, at the alternative that was added',
    withProperty(ref('Pet')),
    withProperty({ oneOf: [ref('Pet'), { type: 'null' }] }),
    ['became-nullable', at, `${at}/oneOf`],
  ],
  ['another reference', withProperty(ref('Text')), withProperty(ref('Pet')), ['type-changed', at, at]],
  [
    'a reference in place of a schema',
    withProperty({ type: 'integer' }),
    withProperty(ref('Text')),
    ['type-changed', `${at}/type`, at],
  ],
  [
    'a schema in place of a reference to items',
    withProperty({ type: 'array', items: ref('Text') }),
    withProperty({ type: 'array', items: { type: 'integer' } }),
    ['type-changed', `${at}/items`, `${at}/items/type`],
  ],
  [
    'a new property that is a reference',
    withProperty({}, {}, { Thing: { type: 'object', properties: {} } }),
    withProperty(ref('Pet')),
    ['property-added', '/components/schemas/Thing', at],
  ],
  [
    'a removed property that is a reference',
    withProperty(ref('Pet')),
    withProperty({}, {}, { Thing: { type: 'object', properties: {} } }),
    ['property-removed', at, '/components/schemas/Thing'],
  ],
  [
    'a keyword next to a reference',
    withProperty(ref('Pet')),
    withProperty({ ...ref('Pet'), readOnly: true }),
    ['property-became-read-only', at, `${at}/readOnly`],
  ],
  [
    'a change of the schema that is referred to',
    withProperty(ref('Text')),
    withProperty(ref('Text'), {}, { Text: { type: 'string', maxLength: 3 } }),
    ['max-length-added', '/components/schemas/Text', '/components/schemas/Text/maxLength'],
  ],
] as const)('%s is located where the document says it', async (_, base, head, expected) => {
  expect(await placesIn(base, head)).toEqual([expected]);
});

const items =
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
  ['items', items('items'), '/items'],
  ['prefixItems', items('prefixItems'), '/prefixItems/0'],
] as const)('another reference in %s is located there', async (_, hold, path) => {
  expect(await placesIn(withProperty(hold(ref('Text'))), withProperty(hold(ref('Pet'))))).toEqual([
    ['type-changed', at + path, at + path],
  ]);
});

/** A document whose operation has a schema somewhere. */
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
] as const)('another reference of %s is located there', async (_, operation, path) => {
  const schema = `/paths/~1things/post${path}`;
  expect(await placesIn(withOperation(operation(ref('Text'))), withOperation(operation({ type: 'integer' })))).toEqual([
    ['type-changed', schema, `${schema}/type`],
  ]);
  expect(await placesIn(withOperation(operation(ref('Thing'))), withOperation(operation(ref('Text'))))).toEqual([
    ['type-changed', schema, schema],
  ]);
});

/** A document with what its root and its security schemes say. */
function withRoot(more: object, scopes: object = { r: 'R', w: 'W' }): object {
  const securitySchemes = {
    o: { type: 'oauth2', flows: { implicit: { authorizationUrl: 'https://example.com/a', scopes } } },
    k: { type: 'apiKey', in: 'header', name: 'K' },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'test', version: '1' },
    paths: { '/things': { post: { operationId: 'doThing', responses } } },
    components: { securitySchemes },
    ...more,
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
    'a variable of a server',
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
  ['root security that was not there', {}, { security: [{ o: ['r'] }] }, ['security-added', '/info', '/security']],
  [
    'a scope of one requirement',
    { security: [{ k: [] }, { o: ['r'] }] },
    { security: [{ k: [] }, { o: ['r', 'w'] }] },
    ['scope-added', '/security/1/o', '/security/1/o'],
  ],
] as const)('%s is located in the root', async (_, base, head, expected) => {
  expect(await placesIn(withRoot(base), withRoot(head))).toEqual([expected]);
});

it('a scope is located in the flow that offers it', async () => {
  const scopes = '/components/securitySchemes/o/flows/implicit/scopes';
  expect(await placesIn(withRoot({}, { r: 'R' }), withRoot({}))).toEqual([['scope-offered', scopes, `${scopes}/w`]]);
});

it('security of an operation is located there, and in the root on the side that has no other', async () => {
  const own = { paths: { '/things': { post: { operationId: 'doThing', security: [{ o: ['r'] }], responses } } } };
  expect(await placesIn(withRoot({ security: [{ k: [] }] }), withRoot({ security: [{ k: [] }], ...own }))).toEqual([
    ['security-changed', '/security', '/paths/~1things/post/security'],
  ]);
});
