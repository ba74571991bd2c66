// State of a mock server: the changed collections, in memory and as a JSON file.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { isRecord, type Json } from '../../source/node.ts';
import { changedPaths, recordOf } from './store.ts';
import type { MemoryHost, MemoryTx } from './server-modules.ts';

/** A changed collection. An item without a value was removed, and cannot be generated again. */
export interface CollectionState {
  readonly path: string;
  readonly items: readonly { readonly key: string; readonly value?: Json }[];
}

/** Returns the changed collections of a host. */
export async function exportState(host: MemoryHost): Promise<readonly CollectionState[]> {
  return host.transact('read', (tx) =>
    tx.list(changedPaths).map(({ key }) => ({
      path: String(key),
      items: tx.list(String(key)).map(({ key: item, value }) => ({
        key: String(item),
        ...('item' in value && { value: value.item as Json }), // As `recordOf` has stored it.
      })),
    })),
  );
}

/** Adds changed collections to a host. */
export async function importState(host: MemoryHost, state: readonly CollectionState[]): Promise<void> {
  await host.write((tx: MemoryTx) => {
    for (const { path, items } of state) {
      tx.put({ schema: changedPaths, key: path, value: {} });
      for (const { key, value } of items) tx.put({ schema: path, key, value: recordOf(value) });
    }
  });
}

/** Reads a state file; an empty state if it does not exist. Throws an error whose message says what is invalid. */
export function readStateFile(file: string): readonly CollectionState[] {
  if (!existsSync(file)) return [];
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(content) || content['version'] !== 1 || !Array.isArray(content['collections']))
    throw new Error('it is not the state of a mock server');
  return content['collections'].map((collection: unknown) => {
    if (!isRecord(collection) || typeof collection['path'] !== 'string' || !Array.isArray(collection['items']))
      throw new Error('a collection has no path or no items');
    return { path: collection['path'], items: collection['items'].map(toItemState) };
  });
}

function toItemState(item: unknown): CollectionState['items'][number] {
  if (!isRecord(item) || typeof item['key'] !== 'string') throw new Error('an item has no key');
  const { key, value } = item;
  return value === undefined ? { key } : { key, value: value as Json }; // JSON.parse has created it.
}

/** Replaces a state file. Throws the error of the operating system if that fails. */
export function writeStateFile(file: string, collections: readonly CollectionState[]): void {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, `${JSON.stringify({ version: 1, collections }, null, 2)}\n`);
  renameSync(temporary, file);
}
