// Tests that the linter's value validator agrees with Ajv, on the schemas of spec/ and on random schemas.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createValidator } from '../../src/generator/model/validate/validate.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { getObject } from '../spec/bundle-spec.ts';
import { document } from '../spec/validator.ts';
import { modelOf } from '../targets/validators/model.ts';
import { mapSchemas } from './map-schemas.ts';
import { compare, type Comparison, type CreateValidator } from './compare.ts';
import { differences } from './differences.ts';
import { isMultiple } from './multiple-of.ts';
import type { JsonObject } from './ajv-and-cel-oracle.ts';
import { namedSubjects } from './compared-schemas.ts';
import { isFull } from '../tier.ts';

function createValidators(api: Api): CreateValidator {
  const validator = createValidator(api);
  return ({ jsonSchema }) =>
    (value) => {
      const isValid = validator.isValid(jsonSchema, value, 'request');
      expect(validator.validate(jsonSchema, value, 'request').length === 0).toBe(isValid);
      return isValid;
    };
}

async function compareDocument(openapi: JsonObject, values: number, seed: number): Promise<Comparison> {
  const api = await modelOf(openapi);
  return compare({
    api,
    document: openapi,
    version: '3.1',
    subjects: namedSubjects(api),
    rules: 'skip',
    values,
    seed,
    knownDifferences: differences,
    oracle: { isMultiple },
    createValidators,
  });
}

describe('the schemas of spec/', () => {
  test('accept the same values in the value validator as in Ajv without readOnly and writeOnly', async () => {
    // Ajv has no special rules for required properties that are read-only or write-only.
    const plain = mapSchemas(documentOf(getObject(getObject(document, 'components'), 'schemas')), (schema) =>
      Object.fromEntries(
        Object.entries(schema).filter(([keyword]) => keyword !== 'readOnly' && keyword !== 'writeOnly'),
      ),
    );
    const { schemas, values, valid, unexplained, incomparable } = await compareDocument(
      plain as JsonObject, // the result is an object, like the input
      20,
      20_260_701,
    );
    expect(unexplained).toEqual([]);
    expect(incomparable).toEqual([]);
    expect(schemas).toBeGreaterThan(50);
    expect(valid).toBeGreaterThan(values / 10);
    expect(values - valid).toBeGreaterThan(values / 10);
  });
});

const small = fc.integer({ min: -3, max: 6 });
const size = fc.integer({ min: 0, max: 3 });
const name = fc.constantFrom('a', 'b', 'id', 'constructor');
const scalar = fc.oneof(small, fc.constantFrom('a', 'id', '', '2030-01-15'), fc.boolean(), fc.constant(null));
const allOptional = { requiredKeys: [] };

/** Random schemas with one or two keywords of each kind. Contradictions are allowed. */
const { schema } = fc.letrec<{
  schema: JsonObject;
  leaf: JsonObject;
  list: JsonObject;
  object: JsonObject;
  composition: JsonObject;
}>((tie) => ({
  schema: fc.oneof({ maxDepth: 3, depthSize: 'small' }, tie('leaf'), tie('list'), tie('object'), tie('composition')),
  leaf: fc.oneof(
    fc.record(
      {
        type: fc.constantFrom('integer', 'number'),
        minimum: small,
        exclusiveMaximum: small,
        multipleOf: fc.constantFrom(1, 2, 0.5),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      {
        type: fc.constant('string'),
        minLength: size,
        maxLength: fc.integer({ min: 3, max: 9 }),
        pattern: fc.constantFrom('^[a-z]+$', '[0-9]', '^.?$'),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({
      enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3, selector: (value) => JSON.stringify(value) }),
    }),
    fc.record({ const: scalar }),
    fc.constantFrom({ type: 'boolean' }, { type: ['string', 'null'] }, {}, { $ref: '#/components/schemas/Tree' }),
  ),
  // Ajv accepts an empty array for `contains` next to `prefixItems`, so the two are not combined.
  list: fc.oneof(
    fc.record(
      {
        type: fc.constant('array'),
        items: tie('schema'),
        prefixItems: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        minItems: size,
        maxItems: fc.integer({ min: 3, max: 6 }),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      {
        type: fc.constant('array'),
        items: tie('schema'),
        contains: tie('leaf'),
        minContains: size,
        minItems: size,
        uniqueItems: fc.boolean(),
      },
      { requiredKeys: ['type'] },
    ),
  ),
  object: fc.record(
    {
      type: fc.constant('object'),
      properties: fc.dictionary(name, tie('schema'), { maxKeys: 3 }),
      patternProperties: fc.dictionary(fc.constantFrom('^a', 'd$'), tie('leaf'), { maxKeys: 1 }),
      additionalProperties: fc.oneof(fc.boolean(), tie('leaf')),
      propertyNames: fc.record({ maxLength: fc.integer({ min: 1, max: 5 }) }),
      required: fc.uniqueArray(name, { maxLength: 2 }),
      minProperties: size,
      maxProperties: fc.integer({ min: 2, max: 5 }),
      dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), { maxKeys: 1 }),
      unevaluatedProperties: fc.boolean(),
    },
    { requiredKeys: ['type'] },
  ),
  composition: fc.record(
    {
      allOf: fc.array(tie('object'), { minLength: 1, maxLength: 2 }),
      anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
      oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
      not: tie('leaf'),
      if: tie('schema'),
      then: tie('leaf'),
      else: tie('schema'),
      unevaluatedProperties: fc.boolean(),
      unevaluatedItems: tie('leaf'),
    },
    allOptional,
  ),
}));

describe('random schemas', () => {
  test('accept the same values in the value validator as in Ajv', async () => {
    const tree = {
      type: 'object',
      properties: { id: { type: 'integer' }, b: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
      additionalProperties: { type: 'string' },
    };
    const samples = fc
      .sample(schema, { seed: 20_260_702, numRuns: isFull ? 250 : 25 })
      .map((sample, index) => [`Made${index}`, sample] as const);
    // Building the model fails for a schema that no value satisfies.
    const hasModel = (id: string, candidate: JsonObject): Promise<boolean> =>
      modelOf(documentOf({ Tree: tree, [id]: candidate })).then(
        () => true,
        () => false,
      );
    const validSchemas: [string, JsonObject][] = [];
    for (const [id, sample] of samples) if (await hasModel(id, sample)) validSchemas.push([id, sample]);
    const { schemas, values, valid, unexplained } = await compareDocument(
      documentOf({ Tree: tree, ...Object.fromEntries(validSchemas) }),
      25,
      20_260_703,
    );
    expect(unexplained).toEqual([]);
    expect(schemas).toBeGreaterThan(isFull ? 100 : 10);
    expect(valid).toBeGreaterThan(values / 20);
    expect(values - valid).toBeGreaterThan(values / 20);
  });
});

function documentOf(schemas: JsonObject): JsonObject {
  return { openapi: '3.1.0', info: { title: 'Random schemas', version: '1' }, paths: {}, components: { schemas } };
}
