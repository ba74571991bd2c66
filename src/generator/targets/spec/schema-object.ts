// Schemas of the model as JSON Schema 2020-12.

import type { JsonObject, JsonTree } from '../../code/json/json.ts';
import type {
  ArrayKeywords,
  JsonSchema,
  Discriminator,
  JsonType,
  ObjectKeywords,
  StringKeywords,
} from '../../model/types/schema.ts';
import { printUnknownExtensions, printSchemaExtensions } from './extensions.ts';
import type { ComponentKeys } from '../../model/naming/component-keys.ts';
import { nonEmptyMap } from './non-empty.ts';

/** Prints a schema. Keywords are in a fixed order; properties and branches are in the order of the source document. */
export function printSchema(jsonSchema: JsonSchema, names: ComponentKeys): JsonTree {
  if (typeof jsonSchema === 'boolean') return jsonSchema;
  const { annotations, unknownExtensions, extensions } = jsonSchema;
  const ref = jsonSchema.ref ?? jsonSchema.dynamicRef?.ref;
  return {
    $ref: ref === undefined ? undefined : names.ref('schemas', ref),
    title: annotations.title,
    description: annotations.description,
    deprecated: annotations.deprecated,
    type: jsonSchema.types && printTypes(jsonSchema.types),
    format: annotations.format,
    const: jsonSchema.const?.value,
    enum: jsonSchema.enum,
    ...jsonSchema.number,
    ...(jsonSchema.string && printString(jsonSchema.string, names)),
    ...(jsonSchema.array && printArray(jsonSchema.array, names)),
    ...(jsonSchema.object && printObject(jsonSchema.object, names)),
    allOf: printSchemas(jsonSchema.allOf, names),
    anyOf: printSchemas(jsonSchema.anyOf, names),
    oneOf: printSchemas(jsonSchema.oneOf, names),
    discriminator: jsonSchema.discriminator && printDiscriminator(jsonSchema.discriminator, names),
    not: printOptionalSchema(jsonSchema.not, names),
    if: printOptionalSchema(jsonSchema.if, names),
    then: printOptionalSchema(jsonSchema.then, names),
    else: printOptionalSchema(jsonSchema.else, names),
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

function printOptionalSchema(schema: JsonSchema | undefined, names: ComponentKeys): JsonTree | undefined {
  return schema === undefined ? undefined : printSchema(schema, names);
}

function printSchemas(schemas: readonly JsonSchema[] | undefined, names: ComponentKeys): JsonTree | undefined {
  return schemas?.map((schema) => printSchema(schema, names));
}

function printSchemaMap(
  schemas: ReadonlyMap<string, JsonSchema> | undefined,
  names: ComponentKeys,
): JsonTree | undefined {
  return schemas && new Map([...schemas].map(([key, schema]) => [key, printSchema(schema, names)]));
}

/** Prints a single type as a string; `null` is last. */
function printTypes(types: readonly JsonType[]): JsonTree {
  const [only, ...more] = types;
  if (only !== undefined && more.length === 0) return only;
  return [...types.filter((type) => type !== 'null'), ...types.filter((type) => type === 'null')];
}

function printString({ contentSchema, ...keywords }: StringKeywords, names: ComponentKeys): JsonObject {
  return { ...keywords, contentSchema: printOptionalSchema(contentSchema, names) };
}

function printArray(keywords: ArrayKeywords, names: ComponentKeys): JsonObject {
  const { prefixItems, items, contains, unevaluatedItems, ...counts } = keywords;
  return {
    prefixItems: printSchemas(prefixItems, names),
    items: printOptionalSchema(items, names),
    contains: printOptionalSchema(contains, names),
    ...counts,
    unevaluatedItems: printOptionalSchema(unevaluatedItems, names),
  };
}

function printObject(keywords: ObjectKeywords, names: ComponentKeys): JsonObject {
  return {
    required: keywords.required,
    properties: printSchemaMap(keywords.properties, names),
    patternProperties: printSchemaMap(keywords.patternProperties, names),
    additionalProperties: printOptionalSchema(keywords.additionalProperties, names),
    unevaluatedProperties: printOptionalSchema(keywords.unevaluatedProperties, names),
    propertyNames: printOptionalSchema(keywords.propertyNames, names),
    minProperties: keywords.minProperties,
    maxProperties: keywords.maxProperties,
    dependentRequired: keywords.dependentRequired,
    dependentSchemas: printSchemaMap(keywords.dependentSchemas, names),
  };
}

function printDiscriminator({ property, mapping }: Discriminator, names: ComponentKeys): JsonObject {
  return {
    propertyName: property,
    mapping: nonEmptyMap([...mapping].map(([value, id]) => [value, names.ref('schemas', id)])),
  };
}
