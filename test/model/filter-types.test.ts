// Filter types of fields, derived from the shape and from the JSON Schema.

import { describe, expect, it, test } from 'vitest';
import type { Property, Shape } from '../../src/generator/model/types/shape.ts';
import {
  filterableFields,
  filterTypeOfShape,
  filterTypeOfSchema,
} from '../../src/generator/model/collection-filters.ts';
import { modelOfSchemas } from '../targets/model-of.ts';

const fields: readonly (readonly [string, string])[] = [
  ['{ type: string }', 'text'],
  ["{ type: [integer, 'null'] }", 'number'],
  ['{ enum: [a, b, null] }', 'text'],
  ['{ enum: [1, 2.5] }', 'number'],
  ['{ const: true }', 'boolean'],
  ['{ enum: [1, a] }', 'any'],
  ['{ oneOf: [{ const: a, description: A }, { const: b }] }', 'text'],
  ["{ $ref: '#/components/schemas/Count' }", 'number'],
  ["{ description: How many, $ref: '#/components/schemas/Count' }", 'number'],
  ["{ anyOf: [{ $ref: '#/components/schemas/Count' }, { type: 'null' }] }", 'number'],
  ["{ allOf: [{ $ref: '#/components/schemas/Count' }] }", 'number'],
  ['{ type: [string, number] }', 'any'],
  ['{ oneOf: [{ type: string, format: date }, { type: string, format: uuid }] }', 'text'],
  ['{ type: array, items: { type: string } }', 'text'],
  ["{ $ref: '#/components/schemas/Counts' }", 'number'],
  ['{ type: array }', 'any'],
  ['{ type: object }', 'any'],
  ['{}', 'any'],
];

function findProperty(shape: Shape): Property | undefined {
  return shape.kind === 'object' ? shape.properties[0] : undefined;
}

describe('the filter type', () => {
  test.each(fields)('of %s is %s', async (field, filterType) => {
    const api = await modelOfSchemas(`
Thing: { type: object, properties: { field: ${field} } }
Count: { type: integer, minimum: 0 }
Counts: { type: array, items: { $ref: '#/components/schemas/Count' } }`);
    const property = findProperty(api.schema('Thing')?.response.shape ?? { kind: 'never' });
    if (!property) throw new Error('the property is missing');
    expect([filterTypeOfShape(property.use.shape, api), filterTypeOfSchema(property.jsonSchema, api)]).toEqual([
      filterType,
      filterType,
    ]);
  });

  it('is resolved through nested arrays, up to a maximum depth', async () => {
    const schemas = Array.from(
      { length: 14 },
      (_, index) => `L${index}: { type: array, items: { $ref: '#/components/schemas/L${index + 1}' } }`,
    ).join('\n');
    const api = await modelOfSchemas(
      `${schemas}\nL14: { type: boolean }\nEndless: { type: array, items: { $ref: '#/components/schemas/Endless' } }`,
    );
    const filterTypes = ['L12', 'L4', 'L3', 'L0', 'Endless'].map((id) => filterTypeOfShape({ kind: 'ref', id }, api));
    expect(filterTypes).toEqual(['boolean', 'boolean', 'any', 'any', 'any']);
  });
});

it('a field in a union has a filter type for its values in every branch', async () => {
  const api = await modelOfSchemas(
    `
Item: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }
Cat:
  type: object
  properties:
    kind: { const: cat, x-filterable: true }
    age: { type: integer, x-filterable: true }
    chip: { type: string, x-filterable: true }
    lives: { type: integer }
Dog:
  type: object
  properties:
    kind: { const: dog, x-filterable: true }
    age: { type: [string, 'null'], x-filterable: true }
    breed: { type: string, x-filterable: true }`,
    'x-ashlar: { version: 1 }\n',
  );
  const filterable = filterableFields({ shape: { kind: 'ref', id: 'Item' }, nullable: false }, api);
  expect(filterable.map(({ name, use }) => [name, filterTypeOfShape(use.shape, api), use.nullable])).toEqual([
    ['kind', 'text', false],
    ['age', 'any', true],
    ['chip', 'text', false],
    ['breed', 'text', false],
  ]);
});
