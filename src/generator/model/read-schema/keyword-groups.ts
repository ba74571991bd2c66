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
import type { SchemaKeywordName } from '../../openapi/schema/keyword-table.ts';
import {
  groupKeywords,
  isKeywordOf,
  keywordGroups,
  type KeywordGroup,
  type KeywordValue,
  type None,
} from '../facets.ts';
import { omitUndefined } from '../omit.ts';
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

/** Reads the subschema at a node. */
export type ReadSubschema = (node: Node) => JsonSchema;

/** Keywords by type, and in-place applicators. The other keywords depend on the location of the schema. */
type KeywordGroups = Pick<
  SchemaObject,
  'number' | 'string' | 'array' | 'object' | (SubschemaKeyword & keyof SchemaObject)
>;
type GroupedKeyword = keyof (NumberKeywords & StringKeywords & ArrayKeywords & ObjectKeywords) | SubschemaKeyword;

/** Keywords whose values nothing checks before they are read. Compiles only if there are none. */
export type UncheckedKeyword = None<Exclude<GroupedKeyword, SchemaKeywordName>>;

/** Readers of each keyword, in the order of the model. The result is `undefined` if the value has another type. */
const column: {
  readonly [K in GroupedKeyword]: (
    node: MapNode,
    keyword: string,
    readSubschema: ReadSubschema,
  ) => KeywordValue<K> | undefined;
} = {
  // In OpenAPI 3.0, `exclusiveMinimum` and `exclusiveMaximum` are booleans that have no effect without a bound.
  minimum: (node) => (booleanValue(node, 'exclusiveMinimum') === true ? undefined : numberValue(node, 'minimum')),
  maximum: (node) => (booleanValue(node, 'exclusiveMaximum') === true ? undefined : numberValue(node, 'maximum')),
  exclusiveMinimum: (node, keyword) => numberValue(node, booleanValue(node, keyword) === true ? 'minimum' : keyword),
  exclusiveMaximum: (node, keyword) => numberValue(node, booleanValue(node, keyword) === true ? 'maximum' : keyword),
  multipleOf: numberValue,
  minLength: numberValue,
  maxLength: numberValue,
  pattern: stringValue,
  contentEncoding: stringValue,
  contentMediaType: stringValue,
  contentSchema: subschema,
  items: subschema,
  prefixItems: subschemaArray,
  contains: subschema,
  minContains: numberValue,
  maxContains: numberValue,
  minItems: numberValue,
  maxItems: numberValue,
  uniqueItems: booleanValue,
  unevaluatedItems: subschema,
  properties: subschemaMap,
  required: requiredNames,
  patternProperties: subschemaMap,
  additionalProperties: subschema,
  propertyNames: subschema,
  minProperties: numberValue,
  maxProperties: numberValue,
  dependentRequired,
  dependentSchemas: subschemaMap,
  unevaluatedProperties: subschema,
  allOf: subschemaArray,
  anyOf: subschemaArray,
  oneOf: subschemaArray,
  not: subschema,
  if: subschema,
  then: subschema,
  else: subschema,
};

const groupedKeywords = groupKeywords(Object.keys(column) as readonly GroupedKeyword[]); // Has exactly the keys of its type.

/** Reads the keyword groups that the schema uses. */
export function readKeywordGroups(
  node: MapNode,
  readSubschema: ReadSubschema,
): { readonly [G in keyof KeywordGroups]-?: KeywordGroups[G] | undefined } {
  const usedGroups = new Set<KeywordGroup>();
  for (const keyword of node.entries.keys()) if (isKeywordOf(column, keyword)) usedGroups.add(keywordGroups[keyword]);
  const result: Record<string, unknown> = {};
  for (const { group, keywords } of groupedKeywords) {
    if (!usedGroups.has(group)) continue;
    const values: Record<string, unknown> = group === 'schema' ? result : {};
    for (const keyword of keywords) {
      const value = column[keyword](node, keyword, readSubschema);
      if (value === undefined) continue;
      values[keyword] = value;
      if (group !== 'schema') result[group] = values;
    }
  }
  // Each keyword is in the object of its group, which the compiler cannot verify.
  return result as ReturnType<typeof readKeywordGroups>;
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

/** Returns the names in `required`, and those of properties that declare themselves required, as in old drafts. */
function requiredNames(node: MapNode, key: string): readonly string[] | undefined {
  const names = stringValues(node, key);
  const properties = childMap(node, 'properties');
  const others = [...(properties?.entries ?? [])].flatMap(([name, { value }]) =>
    value.kind === 'map' && booleanValue(value, key) === true && names?.includes(name) !== true ? [name] : [],
  );
  return others.length === 0 ? names : [...(names ?? []), ...others];
}

function dependentRequired(node: MapNode, key: string): ReadonlyMap<string, readonly string[]> | undefined {
  const map = childMap(node, key);
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
