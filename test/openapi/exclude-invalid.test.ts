// Exclusion of invalid operations and components, and errors that prevent all output.

import { describe, expect, it, test } from 'vitest';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';

interface BuildResult {
  /** The IDs of the operations in the model; `undefined` if there is no model. */
  readonly included: readonly string[] | undefined;
  readonly excluded: readonly string[];
  readonly schemas: readonly string[] | undefined;
}

async function buildPartial(
  content: string,
  files: Readonly<Record<string, string>> = {},
  version = 'openapi: 3.1.0',
): Promise<BuildResult> {
  const report = createReport();
  const text = `${version}\ninfo: { title: T, version: "1" }\n${content}`;
  const { api, isPartial } = await buildModel(
    { document: 'd.yaml', overlays: [], tolerance: 'exclude' },
    createInMemoryReader(new Map(Object.entries({ 'd.yaml': text, ...files }))),
    report,
  );
  const excluded = report.diagnostics
    .filter(({ code }) => code === 'document/excluded')
    .map(({ message }) => message.replace(/^`(.*)` is excluded$/, '$1'));
  // A partial model always has errors, and a complete one has none.
  if (api) expect(isPartial === true).toBe(report.hasErrors);
  return { included: api?.operations.map(({ id }) => id), excluded, schemas: api?.schemas.map(({ id }) => id) };
}

const goodPath = '/good: { get: { operationId: good, responses: { "200": { description: ok } } } }';
const ok = 'responses: { "200": { description: ok } }';

describe('excludes', () => {
  test.each([
    [
      'an operation with an unresolved response',
      `/p: { get: { responses: { "200": { $ref: "#/no" } } }, put: { operationId: put, ${ok} } }`,
      ['good', 'put'],
      ['GET /p'],
    ],
    [
      'all operations of a path with a parameter in an unknown location',
      `/p: { parameters: [{ name: a, in: qeury, schema: {} }], get: { ${ok} }, put: { ${ok} } }`,
      ['good'],
      ['GET /p', 'PUT /p'],
    ],
    [
      'an operation with an unresolved reference',
      `/p: { get: { responses: { "200": { $ref: "#/components/responses/No" } } } }`,
      ['good'],
      ['GET /p'],
    ],
    ['a path item that is not an object', '/p: 3', ['good'], ['/p']],
    [
      'a duplicate method',
      `/p:\n    get: { operationId: get, ${ok} }\n    additionalOperations:\n      GET: { ${ok} }`,
      ['good', 'get'],
      ['GET /p'],
    ],
  ])('%s', async (_title, path, included, excluded) => {
    expect(await buildPartial(`paths:\n  ${goodPath}\n  ${path}`)).toMatchObject({ included, excluded });
  });

  test('everything that refers to an invalid component, directly or indirectly', async () => {
    const paths = `paths:
  ${goodPath}
  /a: { get: { operationId: a, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Outer" } } } } } } }
  /b: { get: { operationId: b, parameters: [{ $ref: "#/components/parameters/P" }], ${ok} } }
  /c: { get: { operationId: c, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Valid" } } } } } } }
`;
    const components = `components:
  parameters: { P: { name: p, in: query, schema: { $ref: "#/info/title" } } }
  schemas:
    Outer: { properties: { inner: { $ref: "#/components/schemas/Inner" } } }
    Inner: { oneOf: [{ type: string }, { $ref: "#/components/schemas/Invalid" }] }
    Invalid: { items: { $ref: "#/info/title" } }
    Unused: { not: { $ref: "#/info/title" } }
    Valid: { type: string }
`;
    expect(await buildPartial(paths + components)).toEqual({
      included: ['c', 'good'],
      excluded: [
        'GET /a',
        'GET /b',
        'components.parameters.P',
        'components.schemas.Outer',
        'components.schemas.Inner',
        'components.schemas.Invalid',
        'components.schemas.Unused',
      ],
      schemas: ['Valid'],
    });
  });

  test('each component once if operations and other components share an error', async () => {
    const text = `paths:
  ${goodPath}
  /a: { get: { operationId: a, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/A" } } } } } } }
components:
  schemas:
    A: { type: object, properties: { a: { $ref: "#/info/title" } } }
    B: { allOf: { $ref: "#/components/schemas/A" } }
    C: { $ref: "#/info/title" }
    D: { oneOf: [{ $ref: "#/components/schemas/A" }, { type: object }] }
    E: { type: string }
`;
    expect(await buildPartial(text)).toEqual({
      included: ['good'],
      excluded: ['GET /a', ...['A', 'B', 'C', 'D'].map((name) => `components.schemas.${name}`)],
      schemas: ['E'],
    });
  });

  test.each([
    ['definitions', '{ items: { $ref: "#/info/title" } }'],
    ['parameters', '{ name: a, in: qeury, type: string }'],
    ['responses', '{ description: a, schema: { $ref: "#/info/title" } }'],
  ])('an invalid component in `%s` of Swagger 2.0, reported with its Swagger name', async (group, component) => {
    const text = `paths: { ${goodPath} }\n${group}: { Unused: ${component} }`;
    expect(await buildPartial(text, {}, 'swagger: "2.0"')).toMatchObject({
      included: ['good'],
      excluded: [`${group}.Unused`],
    });
  });

  test('an OpenAPI 3 component that mentions swagger, reported with its own name', async () => {
    const text = `paths: { ${goodPath} }\ncomponents: { schemas: { Unused: { items: { $ref: "#/info/title" }, description: From swagger } } }`;
    expect(await buildPartial(text)).toMatchObject({ excluded: ['components.schemas.Unused'] });
  });

  test('a union whose mapping refers to an invalid schema', async () => {
    const text = `paths:
  ${goodPath}
  /a: { get: { responses: { "200": { description: ok, content: { application/json: { schema: { discriminator: { propertyName: k, mapping: { x: Invalid } }, type: object } } } } } } }
components: { schemas: { Invalid: { items: { $ref: "#/info/title" } } } }`;
    expect(await buildPartial(text)).toMatchObject({
      included: ['good'],
      excluded: ['GET /a', 'components.schemas.Invalid'],
    });
  });

  test('an infinitely recursive schema, which is detected while the model is built', async () => {
    const text = `paths:
  ${goodPath}
  /a: { get: { responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Cyclic" } } } } } } }
components: { schemas: { Cyclic: { allOf: [{ $ref: "#/components/schemas/Cyclic" }] } } }`;
    expect(await buildPartial(text)).toEqual({
      included: ['good'],
      excluded: ['GET /a', 'components.schemas.Cyclic'],
      schemas: [],
    });
  });

  test('operations that refer to a missing or invalid file', async () => {
    const pathItemWith = (file: string): string =>
      `{ get: { responses: { "200": { description: ok, content: { application/json: { schema: { $ref: ${file} } } } } } } }`;
    const text = `paths:\n  ${goodPath}\n  /a: ${pathItemWith('missing.yaml')}\n  /b: ${pathItemWith('invalid.yaml')}\n  /c: ${pathItemWith('valid.yaml')}`;
    const result = await buildPartial(text, { 'invalid.yaml': 'a: [', 'valid.yaml': 'type: string' });
    expect(result).toMatchObject({ included: ['get /c', 'good'], excluded: ['GET /a', 'GET /b'] });
  });

  test('a Swagger operation, reported with its Swagger path', async () => {
    const text = `paths:\n  ${goodPath}\n  /a: { post: { parameters: [{ name: b, in: body, schema: { $ref: "#/info/title" } }], ${ok} } }`;
    expect(await buildPartial(text, {}, 'swagger: "2.0"')).toMatchObject({ included: ['good'], excluded: ['POST /a'] });
  });

  test.each([
    [
      'a body next to a form',
      `/a: { post: { parameters: [{ name: b, in: body, schema: {} }, { name: f, in: formData, type: string }], ${ok} }, put: { operationId: put, ${ok} } }`,
      ['put', 'good'],
      ['POST /a'],
    ],
    [
      'a body next to a form that other operations use alone',
      `/a: { post: { parameters: [{ $ref: "#/parameters/B" }, { $ref: "#/parameters/F" }], ${ok} }, put: { operationId: put, parameters: [{ $ref: "#/parameters/F" }], ${ok} } }`,
      ['put', 'good'],
      ['POST /a'],
    ],
    [
      'a body next to a form in a path item',
      `/a: { parameters: [{ name: b, in: body, schema: {} }, { name: f, in: formData, type: string }], post: { ${ok} }, put: { ${ok} } }`,
      ['good'],
      ['POST /a', 'PUT /a'],
    ],
    [
      'a tab-separated array',
      `/a: { get: { parameters: [{ name: a, in: query, type: array, items: { type: string }, collectionFormat: tsv }], ${ok} }, put: { operationId: put, ${ok} } }`,
      ['put', 'good'],
      ['GET /a'],
    ],
    [
      'a tab-separated array in a shared form',
      `/a: { post: { parameters: [{ $ref: "#/parameters/T" }], ${ok} }, put: { operationId: put, ${ok} } }`,
      ['put', 'good'],
      ['POST /a'],
    ],
  ])('Swagger operations without an OpenAPI 3 equivalent: %s', async (_title, path, included, excluded) => {
    // The parameter is invalid, so only the documents that use it define it.
    const tabSeparated = path.includes('#/parameters/T')
      ? '  T: { name: t, in: formData, type: array, items: { type: string }, collectionFormat: tsv }\n'
      : '';
    const parameters = `parameters:\n  B: { name: b, in: body, schema: {} }\n  F: { name: f, in: formData, type: string }\n${tabSeparated}`;
    expect(await buildPartial(`${parameters}paths:\n  ${goodPath}\n  ${path}`, {}, 'swagger: "2.0"')).toMatchObject({
      included,
      excluded,
    });
  });
});

describe('generates nothing', () => {
  test.each([
    ['if every operation is invalid', 'paths: { /a: { get: { responses: { "200": { $ref: "#/no" } } } } }'],
    ['if the document itself has an error', `components: 3\npaths:\n  ${goodPath}`],
    [
      'if the document uses the vocabulary',
      `x-ashlar: { version: 1 }\npaths:\n  ${goodPath}\n  /p: { get: { responses: { "2000": { description: a } } } }`,
    ],
  ])('%s', async (_title, content) => {
    expect(await buildPartial(content)).toEqual({ included: undefined, excluded: [], schemas: undefined });
  });
});

it('excludes nothing for an error in descriptive fields', async () => {
  const report = createReport();
  const text = `openapi: 3.1.0\ninfo: { title: T, version: "1", description: [a], license: MIT, contact: { email: {} } }\ntags: [{ description: no name }]\nexternalDocs: 3\npaths:\n  ${goodPath}`;
  const { api, isPartial } = await buildModel(
    { document: 'd.yaml', overlays: [], tolerance: 'exclude' },
    createInMemoryReader(new Map([['d.yaml', text]])),
    report,
  );
  expect({ included: api?.operations.map(({ id }) => id), isPartial, info: api?.info }).toMatchObject({
    included: ['good'],
    isPartial: undefined,
    info: { title: 'T' },
  });
  expect(report.diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
    'warning document/wrong-type',
    'warning document/wrong-type',
    'warning document/wrong-type',
    'warning document/missing-field',
    'warning document/wrong-type',
  ]);
});

it('generates nothing if any operation is invalid and exclusion is not enabled', async () => {
  const report = createReport();
  const text = `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths:\n  ${goodPath}\n  /p: { get: { responses: { "2000": { description: a } } } }`;
  const { api } = await buildModel(
    { document: 'd.yaml', overlays: [] },
    createInMemoryReader(new Map([['d.yaml', text]])),
    report,
  );
  expect({ api, hasErrors: report.hasErrors }).toEqual({ api: undefined, hasErrors: true });
});
