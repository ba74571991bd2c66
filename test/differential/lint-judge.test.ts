// The linter's judge of values says what Ajv says: of this repository's schemas, and of schemas made by chance.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createValidator } from '../../src/generator/model/validate/validate.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { member } from '../spec/document.ts';
import { document } from '../spec/validator.ts';
import { modelOf } from '../unit/validators/model.ts';
import { withSchemas } from './adjust.ts';
import { compare, type Comparison, type Judges } from './compare.ts';
import { differences } from './differences.ts';
import { isMultiple } from './multiple.ts';
import type { JsonObject } from './oracle.ts';
import { namedSubjects } from './subjects.ts';
import { isFull } from '../tier.ts';

function judges(api: Api): Judges {
  const judge = createValidator(api);
  return ({ jsonSchema }) =>
    (value) =>
      judge.validate(jsonSchema, value, 'request').length === 0;
}

async function compared(written: JsonObject, values: number, seed: number): Promise<Comparison> {
  const api = await modelOf(written);
  return compare({
    api,
    document: written,
    version: '3.1',
    subjects: namedSubjects(api),
    rules: 'leave',
    values,
    seed,
    known: differences,
    oracle: { multiple: isMultiple },
    judges,
  });
}

describe('schemas of this repository', () => {
  it('are judged as Ajv judges them, where all members may be sent', async () => {
    // Who may leave out a member that is the other side's to send is beyond Ajv.
    const plain = withSchemas(documentOf(member(member(document, 'components'), 'schemas')), (schema) =>
      Object.fromEntries(
        Object.entries(schema).filter(([keyword]) => keyword !== 'readOnly' && keyword !== 'writeOnly'),
      ),
    );
    const { schemas, values, valid, unexplained, incomparable } = await compared(plain as JsonObject, 20, 20_260_701); // an object stays one
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
const some = { requiredKeys: [] };

/** A keyword or two of each kind, so that they meet; what contradicts itself is as welcome. */
const { schema } = fc.letrec<{
  schema: JsonObject;
  leaf: JsonObject;
  list: JsonObject;
  object: JsonObject;
  joint: JsonObject;
}>((tie) => ({
  schema: fc.oneof({ maxDepth: 3, depthSize: 'small' }, tie('leaf'), tie('list'), tie('object'), tie('joint')),
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
  // Ajv takes an empty list for one that contains what it must where prefixItems stand beside, so the two do not meet.
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
  joint: fc.record(
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
    some,
  ),
}));

describe('schemas made by chance', () => {
  it('are judged as Ajv judges them', async () => {
    const tree = {
      type: 'object',
      properties: { id: { type: 'integer' }, b: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
      additionalProperties: { type: 'string' },
    };
    const made = fc
      .sample(schema, { seed: 20_260_702, numRuns: isFull ? 250 : 25 })
      .map((each, index) => [`Made${index}`, each] as const);
    const sound: [string, JsonObject][] = [];
    // What no value can meet is refused while reading.
    for (const [id, each] of made)
      if (
        await modelOf(documentOf({ Tree: tree, [id]: each })).then(
          () => true,
          () => false,
        )
      )
        sound.push([id, each]);
    const { schemas, values, valid, unexplained } = await compared(
      documentOf({ Tree: tree, ...Object.fromEntries(sound) }),
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
  return { openapi: '3.1.0', info: { title: 'made', version: '1' }, paths: {}, components: { schemas } };
}
