// Sample schemas of streams, recursion, and unions with many branches.

import { expect, it } from 'vitest';
import { createValidator } from '../../../src/generator/model/validate/validate.ts';
import { modelOf } from '../model-of.ts';
import { factoryOf, loadMocks, type LoadedMocks } from './load-mocks.ts';

const seeds = Array.from({ length: 1000 }, (_, seed) => seed);

it('creates valid records of a stream whose inline schema random values do not always satisfy', async () => {
  const api = await modelOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /records:
    get:
      operationId: listRecords
      responses:
        '200':
          description: ok
          content:
            application/x-ndjson:
              schema:
                type: object
                required: [a, b, c]
                properties:
                  a: { enum: [1, 2, 3, 4] }
                  b: { enum: [1, 2, 3, 4] }
                  c: { type: object, required: [d, e], properties: { d: { enum: [1, 2, 3, 4] }, e: { enum: [1, 2, 3, 4] } }, if: { properties: { d: { const: 1 } } }, then: { properties: { e: { const: 4 } } } }
                if: { properties: { a: { const: 1 } } }
                then: { properties: { b: { const: 4 } } }
`);
  const factory = factoryOf(await loadMocks(api), 'listRecordsResponses 200 application/x-ndjson');
  const schema = api.operations[0]?.responses[0]?.content[0]?.schema?.jsonSchema ?? false;
  const values = seeds.map((seed) => factory(undefined, { seed }));
  const validator = createValidator(api);
  expect(values.flatMap((value) => validator.validate(schema, value, 'response'))).toEqual([]);
  expect(new Set(values.map((value) => JSON.stringify(value))).size).toBeGreaterThan(4);
});

const components = (schemas: string): string => `
openapi: 3.1.0
info: { title: T, version: '1' }
paths: {}
components:
  schemas:
${schemas.replaceAll(/^/gm, '    ')}
`;

it('creates recursive properties that have other keywords next to their reference', async () => {
  const mocks = await loadMocks(
    await modelOf(
      components(`
Category:
  type: object
  required: [name]
  properties:
    name: { type: string }
    parent: { allOf: [{ $ref: '#/components/schemas/Category' }], minProperties: 1 }
`),
    ),
  );
  const factory = factoryOf(mocks, 'aCategory');
  const values = seeds.map((seed) => factory(undefined, { seed }));
  expect(values.flatMap((value) => mocks.validators['checkCategory']?.(value) ?? ['no validator'])).toEqual([]);
  expect(values.some((value) => 'parent' in Object(value))).toBe(true);
  expect(factory({ parent: {} })).toMatchObject({ parent: { name: expect.any(String) as string } });
});

it('keeps every branch of a union next to other keywords', async () => {
  const kinds = Array.from({ length: 14 }, (_, index) => `k${index + 1}`);
  const branches = kinds.map(
    (kind) => `{ required: [p${kind}], properties: { kind: { const: ${kind} }, p${kind}: { type: integer } } }`,
  );
  const other =
    '{ anyOf: [{ required: [a], properties: { a: { type: string } } }, { required: [b], properties: { b: { type: string } } }] }';
  const mocks = await loadMocks(
    await modelOf(
      components(`
Many: { allOf: [{ type: object, required: [kind], properties: { kind: { type: string } } }, { oneOf: [${branches.join(', ')}] }, ${other}] }
`),
    ),
  );
  expect(kinds.map((kind) => factoryOf(mocks, 'aMany')({ kind }))).toMatchObject(
    kinds.map((kind) => ({ kind, [`p${kind}`]: expect.any(Number) as number })),
  );
});

it('ends recursion of optional properties that an object needs', async () => {
  const tree = (others: string): Promise<LoadedMocks> =>
    modelOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
components:
  schemas:
    Tree:
      type: object
      minProperties: 1
      properties: { left: { $ref: '#/components/schemas/Tree' }, right: { $ref: '#/components/schemas/Tree' } }
      ${others}
`).then(loadMocks);
  const finite = factoryOf(await tree('additionalProperties: { type: integer }'), 'aTree');
  for (const seed of seeds.slice(0, 20)) expect(Object.keys(finite(undefined, { seed }) as object)).not.toEqual([]);
  const endless = factoryOf(await tree('additionalProperties: false'), 'aTree');
  expect(() => endless()).toThrow('cannot create Tree: found no value that satisfies the schema');
});
