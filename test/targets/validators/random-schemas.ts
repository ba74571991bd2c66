// Random JSON Schemas that use all keywords.

import fc from 'fast-check';
import type { JsonValue } from './random-values.ts';

export type Schema = boolean | { readonly [keyword: string]: unknown };

const names = ['a', 'b', 'c', 'kind', 'constructor', 'toString', 'a/b', 'x~y', 'ü'] as const;
const name = fc.constantFrom(...names);
const size = fc.nat({ max: 3 });
const scalar: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constantFrom<JsonValue>('a', 'b', '', 'ab', '😀', null, true, false, 0, 1, 2, -1, 1.5),
  fc.integer({ min: -5, max: 5 }),
);
const constant: fc.Arbitrary<JsonValue> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: fc.constantFrom<JsonValue>([], {}, [1], { a: 1 }, [{ a: [1] }]) },
);
const type = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object');

/** Schemas without the excluded keywords, which may refer to `count` schemas named `S0`, `S1`, and so on. */
export function randomSchemas(count: number, excluded: readonly string[]): fc.Arbitrary<Schema> {
  const reference = fc.nat({ max: count - 1 }).map((index) => ({ $ref: `#/components/schemas/S${index}` }));
  const { schema } = fc.letrec<{ schema: Schema; inner: Schema; object: Schema }>((tie) => {
    const inner = tie('inner');
    const list = fc.array(inner, { minLength: 1, maxLength: 3 });
    const map = fc.dictionary(name, inner, { maxKeys: 3, noNullPrototype: true });
    const keywords: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
      type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
      enum: fc.array(constant, { minLength: 1, maxLength: 4 }),
      const: constant,
      minimum: fc.integer({ min: -3, max: 3 }),
      maximum: fc.integer({ min: -3, max: 3 }),
      exclusiveMinimum: fc.integer({ min: -3, max: 3 }),
      exclusiveMaximum: fc.integer({ min: -3, max: 3 }),
      multipleOf: fc.constantFrom(1, 2, 0.5, 3),
      minLength: size,
      maxLength: size,
      pattern: fc.constantFrom('^a', 'b$', '^[ab]*$', '^.$'),
      format: fc.constantFrom('date', 'ipv4', 'uuid', 'unknown-format'),
      minItems: size,
      maxItems: size,
      uniqueItems: fc.boolean(),
      items: inner,
      prefixItems: list,
      contains: inner,
      minContains: size,
      maxContains: size,
      properties: map,
      required: fc.uniqueArray(name, { maxLength: 3 }),
      patternProperties: fc.dictionary(fc.constantFrom('^a', 'b', '^.$'), inner, { maxKeys: 2, noNullPrototype: true }),
      additionalProperties: inner,
      propertyNames: inner,
      minProperties: size,
      maxProperties: size,
      dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
      dependentSchemas: map,
      allOf: list,
      anyOf: list,
      oneOf: list,
      not: inner,
      if: inner,
      then: inner,
      else: inner,
      unevaluatedProperties: inner,
      unevaluatedItems: inner,
    };
    const keywordNames = fc.uniqueArray(
      fc.constantFrom(...Object.keys(keywords).filter((keyword) => !excluded.includes(keyword))),
      { minLength: 1, maxLength: 4 },
    );
    const object = keywordNames.chain((selectedNames) =>
      fc.record(Object.fromEntries(selectedNames.map((keyword) => [keyword, keywords[keyword] ?? fc.constant(true)]))),
    );
    return {
      object,
      inner: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.record({ type }),
        fc.boolean(),
        reference,
        fc.record({ const: scalar }),
        object,
      ),
      schema: fc.oneof({ weight: 12, arbitrary: object }, { weight: 1, arbitrary: fc.boolean() }),
    };
  });
  return schema;
}
