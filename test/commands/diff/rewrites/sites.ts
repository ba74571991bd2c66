// Positions of the schemas and operations in a parsed document.

import { isObject } from '../harness/merge.ts';

export type JsonObject = Record<string, unknown>;

/** A schema that is the value of `holder[key]`. */
export interface Site {
  readonly holder: JsonObject | unknown[];
  readonly key: string | number;
  readonly schema: JsonObject;
  /** Whether the schema is a named component. */
  readonly isComponent: boolean;
}

/** Methods of the operations in the test document. */
export const methods: readonly string[] = ['get', 'put', 'post', 'delete', 'patch'];

const schemaKeywords = [
  'items',
  'contains',
  'additionalProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'unevaluatedProperties',
];
const schemaListKeywords = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const schemaMapKeywords = ['properties', 'patternProperties', 'dependentSchemas'];

export function isMap(value: unknown): value is JsonObject {
  return isObject(value);
}

/** Finds every object schema of the document; a schema precedes its subschemas. */
export function findSchemaSites(document: JsonObject): readonly Site[] {
  const sites: Site[] = [];
  const visited = new Set<unknown>();
  const visitSchema = (holder: JsonObject | unknown[], key: string | number, isComponent = false): void => {
    const value = Array.isArray(holder) ? holder[Number(key)] : holder[key];
    if (!isMap(value) || visited.has(value)) return;
    visited.add(value);
    sites.push({ holder, key, schema: value, isComponent });
    for (const keyword of schemaKeywords) visitSchema(value, keyword);
    for (const keyword of schemaListKeywords)
      if (Array.isArray(value[keyword]))
        for (const index of value[keyword].keys()) visitSchema(value[keyword] as unknown[], index);
    for (const keyword of schemaMapKeywords)
      if (isMap(value[keyword])) for (const name of Object.keys(value[keyword])) visitSchema(value[keyword], name);
  };
  const components = isMap(document['components']) ? document['components'] : {};
  const schemas = isMap(components['schemas']) ? components['schemas'] : {};
  for (const name of Object.keys(schemas)) visitSchema(schemas, name, true);
  const visitPart = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visitPart);
    if (!isMap(value) || visited.has(value)) return;
    visited.add(value);
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'schema') visitSchema(value, key);
      else if (key !== 'schemas' && key !== 'example' && key !== 'examples' && key !== 'default') visitPart(inner);
    }
  };
  visitPart(document);
  return sites;
}

/** Returns the operations of the document's paths. */
export function operationsOf(
  document: JsonObject,
): readonly { readonly item: JsonObject; readonly operation: JsonObject }[] {
  const paths = isMap(document['paths']) ? document['paths'] : {};
  return Object.values(paths).flatMap((item) =>
    isMap(item) ? methods.flatMap((method) => (isMap(item[method]) ? [{ item, operation: item[method] }] : [])) : [],
  );
}

/** Returns the components of a kind; adds an empty map if the document has none. */
export function ensureComponents(document: JsonObject, kind: string): JsonObject {
  const components = isMap(document['components']) ? document['components'] : (document['components'] = {});
  if (!isMap(components)) throw new Error('components is not a map');
  const componentsOfKind = isMap(components[kind]) ? components[kind] : (components[kind] = {});
  if (!isMap(componentsOfKind)) throw new Error(`components.${kind} is not a map`);
  return componentsOfKind;
}

export function replaceSchema({ holder, key }: Site, schema: JsonObject): void {
  if (Array.isArray(holder)) holder[Number(key)] = schema;
  else holder[key] = schema;
}
