// Common mistakes in schemas, and how they are read.

import { describe, expect, it, test } from 'vitest';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { documentWith, generateRepaired, schemaOf, type Fields } from './repaired-documents.ts';

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

  it('repairs properties and headers whose names start with `x-`', async () => {
    const headers = { 'x-id': { schema: { type: 'int' } } };
    const { api } = await generateRepaired(
      documentWith({
        schema: { type: 'object', properties: { 'x-id': { type: 'int' } } },
        operation: { responses: { '200': { description: 'ok', headers } } },
      }),
    );
    const schema = schemaOf(api);
    const property = typeof schema === 'object' ? schema.object?.properties?.get('x-id') : undefined;
    const header = api.operations.find(({ id }) => id === 'get')?.responses[0]?.headers[0];
    expect([property, header?.schema?.jsonSchema]).toMatchObject([{ types: ['integer'] }, { types: ['integer'] }]);
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

  test.each<readonly [title: string, property: unknown, read: Fields, warning: string]>([
    [
      'a `$ref` that cannot be resolved',
      { $ref: '#/components/schemas/T' },
      {},
      'cannot resolve `#/components/schemas/T`: `T` is not defined; any value is allowed',
    ],
    [
      'a `$ref` to itself',
      { $ref: '#/components/schemas/S/properties/p' },
      {},
      'cannot resolve `#/components/schemas/S/properties/p`: the reference is cyclic; any value is allowed',
    ],
    [
      '`not` with a `$ref` that cannot be resolved',
      { type: 'string', not: { $ref: '#/no' } },
      { types: ['string'] },
      'cannot resolve `#/no`: `no` is not defined; `not` has no effect',
    ],
    [
      '`oneOf` with a `$ref` that cannot be resolved',
      { oneOf: [{ type: 'string' }, { $ref: '#/no' }] },
      {},
      'cannot resolve `#/no`: `no` is not defined; `oneOf` has no effect',
    ],
    [
      '`anyOf` with a `$ref` that cannot be resolved',
      { anyOf: [{ type: 'string' }, { $ref: '#/no' }] },
      { anyOf: 2 },
      'cannot resolve `#/no`: `no` is not defined; any value is allowed',
    ],
  ])('%s', async (_title, property, read, warning) => {
    const { api, warnings } = await generateRepaired(
      documentWith({ schema: { type: 'object', properties: { p: property } }, version: '3.1.0' }),
    );
    expect(propertyOf(api)).toEqual(read);
    expect(warnings).toContain(`document/unresolved-reference: ${warning}`);
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
