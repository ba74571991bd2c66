// Persistent replacement of subschemas: only the path to a replaced schema is copied.

import type { ArrayKeywords, Assertion, ObjectKeywords, ObjectSchema, StringKeywords } from './types/schema.ts';
import { present } from './omit-undefined.ts';

/** Returns the schema with `replace` applied to it and to all subschemas; references are not followed. */
export function replaced(assertion: Assertion, by: (schema: ObjectSchema) => ObjectSchema): Assertion {
  if (typeof assertion === 'boolean') return assertion;
  const one = (inner: Assertion | undefined): Assertion | undefined =>
    inner === undefined ? undefined : replaced(inner, by);
  const several = (inner: readonly Assertion[] | undefined): readonly Assertion[] | undefined =>
    inner?.map((each) => replaced(each, by));
  const named = (inner: ReadonlyMap<string, Assertion> | undefined): ReadonlyMap<string, Assertion> | undefined =>
    inner && new Map([...inner].map(([name, each]) => [name, replaced(each, by)]));
  const schema = by(assertion);
  const { string, array, object } = schema;
  const { prefixItems, items, contains, unevaluatedItems } = array ?? {};
  const {
    properties,
    patternProperties,
    additionalProperties,
    propertyNames,
    dependentSchemas,
    unevaluatedProperties,
  } = object ?? {};
  return {
    ...schema,
    ...(string && { string: { ...string, ...present<Text>({ contentSchema: one(string.contentSchema) }) } }),
    ...(array && {
      array: {
        ...array,
        ...present<List>({
          prefixItems: several(prefixItems),
          items: one(items),
          contains: one(contains),
          unevaluatedItems: one(unevaluatedItems),
        }),
      },
    }),
    ...(object && {
      object: {
        ...object,
        ...present<Members>({
          properties: named(properties),
          patternProperties: named(patternProperties),
          additionalProperties: one(additionalProperties),
          propertyNames: one(propertyNames),
          dependentSchemas: named(dependentSchemas),
          unevaluatedProperties: one(unevaluatedProperties),
        }),
      },
    }),
    ...present<Parts>({
      allOf: several(schema.allOf),
      anyOf: several(schema.anyOf),
      oneOf: several(schema.oneOf),
      not: one(schema.not),
      if: one(schema.if),
      then: one(schema.then),
      else: one(schema.else),
    }),
  };
}

type Text = Pick<StringKeywords, 'contentSchema'>;
type List = Pick<ArrayKeywords, 'prefixItems' | 'items' | 'contains' | 'unevaluatedItems'>;
type Members = Pick<
  ObjectKeywords,
  | 'properties'
  | 'patternProperties'
  | 'additionalProperties'
  | 'propertyNames'
  | 'dependentSchemas'
  | 'unevaluatedProperties'
>;
type Parts = Pick<ObjectSchema, 'allOf' | 'anyOf' | 'oneOf' | 'not' | 'if' | 'then' | 'else'>;
