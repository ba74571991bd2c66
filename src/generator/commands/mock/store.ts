// Stored items of collections, in the records of the in-memory host.

import { isJsonObject } from '../../model/sample-values/documented-values.ts';
import { allOfSchemas } from '../../model/sample-values/schema-conjunctions.ts';
import type { Api } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';
import { keyOf } from './requests.ts';
import type { Collection } from './resources.ts';
import { declaredProperties, hasType } from './schema-parts.ts';
import type { MemoryTx } from './server-modules.ts';
import { UnsatisfiedSchemaError, type Values } from './values.ts';

export interface Item {
  readonly key: string;
  readonly value: Json;
}

/** The items of a collection at a path without parameters, such as `/owners/7/pets`. */
export interface Store {
  list(tx: MemoryTx, collection: Collection, path: string): readonly Item[];
  get(tx: MemoryTx, collection: Collection, path: string, key: string): Item | undefined;
  put(tx: MemoryTx, collection: Collection, path: string, item: Item): void;
  /** Removes an item and the collections below it. */
  remove(tx: MemoryTx, collection: Collection, path: string, key: string): void;
  /** Returns the keys of all items, also of removed ones, because their IDs are not used again. */
  usedKeys(tx: MemoryTx, collection: Collection, path: string): ReadonlySet<string>;
  /** Returns a value with a key that no item has had: its own, if it is to be kept, or the next one. */
  identify(value: Json, collection: Collection, used: ReadonlySet<string>, name: string, keepsKey: boolean): Item;
  /** Returns the item with the value and a key, which the value contains if its schema allows it. */
  withKey(value: Json, collection: Collection, key: string): Item;
}

/** Number of items of a collection that no request has changed. */
const initialCount = 3;

/** Name under which the paths of changed collections are stored. No path is equal. */
export const changedPaths = 'changed paths';

export function createStore(values: Values, api: Api): Store {
  const initialItems = new Map<string, readonly Item[]>();

  /** Returns the schema of the property with the key; that of the path parameter if there is none. */
  function idSchemaOf({ item, idProperty, keySchema = true }: Collection): JsonSchema {
    return (idProperty === undefined ? undefined : declaredProperties(item, api).get(idProperty)) ?? keySchema;
  }

  const identify: Store['identify'] = (value, collection, used, name, keepsKey) => {
    const { idProperty, item } = collection;
    const own = idProperty !== undefined && isJsonObject(value) ? value[idProperty] : undefined;
    const isKey = typeof own === 'string' || typeof own === 'number';
    if (keepsKey && isKey && !used.has(String(own))) return { key: String(own), value };
    const id = createId(collection, used, name);
    const identified = idProperty !== undefined && isJsonObject(value) ? { ...value, [idProperty]: id } : value;
    return { key: keyOf(id), value: values.isValid(item, identified) ? identified : value };
  };

  /** Returns the next number, or a generated key. */
  function createId(collection: Collection, used: ReadonlySet<string>, name: string): Json {
    const jsonSchema = idSchemaOf(collection);
    const next = [...used].reduce((highest, key) => Math.max(highest, Number(key) || 0), 0) + 1;
    if (hasType(jsonSchema, ['integer', 'number'], api) && values.isValid(jsonSchema, next)) return next;
    const isFree = (value: Json): boolean =>
      value !== '' && (typeof value === 'string' || typeof value === 'number') && !used.has(String(value));
    // A path parameter can have another type, because its value is text.
    const both = allOfSchemas([jsonSchema, collection.keySchema ?? true]);
    try {
      return values.generate(both, `${name} key`, isFree);
    } catch (error) {
      if (!(error instanceof UnsatisfiedSchemaError)) throw error;
      return values.generate(jsonSchema, `${name} key`, isFree);
    }
  }

  function createInitialItems(collection: Collection, path: string): readonly Item[] {
    const hasNumbers = hasType(idSchemaOf(collection), ['integer', 'number'], api);
    const items: Item[] = [];
    for (let index = 1; index <= initialCount; index++) {
      const name = `${path} ${index}`;
      const used = new Set(items.map(({ key }) => key));
      items.push(identify(values.generate(collection.item, name), collection, used, name, !hasNumbers));
    }
    return items;
  }

  /** Returns the items that a collection has until a request changes it. */
  function initialItemsOf(collection: Collection, path: string): readonly Item[] {
    const items = initialItems.get(path) ?? createInitialItems(collection, path);
    initialItems.set(path, items);
    return items;
  }

  const withKey: Store['withKey'] = (value, { item, idProperty }, key) => {
    if (idProperty === undefined || !isJsonObject(value)) return { key, value };
    const own = value[idProperty];
    if (keyOf(own) === key) return { key, value };
    const identified = [key, Number(key)].map((id) => ({ ...value, [idProperty]: id }));
    return { key, value: identified.find((each) => values.isValid(item, each)) ?? value };
  };

  const isChanged = (tx: MemoryTx, path: string): boolean => tx.get(changedPaths, path) !== undefined;

  /** Stores the initial items of a collection before its first change. */
  function markChanged(tx: MemoryTx, collection: Collection, path: string): void {
    if (isChanged(tx, path)) return;
    if (!collection.isOpen) for (const item of initialItemsOf(collection, path)) putItem(tx, path, item);
    tx.put({ schema: changedPaths, key: path, value: {} });
  }

  return {
    identify,
    withKey,
    usedKeys: (tx, collection, path) =>
      new Set(
        isChanged(tx, path) || collection.isOpen
          ? tx.list(path).map(({ key }) => String(key))
          : initialItemsOf(collection, path).map(({ key }) => key),
      ),
    list: (tx, collection, path) =>
      isChanged(tx, path) || collection.isOpen
        ? tx.list(path).flatMap((record) => toItem(record.key, record.value) ?? [])
        : initialItemsOf(collection, path),
    get(tx, collection, path, key) {
      if (!isChanged(tx, path) && !collection.isOpen)
        return initialItemsOf(collection, path).find((item) => item.key === key);
      const record = tx.get(path, key);
      if (record) return toItem(record.key, record.value);
      return collection.isOpen
        ? withKey(values.generate(collection.item, `${path} ${key}`), collection, key)
        : undefined;
    },
    put(tx, collection, path, item) {
      markChanged(tx, collection, path);
      putItem(tx, path, item);
    },
    remove(tx, collection, path, key) {
      markChanged(tx, collection, path);
      // A record without an item: a new one could have the key otherwise.
      tx.put({ schema: path, key, value: recordOf(undefined) });
      if (!collection.isSingleton) removeBelow(tx, `${path}/${encodeURIComponent(key)}/`);
    },
  };
}

function removeBelow(tx: MemoryTx, prefix: string): void {
  for (const { key } of tx.list(changedPaths)) {
    const path = String(key);
    if (!path.startsWith(prefix)) continue;
    for (const record of tx.list(path)) tx.remove(path, String(record.key));
    tx.remove(changedPaths, path);
  }
}

function putItem(tx: MemoryTx, path: string, { key, value }: Item): void {
  tx.put({ schema: path, key, value: recordOf(value) });
}

/** Returns the record of an item, or of a removed one. It is an object, because an item can be any value. */
export function recordOf(value: Json | undefined): object {
  return value === undefined ? {} : { item: value };
}

function toItem(key: string | number | bigint, record: object): Item | undefined {
  return 'item' in record ? { key: String(key), value: record.item as Json } : undefined; // As `recordOf` stores it.
}
