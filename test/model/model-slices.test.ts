// Model slices: which changes affect their hash, and which reads make them incomplete.

import { describe, expect, it } from 'vitest';
import { createModelSlices, type ModelSlices } from '../../src/generator/model/model-slices.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';

/** An operation that returns `A`. `A` has a property `B`, and `B` has a property `C`, and so on. */
const schemas = (overrides: Readonly<Record<string, object>> = {}): object =>
  Object.fromEntries(
    ['A', 'B', 'C', 'D', 'E'].map((name, index, names) => {
      const next = names[index + 1];
      return [
        name,
        {
          type: 'object',
          description: `An ${name}.`,
          properties: { next: next === undefined ? { type: 'string' } : { $ref: `#/components/schemas/${next}` } },
          ...overrides[name],
        },
      ];
    }),
  );

async function load(overrides: Readonly<Record<string, object>> = {}, vocabulary = false): Promise<Api> {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Chain', version: '1.0.0' },
    ...(vocabulary && { 'x-ashlar': { version: 1 } }),
    paths: {
      '/a': {
        get: {
          operationId: 'getA',
          ...(vocabulary && { 'x-access': { public: true } }),
          responses: {
            200: {
              description: 'An A.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } },
            },
          },
        },
      },
    },
    components: { schemas: schemas(overrides) },
  };
  const { api } = await buildModel(
    { document: 'openapi.json', overlays: [] },
    { read: () => Promise.resolve(JSON.stringify(document)) },
    createReport(),
  );
  if (!api) throw new Error('the document has errors');
  return api;
}

async function sliceHash(
  overrides: Readonly<Record<string, object>>,
  select: (slices: ModelSlices, api: Api) => string | undefined = (slices, { operations: [operation] }) =>
    operation && slices.ofOperation(operation).hash,
  vocabulary = false,
): Promise<string | undefined> {
  const api = await load(overrides, vocabulary);
  return select(createModelSlices(api), api);
}

const changeDescription = (name: string): Readonly<Record<string, object>> => ({
  [name]: { description: 'Reworded.' },
});
const addProperty = (name: string): Readonly<Record<string, object>> => ({
  [name]: { properties: { added: { type: 'string' } } },
});

describe('the slice of an operation', () => {
  it('contains the schemas of its bodies and their properties, and only the heads of schemas that those reference', async () => {
    const hash = await sliceHash({});
    for (const name of ['A', 'B']) expect(await sliceHash(addProperty(name))).not.toBe(hash);
    for (const name of ['A', 'B', 'C']) expect(await sliceHash(changeDescription(name))).not.toBe(hash);
    expect(await sliceHash(addProperty('C'))).toBe(hash);
    expect(await sliceHash(changeDescription('D'))).toBe(hash);
  });

  it('contains every reachable schema if expressions can read it', async () => {
    const select = (slices: ModelSlices, { operations: [operation] }: Api): string | undefined =>
      operation && slices.ofOperation(operation).hash;
    expect(await sliceHash(addProperty('E'), select, true)).not.toBe(await sliceHash({}, select, true));
  });

  it.each([
    ['is complete after reading the properties of a schema within it', (api: Api) => listProperties(api, 'B'), true],
    ['is complete after reading the description of a head', (api: Api) => getDescription(api, 'C'), true],
    ['is incomplete after reading the properties of a head', (api: Api) => listProperties(api, 'C'), false],
    ['is incomplete after reading the shape of a head', (api: Api) => api.schema('C')?.response, false],
    ['is incomplete after reading a schema outside it', (api: Api) => getDescription(api, 'D'), false],
    ['is complete after reading a schema that does not exist', (api: Api) => api.schema('none'), true],
  ] as const)('%s', async (_, read, isComplete) => {
    const api = await load();
    const [operation] = api.operations;
    if (!operation) throw new Error('the document has no operation');
    const slice = createModelSlices(api).ofOperation(operation);
    const full = read(api);
    expect(read(slice.api)).toEqual(full);
    expect(slice.isComplete).toBe(isComplete);
  });
});

function listProperties(api: Api, id: string): readonly string[] {
  const jsonSchema = api.schema(id)?.jsonSchema;
  return typeof jsonSchema === 'object' ? [...(jsonSchema.object?.properties?.keys() ?? [])] : [];
}

function getDescription(api: Api, id: string): string | undefined {
  const jsonSchema = api.schema(id)?.jsonSchema;
  return typeof jsonSchema === 'object' ? jsonSchema.annotations.description : undefined;
}

describe('the hash without descriptions', () => {
  const select = (slices: ModelSlices): string => slices.withoutDescriptions();

  it('ignores only schema descriptions', async () => {
    const hash = await sliceHash({}, select);
    expect(await sliceHash(changeDescription('A'), select)).toBe(hash);
    expect(await sliceHash(addProperty('A'), select)).not.toBe(hash);
  });

  it('includes values that look like schemas', async () => {
    const withDefault = (description: string): Readonly<Record<string, object>> => ({
      A: { default: { annotations: { description } } },
    });
    expect(await sliceHash(withDefault('a'), select)).not.toBe(await sliceHash(withDefault('b'), select));
  });
});
