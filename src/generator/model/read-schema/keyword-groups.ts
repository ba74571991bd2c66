// Reads annotations, and validation keywords grouped by the type they apply to.

import { type MapNode, type Node, toJson, type Json } from '../../source/node.ts';
import {
  stringItems,
  booleanValue,
  childList,
  childMap,
  numberValue,
  stringValue,
  stringValues,
  childNode,
  jsonValue,
} from './node-values.ts';
import { keywordGroups, type Keyword } from '../facets.ts';
import { omitUndefinedOrNothing, omitUndefined } from '../omit.ts';
import type { SubschemaKeyword } from '../subschemas.ts';
import type {
  ArrayKeywords,
  JsonSchema,
  NumberKeywords,
  ObjectKeywords,
  SchemaObject,
  StringKeywords,
  Annotations,
} from '../types/schema.ts';

const noInPlaceKeywords = {
  allOf: undefined,
  anyOf: undefined,
  oneOf: undefined,
  not: undefined,
  if: undefined,
  then: undefined,
  else: undefined,
} satisfies { readonly [K in keyof InPlaceKeywords]-?: undefined };

/** Keywords of one type, or in-place applicators. */
type KeywordGroup = keyof TypeKeywords | 'inPlace';

/** Groups by keyword, so that only the groups in use are read. */
const groupsByKeyword: ReadonlyMap<string, KeywordGroup> = new Map(
  (Object.keys(keywordGroups) as readonly Keyword[]).flatMap(
    (keyword): readonly (readonly [string, KeywordGroup])[] => {
      const group = keywordGroups[keyword];
      if (group === 'annotations') return [];
      if (group !== 'schema') return [[keyword, group]];
      // Other keywords of the Schema Object itself are read separately.
      return Object.hasOwn(noInPlaceKeywords, keyword) ? [[keyword, 'inPlace']] : [];
    },
  ),
);

/** Keywords by type. */
type TypeKeywords = Pick<SchemaObject, 'number' | 'string' | 'array' | 'object'>;
/** In-place applicators. */
type InPlaceKeywords = Pick<SchemaObject, SubschemaKeyword & keyof SchemaObject>;

/** Reads the keyword groups that the schema uses. */
export function readKeywordGroups(
  node: MapNode,
  readSubschema: ReadSubschema,
): { readonly [G in keyof (TypeKeywords & InPlaceKeywords)]-?: (TypeKeywords & InPlaceKeywords)[G] | undefined } {
  const usedGroups = { number: false, string: false, array: false, object: false, inPlace: false };
  for (const keyword of node.entries.keys()) {
    const group = groupsByKeyword.get(keyword);
    if (group) usedGroups[group] = true;
  }
  return {
    number: usedGroups.number ? numberKeywords(node) : undefined,
    string: usedGroups.string ? stringKeywords(node, readSubschema) : undefined,
    array: usedGroups.array ? arrayKeywords(node, readSubschema) : undefined,
    object: usedGroups.object ? objectKeywords(node, readSubschema) : undefined,
    ...(usedGroups.inPlace ? inPlaceKeywords(node, readSubschema) : noInPlaceKeywords),
  };
}

/** Reads the subschema at a node. */
export type ReadSubschema = (node: Node) => JsonSchema;

function inPlaceKeywords(
  node: MapNode,
  readSubschema: ReadSubschema,
): { readonly [K in keyof InPlaceKeywords]-?: InPlaceKeywords[K] | undefined } {
  return {
    allOf: subschemaArray(node, 'allOf', readSubschema),
    anyOf: subschemaArray(node, 'anyOf', readSubschema),
    oneOf: subschemaArray(node, 'oneOf', readSubschema),
    not: subschema(node, 'not', readSubschema),
    if: subschema(node, 'if', readSubschema),
    then: subschema(node, 'then', readSubschema),
    else: subschema(node, 'else', readSubschema),
  };
}

/** In OpenAPI 3.0, `exclusiveMinimum` and `exclusiveMaximum` are booleans that have no effect without a bound. */
function numberKeywords(node: MapNode): NumberKeywords | undefined {
  const minimum = numberValue(node, 'minimum');
  const maximum = numberValue(node, 'maximum');
  const isMinimumExclusive = booleanValue(node, 'exclusiveMinimum') === true;
  const isMaximumExclusive = booleanValue(node, 'exclusiveMaximum') === true;
  return omitUndefinedOrNothing<NumberKeywords>({
    minimum: isMinimumExclusive ? undefined : minimum,
    maximum: isMaximumExclusive ? undefined : maximum,
    exclusiveMinimum: isMinimumExclusive ? minimum : numberValue(node, 'exclusiveMinimum'),
    exclusiveMaximum: isMaximumExclusive ? maximum : numberValue(node, 'exclusiveMaximum'),
    multipleOf: numberValue(node, 'multipleOf'),
  });
}

function stringKeywords(node: MapNode, readSubschema: ReadSubschema): StringKeywords | undefined {
  return omitUndefinedOrNothing<StringKeywords>({
    minLength: numberValue(node, 'minLength'),
    maxLength: numberValue(node, 'maxLength'),
    pattern: stringValue(node, 'pattern'),
    contentEncoding: stringValue(node, 'contentEncoding'),
    contentMediaType: stringValue(node, 'contentMediaType'),
    contentSchema: subschema(node, 'contentSchema', readSubschema),
  });
}

function arrayKeywords(node: MapNode, readSubschema: ReadSubschema): ArrayKeywords | undefined {
  return omitUndefinedOrNothing<ArrayKeywords>({
    items: subschema(node, 'items', readSubschema),
    prefixItems: subschemaArray(node, 'prefixItems', readSubschema),
    contains: subschema(node, 'contains', readSubschema),
    minContains: numberValue(node, 'minContains'),
    maxContains: numberValue(node, 'maxContains'),
    minItems: numberValue(node, 'minItems'),
    maxItems: numberValue(node, 'maxItems'),
    uniqueItems: booleanValue(node, 'uniqueItems'),
    unevaluatedItems: subschema(node, 'unevaluatedItems', readSubschema),
  });
}

function objectKeywords(node: MapNode, readSubschema: ReadSubschema): ObjectKeywords | undefined {
  return omitUndefinedOrNothing<ObjectKeywords>({
    properties: subschemaMap(node, 'properties', readSubschema),
    required: stringValues(node, 'required'),
    patternProperties: subschemaMap(node, 'patternProperties', readSubschema),
    additionalProperties: subschema(node, 'additionalProperties', readSubschema),
    propertyNames: subschema(node, 'propertyNames', readSubschema),
    minProperties: numberValue(node, 'minProperties'),
    maxProperties: numberValue(node, 'maxProperties'),
    dependentRequired: dependentRequired(node),
    dependentSchemas: subschemaMap(node, 'dependentSchemas', readSubschema),
    unevaluatedProperties: subschema(node, 'unevaluatedProperties', readSubschema),
  });
}

/** Reads a keyword whose value is a schema. */
function subschema(node: MapNode, key: string, readSubschema: ReadSubschema): JsonSchema | undefined {
  const value = childNode(node, key);
  return value && readSubschema(value);
}

/** Reads a keyword whose value is an array of schemas. */
function subschemaArray(node: MapNode, key: string, readSubschema: ReadSubschema): readonly JsonSchema[] | undefined {
  return childList(node, key)?.items.map(readSubschema);
}

function subschemaMap(
  node: MapNode,
  key: string,
  readSubschema: ReadSubschema,
): ReadonlyMap<string, JsonSchema> | undefined {
  const map = childMap(node, key);
  if (!map) return undefined;
  const schemas = new Map<string, JsonSchema>();
  for (const { key: name, value } of map.entries.values()) schemas.set(name, readSubschema(value));
  return schemas;
}

function dependentRequired(node: MapNode): ReadonlyMap<string, readonly string[]> | undefined {
  const map = childMap(node, 'dependentRequired');
  if (!map) return undefined;
  return new Map(
    [...map.entries].flatMap(([name, { value }]) =>
      value.kind === 'list' ? [[name, [...new Set(stringItems(value))]] as const] : [],
    ),
  );
}

/** Empty annotations, shared by most schemas. */
export const noAnnotations: Annotations = {};

const annotationKeywords: ReadonlySet<string> = new Set([
  'title',
  'description',
  '$comment',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'format',
  'externalDocs',
  'xml',
]);

/** Reads the annotations of a schema. The OpenAPI keyword `example` is added to `examples`. */
export function readAnnotations(node: MapNode): Annotations {
  if (!hasAnnotations(node)) return noAnnotations;
  const annotations = omitUndefined<Annotations>({
    title: stringValue(node, 'title'),
    description: stringValue(node, 'description'),
    comment: stringValue(node, '$comment'),
    default: jsonValue(node, 'default'),
    examples: undefined,
    deprecated: booleanValue(node, 'deprecated'),
    readOnly: booleanValue(node, 'readOnly'),
    writeOnly: booleanValue(node, 'writeOnly'),
    format: stringValue(node, 'format'),
    externalDocs: readExternalDocs(node),
    xml: jsonValue(node, 'xml')?.value,
  });
  const example = childNode(node, 'example');
  const examples = childList(node, 'examples')?.items;
  return example || examples
    ? withExamples(annotations, [...(example ? [example] : []), ...(examples ?? [])])
    : annotations;
}

function hasAnnotations({ entries }: MapNode): boolean {
  for (const keyword of entries.keys()) if (annotationKeywords.has(keyword)) return true;
  return false;
}

/** Adds the examples lazily, because they may be the largest part of a document. */
function withExamples(annotations: Annotations, nodes: readonly Node[]): Annotations {
  let examples: readonly Json[] | undefined;
  return {
    ...annotations,
    get examples() {
      return (examples ??= nodes.map(toJson));
    },
  };
}

function readExternalDocs(node: MapNode): Annotations['externalDocs'] {
  const docs = childMap(node, 'externalDocs');
  const url = docs && stringValue(docs, 'url');
  if (!docs || url === undefined) return undefined;
  const description = stringValue(docs, 'description');
  return description === undefined ? { url } : { url, description };
}
