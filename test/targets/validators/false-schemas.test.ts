// Locations of problems with `false` schemas: at the forbidden value, as in Ajv, for each keyword and nesting.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

/** Builds a schema in which a keyword applies the given schema. */
type SchemaBuilder = (never: unknown) => object;

/** Rejects every value, like `false`, but Ajv reports it as an ordinary `not`. */
const neverSchema = { not: {} };

const keywordCases: Readonly<Record<string, readonly [schema: SchemaBuilder, value: unknown]>> = {
  Items: [(never) => ({ type: 'array', items: never }), ['a', 'b']],
  ItemsAfterPrefixItems: [(never) => ({ type: 'array', prefixItems: [{ type: 'string' }], items: never }), ['a', 1, 2]],
  ItemsOfAnyType: [(never) => ({ items: never }), ['a']],
  PrefixItems: [(never) => ({ type: 'array', prefixItems: [true, never] }), ['a', 1, 2]],
  UnevaluatedItems: [(never) => ({ type: 'array', prefixItems: [true], unevaluatedItems: never }), [1, 2]],
  UnevaluatedItemsNextToAllOf: [
    (never) => ({ type: 'array', allOf: [{ prefixItems: [true] }], unevaluatedItems: never }),
    [1, 2],
  ],
  Contains: [(never) => ({ type: 'array', contains: never }), [1]],
  Properties: [(never) => ({ type: 'object', properties: { a: never, 'b/c': never } }), { a: 1, 'b/c': 2 }],
  PatternProperties: [(never) => ({ type: 'object', patternProperties: { '^a': never } }), { ab: 1 }],
  AdditionalProperties: [
    (never) => ({ type: 'object', properties: { a: true }, additionalProperties: never }),
    { a: 1, 'b~': 2 },
  ],
  UnevaluatedProperties: [
    (never) => ({ type: 'object', properties: { a: true }, unevaluatedProperties: never }),
    { a: 1, b: 2 },
  ],
  UnevaluatedPropertiesNextToAllOf: [
    (never) => ({ allOf: [{ properties: { a: true } }], unevaluatedProperties: never }),
    { a: 1, b: 2 },
  ],
  PropertyNames: [(never) => ({ type: 'object', propertyNames: never }), { a: 1 }],
  DependentSchemas: [(never) => ({ type: 'object', dependentSchemas: { a: never } }), { a: 1 }],
  AllOf: [(never) => ({ allOf: [true, never] }), 1],
  AnyOf: [(never) => ({ anyOf: [never, never] }), 1],
  OneOf: [(never) => ({ oneOf: [never] }), 1],
  Then: [(never) => ({ if: { type: 'integer' }, then: never }), 1],
  Else: [(never) => ({ if: { type: 'string' }, else: never }), 1],
  ItemsOfItems: [(never) => ({ type: 'array', items: { type: 'array', items: never } }), [[], [1]]],
  ItemsOfProperties: [
    (never) => ({ type: 'object', additionalProperties: { type: 'array', items: never } }),
    { a: [1] },
  ],
  ItemsInAllOf: [(never) => ({ allOf: [{ type: 'array', items: never }] }), [1]],
  ItemsInAnyOf: [(never) => ({ anyOf: [{ type: 'array', items: never }, { type: 'string' }] }), [1]],
  ItemsInThen: [(never) => ({ if: { type: 'array' }, then: { items: never } }), [1]],
  PropertiesInThen: [(never) => ({ if: { required: ['a'] }, then: { additionalProperties: never } }), { a: 1 }],
  PropertiesInElse: [(never) => ({ if: { required: ['b'] }, else: { patternProperties: { '^a': never } } }), { a: 1 }],
  PropertyNamesInThen: [(never) => ({ if: true, then: { propertyNames: never } }), { a: 1 }],
  PropertiesInDependentSchemas: [(never) => ({ dependentSchemas: { a: { additionalProperties: never } } }), { a: 1 }],
  ItemsInDependentSchemas: [
    (never) => ({ dependentSchemas: { a: { properties: { b: { items: never } } } } }),
    { a: 1, b: [2] },
  ],
  PropertiesInOneOf: [
    (never) => ({
      oneOf: [
        { type: 'object', required: ['a'], additionalProperties: never, properties: { a: true } },
        { type: 'string' },
      ],
    }),
    { a: 1, b: 2 },
  ],
};

/** A schema on its own, as a property, as a nested property, and as an item. */
const nestings: Readonly<
  Record<string, readonly [schema: (inner: unknown) => unknown, value: (inner: unknown) => unknown]>
> = {
  '': [(inner) => inner, (inner) => inner],
  InProperty: [(inner) => ({ type: 'object', properties: { m: inner } }), (inner) => ({ m: inner })],
  InNestedProperty: [
    (inner) => ({ type: 'object', properties: { m: { type: 'object', properties: { 'n/': inner } } } }),
    (inner) => ({ m: { 'n/': inner } }),
  ],
  InItem: [(inner) => ({ type: 'array', items: inner }), (inner) => [inner]],
};

const cases = Object.entries(keywordCases).flatMap(([keyword, [schema, value]]) =>
  Object.entries(nestings).map(([nesting, [wrapSchema, wrapValue]]) => ({
    name: keyword + nesting,
    schema: (never: unknown) => wrapSchema(schema(never)),
    value: wrapValue(value),
  })),
);
const validators = await loadValidators(
  await modelOf(documentOf(Object.fromEntries(cases.map(({ name, schema }) => [name, schema(false)])))),
);
const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });

/**
 * Returns the locations that Ajv reports, except enclosing keywords and items that `contains` does not match.
 * A problem with a property name is located at the property.
 */
function locateWithAjv(schema: unknown, value: unknown): readonly string[] {
  const validate = ajv.compile(schema as object);
  expect(validate(value)).toBe(false);
  const errors = validate.errors ?? [];
  const relevantErrors = errors.filter(
    ({ keyword, schemaPath }) => keyword === 'contains' || (keyword === 'not' && !schemaPath.includes('/contains/')),
  );
  return relevantErrors.map(
    ({ instancePath, propertyName }) => instancePath + (propertyName === undefined ? '' : `/${propertyName}`),
  );
}

test.each(cases)('reports $name at the location that Ajv reports', ({ name, schema, value }) => {
  const problems = validators.schema(name).check(value);
  const expected = locateWithAjv(schema(neverSchema), value);
  expect([...new Set(problems.map(({ pointer }) => pointer))].sort()).toEqual([...new Set(expected)].sort());
  for (const { pointer, field } of problems)
    expect(field).toBe(
      pointer
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
        .join('.'),
    );
});
