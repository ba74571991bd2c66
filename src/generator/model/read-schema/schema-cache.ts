// Cache of schemas read from unchanged nodes, for watch mode.

import type { Document } from '../../openapi/types.ts';
import type { Node, Source } from '../../source/node.ts';
import type { JsonSchema } from '../types/schema.ts';

/** Inputs that determine the schemas of a file, in addition to their nodes. */
export interface SchemaReadInputs {
  /** IDs, reference targets, and excluded keywords, by pointer. */
  readonly byPointer: ReadonlyMap<string, string>;
  /** Whether all schemas are in the resource of the file, without dynamic anchors, and no keywords are excluded. */
  readonly isPlain: boolean;
}

type CachedDocument = Pick<Document, 'node' | 'version' | 'vocabulary'>;

interface CacheEntry {
  /** The root of the document, which determines version and vocabulary. Weak, because documents may share a file. */
  readonly root: WeakRef<Node>;
  readonly source: WeakRef<Source>;
  /** The version, if the document does not use the vocabulary. */
  readonly version: string | undefined;
  readonly inputs: SchemaReadInputs;
  readonly schemas: Map<Node, JsonSchema>;
  /** Nodes of the schemas that another run must read again. */
  readonly transient: Set<Node>;
}

/** Schemas by node. */
export interface SchemaCache {
  get(node: Node): JsonSchema | undefined;
  /** Adds a schema. It is transient if it or a subschema has diagnostics or depends on other schemas. */
  set(node: Node, schema: JsonSchema, isTransient: boolean): void;
  isTransient(node: Node): boolean;
}

// By `cacheKey` of the source.
const cache = new WeakMap<object, CacheEntry>();

/** Returns the schema cache of a file, which contains the schemas of the previous run whose nodes and inputs are unchanged. */
export function getCachedSchemas(
  source: Source,
  { node: root, version, vocabulary }: CachedDocument,
  inputs: SchemaReadInputs,
): SchemaCache {
  const previous = cache.get(source.cacheKey);
  const entry: CacheEntry = {
    root: new WeakRef(root),
    source: new WeakRef(source),
    version: vocabulary ? undefined : version,
    inputs,
    schemas: new Map(),
    transient: new Set(),
  };
  if (!previous) {
    cache.set(source.cacheKey, entry);
    return createCache(entry);
  }
  const changed = listChangedPointers(previous.inputs.byPointer, inputs.byPointer);
  const hasSameRoot = previous.root.deref() === root;
  const isUnchanged = hasSameRoot && previous.source.deref() === source && changed.length === 0;
  if (isUnchanged && previous.transient.size === 0) return createCache(previous);
  cache.set(source.cacheKey, entry);
  const hasSameDocument = hasSameRoot || (entry.version !== undefined && entry.version === previous.version);
  return isUnchanged || (hasSameDocument && previous.inputs.isPlain && inputs.isPlain)
    ? createCache(entry, previous, withAncestors(changed))
    : createCache(entry);
}

/** Returns the cache of an entry, to which it adds schemas of the previous entry when they are first read. */
function createCache(
  { schemas, transient }: CacheEntry,
  previous?: CacheEntry,
  excludedPointers: ReadonlySet<string> = new Set(),
): SchemaCache {
  return {
    get(node) {
      const known = schemas.get(node);
      if (known !== undefined || excludedPointers.has(node.pointer) || previous?.transient.has(node)) return known;
      const reused = previous?.schemas.get(node);
      if (reused !== undefined) schemas.set(node, reused);
      return reused;
    },
    set(node, schema, isTransient) {
      schemas.set(node, schema);
      if (isTransient) transient.add(node);
    },
    isTransient: (node) => transient.has(node),
  };
}

function listChangedPointers(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): readonly string[] {
  return [
    ...[...a].flatMap(([pointer, value]) => (b.get(pointer) === value ? [] : [pointer])),
    ...[...b.keys()].filter((pointer) => !a.has(pointer)),
  ];
}

/** Returns the pointers, and those of the nodes that contain them. */
function withAncestors(pointers: readonly string[]): ReadonlySet<string> {
  const result = new Set(pointers);
  for (const pointer of result) if (pointer !== '') result.add(pointer.slice(0, pointer.lastIndexOf('/')));
  return result;
}
