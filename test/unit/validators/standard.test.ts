// Generated validators as Standard Schemas: what a library that knows nothing of them makes of one.

import { expect, expectTypeOf, it } from 'vitest';
import { standard, type StandardSchema } from '../../../src/runtime/validation/standard.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

/** What version 1 of the specification says that a schema is, written down anew. */
interface AnySchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => AnyResult<Output> | Promise<AnyResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

type AnyResult<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly AnyIssue[] };

interface AnyIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type OutputOf<Schema extends AnySchema> = NonNullable<Schema['~standard']['types']>['output'];

/** A library as there are many: it takes any schema, and answers its type. */
async function parse<Schema extends AnySchema>(schema: Schema, value: unknown): Promise<OutputOf<Schema>> {
  const result = await schema['~standard'].validate(value);
  if (result.issues) throw new Error(result.issues.map(({ path = [], message }) => `${path.map((step) => (typeof step === 'object' ? step.key : step)).map(String).join('.')}: ${message}`).join('; '));
  return result.value;
}

const { exports } = await loadValidators(
  await modelOf(
    documentOf({
      Node: { type: 'object', required: ['address'], properties: { address: { type: 'string', minLength: 3 }, 'a/b~c': { type: 'array', items: { type: 'object', properties: { 0: { type: 'integer' } } } } } },
    }),
  ),
);
const schema = exports.nodeSchema as StandardSchema<{ readonly address: string }>;

it('is known by its version and vendor', () => {
  expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'ashlar' });
});

it('gives a valid value back as it is', async () => {
  const value = Object.freeze({ address: '192.0.2.1', more: true });
  expect(await parse(schema, value)).toBe(value);
});

it('says what is wrong, and where, in steps', () => {
  expect(schema['~standard'].validate({ address: '', 'a/b~c': [{}, { 0: 'x' }] })).toEqual({
    issues: [
      { message: 'must be at least 3 characters', path: ['address'] },
      { message: 'must be a whole number', path: ['a/b~c', 1, '0'] },
    ],
  });
  expect(schema['~standard'].validate(5)).toEqual({ issues: [{ message: 'must be an object', path: [] }] });
});

it('has the path of what is missing in a list', () => {
  const problems = [{ pointer: '/list/2/name', field: 'list.2.name', keyword: 'required', schema: '#', message: 'is required' }];
  expect(standard(() => problems)['~standard'].validate({ list: [{}, {}, {}] })).toEqual({ issues: [{ message: 'is required', path: ['list', 2, 'name'] }] });
});

it('is refused by a library as the library wants it', async () => {
  await expect(parse(schema, {})).rejects.toThrow('address: is required');
});

it('has the type of its values', () => {
  expectTypeOf<OutputOf<typeof schema>>().toEqualTypeOf<{ readonly address: string }>();
  expectTypeOf<StandardSchema<number>>().toExtend<AnySchema<number>>();
});
