// Schema fingerprints: the validators of schemas with equal fingerprints differ only in the paths they report.

import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import { eachSubschema } from '../../model/visit-schemas.ts';

/** Returns the fingerprint of a schema; equal schemas have the same one. */
export type Contents = (assertion: Assertion) => number;

/** Returns a number for a string, always the same one. */
export type Intern = (text: string) => number;

/**
 * Creates fingerprints on demand. A schema for which `isUnique` holds, and any schema that contains it, equals no
 * other.
 */
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

/**
 * A table of numbers that watch mode carries between runs. Unused entries are dropped; their numbers are not reused.
 */
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

/** Returns everything in a schema that affects validation, with the fingerprints of its subschemas. */
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
