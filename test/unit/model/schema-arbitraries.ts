// Random JSON Schemas and values for tests: small, and likely to touch one another.

import fc from 'fast-check';

export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** The named schemas of a random document. */
export const names = ['A', 'B', 'C'] as const;

const keys = fc.constantFrom('a', 'b', 'c', 'constructor');
const scalar = fc.constantFrom<(string | number | boolean | null)[]>(
  null,
  true,
  false,
  0,
  1,
  2,
  0.5,
  '',
  'a',
  'ab',
  'b',
);

/** Values over the same keys and scalars as the schemas. */
export const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

const types = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object');
const bound = fc.constantFrom(0, 1, 2);

/**
 * A schema of 3.1 keywords. It refers to any named schema below a property or item, but in place only to those of
 * `below`, so that nothing applies itself to one value for ever.
 */
export function schemaAbove(below: readonly string[]): fc.Arbitrary<JsonSchema> {
  const reference = (targets: readonly string[]): fc.Arbitrary<JsonSchema> =>
    fc.constantFrom(...targets).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return fc.letrec<{ inPlace: JsonSchema; below: JsonSchema; schema: JsonSchema }>((tie) => {
    const inPlace = tie('inPlace');
    const part = tie('below');
    const some = fc.array(inPlace, { minLength: 1, maxLength: 2 });
    const named = <T>(name: fc.Arbitrary<string>, of: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
      fc.dictionary(name, of, { maxKeys: 3, noNullPrototype: true });
    const keywords: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
      type: fc.oneof(types, fc.uniqueArray(types, { minLength: 1, maxLength: 3 })),
      enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 }),
      const: value,
      minimum: bound,
      maximum: bound,
      exclusiveMinimum: bound,
      exclusiveMaximum: bound,
      multipleOf: fc.constantFrom(1, 0.5),
      minLength: bound,
      maxLength: bound,
      pattern: fc.constantFrom('^a', 'b$'),
      items: part,
      prefixItems: fc.array(part, { minLength: 1, maxLength: 2 }),
      contains: part,
      minContains: bound,
      maxContains: bound,
      minItems: bound,
      maxItems: bound,
      uniqueItems: fc.boolean(),
      unevaluatedItems: part,
      properties: named(keys, part),
      required: fc.uniqueArray(keys, { maxLength: 2 }),
      patternProperties: named(fc.constantFrom('^a', 'c$'), part),
      additionalProperties: part,
      propertyNames: inPlace,
      minProperties: bound,
      maxProperties: bound,
      dependentRequired: named(fc.constantFrom('a', 'b'), fc.uniqueArray(keys, { maxLength: 2 })),
      dependentSchemas: named(fc.constantFrom('a', 'b'), inPlace),
      unevaluatedProperties: part,
      allOf: some,
      anyOf: some,
      oneOf: some,
      not: inPlace,
      if: inPlace,
      then: inPlace,
      else: inPlace,
    };
    // A schema of thirty keywords accepts nothing; a few of them say enough.
    const few = fc
      .uniqueArray(fc.constantFrom(...Object.keys(keywords)), { minLength: 1, maxLength: 3 })
      .chain((chosen) =>
        fc.record(Object.fromEntries(chosen.map((keyword) => [keyword, keywords[keyword] ?? fc.constant(true)])), {
          noNullPrototype: true,
        }),
      );
    const inner =
      below.length > 0 ? fc.oneof(few, few, fc.boolean(), reference(below)) : fc.oneof(few, few, fc.boolean());
    return {
      schema: few,
      inPlace: fc.oneof({ maxDepth: 2, depthIdentifier: 'schema' }, fc.boolean(), inner),
      below: fc.oneof({ maxDepth: 2, depthIdentifier: 'schema' }, reference(names), inner),
    };
  }).schema;
}

/** The component schemas of a random document: each refers in place only to the ones before it. */
export const schemas: fc.Arbitrary<Readonly<Record<(typeof names)[number], JsonSchema>>> = fc.record(
  { A: schemaAbove([]), B: schemaAbove(['A']), C: schemaAbove(['A', 'B']) },
  { noNullPrototype: true },
);
