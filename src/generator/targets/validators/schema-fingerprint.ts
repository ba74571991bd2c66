// Which schemas are the same in content: functions that judge by them differ in nothing but the places that they tell.

import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import { eachSubschema } from '../../model/visit-schemas.ts';

/** The number of a schema's content: equal contents have the same. */
export type Contents = (assertion: Assertion) => number;

/** Numbers texts: the same one whenever it is asked for. */
export type Intern = (text: string) => number;

/** Numbers contents as they are asked for. What is `alone` is the same as nothing that stands elsewhere, and neither is what holds it. */
export function createContents(alone: (schema: ObjectSchema) => boolean, intern: Intern): Contents {
  const known = new Map<Assertion, number>();
  const numberOf: Contents = (assertion) => {
    const before = known.get(assertion);
    if (before !== undefined) return before;
    const number = intern(
      typeof assertion === 'boolean'
        ? String(assertion)
        : contentOf(assertion, numberOf) +
            (alone(assertion) ? `${assertion.origin.file}#${assertion.origin.pointer}` : ''),
    );
    known.set(assertion, number);
    return number;
  };
  return numberOf;
}

/** Numbers that go from one run to the next: what the last one had no use for is forgotten, and its number is nobody else's. */
export interface Numbers {
  readonly now: ReadonlyMap<string, number>;
  readonly last: { number: number };
  readonly intern: Intern;
}

export function createNumbers(before: Numbers | undefined): Numbers {
  const now = new Map<string, number>();
  const last = before?.last ?? { number: 0 };
  const earlier = before?.now;
  return {
    now,
    last,
    intern(text) {
      const number = now.get(text) ?? earlier?.get(text) ?? ++last.number;
      now.set(text, number);
      return number;
    },
  };
}

/** All of a schema that decides how it judges; of the schemas inside it, their numbers. */
function contentOf(schema: ObjectSchema, numberOf: Contents): string {
  const {
    types,
    annotations: { format, readOnly, writeOnly },
    facts: { message, round },
  } = schema;
  const { number, string, array, object, discriminator } = schema;
  const inner: (string | number)[] = [];
  eachSubschema(schema, (assertion, keyword, key = '') => inner.push(keyword, key, numberOf(assertion)));
  const own: unknown[] = [types, format, readOnly, writeOnly, schema.ref, message, round, inner];
  if (schema.enum ?? schema.const) own.push('values', schema.enum, schema.const);
  if (number) own.push('number', number);
  if (string)
    own.push(
      'string',
      string.minLength,
      string.maxLength,
      string.pattern,
      string.contentEncoding,
      string.contentMediaType,
    );
  if (array) own.push('array', array.minItems, array.maxItems, array.uniqueItems, array.minContains, array.maxContains);
  if (object)
    own.push('object', object.required, object.minProperties, object.maxProperties, [
      ...(object.dependentRequired ?? []),
    ]);
  if (discriminator) own.push('discriminator', discriminator.property, [...discriminator.mapping]);
  return JSON.stringify(own);
}
