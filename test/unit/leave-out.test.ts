// Which operations are left out of a document with mistakes, and which mistakes stop everything.

import { describe, expect, it } from 'vitest';
import { buildModel } from '../../src/generator/pipeline/pipeline.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { memoryFiles } from '../golden-harness/files.ts';

interface Result {
  /** The ids of the operations that are generated; undefined where nothing is. */
  readonly kept: readonly string[] | undefined;
  readonly left: readonly string[];
  readonly schemas: readonly string[] | undefined;
}

async function partOf(
  members: string,
  files: Readonly<Record<string, string>> = {},
  version = 'openapi: 3.1.0',
): Promise<Result> {
  const report = createReport();
  const text = `${version}\ninfo: { title: T, version: "1" }\n${members}`;
  const { api, isPartial } = await buildModel(
    { document: 'd.yaml', overlays: [], excludeInvalid: true },
    memoryFiles(new Map(Object.entries({ 'd.yaml': text, ...files }))),
    report,
  );
  const left = report.diagnostics
    .filter(({ code }) => code === 'document/excluded')
    .map(({ message }) => message.replace(' is left out', ''));
  // It is told exactly where something is missing, and is never silent.
  if (api) expect(isPartial === true).toBe(report.hasErrors);
  return { kept: api?.operations.map(({ id }) => id), left, schemas: api?.schemas.map(({ id }) => id) };
}

const good = '/good: { get: { operationId: good, responses: { "200": { description: ok } } } }';
const ok = 'responses: { "200": { description: ok } }';

describe('left out', () => {
  it.each([
    [
      'a status that is none',
      `/p: { get: { responses: { "2000": { description: a } } }, put: { operationId: put, ${ok} } }`,
      ['good', 'put'],
      ['GET /p'],
    ],
    [
      'a parameter of the path in an unknown place',
      `/p: { parameters: [{ name: a, in: qeury, schema: {} }], get: { ${ok} }, put: { ${ok} } }`,
      ['good'],
      ['GET /p', 'PUT /p'],
    ],
    ['a path without its slash', `p: { get: { ${ok} } }`, ['good'], ['GET p']],
    [
      'a path that is there already',
      `/p/{a}: { get: { operationId: a, ${ok} } }\n  /p/{b}: { get: { operationId: b, ${ok} } }`,
      ['good', 'a'],
      ['GET /p/{b}'],
    ],
    [
      'a reference that leads nowhere',
      `/p: { get: { responses: { "200": { $ref: "#/components/responses/No" } } } }`,
      ['good'],
      ['GET /p'],
    ],
    ['a security scheme that is not there', `/p: { get: { security: [{ no: [] }], ${ok} } }`, ['good'], ['GET /p']],
    ['a path that is no object', '/p: 3', ['good'], ['/p']],
    [
      'a method that is described twice',
      `/p:\n    get: { operationId: get, ${ok} }\n    additionalOperations:\n      GET: { ${ok} }`,
      ['good', 'get'],
      ['GET /p'],
    ],
  ])('%s', async (_what, path, kept, left) => {
    expect(await partOf(`paths:\n  ${good}\n  ${path}`)).toMatchObject({ kept, left });
  });

  it('all that refers to a faulty component, through others too, and nothing else', async () => {
    const paths = `paths:
  ${good}
  /a: { get: { operationId: a, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Outer" } } } } } } }
  /b: { get: { operationId: b, parameters: [{ $ref: "#/components/parameters/P" }], ${ok} } }
  /c: { get: { operationId: c, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Sound" } } } } } } }
`;
    const components = `components:
  parameters: { P: { name: p, in: query, schema: { type: strng } } }
  schemas:
    Outer: { properties: { inner: { $ref: "#/components/schemas/Inner" } } }
    Inner: { oneOf: [{ type: string }, { $ref: "#/components/schemas/Faulty" }] }
    Faulty: { minLength: few }
    Unused: { pattern: "(" }
    Sound: { type: string }
`;
    expect(await partOf(paths + components)).toEqual({
      kept: ['c', 'good'],
      left: [
        'GET /a',
        'GET /b',
        'components.parameters.P',
        'components.schemas.Outer',
        'components.schemas.Inner',
        'components.schemas.Faulty',
        'components.schemas.Unused',
      ],
      schemas: ['Sound'],
    });
  });

  it('each component once, where operations and other components have the same mistake', async () => {
    const text = `paths:
  ${good}
  /a: { get: { operationId: a, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/A" } } } } } } }
components:
  schemas:
    A: { type: object, properties: [] }
    B: { allOf: { $ref: "#/components/schemas/A" } }
    C: { $ref: "#/components/schemas/Missing" }
    D: { oneOf: [{ $ref: "#/components/schemas/A" }, { type: object }] }
    E: { type: string }
`;
    expect(await partOf(text)).toEqual({
      kept: ['good'],
      left: ['GET /a', ...['A', 'B', 'C', 'D'].map((name) => `components.schemas.${name}`)],
      schemas: ['E'],
    });
  });

  it('a component of Swagger, by the name that it has there', async () => {
    const text = `paths: { ${good} }\ndefinitions: { Unused: { type: string, x-nullable: maybe } }`;
    expect(await partOf(text, {}, 'swagger: "2.0"')).toMatchObject({ kept: ['good'], left: ['definitions.Unused'] });
  });

  it('a union whose mapping leads to a faulty schema', async () => {
    const text = `paths:
  ${good}
  /a: { get: { responses: { "200": { description: ok, content: { application/json: { schema: { discriminator: { propertyName: k, mapping: { x: Faulty } }, type: object } } } } } } }
components: { schemas: { Faulty: { type: strng } } }`;
    expect(await partOf(text)).toMatchObject({ kept: ['good'], left: ['GET /a', 'components.schemas.Faulty'] });
  });

  it('a schema that never ends, which only building finds', async () => {
    const text = `paths:
  ${good}
  /a: { get: { responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Ring" } } } } } } }
components: { schemas: { Ring: { allOf: [{ $ref: "#/components/schemas/Ring" }] } } }`;
    expect(await partOf(text)).toEqual({ kept: ['good'], left: ['GET /a', 'components.schemas.Ring'], schemas: [] });
  });

  it('what refers to a file that is missing, or broken', async () => {
    const refers = (file: string): string =>
      `{ get: { responses: { "200": { description: ok, content: { application/json: { schema: { $ref: ${file} } } } } } } }`;
    const text = `paths:\n  ${good}\n  /a: ${refers('gone.yaml')}\n  /b: ${refers('broken.yaml')}\n  /c: ${refers('sound.yaml')}`;
    const result = await partOf(text, { 'broken.yaml': 'a: [', 'sound.yaml': 'type: string' });
    expect(result).toMatchObject({ kept: ['get /c', 'good'], left: ['GET /a', 'GET /b'] });
  });

  it('an operation of Swagger, at its place there', async () => {
    const text = `paths:\n  ${good}\n  /a: { post: { parameters: [{ name: b, in: body, schema: { $ref: "#/definitions/No" } }], ${ok} } }`;
    expect(await partOf(text, {}, 'swagger: "2.0"')).toMatchObject({ kept: ['good'], left: ['POST /a'] });
  });

  it.each([
    [
      'a body beside a form',
      `/a: { post: { parameters: [{ name: b, in: body, schema: {} }, { name: f, in: formData, type: string }], ${ok} }, put: { operationId: put, ${ok} } }`,
      ['put', 'good'],
      ['POST /a'],
    ],
    [
      'a body beside a form that others have for themselves',
      `/a: { post: { parameters: [{ $ref: "#/parameters/B" }, { $ref: "#/parameters/F" }], ${ok} }, put: { operationId: put, parameters: [{ $ref: "#/parameters/F" }], ${ok} } }`,
      ['put', 'good'],
      ['POST /a'],
    ],
    [
      'a body beside a form, of the path',
      `/a: { parameters: [{ name: b, in: body, schema: {} }, { name: f, in: formData, type: string }], post: { ${ok} }, put: { ${ok} } }`,
      ['good'],
      ['POST /a', 'PUT /a'],
    ],
    [
      'a list with tabs',
      `/a: { get: { parameters: [{ name: a, in: query, type: array, items: { type: string }, collectionFormat: tsv }], ${ok} }, put: { operationId: put, ${ok} } }`,
      ['put', 'good'],
      ['GET /a'],
    ],
    [
      'a list with tabs in a shared form',
      `/a: { post: { parameters: [{ $ref: "#/parameters/T" }], ${ok} }, put: { operationId: put, ${ok} } }`,
      ['put', 'good'],
      ['POST /a'],
    ],
  ])('what OpenAPI 3 has no words for: %s', async (_what, path, kept, left) => {
    const tabs = path.includes('/T"')
      ? '  T: { name: t, in: formData, type: array, items: { type: string }, collectionFormat: tsv }\n'
      : '';
    const shared = `parameters:\n  B: { name: b, in: body, schema: {} }\n  F: { name: f, in: formData, type: string }\n${tabs}`;
    expect(await partOf(`${shared}paths:\n  ${good}\n  ${path}`, {}, 'swagger: "2.0"')).toMatchObject({ kept, left });
  });
});

describe('nothing is generated', () => {
  it.each([
    ['where every operation is faulty', 'paths: { /a: { get: { responses: { "2000": { description: a } } } } }'],
    ['where the fault is of the document as a whole', `security: [{ no: [] }]\npaths:\n  ${good}`],
    [
      "where a document is its owner's",
      `x-ashlar: { version: 1 }\npaths:\n  ${good}\n  /p: { get: { responses: { "2000": { description: a } } } }`,
    ],
  ])('%s', async (_when, members) => {
    expect(await partOf(members)).toEqual({ kept: undefined, left: [], schemas: undefined });
  });
});

it('nothing is left out for a mistake in what is only told to people', async () => {
  const report = createReport();
  const text = `openapi: 3.1.0\ninfo: { title: T, version: "1", description: [a], license: MIT, contact: { email: {} } }\ntags: [{ description: no name }]\nexternalDocs: 3\npaths:\n  ${good}`;
  const { api, isPartial } = await buildModel(
    { document: 'd.yaml', overlays: [], excludeInvalid: true },
    memoryFiles(new Map([['d.yaml', text]])),
    report,
  );
  expect({ kept: api?.operations.map(({ id }) => id), partial: isPartial, info: api?.info }).toMatchObject({
    kept: ['good'],
    partial: undefined,
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

it('without a word of leaving out, any error stops everything', async () => {
  const report = createReport();
  const text = `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths:\n  ${good}\n  /p: { get: { responses: { "2000": { description: a } } } }`;
  const { api } = await buildModel(
    { document: 'd.yaml', overlays: [] },
    memoryFiles(new Map([['d.yaml', text]])),
    report,
  );
  expect({ api, failed: report.hasErrors }).toEqual({ api: undefined, failed: true });
});
