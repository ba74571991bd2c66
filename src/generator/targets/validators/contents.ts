// Which schemas are the same in content: functions that judge by them differ in nothing but the places that they tell.

import type { Assertion, ObjectSchema } from '../../model/declarations/assertions.ts';
import { eachSubschema } from '../../model/walk.ts';

/** The number of a schema's content: equal contents have the same, and a schema has a greater one than those inside it. */
export type Contents = (assertion: Assertion) => number;

/** Numbers contents as they are asked for. What is `alone` is the same as nothing else, and neither is what holds it. */
export function createContents(alone: (schema: ObjectSchema) => boolean): Contents {
  const known = new Map<Assertion, number>();
  const numbers = new Map<string, number>();
  let last = 0;
  const numberOf: Contents = (assertion) => {
    const before = known.get(assertion);
    if (before !== undefined) return before;
    const single = typeof assertion === 'object' && alone(assertion);
    const key = typeof assertion === 'boolean' ? String(assertion) : contentOf(assertion, numberOf);
    const number = (single ? undefined : numbers.get(key)) ?? ++last;
    known.set(assertion, number);
    if (!single) numbers.set(key, number);
    return number;
  };
  return numberOf;
}

/** All of a schema that decides how it judges; of the schemas inside it, their numbers. */
function contentOf(schema: ObjectSchema, numberOf: Contents): string {
  const { types, annotations: { format, readOnly, writeOnly }, facts: { message, round } } = schema;
  const { number, string, array, object, discriminator } = schema;
  const inner: (string | number)[] = [];
  eachSubschema(schema, (assertion, keyword, key = '') => inner.push(keyword, key, numberOf(assertion)));
  const own: unknown[] = [types, format, readOnly, writeOnly, schema.ref, message, round, inner];
  if (schema.enum ?? schema.const) own.push('values', schema.enum, schema.const);
  if (number) own.push('number', number);
  if (string) own.push('string', string.minLength, string.maxLength, string.pattern, string.contentEncoding, string.contentMediaType);
  if (array) own.push('array', array.minItems, array.maxItems, array.uniqueItems, array.minContains, array.maxContains);
  if (object) own.push('object', object.required, object.minProperties, object.maxProperties, [...(object.dependentRequired ?? [])]);
  if (discriminator) own.push('discriminator', discriminator.property, [...discriminator.mapping]);
  return JSON.stringify(own);
}
