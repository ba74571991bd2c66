// How filterable fields are compared: by their shape and by their schema alike.

import { describe, expect, it } from 'vitest';
import type { Property, Shape } from '../../../src/generator/model/types/shape.ts';
import { filterTypeOfShape, filterTypeOfSchema } from '../../../src/generator/model/filterable-fields.ts';
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
  ['{ type: array, items: { type: string } }', 'text'],
  ["{ $ref: '#/components/schemas/Counts' }", 'number'],
  ['{ type: array }', 'any'],
  ['{ type: object }', 'any'],
  ['{}', 'any'],
];

function propertyOf(shape: Shape): Property | undefined {
  return shape.kind === 'object' ? shape.properties[0] : undefined;
}

describe('a field is compared as what its values are', () => {
  it.each(fields)('%s is %s', async (field, comparison) => {
    const api = await modelOfSchemas(`
Thing: { type: object, properties: { field: ${field} } }
Count: { type: integer, minimum: 0 }
Counts: { type: array, items: { $ref: '#/components/schemas/Count' } }`);
    const property = propertyOf(api.schema('Thing')?.response.shape ?? { kind: 'never' });
    if (!property) throw new Error('no property');
    expect([filterTypeOfShape(property.use.shape, api), filterTypeOfSchema(property.jsonSchema, api)]).toEqual([
      comparison,
      comparison,
    ]);
  });

  it('follows references through lists, up to a depth', async () => {
    const lists = Array.from(
      { length: 14 },
      (_, at) => `L${at}: { type: array, items: { $ref: '#/components/schemas/L${at + 1}' } }`,
    ).join('\n');
    const api = await modelOfSchemas(
      `${lists}\nL14: { type: boolean }\nEndless: { type: array, items: { $ref: '#/components/schemas/Endless' } }`,
    );
    const comparisons = ['L12', 'L4', 'L3', 'L0', 'Endless'].map((id) => filterTypeOfShape({ kind: 'ref', id }, api));
    expect(comparisons).toEqual(['boolean', 'boolean', 'any', 'any', 'any']);
  });
});
