// Generated validators as Standard Schemas, used only through that interface.

import type { StandardSchemaV1 } from '@standard-schema/spec';
import { expect, expectTypeOf, it } from 'vitest';
import type { NodeBalancerNodesStatus } from '../../../generated/types/src/index.ts';
import * as generated from '../../../generated/validators/src/index.ts';
import { createStandardSchema, type StandardSchema } from '../../../src/runtime/validation/standard-schema.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

/** Parses a value with any Standard Schema, as many libraries do; throws an error with its issues. */
async function parse<Schema extends StandardSchemaV1>(
  schema: Schema,
  value: unknown,
): Promise<StandardSchemaV1.InferOutput<Schema>> {
  const result = await schema['~standard'].validate(value);
  if (result.issues)
    throw new Error(
      result.issues
        .map(
          ({ path = [], message }) =>
            `${path
              .map((step) => (typeof step === 'object' ? step.key : step))
              .map(String)
              .join('.')}: ${message}`,
        )
        .join('; '),
    );
  return result.value;
}

const { exports } = await loadValidators(
  await modelOf(
    documentOf({
      Node: {
        type: 'object',
        required: ['address'],
        properties: {
          address: { type: 'string', minLength: 3 },
          'a/b~c': { type: 'array', items: { type: 'object', properties: { 0: { type: 'integer' } } } },
        },
      },
    }),
  ),
);
const schema = exports.nodeSchema as StandardSchema<{ readonly address: string }>;

it('declares its version and vendor', () => {
  expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'ashlar' });
});

it('returns a valid value unchanged', async () => {
  const value = Object.freeze({ address: '192.0.2.1', more: true });
  expect(await parse(schema, value)).toBe(value);
});

it('returns issues with messages and paths', () => {
  expect(schema['~standard'].validate({ address: '', 'a/b~c': [{}, { 0: 'x' }] })).toEqual({
    issues: [
      { message: 'must be at least 3 characters', path: ['address'] },
      { message: 'must be an integer', path: ['a/b~c', 1, '0'] },
    ],
  });
  expect(schema['~standard'].validate(5)).toEqual({ issues: [{ message: 'must be an object', path: [] }] });
});

it('returns the path of a property that is missing in an array item', () => {
  const problems = [
    { pointer: '/list/2/name', field: 'list.2.name', keyword: 'required', schema: '#', message: 'is required' },
  ];
  expect(createStandardSchema(() => problems)['~standard'].validate({ list: [{}, {}, {}] })).toEqual({
    issues: [{ message: 'is required', path: ['list', 2, 'name'] }],
  });
});

it('lets a library throw an error with the issues', async () => {
  await expect(parse(schema, {})).rejects.toThrow('address: is required');
});

it('has the type of its values', () => {
  expectTypeOf<StandardSchemaV1.InferOutput<typeof schema>>().toEqualTypeOf<{ readonly address: string }>();
  expectTypeOf<StandardSchema<number>>().toExtend<StandardSchemaV1<number>>();
});

it('conforms to the types of the specification for every schema of spec/', () => {
  const status: StandardSchemaV1<NodeBalancerNodesStatus> = generated.nodeBalancerNodesStatusSchema;
  expectTypeOf<
    StandardSchemaV1.InferInput<typeof generated.nodeBalancerNodesStatusSchema>
  >().toEqualTypeOf<NodeBalancerNodesStatus>();
  expectTypeOf<
    StandardSchemaV1.InferOutput<typeof generated.nodeBalancerNodesStatusSchema>
  >().toEqualTypeOf<NodeBalancerNodesStatus>();
  expect(status['~standard'].validate({ up: 4, down: 0 })).toEqual({ value: { up: 4, down: 0 } });
  const schemas = Object.entries(generated).filter(([name]) => name.endsWith('Schema'));
  expect(schemas.length).toBeGreaterThan(100);
  for (const [, standardSchema] of schemas)
    expect(standardSchema).toEqual({
      '~standard': { version: 1, vendor: 'ashlar', validate: expect.any(Function) as unknown },
    });
});

it('works in a library that accepts any Standard Schema: the test runner', () => {
  expect({ nodes: { up: 4, down: 0 } }).toEqual({
    nodes: expect.schemaMatching(generated.nodeBalancerNodesStatusSchema) as unknown,
  });
  expect({ nodes: { up: -4, down: 0 } }).not.toEqual({
    nodes: expect.schemaMatching(generated.nodeBalancerNodesStatusSchema) as unknown,
  });
});
