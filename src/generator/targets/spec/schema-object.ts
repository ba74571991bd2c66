// Schemas of the model as JSON Schema 2020-12.

import type { JsonTree } from '../../code/json/print-json.ts';
import { applyKeywordColumn, type KeywordColumn, ignored } from '../../model/facets.ts';
import type { JsonSchema, JsonType } from '../../model/types/schema.ts';
import { printUnknownExtensions, printSchemaExtensions } from './extensions.ts';
import type { ComponentKeys } from '../../model/naming/document-component-keys.ts';
import { nonEmptyMap } from './non-empty.ts';

/** Prints a schema. Keywords are in a fixed order; properties and branches are in the order of the source document. */
export function printSchema(jsonSchema: JsonSchema, names: ComponentKeys): JsonTree {
  if (typeof jsonSchema === 'boolean') return jsonSchema;
  const { annotations, unknownExtensions, extensions } = jsonSchema;
  const { $ref, ...keywords } = Object.fromEntries(applyKeywordColumn(jsonSchema, column, names));
  return {
    $ref,
    title: annotations.title,
    description: annotations.description,
    deprecated: annotations.deprecated,
    ...keywords,
    default: annotations.default?.value,
    examples: annotations.examples,
    readOnly: annotations.readOnly,
    writeOnly: annotations.writeOnly,
    externalDocs: annotations.externalDocs && { ...annotations.externalDocs },
    xml: annotations.xml,
    $comment: annotations.comment,
    ...printSchemaExtensions(extensions),
    ...printUnknownExtensions(unknownExtensions, names),
  };
}

type PrintedKeyword = readonly [keyword: string, value: JsonTree | undefined];

const withoutDynamicScope = ignored('dynamic references are printed as references');

/** Keywords of the canonical document, in their order. */
const column: KeywordColumn<[ComponentKeys], PrintedKeyword> = {
  dynamicRef: ({ ref }, _, names) => ['$ref', names.ref('schemas', ref)],
  ref: (id, _, names) => ['$ref', names.ref('schemas', id)],
  resource: withoutDynamicScope,
  dynamicAnchor: withoutDynamicScope,
  types: (types) => ['type', printTypes(types)],
  format: printPlain,
  const: ({ value }) => ['const', value],
  enum: printPlain,
  minimum: printPlain,
  maximum: printPlain,
  exclusiveMinimum: printPlain,
  exclusiveMaximum: printPlain,
  multipleOf: printPlain,
  minLength: printPlain,
  maxLength: printPlain,
  pattern: printPlain,
  contentEncoding: printPlain,
  contentMediaType: printPlain,
  contentSchema: printSubschema,
  prefixItems: printSubschemas,
  items: printSubschema,
  contains: printSubschema,
  minContains: printPlain,
  maxContains: printPlain,
  minItems: printPlain,
  maxItems: printPlain,
  uniqueItems: printPlain,
  unevaluatedItems: printSubschema,
  required: printPlain,
  properties: printNamedSubschemas,
  patternProperties: printNamedSubschemas,
  additionalProperties: printSubschema,
  unevaluatedProperties: printSubschema,
  propertyNames: printSubschema,
  minProperties: printPlain,
  maxProperties: printPlain,
  dependentRequired: printPlain,
  dependentSchemas: printNamedSubschemas,
  allOf: printSubschemas,
  anyOf: printSubschemas,
  oneOf: printSubschemas,
  discriminator: ({ property, mapping }, keyword, names) => [
    keyword,
    {
      propertyName: property,
      mapping: nonEmptyMap([...mapping].map(([value, id]) => [value, names.ref('schemas', id)])),
    },
  ],
  not: printSubschema,
  if: printSubschema,
  then: printSubschema,
  else: printSubschema,
};

function printPlain(value: JsonTree, keyword: string): PrintedKeyword {
  return [keyword, value];
}

function printSubschema(schema: JsonSchema, keyword: string, names: ComponentKeys): PrintedKeyword {
  return [keyword, printSchema(schema, names)];
}

function printSubschemas(schemas: readonly JsonSchema[], keyword: string, names: ComponentKeys): PrintedKeyword {
  return [keyword, schemas.map((schema) => printSchema(schema, names))];
}

function printNamedSubschemas(
  schemas: ReadonlyMap<string, JsonSchema>,
  keyword: string,
  names: ComponentKeys,
): PrintedKeyword {
  return [keyword, new Map([...schemas].map(([key, schema]) => [key, printSchema(schema, names)]))];
}

/** Prints a single type as a string; `null` is last. */
function printTypes(types: readonly JsonType[]): JsonTree {
  const [only, ...more] = types;
  if (only !== undefined && more.length === 0) return only;
  return [...types.filter((type) => type !== 'null'), ...types.filter((type) => type === 'null')];
}
