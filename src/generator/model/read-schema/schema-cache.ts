// Cache of schemas read from unchanged files, for watch mode.

import type { Node, Source } from '../../source/node.ts';
import type { JsonSchema } from '../types/schema.ts';

/**
 * Inputs of reading the schemas of a file, in addition to their nodes: ids, targets of references, and excluded
 * keywords, by pointer.
 */
export type SchemaReadInputs = ReadonlyMap<string, string>;

interface CacheEntry {
  /** The root of the document, which determines version and vocabulary. Weak, because documents may share a file. */
  readonly root: WeakRef<Node>;
  readonly meaning: SchemaReadInputs;
  readonly schemas: Map<Node, JsonSchema>;
}

// A file that is parsed again has a new `Source`.
const cache = new WeakMap<Source, CacheEntry>();

/** Returns the cache of schemas for a file: the previous one if their inputs are unchanged. */
export function getCachedSchemas(source: Source, root: Node, meaning: SchemaReadInputs): Map<Node, JsonSchema> {
  const previous = cache.get(source);
  if (previous && previous.root.deref() === root && isSame(previous.meaning, meaning)) return previous.schemas;
  const schemas = new Map<Node, JsonSchema>();
  cache.set(source, { root: new WeakRef(root), meaning, schemas });
  return schemas;
}

/** Removes the schemas of a file from the cache. Required if they have diagnostics or depend on other files. */
export function invalidateSchemas(source: Source): void {
  cache.delete(source);
}

function isSame(a: SchemaReadInputs, b: SchemaReadInputs): boolean {
  return a.size === b.size && [...a].every(([pointer, value]) => b.get(pointer) === value);
}
