// Cache of schemas read from unchanged files, for watch mode.

import type { Node, Source } from '../../source/node.ts';
import type { JsonSchema } from '../types/schema.ts';

/**
 * Inputs that determine the schemas of a file, in addition to their nodes: IDs, reference targets, and excluded
 * keywords, by pointer.
 */
export type SchemaReadInputs = ReadonlyMap<string, string>;

interface CacheEntry {
  /** The root of the document, which determines version and vocabulary. Weak, because documents may share a file. */
  readonly root: WeakRef<Node>;
  readonly inputs: SchemaReadInputs;
  readonly schemas: Map<Node, JsonSchema>;
}

// Parsing a file again creates a new `Source`.
const cache = new WeakMap<Source, CacheEntry>();

/** Returns the schema cache of a file: the previous cache if its inputs are unchanged, otherwise a new one. */
export function getCachedSchemas(source: Source, root: Node, inputs: SchemaReadInputs): Map<Node, JsonSchema> {
  const previous = cache.get(source);
  if (previous && previous.root.deref() === root && isSame(previous.inputs, inputs)) return previous.schemas;
  const schemas = new Map<Node, JsonSchema>();
  cache.set(source, { root: new WeakRef(root), inputs, schemas });
  return schemas;
}

/** Removes the schemas of a file from the cache. Required if they have diagnostics or depend on other files. */
export function invalidateSchemas(source: Source): void {
  cache.delete(source);
}

function isSame(a: SchemaReadInputs, b: SchemaReadInputs): boolean {
  return a.size === b.size && [...a].every(([pointer, value]) => b.get(pointer) === value);
}
