// Located tree: parsed YAML or JSON with the source location of every key and value.

import type { Location } from '../diagnostics/diagnostic.ts';

/** Text of a source file. */
export interface Source {
  /** Display path: relative to the working directory, with forward slashes. */
  readonly file: string;
  readonly text: string;
  /** Key for caches of results by node. It is the same for all versions of a file that share nodes. */
  readonly cacheKey: object;
  /** Returns the location of a range of UTF-16 offsets. */
  location(start: number, end: number): Location;
  /** Returns the offset of a 1-based line and column; the length of the text if beyond its end. */
  offset(line: number, column: number): number;
  /** Returns a 1-based line without its line break. */
  line(number: number): string | undefined;
}

interface LocatedNode {
  readonly source: Source;
  /** Start offset in the source text. */
  readonly start: number;
  readonly end: number;
  /** JSON pointer within the file, percent-decoded: `/paths/~1users/get`. */
  readonly pointer: string;
}

export interface ScalarNode extends LocatedNode {
  readonly kind: 'scalar';
  /** Integers beyond 2^53 keep their exact digits in `raw`. */
  readonly value: string | number | boolean | null;
  /** The scalar as written in the source. */
  readonly raw: string;
}

export interface ListNode extends LocatedNode {
  readonly kind: 'list';
  readonly items: readonly Node[];
}

export interface MapNode extends LocatedNode {
  readonly kind: 'map';
  /** Entries in document order. A `Map`, so that `__proto__` is an ordinary key. */
  readonly entries: ReadonlyMap<string, Entry>;
}

/** A key of a map, and its value. */
export interface Entry {
  readonly key: string;
  /** Start offset of the key. */
  readonly start: number;
  readonly end: number;
  readonly value: Node;
}

export type Node = ScalarNode | ListNode | MapNode;

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Maximum nesting of lists and maps; real documents stay below 60. */
export const maxNestingDepth = 500;

/** Returns the JSON value of a tree. `__proto__` is an own property. */
export function toJson(node: Node): Json {
  switch (node.kind) {
    case 'scalar':
      return node.value;
    case 'list':
      return node.items.map(toJson);
    case 'map':
      return toJsonObject(node);
    default:
      return node satisfies never;
  }
}

function toJsonObject({ entries }: MapNode): Json {
  const object: Record<string, Json> = {};
  for (const [key, { value }] of entries) {
    // An assignment would set the prototype.
    if (key === '__proto__')
      Object.defineProperty(object, key, {
        value: toJson(value),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else object[key] = toJson(value);
  }
  return object;
}

/** Type guard for a non-null object that is not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a string, or another scalar as written: `3.0` instead of 3. */
export function scalarText({ value, raw }: ScalarNode): string {
  return typeof value === 'string' ? value : raw;
}
