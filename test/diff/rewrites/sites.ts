// Where schemas stand in a document as it is parsed, so that they can be written anew there.

import { isObject } from '../harness/merge.ts';

export type Json = Record<string, unknown>;

/** A schema that stands at `holder[key]`. */
export interface Site {
  readonly holder: Json | unknown[];
  readonly key: string | number;
  readonly schema: Json;
  /** True for a named component. */
  readonly named: boolean;
}

const single = [
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
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const maps = ['properties', 'patternProperties', 'dependentSchemas'];

export function isMap(value: unknown): value is Json {
  return isObject(value);
}

/** Every object schema of the document, outer ones first. */
export function sitesOf(document: Json): readonly Site[] {
  const found: Site[] = [];
  const seen = new Set<unknown>();
  const schema = (holder: Json | unknown[], key: string | number, named = false): void => {
    const value = Array.isArray(holder) ? holder[Number(key)] : holder[key];
    if (!isMap(value) || seen.has(value)) return;
    seen.add(value);
    found.push({ holder, key, schema: value, named });
    for (const keyword of single) schema(value, keyword);
    for (const keyword of lists)
      if (Array.isArray(value[keyword]))
        for (const index of value[keyword].keys()) schema(value[keyword] as unknown[], index);
    for (const keyword of maps)
      if (isMap(value[keyword])) for (const name of Object.keys(value[keyword])) schema(value[keyword], name);
  };
  const components = isMap(document['components']) ? document['components'] : {};
  const schemas = isMap(components['schemas']) ? components['schemas'] : {};
  for (const name of Object.keys(schemas)) schema(schemas, name, true);
  const part = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(part);
    if (!isMap(value) || seen.has(value)) return;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'schema') schema(value, key);
      else if (key !== 'schemas' && key !== 'example' && key !== 'examples' && key !== 'default') part(inner);
    }
  };
  part(document);
  return found;
}

/** The operations of the document's paths. */
export function operationsOf(document: Json): readonly { readonly item: Json; readonly operation: Json }[] {
  const paths = isMap(document['paths']) ? document['paths'] : {};
  return Object.values(paths).flatMap((item) =>
    isMap(item)
      ? ['get', 'put', 'post', 'delete', 'patch'].flatMap((method) =>
          isMap(item[method]) ? [{ item, operation: item[method] }] : [],
        )
      : [],
  );
}

/** The components of a sort, made where there are none. */
export function componentsOf(document: Json, sort: string): Json {
  const components = isMap(document['components']) ? document['components'] : (document['components'] = {});
  if (!isMap(components)) throw new Error('components are a map');
  const found = isMap(components[sort]) ? components[sort] : (components[sort] = {});
  if (!isMap(found)) throw new Error(`${sort} is a map`);
  return found;
}

export function put({ holder, key }: Site, schema: Json): void {
  if (Array.isArray(holder)) holder[Number(key)] = schema;
  else holder[key] = schema;
}
