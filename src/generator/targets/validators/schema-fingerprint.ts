// Schema fingerprints: the validators of schemas with equal fingerprints differ only in the paths they report.

import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import { eachSubschema } from '../../model/visit-schemas.ts';

/** Returns the fingerprint of a schema; equal schemas have the same one. */
export type SchemaFingerprints = (jsonSchema: JsonSchema) => number;

/** Returns a number for a string, always the same one. */
export type StringInterner = (text: string) => number;

/**
 * Creates fingerprints on demand. A schema for which `isUnique` holds, and any schema that contains it, equals no
 * other.
 */
export function createFingerprints(
  isUnique: (schema: SchemaObject) => boolean,
  intern: StringInterner,
): SchemaFingerprints {
  const known = new Map<JsonSchema, number>();
  const fingerprintOf: SchemaFingerprints = (jsonSchema) => {
    const before = known.get(jsonSchema);
    if (before !== undefined) return before;
    const fingerprint = intern(
      typeof jsonSchema === 'boolean'
        ? String(jsonSchema)
        : fingerprintText(jsonSchema, fingerprintOf) +
            (isUnique(jsonSchema) ? `${jsonSchema.sourceLocation.file}#${jsonSchema.sourceLocation.pointer}` : ''),
    );
    known.set(jsonSchema, fingerprint);
    return fingerprint;
  };
  return fingerprintOf;
}

/**
 * A table of numbers that watch mode carries between runs. Unused entries are dropped; their numbers are not reused.
 */
export interface InternTable {
  readonly current: ReadonlyMap<string, number>;
  readonly counter: { number: number };
  readonly intern: StringInterner;
}

export function createInternTable(previous: InternTable | undefined): InternTable {
  const current = new Map<string, number>();
  const counter = previous?.counter ?? { number: 0 };
  const earlier = previous?.current;
  return {
    current,
    counter,
    intern(text) {
      const number = current.get(text) ?? earlier?.get(text) ?? ++counter.number;
      current.set(text, number);
      return number;
    },
  };
}

/** Returns everything in a schema that affects validation, with the fingerprints of its subschemas. */
function fingerprintText(schema: SchemaObject, fingerprintOf: SchemaFingerprints): string {
  const {
    types,
    annotations: { format, readOnly, writeOnly },
    extensions: { message, round },
  } = schema;
  const { number, string, array, object, discriminator } = schema;
  const inner: (string | number)[] = [];
  eachSubschema(schema, (jsonSchema, keyword, key = '') => inner.push(keyword, key, fingerprintOf(jsonSchema)));
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
