// Arbitraries for small JSON Schemas, and for values with the same few keys and scalars.

import fc from 'fast-check';

export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** Names of the schemas of a random document. */
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

/** Values with the keys and scalars of the schemas. */
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
 * Creates an arbitrary for 3.1 schemas. Properties and items may reference any named schema, in-place applicators only
 * `inPlaceTargets`, so that no schema applies itself to the same instance.
 */
export function schemaReferencing(inPlaceTargets: readonly string[]): fc.Arbitrary<JsonSchema> {
  const reference = (targets: readonly string[]): fc.Arbitrary<JsonSchema> =>
    fc.constantFrom(...targets).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return fc.letrec<{ inPlace: JsonSchema; child: JsonSchema; schema: JsonSchema }>((tie) => {
    const inPlace = tie('inPlace');
    const child = tie('child');
    const inPlaceList = fc.array(inPlace, { minLength: 1, maxLength: 2 });
    const mapOf = <T>(key: fc.Arbitrary<string>, mapped: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
      fc.dictionary(key, mapped, { maxKeys: 3, noNullPrototype: true });
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
      items: child,
      prefixItems: fc.array(child, { minLength: 1, maxLength: 2 }),
      contains: child,
      minContains: bound,
      maxContains: bound,
      minItems: bound,
      maxItems: bound,
      uniqueItems: fc.boolean(),
      unevaluatedItems: child,
      properties: mapOf(keys, child),
      required: fc.uniqueArray(keys, { maxLength: 2 }),
      patternProperties: mapOf(fc.constantFrom('^a', 'c$'), child),
      additionalProperties: child,
      propertyNames: inPlace,
      minProperties: bound,
      maxProperties: bound,
      dependentRequired: mapOf(fc.constantFrom('a', 'b'), fc.uniqueArray(keys, { maxLength: 2 })),
      dependentSchemas: mapOf(fc.constantFrom('a', 'b'), inPlace),
      unevaluatedProperties: child,
      allOf: inPlaceList,
      anyOf: inPlaceList,
      oneOf: inPlaceList,
      not: inPlace,
      if: inPlace,
      then: inPlace,
      else: inPlace,
    };
    // A schema with all keywords would accept no value.
    const fewKeywords = fc
      .uniqueArray(fc.constantFrom(...Object.keys(keywords)), { minLength: 1, maxLength: 3 })
      .chain((selectedKeywords) =>
        fc.record(
          Object.fromEntries(selectedKeywords.map((keyword) => [keyword, keywords[keyword] ?? fc.constant(true)])),
          {
            noNullPrototype: true,
          },
        ),
      );
    const subschema =
      inPlaceTargets.length > 0
        ? fc.oneof(fewKeywords, fewKeywords, fc.boolean(), reference(inPlaceTargets))
        : fc.oneof(fewKeywords, fewKeywords, fc.boolean());
    return {
      schema: fewKeywords,
      inPlace: fc.oneof({ maxDepth: 2, depthIdentifier: 'schema' }, fc.boolean(), subschema),
      child: fc.oneof({ maxDepth: 2, depthIdentifier: 'schema' }, reference(names), subschema),
    };
  }).schema;
}

/** Component schemas of a random document; each references only earlier ones in place. */
export const schemas: fc.Arbitrary<Readonly<Record<(typeof names)[number], JsonSchema>>> = fc.record(
  { A: schemaReferencing([]), B: schemaReferencing(['A']), C: schemaReferencing(['A', 'B']) },
  { noNullPrototype: true },
);
