// Consumers of facets: each facet is validated, has a fingerprint, and is compared; subschemas are parts of types.

import { beforeAll, describe, expect, it } from 'vitest';
import { listChanges } from '../../src/generator/commands/diff/compare-apis.ts';
import { createModelSide } from '../../src/generator/commands/diff/schemas/flatten-all-of.ts';
import { fingerprintSchema } from '../../src/generator/commands/diff/schemas/schema-fingerprint.ts';
import { findDirectionMarkers } from '../../src/generator/model/direction-markers.ts';
import { type Facet, facets } from '../../src/generator/model/facets.ts';
import { subschemaForms, subschemaKeywords } from '../../src/generator/model/subschemas.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import type { JsonSchema } from '../../src/generator/model/types/schema.ts';
import { createValidator } from '../../src/generator/model/validate/validate.ts';
import { createFingerprints } from '../../src/generator/targets/validators/schema-fingerprint.ts';
import { documentWithSharedSchema } from '../commands/diff/harness/documents.ts';
import { type LoadedValidators, loadValidators } from '../targets/validators/load.ts';
import { documentOf, modelOf } from '../targets/validators/model.ts';

interface Example {
  readonly schema: object;
  /** The same schema with another value of the facet. */
  readonly changed: object;
  /** A value that the schema accepts, and one that it rejects; absent if the facet rejects no value. */
  readonly values?: readonly [accepted: unknown, rejected: unknown];
  /** Consumers for which the change has no effect. */
  readonly without?: readonly ('diff' | 'diff fingerprint' | 'validator fingerprint')[];
}

const kinds = ['cat', 'dog'].map((kind) => ({
  type: 'object',
  required: ['kind', 'name'],
  properties: { kind: { const: kind }, name: { const: kind } },
}));

/** Two schemas that differ only in the facet. */
const examples: { readonly [F in Facet]: Example } = {
  reference: {
    schema: { $ref: '#/components/schemas/Text' },
    changed: { $ref: '#/components/schemas/Count' },
    values: ['a', 1],
  },
  resource: {
    schema: { $id: 'https://example.com/a', type: 'string' },
    changed: { $id: 'https://example.com/b', type: 'string' },
    without: ['diff', 'diff fingerprint', 'validator fingerprint'],
  },
  type: { schema: { type: 'string' }, changed: { type: 'integer' }, values: ['a', 1] },
  values: { schema: { enum: ['a', 'b'] }, changed: { enum: ['a'] }, values: ['a', 'c'] },
  range: { schema: { minimum: 1 }, changed: { minimum: 2 }, values: [1, 0] },
  multipleOf: { schema: { multipleOf: 2 }, changed: { multipleOf: 3 }, values: [2, 3] },
  length: { schema: { minLength: 2 }, changed: { minLength: 3 }, values: ['ab', 'a'] },
  pattern: { schema: { pattern: '^a' }, changed: { pattern: '^b' }, values: ['a', 'b'] },
  format: { schema: { format: 'date' }, changed: { format: 'uuid' }, values: ['2030-01-15', 'x'] },
  content: {
    schema: { type: 'string', contentEncoding: 'base64' },
    changed: { type: 'string', contentEncoding: 'base64url' },
  },
  items: { schema: { items: { type: 'string' } }, changed: { items: { type: 'integer' } }, values: [['a'], [1]] },
  itemCount: { schema: { minItems: 1 }, changed: { minItems: 2 }, values: [[1], []] },
  unique: { schema: { uniqueItems: true }, changed: { uniqueItems: false }, values: [[1], [1, 1]] },
  contains: { schema: { contains: { const: 1 } }, changed: { contains: { const: 2 } }, values: [[1], [2]] },
  properties: { schema: { required: ['a'] }, changed: { required: ['b'] }, values: [{ a: 1 }, { b: 1 }] },
  propertyNames: {
    schema: { propertyNames: { pattern: '^a' } },
    changed: { propertyNames: { pattern: '^b' } },
    values: [{ a: 1 }, { b: 1 }],
  },
  propertyCount: { schema: { minProperties: 1 }, changed: { minProperties: 2 }, values: [{ a: 1 }, {}] },
  dependencies: {
    schema: { dependentRequired: { a: ['b'] } },
    changed: { dependentRequired: { a: ['c'] } },
    values: [{ b: 1 }, { a: 1 }],
  },
  allOf: {
    schema: { allOf: [{ type: 'string' }, { minLength: 1 }] },
    changed: { allOf: [{ type: 'string' }, { minLength: 2 }] },
    values: ['a', ''],
  },
  union: {
    schema: { anyOf: [{ type: 'string' }, { type: 'boolean' }] },
    changed: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    values: ['a', 1],
  },
  discriminator: {
    schema: { oneOf: kinds, discriminator: { propertyName: 'kind' } },
    changed: { oneOf: kinds, discriminator: { propertyName: 'name' } },
    values: [
      { kind: 'cat', name: 'cat' },
      { kind: 'bird', name: 'bird' },
    ],
    without: ['diff fingerprint'],
  },
  not: { schema: { not: { type: 'string' } }, changed: { not: { type: 'integer' } }, values: [1, 'a'] },
  conditional: {
    schema: { if: { type: 'string' }, then: { minLength: 2 } },
    changed: { if: { type: 'string' }, then: { minLength: 3 } },
    values: ['ab', 'a'],
  },
};

let models: ReadonlyMap<Facet, Api>;

beforeAll(async () => {
  models = new Map(
    await Promise.all(
      facets.map(async (facet) => {
        const { schema: Example, changed: Changed } = examples[facet];
        const document = documentOf({ Example, Changed, Text: { type: 'string' }, Count: { type: 'integer' } });
        return [facet, await modelOf(document)] as const;
      }),
    ),
  );
});

function modelFor(facet: Facet): Api {
  const api = models.get(facet);
  if (!api) throw new Error(`no model for ${facet}`);
  return api;
}

function schemasFor(facet: Facet): readonly JsonSchema[] {
  const api = modelFor(facet);
  return ['Example', 'Changed'].map((id) => api.schema(id)?.jsonSchema ?? true);
}

const consumedBy = (consumer: NonNullable<Example['without']>[number]): readonly Facet[] =>
  facets.filter((facet) => examples[facet].without?.includes(consumer) !== true);

describe('each facet', () => {
  const validated = facets.filter((facet) => examples[facet].values !== undefined);

  it.each(validated)('is checked by the interpreter: %s', (facet) => {
    const [schema = true] = schemasFor(facet);
    const validator = createValidator(modelFor(facet));
    const isValid = examples[facet].values?.map((value) => validator.validate(schema, value, 'request').length === 0);
    expect(isValid).toEqual([true, false]);
  });

  it.each(validated)('is checked by generated validators: %s', async (facet) => {
    const validators: LoadedValidators = await loadValidators(modelFor(facet));
    const example = validators.schema('Example');
    expect(examples[facet].values?.map((value) => [example.is(value), example.check(value).length === 0])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it.each(consumedBy('validator fingerprint'))('changes the fingerprint of a validator: %s', (facet) => {
    const [before, after] = schemasFor(facet).map(createFingerprints(() => false));
    expect(before).not.toBe(after);
  });

  it.each(consumedBy('diff fingerprint'))('changes the fingerprint of a change: %s', (facet) => {
    const side = createModelSide(modelFor(facet));
    const [before, after] = schemasFor(facet).map((schema) => fingerprintSchema(side, side.flattenAllOf([schema])));
    expect(before).not.toBe(after);
  });

  it.each(consumedBy('diff'))('is compared: %s', async (facet) => {
    const schemas = { Text: { type: 'string' }, Count: { type: 'integer' } };
    const [base, head] = await Promise.all(
      [examples[facet].schema, examples[facet].changed].map((schema) => {
        const document = documentWithSharedSchema(schema) as { components: { schemas: object } };
        Object.assign(document.components.schemas, schemas);
        return modelOf(document);
      }),
    );
    expect(base && head && listChanges(base, head)).not.toEqual([]);
  });
});

describe('a read-only property', () => {
  /** Keywords whose subschemas are parts of types, and of shapes. */
  const typed = ['prefixItems', 'items', 'properties', 'patternProperties', 'additionalProperties'];
  const shown = [...typed, 'unevaluatedItems', 'unevaluatedProperties'];
  const composing = ['allOf', 'anyOf', 'oneOf'];

  it.each(subschemaKeywords)('in %s affects types and shapes if they contain it', async (keyword) => {
    const inner = { type: 'object', properties: { id: { type: 'string', readOnly: true } } };
    const values = { schema: inner, schemas: [inner], 'named schemas': { a: inner } };
    const api = await modelOf(documentOf({ Example: { [keyword]: values[subschemaForms[keyword]] } }));
    const [example] = api.schemas;
    expect({
      hasMarkers: findDirectionMarkers(api).hasMarkers(example?.jsonSchema ?? true),
      hasRequestVariant: example?.hasRequestVariant,
    }).toEqual({
      hasMarkers: [...typed, ...composing].includes(keyword),
      hasRequestVariant: [...shown, ...composing].includes(keyword),
    });
  });
});
