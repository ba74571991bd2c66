// Table of schema keywords: version, value check, and subschemas.

import type { Version } from '../types.ts';
import { discriminator, externalDocs, xml } from './annotations.ts';
import {
  anything,
  count,
  exclusive,
  flag,
  names,
  namesByName,
  number,
  pattern,
  patternsByName,
  positive,
  text,
  type,
  values,
  type Judge,
} from './keyword-value.ts';

/** Form of the subschemas in a keyword's value: one, an array, or a map of names to schemas. */
export type Holds = 'schema' | 'schemas' | 'named schemas';

export interface SchemaKeyword {
  readonly judge: Judge;
  readonly holds?: Holds;
  /** `3.0`: only in 3.0. `3.1`: since 3.1. Absent: in all versions. */
  readonly only?: Exclude<Version, '3.2'>;
  /** Whether the keyword is an in-place applicator: its subschemas apply to the same value. */
  readonly inPlace?: boolean;
}

const both = (judge: Judge): SchemaKeyword => ({ judge });
const newer = (judge: Judge): SchemaKeyword => ({ judge, only: '3.1' });
const holds = (kind: Holds, more: Omit<SchemaKeyword, 'judge' | 'holds'> = {}): SchemaKeyword => ({
  judge: anything,
  holds: kind,
  ...more,
});

const table = {
  $ref: both(text),
  $schema: newer(text),
  $id: newer(text),
  $anchor: newer(text),
  $dynamicAnchor: newer(text),
  $dynamicRef: newer(text),
  $vocabulary: newer(anything),
  $comment: newer(text),
  $defs: holds('named schemas', { only: '3.1' }),
  definitions: holds('named schemas', { only: '3.1' }),

  type: both(type),
  enum: both(values),
  const: newer(anything),
  nullable: { judge: flag, only: '3.0' },
  multipleOf: both(positive),
  minimum: both(number),
  maximum: both(number),
  exclusiveMinimum: both(exclusive),
  exclusiveMaximum: both(exclusive),
  minLength: both(count),
  maxLength: both(count),
  pattern: both(pattern),
  format: both(text),
  contentEncoding: newer(text),
  contentMediaType: newer(text),
  contentSchema: holds('schema', { only: '3.1' }),

  items: holds('schema'),
  prefixItems: holds('schemas', { only: '3.1' }),
  contains: holds('schema', { only: '3.1' }),
  minContains: newer(count),
  maxContains: newer(count),
  minItems: both(count),
  maxItems: both(count),
  uniqueItems: both(flag),
  unevaluatedItems: holds('schema', { only: '3.1' }),

  properties: holds('named schemas'),
  patternProperties: { ...holds('named schemas', { only: '3.1' }), judge: patternsByName },
  additionalProperties: holds('schema'),
  propertyNames: holds('schema', { only: '3.1' }),
  unevaluatedProperties: holds('schema', { only: '3.1' }),
  required: both(names),
  minProperties: both(count),
  maxProperties: both(count),
  dependentRequired: newer(namesByName),
  dependentSchemas: holds('named schemas', { only: '3.1', inPlace: true }),

  allOf: holds('schemas', { inPlace: true }),
  anyOf: holds('schemas', { inPlace: true }),
  oneOf: holds('schemas', { inPlace: true }),
  not: holds('schema', { inPlace: true }),
  if: holds('schema', { only: '3.1', inPlace: true }),
  then: holds('schema', { only: '3.1', inPlace: true }),
  else: holds('schema', { only: '3.1', inPlace: true }),

  title: both(text),
  description: both(text),
  default: both(anything),
  example: both(anything),
  examples: newer(values),
  deprecated: both(flag),
  readOnly: both(flag),
  writeOnly: both(flag),
  discriminator: both(discriminator),
  xml: both(xml),
  externalDocs: both(externalDocs),
} as const satisfies Record<string, SchemaKeyword>;

export const schemaKeywords: ReadonlyMap<string, SchemaKeyword> = new Map<string, SchemaKeyword>(Object.entries(table));
