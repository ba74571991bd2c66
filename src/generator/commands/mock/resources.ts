// Resources that paths imply: collections with their items, and singletons.

import { mediaTypeKind } from '../../model/media-types.ts';
import type { Api, MediaType, Operation, Response } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { findListProperty, unwrapItem } from './envelopes.ts';
import { arrayItems, comparableName, declaredProperties } from './schema-parts.ts';

/**
 * A collection: `/pets`, usually with items at `/pets/{petId}`. A singleton is a collection whose only item has an empty
 * key.
 */
export interface Collection {
  /** Path template. */
  readonly path: string;
  readonly isSingleton: boolean;
  /** Path parameter that identifies an item; absent if items have no paths, and for a singleton. */
  readonly parameter?: string;
  /** Schema of the path parameter. */
  readonly keySchema?: JsonSchema;
  /** Schema of a stored item. */
  readonly item: JsonSchema;
  /** Property with the key of an item; absent if items do not contain their key. */
  readonly idProperty?: string;
  /** Whether each key has an item, because the API neither lists nor creates items. */
  readonly isOpen: boolean;
  /** Whether requests to the collection create items. */
  readonly hasCreate: boolean;
  /** The operation that lists the items. */
  readonly list?: Operation;
}

/** What an operation does. The last kind is everything that no resource implies. */
export type Role =
  | { readonly kind: 'list' | 'create'; readonly collection: Collection }
  | { readonly kind: 'read' | 'update' | 'replace' | 'delete'; readonly collection: Collection }
  | { readonly kind: 'other' };

export interface Resources {
  roleOf(operation: Operation): Role;
  /** Returns the collection with items at a path template. */
  collectionAt(itemPath: string): Collection | undefined;
  /** Returns the collections whose items contain the path, with the names of its parameters, from the outermost. */
  parentsOf(path: string): readonly Collection[];
}

const trailingParameter = /^(.*)\/\{([^{}/]+)\}$/;

/** Returns the JSON content of a response. */
export function jsonContent(response: Response | undefined): MediaType | undefined {
  return response?.content.find(({ mediaType, schema }) => schema && mediaTypeKind(mediaType) === 'json');
}

/** Returns the response of success: the one of the lowest 2xx status, except that of creation is 201 if it is declared. */
export function successResponse({ responses }: Operation, isCreation = false): Response | undefined {
  const successes = responses.filter(({ status }) => status.startsWith('2'));
  const created = isCreation ? successes.find(({ status }) => status === '201') : undefined;
  return created ?? successes[0] ?? responses.find(({ status }) => status === 'default');
}

export function findResources(api: Api): Resources {
  const byPath = new Map<string, Map<string, Operation>>();
  for (const operation of api.operations) {
    const methods = byPath.get(operation.path) ?? new Map<string, Operation>();
    byPath.set(operation.path, methods.set(operation.method, operation));
  }
  const collections = new Map<string, Collection>();
  for (const [path, methods] of byPath) {
    const [, parent, parameter] = trailingParameter.exec(path) ?? [];
    const isItem = ['get', 'put', 'patch', 'delete'].some((method) => methods.has(method));
    const collection =
      parent !== undefined && parameter !== undefined && isItem
        ? createCollection(parent, parameter, methods, byPath.get(parent), api)
        : createSingleton(path, methods, byPath, api);
    if (collection) collections.set(path, collection);
  }
  const listed = new Map(
    [...collections.values()].flatMap((each) => (each.isSingleton ? [] : [[each.path, each] as const])),
  );
  for (const [path, methods] of byPath) {
    if (listed.has(path) || collections.has(path)) continue;
    const get = methods.get('get');
    const items = get && listItems(get, path, api, false);
    if (get && items !== undefined)
      listed.set(path, {
        path,
        isSingleton: false,
        item: items,
        isOpen: false,
        hasCreate: methods.has('post'),
        list: get,
        ...idOf(items, 'id', api),
      });
  }
  return {
    collectionAt: (itemPath) => collections.get(itemPath),
    roleOf: (operation) => findRole(operation, collections, listed, byPath),
    parentsOf: (path) =>
      [...collections].flatMap(([itemPath, collection]) => {
        const segments = path.split('/');
        const count = itemPath.split('/').length;
        const prefix = segments.slice(0, count).join('/');
        const [, parent, parameter] = trailingParameter.exec(prefix) ?? [];
        const isParent = segments.length > count && withoutNames(prefix) === withoutNames(itemPath);
        return isParent && collection.parameter !== undefined && parent !== undefined && parameter !== undefined
          ? [{ ...collection, path: parent, parameter }]
          : [];
      }),
  };
}

/** Returns a path template without the names of its parameters. */
function withoutNames(path: string): string {
  return path.replaceAll(/\{[^{}]+\}/g, '{}');
}

function createCollection(
  path: string,
  parameter: string,
  itemMethods: ReadonlyMap<string, Operation>,
  collectionMethods: ReadonlyMap<string, Operation> | undefined,
  api: Api,
): Collection | undefined {
  const get = collectionMethods?.get('get');
  const list = get && listItems(get, path, api, true) !== undefined ? get : undefined;
  const post = collectionMethods?.get('post');
  const item = [
    itemSchema(itemMethods.get('get'), api),
    list && listItems(list, path, api, true),
    itemSchema(itemMethods.get('patch') ?? itemMethods.get('put'), api),
    itemSchema(post, api),
  ].find((schema) => schema !== undefined);
  const keySchema = [...itemMethods.values()]
    .flatMap(({ parameters }) => parameters)
    .find((each) => each.in === 'path' && each.name === parameter)?.schema?.jsonSchema;
  return {
    path,
    isSingleton: false,
    parameter,
    ...(keySchema !== undefined && { keySchema }),
    item: item ?? true,
    ...(item !== undefined && idOf(item, parameter, api)),
    isOpen: list === undefined && post === undefined,
    hasCreate: post !== undefined,
    ...(list && { list }),
  };
}

/** Returns a singleton: a path with a readable representation that can be changed, and without items. */
function createSingleton(
  path: string,
  methods: ReadonlyMap<string, Operation>,
  byPath: ReadonlyMap<string, unknown>,
  api: Api,
): Collection | undefined {
  const get = methods.get('get');
  const hasItems = [...byPath.keys()].some((other) => trailingParameter.exec(other)?.[1] === path);
  if (!get || !(methods.has('put') || methods.has('patch')) || hasItems) return undefined;
  const item = itemSchema(get, api);
  return item === undefined ? undefined : { path, isSingleton: true, item, isOpen: true, hasCreate: false };
}

function itemSchema(operation: Operation | undefined, api: Api): JsonSchema | undefined {
  const schema = operation && jsonContent(successResponse(operation))?.schema?.jsonSchema;
  return schema === undefined ? undefined : unwrapItem(schema, api).item;
}

/**
 * Returns the schema of the items that an operation lists; `undefined` if its response is not a list. `hasItems`:
 * whether paths of items imply a list.
 */
function listItems(operation: Operation, path: string, api: Api, hasItems: boolean): JsonSchema | undefined {
  const schema = jsonContent(successResponse(operation))?.schema?.jsonSchema;
  if (schema === undefined) return undefined;
  const items = arrayItems(schema, api);
  if (items !== undefined) return items;
  const property = findListProperty(schema, path, api, hasItems);
  return property && arrayItems(property.schema, api);
}

/** Properties that identify an item, if none has the name of the path parameter or its last part. */
const idNames = ['id', 'uuid', 'uid', 'slug', 'key', 'name', 'code', 'username', 'login', 'number'];

function idOf(item: JsonSchema, parameter: string, api: Api): Pick<Collection, 'idProperty'> {
  const names = [...declaredProperties(item, api).keys()];
  const wanted = comparableName(parameter);
  const byName = (name: string): string | undefined => names.find((each) => comparableName(each) === name);
  const suffix = idNames.find((name) => wanted.endsWith(name) && byName(name) !== undefined);
  const idProperty = byName(wanted) ?? (suffix === undefined ? byName('id') : byName(suffix));
  return idProperty === undefined ? {} : { idProperty };
}

function findRole(
  { path, method, extensions: { effect } }: Operation,
  collections: ReadonlyMap<string, Collection>,
  listed: ReadonlyMap<string, Collection>,
  byPath: ReadonlyMap<string, ReadonlyMap<string, Operation>>,
): Role {
  if (effect?.kind === 'action' && effect.assumed !== true) return { kind: 'other' };
  const item = collections.get(path);
  if (item) {
    if (method === 'get') return { kind: 'read', collection: item };
    if (method === 'patch') return { kind: 'update', collection: item };
    if (method === 'put') return { kind: 'replace', collection: item };
    if (method === 'delete') return { kind: 'delete', collection: item };
    // Some APIs update with POST.
    return method === 'post' && byPath.get(path)?.has('get') === true && !item.isSingleton
      ? { kind: 'update', collection: item }
      : { kind: 'other' };
  }
  const collection = listed.get(path);
  if (!collection) return { kind: 'other' };
  if (method === 'get' && collection.list) return { kind: 'list', collection };
  return method === 'post' ? { kind: 'create', collection } : { kind: 'other' };
}
