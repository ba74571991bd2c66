// Schema fingerprints: the validators of schemas with equal fingerprints differ only in the paths they report.

import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import { forEachSubschema } from '../../model/visit-schemas.ts';

/** Returns the fingerprint of a schema; equal schemas have the same one. */
export type SchemaFingerprints = (jsonSchema: JsonSchema) => number;

/**
 * Creates fingerprints on demand. A schema for which `isUnique` holds, and any schema that contains it, equals no
 * other.
 */
export function createFingerprints(isUnique: (schema: SchemaObject) => boolean): SchemaFingerprints {
  const cache = new Map<JsonSchema, number>();
  const numbers = new Map<string, number>();
  const fingerprintOf: SchemaFingerprints = (jsonSchema) => {
    const cached = cache.get(jsonSchema);
    if (cached !== undefined) return cached;
    const text =
      typeof jsonSchema === 'boolean'
        ? String(jsonSchema)
        : fingerprintText(jsonSchema, fingerprintOf) +
          (isUnique(jsonSchema) ? `${jsonSchema.sourceLocation.file}#${jsonSchema.sourceLocation.pointer}` : '');
    const fingerprint = numbers.get(text) ?? numbers.size + 1;
    numbers.set(text, fingerprint);
    cache.set(jsonSchema, fingerprint);
    return fingerprint;
  };
  return fingerprintOf;
}

/** Returns everything in a schema that affects validation, with the fingerprints of its subschemas. */
function fingerprintText(schema: SchemaObject, fingerprintOf: SchemaFingerprints): string {
  const {
    types,
    annotations: { format, readOnly, writeOnly },
    extensions: { message, round },
  } = schema;
  const { number, string, array, object, discriminator } = schema;
  const children: (string | number)[] = [];
  forEachSubschema(schema, (jsonSchema, keyword, key = '') => children.push(keyword, key, fingerprintOf(jsonSchema)));
  const parts: unknown[] = [types, format, readOnly, writeOnly, schema.ref, message, round, children];
  if (schema.enum ?? schema.const) parts.push('values', schema.enum, schema.const);
  if (number) parts.push('number', number);
  if (string)
    parts.push(
      'string',
      string.minLength,
      string.maxLength,
      string.pattern,
      string.contentEncoding,
      string.contentMediaType,
    );
  if (array)
    parts.push('array', array.minItems, array.maxItems, array.uniqueItems, array.minContains, array.maxContains);
  if (object)
    parts.push('object', object.required, object.minProperties, object.maxProperties, [
      ...(object.dependentRequired ?? []),
    ]);
  if (discriminator) parts.push('discriminator', discriminator.property, [...discriminator.mapping]);
  return JSON.stringify(parts);
}
