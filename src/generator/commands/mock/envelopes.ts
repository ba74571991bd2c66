// Envelopes of responses: objects that contain an item, or a list with data about its pages.

import type { Api } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { arrayItems, comparableName, declaredProperties, hasType } from './schema-parts.ts';

/** The schema of an item, and the property of the envelope that contains it. */
export interface UnwrappedItem {
  readonly item: JsonSchema;
  readonly property?: string;
}

/** Properties of envelopes next to the item. */
const metadataNames = new Set(['meta', 'metadata', 'links', 'included', 'success', 'status', 'message', 'requestid']);

/** Returns the item in an envelope with one object, or the schema itself. */
export function unwrapItem(jsonSchema: JsonSchema, api: Api): UnwrappedItem {
  const content = [...declaredProperties(jsonSchema, api)].filter(([name]) => !metadataNames.has(comparableName(name)));
  const [only, ...others] = content;
  if (!only || others.length > 0) return { item: jsonSchema };
  const [property, item] = only;
  return declaredProperties(item, api).size > 1 ? { item, property } : { item: jsonSchema };
}

/** Names of properties with a list, in order of preference. */
const listNames = ['data', 'items', 'results', 'values', 'records', 'content', 'entries', 'list', 'elements'];

/**
 * Returns the property of an envelope that contains the list of a collection. `isList`: whether the response is
 * certainly a list.
 */
export function findListProperty(
  jsonSchema: JsonSchema,
  path: string,
  api: Api,
  isList: boolean,
): { readonly name: string; readonly schema: JsonSchema } | undefined {
  const arrays = [...declaredProperties(jsonSchema, api)].flatMap(([name, schema]) =>
    arrayItems(schema, api) === undefined ? [] : [{ name, schema }],
  );
  const segment = comparableName(path.slice(path.lastIndexOf('/') + 1));
  const preferred = [api.conventions.pagination?.items, segment, ...listNames];
  for (const name of preferred) {
    const found = arrays.find((each) => name !== undefined && comparableName(each.name) === comparableName(name));
    if (found) return found;
  }
  const ofObjects = arrays.filter(({ schema }) => hasType(arrayItems(schema, api) ?? true, ['object'], api));
  return isList && ofObjects.length === 1 ? ofObjects[0] : undefined;
}
