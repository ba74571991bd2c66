// Values of created, updated, and replaced items.

import { findDirectionMarkers } from '../../model/direction-markers.ts';
import { isJsonObject } from '../../model/sample-values/documented-values.ts';
import type { Api, Operation } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';
import { unwrapItem } from './envelopes.ts';
import { bodySchema, jsonBody, requestMediaType } from './requests.ts';
import type { Collection } from './resources.ts';
import { arrayItems, declaredProperties, hasType, requiredProperties } from './schema-parts.ts';
import type { HandlerRequest } from './server-modules.ts';
import type { Item, Store } from './store.ts';
import type { Values } from './values.ts';

interface Write {
  readonly operation: Operation;
  readonly request: HandlerRequest;
  readonly collection: Collection;
  readonly name: string;
}

interface WriteContext {
  readonly api: Api;
  readonly store: Store;
  readonly values: Values;
}

/** Returns the schema of one item of a body. */
function itemBodySchema({ operation, request }: Write, api: Api): JsonSchema | undefined {
  const schema = bodySchema(operation, request);
  return schema === undefined ? undefined : (arrayItems(schema, api) ?? schema);
}

/** Returns the properties of a body, without an envelope. `body`: a part of the body that is an item. */
function bodyProperties(write: Write, api: Api, body = jsonBody(write.request.body)): Readonly<Record<string, Json>> {
  if (body === undefined || !isJsonObject(body)) return {};
  const schema = itemBodySchema(write, api);
  const property = schema === undefined ? undefined : unwrapItem(schema, api).property;
  const inner = property === undefined ? undefined : body[property];
  return inner !== undefined && isJsonObject(inner) ? inner : body;
}

/** Returns the bodies of the items that a request creates: the elements of an array, or the body. */
export function itemBodies(request: HandlerRequest, { item }: Collection, api: Api): readonly (Json | undefined)[] {
  const body = jsonBody(request.body);
  return Array.isArray(body) && !hasType(item, ['array'], api) ? (body as readonly Json[]) : [body];
}

/**
 * Returns a new item with the properties of the body. Others are generated if they are required or read-only, such as an
 * identifier or a time. The item has the key in the body if the body can contain one, even if another item has it.
 * `usedKeys`: keys of other items, also of removed ones.
 */
export function createItem(
  write: Write & { readonly body: Json | undefined; readonly usedKeys: ReadonlySet<string> },
  { api, store, values }: WriteContext,
): Item {
  const { collection, usedKeys } = write;
  const { idProperty = '' } = collection;
  const name = `${write.name} ${usedKeys.size + 1}`;
  const generated = values.generate(collection.item, name);
  const body = bodyProperties(write, api, write.body);
  const own = isJsonObject(generated) ? selectServerProperties(generated, write, api) : generated;
  const value = isJsonObject(own) ? represent({ ...own, ...body }, write, { api, values }) : own;
  const key = Object.hasOwn(body, idProperty) && isJsonObject(value) ? value[idProperty] : undefined;
  const idSchema = declaredProperties(collection.item, api).get(idProperty);
  const isOwnKey = idSchema === undefined || findDirectionMarkers(api).markerOf(idSchema) !== 'read';
  if (isOwnKey && (typeof key === 'string' || typeof key === 'number')) return { key: String(key), value };
  return store.identify(value, collection, usedKeys, name, false);
}

/** Returns properties as a stored item: without write-only ones, in the order of the document. */
function represent(
  properties: Readonly<Record<string, Json>>,
  { collection, name }: Write,
  { api, values }: Pick<WriteContext, 'api' | 'values'>,
): Json {
  const declared = declaredProperties(collection.item, api);
  const markers = findDirectionMarkers(api);
  const names = new Set([...declared.keys(), ...Object.keys(properties)]);
  const entries = [...names].flatMap((property) => {
    const [value, schema] = [properties[property], declared.get(property)];
    return value === undefined || (schema !== undefined && markers.markerOf(schema) === 'write')
      ? []
      : [[property, value]];
  });
  return values.conform(collection.item, Object.fromEntries(entries) as typeof properties, name);
}

/** Returns the properties that the server adds to those of a body. */
function selectServerProperties(
  generated: Readonly<Record<string, Json>>,
  write: Write,
  api: Api,
): Readonly<Record<string, Json>> {
  const { collection } = write;
  const inBody = declaredProperties(unwrapItem(itemBodySchema(write, api) ?? true, api).item, api);
  const declared = declaredProperties(collection.item, api);
  const required = requiredProperties(collection.item, api);
  const markers = findDirectionMarkers(api);
  return Object.fromEntries(
    Object.entries(generated).filter(([property]) => {
      const schema = declared.get(property);
      return (
        required.has(property) || !inBody.has(property) || (schema !== undefined && markers.markerOf(schema) === 'read')
      );
    }),
  );
}

/** Returns the item with the properties of the body. */
export function updateItem(write: Write & { readonly value: Json }, { api, values }: WriteContext): Json {
  const { value, request, collection, name } = write;
  const merged = jsonBody(request.merged);
  if (merged !== undefined) return values.conform(collection.item, merged, name);
  if (!isJsonObject(value)) return jsonBody(request.body) ?? value;
  const changed = mergePatch(value, bodyProperties(write, api), isMergePatch(request));
  return represent(changed, write, { api, values });
}

/** Returns the body with the properties of the item that a body cannot contain. */
export function replaceItem(write: Write & { readonly value: Json }, { api, values }: WriteContext): Json {
  const { value, request } = write;
  if (!isJsonObject(value)) return jsonBody(request.body) ?? value;
  const serverProperties = selectServerProperties(value, write, api);
  return represent({ ...serverProperties, ...bodyProperties(write, api) }, write, { api, values });
}

function isMergePatch(request: HandlerRequest): boolean {
  return requestMediaType(request).includes('merge-patch');
}

/** Merges properties; nested objects and removal by null only for a merge patch (RFC 7396). */
function mergePatch(
  target: Readonly<Record<string, Json>>,
  patch: Readonly<Record<string, Json>>,
  isRecursive: boolean,
): Readonly<Record<string, Json>> {
  if (!isRecursive) return { ...target, ...patch };
  const merged = new Map(Object.entries(target));
  for (const [name, value] of Object.entries(patch)) {
    const old = merged.get(name);
    if (value === null) merged.delete(name);
    else if (isJsonObject(value))
      merged.set(name, mergePatch(old !== undefined && isJsonObject(old) ? old : {}, value, true));
    else merged.set(name, value);
  }
  return Object.fromEntries(merged);
}
