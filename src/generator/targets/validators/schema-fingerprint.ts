// Schema fingerprints: the validators of schemas with equal fingerprints differ only in the paths they report.

import { type Column, type Facet, groupKeywords, ignored, type Keyword, listKeywords } from '../../model/facets.ts';
import {
  isNamedSubschemas,
  isSchemaArray,
  subschemaKeywords,
  type SubschemaKeywordValue,
} from '../../model/subschemas.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';

/** Returns the fingerprint of a schema; equal schemas have the same one. */
export type SchemaFingerprints = (jsonSchema: JsonSchema) => number;

/** Known fingerprints. Watch mode keeps them, so that equal schemas have the same one in all runs. */
export interface KnownFingerprints {
  readonly byContent: Map<string, number>;
  readonly bySchema: Pick<WeakMap<SchemaObject, number>, 'get' | 'set'>;
}

/**
 * Creates fingerprints on demand. A schema for which `isUnique` holds, and any schema that contains it, is equal
 * to no other schema.
 */
export function createFingerprints(
  isUnique: (schema: SchemaObject) => boolean,
  { byContent, bySchema }: KnownFingerprints = { byContent: new Map(), bySchema: new Map() },
): SchemaFingerprints {
  const numberOf = (text: string): number => {
    const number = byContent.get(text) ?? byContent.size + 1;
    byContent.set(text, number);
    return number;
  };
  const fingerprintOf: SchemaFingerprints = (jsonSchema) => {
    if (typeof jsonSchema === 'boolean') return numberOf(String(jsonSchema));
    const known = bySchema.get(jsonSchema);
    if (known !== undefined) return known;
    const { file, pointer } = jsonSchema.sourceLocation;
    const number = numberOf(
      fingerprintText(jsonSchema, fingerprintOf) + (isUnique(jsonSchema) ? `${file}#${pointer}` : ''),
    );
    bySchema.set(jsonSchema, number);
    return number;
  };
  return fingerprintOf;
}

/** Facets that affect validation: all except those that `ignored` excludes. */
const column: Column<{ readonly [F in Facet]: 'counts' }> = {
  reference: 'counts',
  resource: ignored('a schema with a resource is unique'),
  type: 'counts',
  values: 'counts',
  range: 'counts',
  multipleOf: 'counts',
  length: 'counts',
  pattern: 'counts',
  format: 'counts',
  content: 'counts',
  items: 'counts',
  itemCount: 'counts',
  unique: 'counts',
  contains: 'counts',
  properties: 'counts',
  propertyNames: 'counts',
  propertyCount: 'counts',
  dependencies: 'counts',
  allOf: 'counts',
  union: 'counts',
  discriminator: 'counts',
  not: 'counts',
  conditional: 'counts',
};

const countedKeywords = groupKeywords(listKeywords(column));
const subschemaKeywordSet: ReadonlySet<Keyword> = new Set(subschemaKeywords);

/** Returns everything in a schema that affects validation, with the fingerprints of its subschemas. */
function fingerprintText(schema: SchemaObject, fingerprintOf: SchemaFingerprints): string {
  const {
    annotations: { readOnly, writeOnly },
    extensions: { message, round },
  } = schema;
  const parts: unknown[] = [readOnly, writeOnly, message, round];
  for (const { keywords, valuesOf } of countedKeywords) {
    const values = valuesOf(schema);
    if (values === undefined) continue;
    for (const keyword of keywords) {
      const value = values[keyword];
      if (value === undefined) continue;
      if (!subschemaKeywordSet.has(keyword)) parts.push(keyword, value instanceof Map ? [...value] : value);
      // The value of such a keyword contains schemas, which the compiler cannot verify.
      else parts.push(keyword, fingerprintsOf(value as SubschemaKeywordValue, fingerprintOf));
    }
  }
  if (schema.discriminator) parts.push([...schema.discriminator.mapping]);
  return JSON.stringify(parts);
}

function fingerprintsOf(value: SubschemaKeywordValue, fingerprintOf: SchemaFingerprints): unknown {
  if (isSchemaArray(value)) return value.map(fingerprintOf);
  return isNamedSubschemas(value)
    ? [...value].map(([name, jsonSchema]) => [name, fingerprintOf(jsonSchema)])
    : fingerprintOf(value);
}
