// Table of schema keywords: version, value check, and subschemas.

import type { OpenApiVersion } from '../types.ts';
import {
  checkDiscriminator,
  checkExternalDocs,
  checkXml,
  allowAnyValue,
  checkNonNegativeInteger,
  checkExclusiveBound,
  checkBoolean,
  checkData,
  checkNameArray,
  checkDependentNames,
  checkNumber,
  checkPattern,
  checkPatternKeys,
  checkPositiveNumber,
  checkString,
  checkType,
  checkValueArray,
  type ValueCheck,
} from './check-keyword-value.ts';

/** Form of the subschemas in a keyword's value: one schema, an array of schemas, or an object of named schemas. */
export type SubschemaForm = 'schema' | 'schemas' | 'named schemas';

export interface SchemaKeyword {
  readonly checkValue: ValueCheck;
  readonly subschemas?: SubschemaForm;
  /** `3.0`: only in OpenAPI 3.0. `3.1`: since OpenAPI 3.1. Absent: in all versions. */
  readonly dialect?: Exclude<OpenApiVersion, '3.2'>;
  /** Whether the keyword is an in-place applicator: its subschemas apply to the same value. */
  readonly inPlace?: boolean;
}

const allVersions = (checkValue: ValueCheck): SchemaKeyword => ({ checkValue });
const since31 = (checkValue: ValueCheck): SchemaKeyword => ({ checkValue, dialect: '3.1' });
const withSubschemas = (
  form: SubschemaForm,
  options: Omit<SchemaKeyword, 'checkValue' | 'subschemas'> = {},
): SchemaKeyword => ({
  checkValue: allowAnyValue,
  subschemas: form,
  ...options,
});

const table = {
  $ref: allVersions(checkString),
  $schema: since31(checkString),
  $id: since31(checkString),
  $anchor: since31(checkString),
  $dynamicAnchor: since31(checkString),
  $dynamicRef: since31(checkString),
  $vocabulary: since31(allowAnyValue),
  $comment: since31(checkString),
  $defs: withSubschemas('named schemas', { dialect: '3.1' }),
  definitions: withSubschemas('named schemas', { dialect: '3.1' }),

  type: allVersions(checkType),
  enum: allVersions(checkValueArray),
  const: since31(checkData),
  nullable: { checkValue: checkBoolean, dialect: '3.0' },
  multipleOf: allVersions(checkPositiveNumber),
  minimum: allVersions(checkNumber),
  maximum: allVersions(checkNumber),
  exclusiveMinimum: allVersions(checkExclusiveBound),
  exclusiveMaximum: allVersions(checkExclusiveBound),
  minLength: allVersions(checkNonNegativeInteger),
  maxLength: allVersions(checkNonNegativeInteger),
  pattern: allVersions(checkPattern),
  format: allVersions(checkString),
  contentEncoding: since31(checkString),
  contentMediaType: since31(checkString),
  contentSchema: withSubschemas('schema', { dialect: '3.1' }),

  items: withSubschemas('schema'),
  prefixItems: withSubschemas('schemas', { dialect: '3.1' }),
  contains: withSubschemas('schema', { dialect: '3.1' }),
  minContains: since31(checkNonNegativeInteger),
  maxContains: since31(checkNonNegativeInteger),
  minItems: allVersions(checkNonNegativeInteger),
  maxItems: allVersions(checkNonNegativeInteger),
  uniqueItems: allVersions(checkBoolean),
  unevaluatedItems: withSubschemas('schema', { dialect: '3.1' }),

  properties: withSubschemas('named schemas'),
  patternProperties: { ...withSubschemas('named schemas', { dialect: '3.1' }), checkValue: checkPatternKeys },
  additionalProperties: withSubschemas('schema'),
  propertyNames: withSubschemas('schema', { dialect: '3.1' }),
  unevaluatedProperties: withSubschemas('schema', { dialect: '3.1' }),
  required: allVersions(checkNameArray),
  minProperties: allVersions(checkNonNegativeInteger),
  maxProperties: allVersions(checkNonNegativeInteger),
  dependentRequired: since31(checkDependentNames),
  dependentSchemas: withSubschemas('named schemas', { dialect: '3.1', inPlace: true }),

  allOf: withSubschemas('schemas', { inPlace: true }),
  anyOf: withSubschemas('schemas', { inPlace: true }),
  oneOf: withSubschemas('schemas', { inPlace: true }),
  not: withSubschemas('schema', { inPlace: true }),
  if: withSubschemas('schema', { dialect: '3.1', inPlace: true }),
  then: withSubschemas('schema', { dialect: '3.1', inPlace: true }),
  else: withSubschemas('schema', { dialect: '3.1', inPlace: true }),

  title: allVersions(checkString),
  description: allVersions(checkString),
  default: allVersions(checkData),
  example: allVersions(checkData),
  examples: since31(checkValueArray),
  deprecated: allVersions(checkBoolean),
  readOnly: allVersions(checkBoolean),
  writeOnly: allVersions(checkBoolean),
  discriminator: allVersions(checkDiscriminator),
  xml: allVersions(checkXml),
  externalDocs: allVersions(checkExternalDocs),
} as const satisfies Record<string, SchemaKeyword>;

export type SchemaKeywordName = keyof typeof table;

export const schemaKeywords: ReadonlyMap<string, SchemaKeyword> = new Map<string, SchemaKeyword>(Object.entries(table));
