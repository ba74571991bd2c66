// Where a problem is told when the schema of a place is `false`: at the value that must not be there, as Ajv tells it, wherever the schema stands.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

type Place = (none: unknown) => object;

/** What every value is refused by without `false`, so that Ajv has no sentence of its own for it. */
const nothing = { not: {} };

const places: Readonly<Record<string, readonly [schema: Place, value: unknown]>> = {
  Items: [(none) => ({ type: 'array', items: none }), ['a', 'b']],
  ItemsAfterOthers: [(none) => ({ type: 'array', prefixItems: [{ type: 'string' }], items: none }), ['a', 1, 2]],
  ItemsOfAnyType: [(none) => ({ items: none }), ['a']],
  PrefixItems: [(none) => ({ type: 'array', prefixItems: [true, none] }), ['a', 1, 2]],
  UnevaluatedItems: [(none) => ({ type: 'array', prefixItems: [true], unevaluatedItems: none }), [1, 2]],
  UnevaluatedItemsBesideParts: [
    (none) => ({ type: 'array', allOf: [{ prefixItems: [true] }], unevaluatedItems: none }),
    [1, 2],
  ],
  Contains: [(none) => ({ type: 'array', contains: none }), [1]],
  Properties: [(none) => ({ type: 'object', properties: { a: none, 'b/c': none } }), { a: 1, 'b/c': 2 }],
  PatternProperties: [(none) => ({ type: 'object', patternProperties: { '^a': none } }), { ab: 1 }],
  AdditionalProperties: [
    (none) => ({ type: 'object', properties: { a: true }, additionalProperties: none }),
    { a: 1, 'b~': 2 },
  ],
  UnevaluatedProperties: [
    (none) => ({ type: 'object', properties: { a: true }, unevaluatedProperties: none }),
    { a: 1, b: 2 },
  ],
  UnevaluatedPropertiesBesideParts: [
    (none) => ({ allOf: [{ properties: { a: true } }], unevaluatedProperties: none }),
    { a: 1, b: 2 },
  ],
  PropertyNames: [(none) => ({ type: 'object', propertyNames: none }), { a: 1 }],
  DependentSchemas: [(none) => ({ type: 'object', dependentSchemas: { a: none } }), { a: 1 }],
  AllOf: [(none) => ({ allOf: [true, none] }), 1],
  AnyOf: [(none) => ({ anyOf: [none, none] }), 1],
  OneOf: [(none) => ({ oneOf: [none] }), 1],
  Then: [(none) => ({ if: { type: 'integer' }, then: none }), 1],
  Else: [(none) => ({ if: { type: 'string' }, else: none }), 1],
  ItemsOfItems: [(none) => ({ type: 'array', items: { type: 'array', items: none } }), [[], [1]]],
  ItemsOfMembers: [(none) => ({ type: 'object', additionalProperties: { type: 'array', items: none } }), { a: [1] }],
  ItemsOfAPart: [(none) => ({ allOf: [{ type: 'array', items: none }] }), [1]],
  ItemsOfABranch: [(none) => ({ anyOf: [{ type: 'array', items: none }, { type: 'string' }] }), [1]],
  ItemsUnderACondition: [(none) => ({ if: { type: 'array' }, then: { items: none } }), [1]],
  MembersUnderACondition: [(none) => ({ if: { required: ['a'] }, then: { additionalProperties: none } }), { a: 1 }],
  MembersOtherwise: [(none) => ({ if: { required: ['b'] }, else: { patternProperties: { '^a': none } } }), { a: 1 }],
  NamesUnderACondition: [(none) => ({ if: true, then: { propertyNames: none } }), { a: 1 }],
  MembersOfDependentSchemas: [(none) => ({ dependentSchemas: { a: { additionalProperties: none } } }), { a: 1 }],
  ItemsOfDependentSchemas: [
    (none) => ({ dependentSchemas: { a: { properties: { b: { items: none } } } } }),
    { a: 1, b: [2] },
  ],
  MembersOfABranch: [
    (none) => ({
      oneOf: [
        { type: 'object', required: ['a'], additionalProperties: none, properties: { a: true } },
        { type: 'string' },
      ],
    }),
    { a: 1, b: 2 },
  ],
};

/** A schema by itself, as a member, as a member of a member, and as an item. */
const around: Readonly<
  Record<string, readonly [schema: (inner: unknown) => unknown, value: (inner: unknown) => unknown]>
> = {
  '': [(inner) => inner, (inner) => inner],
  OfMember: [(inner) => ({ type: 'object', properties: { m: inner } }), (inner) => ({ m: inner })],
  OfMemberOfMember: [
    (inner) => ({ type: 'object', properties: { m: { type: 'object', properties: { 'n/': inner } } } }),
    (inner) => ({ m: { 'n/': inner } }),
  ],
  OfItem: [(inner) => ({ type: 'array', items: inner }), (inner) => [inner]],
};

const cases = Object.entries(places).flatMap(([place, [schema, value]]) =>
  Object.entries(around).map(([name, [outer, of]]) => ({
    name: place + name,
    schema: (none: unknown) => outer(schema(none)),
    value: of(value),
  })),
);
const loaded = await loadValidators(
  await modelOf(documentOf(Object.fromEntries(cases.map(({ name, schema }) => [name, schema(false)])))),
);
const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });

/** What Ajv tells besides, of what stands around a failure and of each item that is not contained, is left out; a name is told at its member. */
function toldByAjv(schema: unknown, value: unknown): readonly string[] {
  const judge = ajv.compile(schema as object);
  expect(judge(value)).toBe(false);
  const errors = judge.errors ?? [];
  const told = errors.filter(
    ({ keyword, schemaPath }) => keyword === 'contains' || (keyword === 'not' && !schemaPath.includes('/contains/')),
  );
  return told.map(
    ({ instancePath, propertyName }) => instancePath + (propertyName === undefined ? '' : `/${propertyName}`),
  );
}

test.each(cases)('$name', ({ name, schema, value }) => {
  const problems = loaded.schema(name).check(value);
  const expected = toldByAjv(schema(nothing), value);
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
