// Schemas of the model as JSON Schema 2020-12.

import type { JsonObject, JsonTree } from '../../code/json/json.ts';
import type {
  ArrayKeywords,
  Assertion,
  Discriminator,
  JsonType,
  ObjectKeywords,
  StringKeywords,
} from '../../model/types/schema.ts';
import { foreignKeywords, schemaFacts } from './extensions.ts';
import { keyed, type Names } from '../../model/naming/component-keys.ts';

/** Prints a schema. Keywords are in a fixed order; properties and branches are in the order of the source document. */
export function printSchema(assertion: Assertion, names: Names): JsonTree {
  if (typeof assertion === 'boolean') return assertion;
  const { annotations, foreign, facts } = assertion;
  const ref = assertion.ref ?? assertion.dynamicRef?.ref;
  return {
    $ref: ref === undefined ? undefined : names.ref('schemas', ref),
    title: annotations.title,
    description: annotations.description,
    deprecated: annotations.deprecated,
    type: assertion.types && printTypes(assertion.types),
    format: annotations.format,
    const: assertion.const?.value,
    enum: assertion.enum,
    ...assertion.number,
    ...(assertion.string && printString(assertion.string, names)),
    ...(assertion.array && printArray(assertion.array, names)),
    ...(assertion.object && printObject(assertion.object, names)),
    allOf: printList(assertion.allOf, names),
    anyOf: printList(assertion.anyOf, names),
    oneOf: printList(assertion.oneOf, names),
    discriminator: assertion.discriminator && printDiscriminator(assertion.discriminator, names),
    not: printOne(assertion.not, names),
    if: printOne(assertion.if, names),
    then: printOne(assertion.then, names),
    else: printOne(assertion.else, names),
    default: annotations.default?.value,
    examples: annotations.examples,
    readOnly: annotations.readOnly,
    writeOnly: annotations.writeOnly,
    externalDocs: annotations.externalDocs && { ...annotations.externalDocs },
    xml: annotations.xml,
    $comment: annotations.comment,
    ...schemaFacts(facts),
    ...foreignKeywords(foreign, names),
  };
}

function printOne(schema: Assertion | undefined, names: Names): JsonTree | undefined {
  return schema === undefined ? undefined : printSchema(schema, names);
}

function printList(schemas: readonly Assertion[] | undefined, names: Names): JsonTree | undefined {
  return schemas?.map((schema) => printSchema(schema, names));
}

function printMap(schemas: ReadonlyMap<string, Assertion> | undefined, names: Names): JsonTree | undefined {
  return schemas && new Map([...schemas].map(([key, schema]) => [key, printSchema(schema, names)]));
}

/** Prints a single type as a string; `null` is last. */
function printTypes(types: readonly JsonType[]): JsonTree {
  const [only, ...more] = types;
  if (only !== undefined && more.length === 0) return only;
  return [...types.filter((type) => type !== 'null'), ...types.filter((type) => type === 'null')];
}

function printString({ contentSchema, ...keywords }: StringKeywords, names: Names): JsonObject {
  return { ...keywords, contentSchema: printOne(contentSchema, names) };
}

function printArray(keywords: ArrayKeywords, names: Names): JsonObject {
  const { prefixItems, items, contains, unevaluatedItems, ...counts } = keywords;
  return {
    prefixItems: printList(prefixItems, names),
    items: printOne(items, names),
    contains: printOne(contains, names),
    ...counts,
    unevaluatedItems: printOne(unevaluatedItems, names),
  };
}

function printObject(keywords: ObjectKeywords, names: Names): JsonObject {
  return {
    required: keywords.required,
    properties: printMap(keywords.properties, names),
    patternProperties: printMap(keywords.patternProperties, names),
    additionalProperties: printOne(keywords.additionalProperties, names),
    unevaluatedProperties: printOne(keywords.unevaluatedProperties, names),
    propertyNames: printOne(keywords.propertyNames, names),
    minProperties: keywords.minProperties,
    maxProperties: keywords.maxProperties,
    dependentRequired: keywords.dependentRequired,
    dependentSchemas: printMap(keywords.dependentSchemas, names),
  };
}

function printDiscriminator({ property, mapping }: Discriminator, names: Names): JsonObject {
  return {
    propertyName: property,
    mapping: keyed([...mapping].map(([value, id]) => [value, names.ref('schemas', id)])),
  };
}
