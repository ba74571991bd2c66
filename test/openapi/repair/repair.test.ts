// Common mistakes in documents: what is generated despite each, and the warning that says so.

import { describe, expect, it, test } from 'vitest';
import { generate } from '../../../src/generator/pipeline/pipeline.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import type { Diagnostic } from '../../../src/generator/diagnostics/diagnostic.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import type { JsonSchema } from '../../../src/generator/model/types/schema.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Result {
  readonly api: Api;
  readonly warnings: readonly string[];
  readonly paths: readonly string[];
}

const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const ok = { '200': { description: 'ok' } };

/** Document with the operations `get` and `delete`, and the schema `S` in the response of `get`. */
function documentWith(parts: {
  readonly root?: Fields;
  readonly operation?: Fields;
  readonly schema?: unknown;
  readonly version?: string;
}): object {
  const { root, operation, schema = { type: 'object' }, version = '3.0.3' } = parts;
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/S' } } };
  return {
    openapi: version,
    info: { title: 'T', version: '1' },
    paths: {
      '/a/{id}': {
        get: {
          operationId: 'get',
          parameters: [idParameter],
          responses: { '200': { description: 'ok', content } },
          ...operation,
        },
        delete: { operationId: 'delete', parameters: [idParameter], responses: ok },
      },
    },
    components: { schemas: { S: schema } },
    ...root,
  };
}

async function run(
  document: object | string,
  tolerance?: 'exclude',
): Promise<{ readonly api?: Api; readonly diagnostics: readonly Diagnostic[]; readonly paths: readonly string[] }> {
  const report = createReport();
  const { api, files } = await generate(
    {
      document: 'd.json',
      overlays: [],
      targets: ['spec', 'types', 'client', 'validators', 'server', 'docs'],
      options: { packages: false, importExtension: '.js' },
      ...(tolerance && { tolerance }),
    },
    createInMemoryReader(new Map([['d.json', typeof document === 'string' ? document : JSON.stringify(document)]])),
    report,
  );
  return { ...(api && { api }), diagnostics: report.diagnostics, paths: files.map(({ path }) => path) };
}

/** Generates all targets; expects an error with `--strict`, and only warnings without it. */
async function generateRepaired(document: object | string): Promise<Result> {
  const strict = await run(document);
  expect(strict.diagnostics.map(({ severity }) => severity)).toContain('error');
  expect(strict.paths).toEqual([]);
  const { api, diagnostics, paths } = await run(document, 'exclude');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  for (const target of ['types', 'client', 'validators', 'server', 'docs'])
    expect(paths.some((path) => path.startsWith(`${target}/`))).toBe(true);
  if (!api) throw new Error('no model');
  return {
    api,
    paths,
    warnings: diagnostics
      .filter(({ severity }) => severity === 'warning')
      .map(({ code, message }) => `${code}: ${message}`),
  };
}

function schemaOf(api: Api): JsonSchema {
  return api.schema('S')?.jsonSchema ?? true;
}

/** Returns the keywords of the property `p` that have a value, for comparison. */
function propertyOf(api: Api): Fields {
  const schema = schemaOf(api);
  const property = typeof schema === 'object' ? schema.object?.properties?.get('p') : undefined;
  if (typeof property !== 'object') return { schema: property };
  const { types, enum: values, number, string, array, anyOf, annotations } = property;
  return JSON.parse(
    JSON.stringify({
      types,
      enum: values,
      number,
      pattern: string?.pattern,
      items: array?.items === undefined ? undefined : true,
      prefixItems: array?.prefixItems?.length,
      anyOf: anyOf?.length,
      format: annotations.format,
    }),
  ) as Fields; // An object literal.
}

describe('schema keywords', () => {
  test.each<readonly [title: string, property: unknown, read: Fields, warning: string]>([
    ['`description: null`', { type: 'string', description: null }, { types: ['string'] }, 'document/null-field'],
    ['`format: null`', { type: 'string', format: null }, { types: ['string'] }, 'document/null-field'],
    ['`maxLength: null`', { type: 'string', maxLength: null }, { types: ['string'] }, 'document/null-field'],
    ...(
      [
        ['int', { types: ['integer'] }],
        ['long', { types: ['integer'], format: 'int64' }],
        ['float', { types: ['number'], format: 'float' }],
        ['double', { types: ['number'], format: 'double' }],
        ['date', { types: ['string'], format: 'date' }],
        ['datetime', { types: ['string'], format: 'date-time' }],
        ['uuid', { types: ['string'], format: 'uuid' }],
        ['file', { types: ['string'], format: 'binary' }],
        ['list', { types: ['array'] }],
        ['map', { types: ['object'] }],
        ['any', {}],
        ['str', { types: ['string'] }],
        ['bool', { types: ['boolean'] }],
        ['STRING', { types: ['string'] }],
        ['strng', {}],
        ['number | string', { types: ['number', 'string'] }],
      ] as const
    ).map(([type, read]) => [`\`type: ${type}\``, { type }, read, 'document/unknown-type'] as const),
    [
      '`type: uuid` with a format',
      { type: 'uuid', format: 'x' },
      { types: ['string'], format: 'x' },
      'document/unknown-type',
    ],
    [
      '`(?i)` in a pattern',
      { type: 'string', pattern: '(?i)^ab$' },
      { types: ['string'], pattern: '^[aA][bB]$' },
      'document/invalid-pattern',
    ],
    [
      'a pattern without an equivalent',
      { type: 'string', pattern: '(?x) a' },
      { types: ['string'] },
      'document/invalid-pattern',
    ],
    ['`items: []`', { type: 'array', items: [] }, { types: ['array'] }, 'document/invalid-keyword-value'],
    [
      '`items` as an array of one',
      { type: 'array', items: [{ type: 'string' }] },
      { types: ['array'], items: true },
      'document/invalid-keyword-value',
    ],
    [
      '`items` as an array of two',
      { type: 'array', items: [{ type: 'string' }, { type: 'null' }] },
      { types: ['array'], prefixItems: 2 },
      'document/invalid-keyword-value',
    ],
    ['`maxLength: -1`', { type: 'string', maxLength: -1 }, { types: ['string'] }, 'document/invalid-keyword-value'],
    ['`anyOf: []`', { anyOf: [] }, {}, 'document/invalid-keyword-value'],
    ['`anyOf` as an object', { anyOf: { type: 'string' } }, { anyOf: 1 }, 'document/invalid-keyword-value'],
    ['`anyOf` with null', { anyOf: [null, { type: 'string' }] }, { anyOf: 2 }, 'document/invalid-keyword-value'],
    ['`anyOf` with a string', { anyOf: ['int', { type: 'string' }] }, {}, 'document/invalid-keyword-value'],
    ['an array of types with null', { type: ['string', null] }, { types: ['null', 'string'] }, 'document/unknown-type'],
    ['types of one kind', { type: ['date', 'string'] }, { types: ['string'] }, 'document/unknown-type'],
    [
      '`type: date` with `format: null`',
      { type: 'date', format: null },
      { types: ['string'], format: 'date' },
      'document/null-field',
    ],
    [
      'an array of schemas next to `prefixItems`',
      { type: 'array', prefixItems: [{}], items: [{}, {}] },
      { types: ['array'], prefixItems: 1 },
      'document/invalid-keyword-value',
    ],
    ['`items` as a string', { type: 'array', items: 'any' }, { types: ['array'] }, 'document/invalid-keyword-value'],
    ['`items: "true"`', { type: 'array', items: 'true' }, { types: ['array'], items: true }, 'document/quoted-value'],
    ['a property that is null', null, {}, 'document/invalid-keyword-value'],
  ])('%s', async (_title, property, read, warning) => {
    const { api, warnings } = await generateRepaired(
      documentWith({ schema: { type: 'object', properties: { p: property } } }),
    );
    expect(propertyOf(api)).toEqual(read);
    expect(warnings.map((each) => each.split(': ')[0])).toContain(warning);
  });

  test.each<readonly [title: string, schema: unknown, required: readonly string[] | undefined]>([
    ['`required` as a string', { type: 'object', required: 'p', properties: { p: {} } }, ['p']],
    ['`required` as names in a string', { type: 'object', required: 'p, q', properties: { p: {}, q: {} } }, ['p', 'q']],
    ['`required` with an unknown name', { type: 'object', required: 'yes', properties: { p: {} } }, undefined],
    ['`required: null`', { type: 'object', required: null, properties: { p: {} } }, undefined],
    ['`properties: []`', { type: 'object', properties: [] }, undefined],
    ['`properties: null`', { type: 'object', properties: null }, undefined],
    ['`additionalProperties: null`', { type: 'object', additionalProperties: null }, undefined],
    ['`discriminator` as a string', { type: 'object', discriminator: 'p', properties: { p: {} } }, undefined],
    ['an invalid key of `patternProperties`', { type: 'object', patternProperties: { '(': {} } }, undefined],
    ['a schema that is null', null, undefined],
  ])('%s', async (_title, schema, required) => {
    const { api } = await generateRepaired(documentWith({ schema }));
    const read = schemaOf(api);
    expect(typeof read === 'object' ? read.object?.required : undefined).toEqual(required);
  });

  test.each([
    ['`properties`', { properties: [], additionalProperties: false }],
    ['a pattern of `patternProperties`', { patternProperties: { '(?x) a': {} }, additionalProperties: false }],
  ])('allows other properties if %s cannot be read', async (_title, schema) => {
    const { api } = await generateRepaired(documentWith({ schema: { type: 'object', ...schema } }));
    const read = schemaOf(api);
    expect(typeof read === 'object' ? read.object?.additionalProperties : false).toBeUndefined();
  });

  it('repairs schemas that only a reference reaches', async () => {
    const schema = { $ref: '#/x-schemas/Hidden' };
    const { api } = await generateRepaired(
      documentWith({ schema, root: { 'x-schemas': { Hidden: { properties: { p: { type: 'int' } } } } } }),
    );
    const types = api.schemas.map(({ jsonSchema }) => {
      const property = typeof jsonSchema === 'object' ? jsonSchema.object?.properties?.get('p') : undefined;
      return typeof property === 'object' ? property.types : undefined;
    });
    expect(types).toContainEqual(['integer']);
  });
});

describe('operations', () => {
  test.each<readonly [title: string, operation: Fields, warning: string]>([
    ['a status 0', { responses: { '0': { description: 'x' } } }, 'using `default`'],
    ['a status with its reason', { responses: { '200 OK': { description: 'x' } } }, 'using `200`'],
    ['an unknown status', { responses: { ...ok, error: { description: 'x' } } }, 'the response is ignored'],
    ['a response that is null', { responses: { '200': null } }, 'using a response without a description'],
    ['`tags` as a string', { tags: 'a' }, 'using an array of one item'],
    ['`security` as an object', { security: { key: [] } }, 'using an array of one item'],
    ['a request body without content', { requestBody: {} }, 'the request body is ignored'],
    ['a style of another location', { parameters: [{ ...idParameter, style: 'form' }] }, 'using `simple`'],
    [
      'a content that is null',
      { responses: { '200': { description: 'x', content: { 'application/json': null } } } },
      'using an empty object',
    ],
    [
      'a header without a target',
      { responses: { '200': { description: 'x', headers: { X: { $ref: '#/components/headers/X' } } } } },
      '`X` is ignored',
    ],
    [
      'an example without a target',
      { responses: { '200': { description: 'x', content: { a: { examples: { one: { $ref: '#/no' } } } } } } },
      '`one` is ignored',
    ],
  ])('%s', async (_title, operation, warning) => {
    const { api, warnings } = await generateRepaired(documentWith({ operation }));
    expect(api.operations.map(({ id }) => id)).toEqual(['delete', 'get']);
    expect(warnings.join('\n')).toContain(warning);
  });

  it('uses the body parameters of Swagger 2.0 as a request body', async () => {
    const body = { name: 'b', in: 'body', required: true, schema: { $ref: '#/components/schemas/S' } };
    const { api } = await generateRepaired(documentWith({ operation: { parameters: [idParameter, body] } }));
    const operation = api.operations.find(({ id }) => id === 'get');
    expect(operation?.requestBody).toMatchObject({ required: true, content: [{ mediaType: 'application/json' }] });
    expect(operation?.parameters.map(({ name }) => name)).toEqual(['id']);
  });

  it('uses the form parameters of Swagger 2.0 as a form', async () => {
    const field = { name: 'f', in: 'formData', type: 'string' };
    const { api } = await generateRepaired(documentWith({ operation: { parameters: [idParameter, field] } }));
    expect(api.operations.find(({ id }) => id === 'get')?.requestBody?.content[0]?.mediaType).toBe(
      'application/x-www-form-urlencoded',
    );
  });

  it('uses the schema of a form parameter', async () => {
    const field = { name: 'f', in: 'formData', schema: { type: 'int', maximum: 5 } };
    const { api } = await generateRepaired(documentWith({ operation: { parameters: [idParameter, field] } }));
    const schema = api.operations.find(({ id }) => id === 'get')?.requestBody?.content[0]?.schema?.jsonSchema;
    const property = typeof schema === 'object' ? schema.object?.properties?.get('f') : undefined;
    expect(property).toMatchObject({ types: ['integer'], number: { maximum: 5 } });
  });

  it('uses body parameters of components, and of the path item', async () => {
    const body = { name: 'b', in: 'body', schema: { $ref: '#/components/schemas/S' } };
    const item = {
      parameters: [{ $ref: '#/components/parameters/B' }],
      put: { operationId: 'put', responses: ok },
      post: { operationId: 'post', responses: ok },
    };
    const { api } = await generateRepaired(
      documentWith({ root: { paths: { '/b': item }, components: { schemas: { S: {} }, parameters: { B: body } } } }),
    );
    expect(api.operations.map(({ id, requestBody }) => [id, requestBody?.content[0]?.mediaType])).toEqual([
      ['post', 'application/json'],
      ['put', 'application/json'],
    ]);
  });

  it('states which form parameters a body replaces', async () => {
    const parameters = [
      idParameter,
      { name: 'b', in: 'body', schema: {} },
      { name: 'f', in: 'formData', type: 'string' },
    ];
    const { warnings } = await generateRepaired(documentWith({ operation: { parameters } }));
    expect(warnings.join('\n')).toContain('parameter conflicts with the body parameter');
  });

  it('keeps responses whose status is valid, in any order', async () => {
    const responses = {
      '0': { description: 'zero' },
      default: { description: 'default' },
      '200 OK': { description: 'a' },
      '200': { description: 'b' },
    };
    const { api, warnings } = await generateRepaired(documentWith({ operation: { responses } }));
    const operation = api.operations.find(({ id }) => id === 'get');
    expect(operation?.responses.map(({ status, description }) => [status, description]).sort()).toEqual([
      ['200', 'b'],
      ['default', 'default'],
    ]);
    expect(warnings).toEqual([
      'document/invalid-status: invalid status `0`; `default` is declared too, and the response is ignored',
      'document/invalid-status: invalid status `200 OK`; `200` is declared too, and the response is ignored',
    ]);
  });

  it('excludes a path without a slash if the path with the slash exists', async () => {
    const item = (operationId: string): object => ({ get: { operationId, responses: ok } });
    const { api, diagnostics } = await run(
      documentWith({ root: { paths: { x: item('a'), '/x': item('b') } } }),
      'exclude',
    );
    expect(api?.operations.map(({ id }) => id)).toEqual(['b']);
    expect(diagnostics.map(({ message }) => message)).toContain('`GET x` is excluded');
  });

  it('ignores references to components that lead nowhere', async () => {
    const components = {
      schemas: { S: {} },
      headers: { H: { $ref: '#/no' } },
      examples: { E: { $ref: '#/components/examples/E' } },
    };
    const response = {
      description: 'x',
      headers: { X: { $ref: '#/components/headers/H' } },
      content: { 'application/json': { examples: { one: { $ref: '#/components/examples/E' } } } },
    };
    const { api } = await generateRepaired(
      documentWith({ root: { components }, operation: { responses: { '200': response } } }),
    );
    expect(api.operations).toHaveLength(2);
  });

  it('keeps operations whose paths have the same structure', async () => {
    const item = (operationId: string, name: string): object => ({
      get: { operationId, parameters: [{ ...idParameter, name }], responses: ok },
    });
    const paths = { '/x/{id}': item('a', 'id'), '/x/{name}': item('b', 'name') };
    const { api, warnings } = await generateRepaired(documentWith({ root: { paths } }));
    expect(api.operations.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(warnings).toEqual([
      'document/duplicate-path: duplicate path `/x/{name}`: `/x/{id}` also declares `get`; a server uses only the first',
    ]);
  });

  it('adds the slash at the start of a path', async () => {
    const { api } = await generateRepaired(
      documentWith({ root: { paths: { x: { get: { operationId: 'x', responses: ok } } } } }),
    );
    expect(api.operations.map(({ path }) => path)).toEqual(['/x']);
  });
});

describe('security', () => {
  test.each<readonly [title: string, scheme: unknown, read: Fields]>([
    ['a scheme without type', {}, { type: 'http', scheme: 'unknown' }],
    ['`type: bearer`', { type: 'bearer' }, { type: 'http', scheme: 'bearer' }],
    ['`type: Basic`', { type: 'Basic' }, { type: 'http', scheme: 'basic' }],
    ['`type: magic`', { type: 'magic' }, { type: 'http', scheme: 'unknown' }],
    ['`type: apikey`', { type: 'apikey', in: 'header', name: 'k' }, { type: 'apiKey', in: 'header', name: 'k' }],
    ['`apiKey` without `in`', { type: 'apiKey', name: 'k' }, { type: 'http', scheme: 'unknown' }],
    ['`apiKey` in the body', { type: 'apiKey', name: 'k', in: 'body' }, { type: 'http', scheme: 'unknown' }],
    ['`http` without `scheme`', { type: 'http' }, { type: 'http', scheme: 'unknown' }],
    ['`oauth2` without flows', { type: 'oauth2' }, { type: 'oauth2', flows: [] }],
    ['a flow without a URL', { type: 'oauth2', flows: { implicit: { scopes: {} } } }, { type: 'oauth2', flows: [] }],
    ['`openIdConnect` without a URL', { type: 'openIdConnect' }, { type: 'oauth2', flows: [] }],
    ['a reference to nothing', { $ref: '#/no' }, { type: 'http', scheme: 'unknown' }],
  ])('%s', async (_title, scheme, read) => {
    const components = { schemas: { S: {} }, securitySchemes: { auth: scheme } };
    const { api } = await generateRepaired(documentWith({ root: { components, security: [{ auth: [] }] } }));
    expect(api.securitySchemes[0]).toMatchObject({ name: 'auth', scheme: read });
    // The server still requires authentication.
    for (const { security } of api.operations) expect(security.flatMap(({ schemes }) => schemes)).toHaveLength(1);
  });

  it('declares the schemes that requirements name', async () => {
    const { api, warnings } = await generateRepaired(documentWith({ operation: { security: [{ auth: [] }] } }));
    expect(api.securitySchemes).toMatchObject([{ name: 'auth', scheme: { type: 'http', scheme: 'unknown' } }]);
    expect(warnings).toEqual([
      'document/unknown-security-scheme: security scheme `auth` is undeclared; the client has no credentials for it',
    ]);
  });

  test.each<readonly [title: string, security: unknown, schemes: number]>([
    ['a name', 'key', 1],
    ['an array of names', ['key'], 1],
    ['scopes that are null', [{ key: null }], 1],
  ])('requires the scheme if `security` is %s', async (_title, security, schemes) => {
    const components = { schemas: { S: {} }, securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'k' } } };
    const { api } = await generateRepaired(documentWith({ root: { components, security } }));
    for (const operation of api.operations)
      expect(operation.security.map((alternative) => alternative.schemes.length)).toEqual([schemes]);
  });

  it('does not read an empty object as anonymous access', async () => {
    const { api, diagnostics } = await run(documentWith({ operation: { security: {} } }), 'exclude');
    expect(api?.operations.map(({ id }) => id)).toEqual(['delete']);
    expect(diagnostics.map(({ message }) => message)).toContain('`GET /a/{id}` is excluded');
    expect((await run(documentWith({ root: { security: {} } }), 'exclude')).paths).toEqual([]);
  });

  test.each([null, 'bearer'])('replaces the scheme %j', async (scheme) => {
    const components = { schemas: { S: {} }, securitySchemes: { auth: scheme } };
    const { api } = await generateRepaired(documentWith({ root: { components, security: [{ auth: [] }] } }));
    expect(api.securitySchemes).toMatchObject([{ name: 'auth', scheme: { type: 'http', scheme: 'unknown' } }]);
  });

  it('ignores the description of a scope that is not a string, even if it refers to a missing file', async () => {
    const flows = {
      implicit: { authorizationUrl: 'https://a.test', scopes: { read: { $ref: './missing.md' }, write: 'Write.' } },
    };
    const components = { schemas: { S: {} }, securitySchemes: { auth: { type: 'oauth2', flows } } };
    const { api } = await generateRepaired(documentWith({ root: { components, security: [{ auth: ['read'] }] } }));
    expect(api.operations).toHaveLength(2);
  });
});

describe('servers', () => {
  test.each<readonly [title: string, server: Fields, urls: readonly string[]]>([
    ['without a URL', {}, ['https://a.test']],
    [
      'with a variable without default',
      { url: 'https://{h}.test', variables: { h: {} } },
      ['https://{h}.test', 'https://a.test'],
    ],
  ])('%s', async (_title, server, urls) => {
    const { api } = await generateRepaired(documentWith({ root: { servers: [server, { url: 'https://a.test' }] } }));
    expect(api.servers.map(({ url }) => url)).toEqual(urls);
  });
});

it('ignores servers of operations without a URL', async () => {
  const { api } = await generateRepaired(documentWith({ operation: { servers: [{}] } }));
  expect(api.operations).toHaveLength(2);
});

describe('syntax', () => {
  const text = JSON.stringify(documentWith({}));
  test.each([
    ['a duplicate key', text.replace('"title":"T"', '"title":"T","title":"U"'), 'source/duplicate-key'],
    ['a comment in JSON', `// A comment.\n${text}`, 'source/json-extension'],
  ])('%s', async (_title, document, code) => {
    const { api, warnings } = await generateRepaired(document);
    expect(api.info.title).toBe('T');
    expect(warnings.join('\n')).toContain(code);
  });
});

it('keeps the error of a duplicate key that could lose operations or authentication', async () => {
  const text = JSON.stringify(documentWith({ operation: { security: [] } }));
  const duplicate = text.replace('"security":[]', '"security":[],"security":[{"key":[]}]');
  const { api, diagnostics } = await run(duplicate, 'exclude');
  expect(api?.operations.map(({ id }) => id)).not.toContain('get');
  expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toContain('error source/duplicate-key');
});

it('requires properties with `required: true`, with a warning', async () => {
  const schema = {
    type: 'object',
    required: ['a'],
    properties: { a: { required: true }, b: { required: true }, c: { required: false } },
  };
  const { api, diagnostics } = await run(documentWith({ schema }));
  const read = api && schemaOf(api);
  expect(typeof read === 'object' ? read.object?.required : undefined).toEqual(['a', 'b']);
  expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
    'warning document/boolean-required',
    'warning document/boolean-required',
    'warning document/boolean-required',
  ]);
});

it('repairs nothing in a document that uses the vocabulary', async () => {
  const document = documentWith({ root: { 'x-ashlar': { version: 1 } }, schema: { type: 'int' } });
  const { api, diagnostics } = await run(document, 'exclude');
  expect(api).toBeUndefined();
  expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toContain('error document/unknown-type');
});
