// Cache of schemas read from unchanged files, for watch mode.

import type { Node, Source } from '../../source/node.ts';
import type { JsonSchema } from '../types/schema.ts';

/**
 * What the reading of schemas depends on besides their nodes, by pointer: ids, targets of references, and excluded
 * keywords.
 */
export type Meaning = ReadonlyMap<string, string>;

interface Earlier {
  /** The root of the document, which determines version and vocabulary. Weak, because documents may share a file. */
  readonly root: WeakRef<Node>;
  readonly meaning: Meaning;
  readonly schemas: Map<Node, JsonSchema>;
}

// A file that is parsed again has a new `Source`.
const earlier = new WeakMap<Source, Earlier>();

/** Returns the cache of schemas for a file: the previous one if their inputs are unchanged. */
export function schemasOf(source: Source, root: Node, meaning: Meaning): Map<Node, JsonSchema> {
  const before = earlier.get(source);
  if (before && before.root.deref() === root && isSame(before.meaning, meaning)) return before.schemas;
  const schemas = new Map<Node, JsonSchema>();
  earlier.set(source, { root: new WeakRef(root), meaning, schemas });
  return schemas;
}

/** Removes a file from the cache, because it has diagnostics or depends on other files. */
export function readAgain(source: Source): void {
  earlier.delete(source);
}

function isSame(a: Meaning, b: Meaning): boolean {
  return a.size === b.size && [...a].every(([pointer, means]) => b.get(pointer) === means);
}
