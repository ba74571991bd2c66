// Deduplication of equal inline schemas: which ones share a validator function, and in which module.

import type { Schema } from '../../model/types/api.ts';
import type { Assertion } from '../../model/types/schema.ts';
import { numbered, spell } from '../../model/naming/case-styles.ts';
import { eachSubschema } from '../../model/visit-schemas.ts';
import type { Contents } from './schema-fingerprint.ts';
import { compound } from './names.ts';

/** Equal inline schemas, as seen from one module. */
export interface Shared {
  readonly content: number;
  /** The module of the shared function; `undefined` if all occurrences are in the requesting module. */
  readonly part?: Part;
}

/** A module for a schema that several modules contain, named after its first occurrence. */
export interface Part {
  readonly path: string;
  readonly type: string;
}

export interface Sharing {
  /** Whether the module `path` takes part in deduplication. */
  readonly isIn: (path: string) => boolean;
  /** Returns the shared schema for a fingerprint, as seen from a module; `undefined` if it is not shared. */
  readonly of: (content: number, path: string) => Shared | undefined;
  /** Returns the first schema with a fingerprint that has a shared module. */
  readonly first: (content: number) => Pick<Content, 'owner' | 'assertion'>;
}

/** All occurrences of schemas with one fingerprint. */
interface Content {
  /** The named schema that contains the first occurrence, and the occurrence itself. */
  readonly owner: Schema;
  readonly assertion: Assertion;
  readonly hint: string;
  readonly children: readonly number[];
  /** The number of schemas in it, including itself. */
  readonly weight: number;
  /**
   * Whether it gets its own function. Schemas without object keywords are inlined; their subschemas count for the
   * parent.
   */
  readonly own: boolean;
  /** Number of occurrences by module path. */
  readonly places: Map<string, number>;
}

/** Minimum size of a schema with a shared module: smaller ones cost less than the module and its imports. */
const leastPart = 3;

/** Finds equal inline schemas among the schemas for which `pathOf` returns a module path. */
export function createSharing(
  schemas: readonly Schema[],
  pathOf: (schema: Schema) => string,
  numberOf: Contents,
): Sharing {
  const contents = new Map<number, Content>();
  for (const schema of schemas) {
    for (const child of childrenOf(schema.assertion, schema, schema.name.value, numberOf, contents))
      note(contents, child, pathOf(schema), 1);
  }
  const parts = new Map<number, Part>();
  const taken = new Set<string>();
  // Subschemas precede the schemas that contain them, so parents are visited first in reverse order.
  for (const [number, content] of [...contents].reverse()) {
    const { places, own, weight } = content;
    const part = own && places.size > 1 && weight >= leastPart ? partOf(content, taken) : undefined;
    if (part) parts.set(number, part);
    const judgedIn = part
      ? [[part.path, 1] as const]
      : own
        ? [...places.keys()].map((path) => [path, 1] as const)
        : [...places];
    for (const child of content.children) for (const [path, times] of judgedIn) note(contents, child, path, times);
  }
  const sharers = new Set([...schemas.map(pathOf), ...[...parts.values()].map(({ path }) => path)]);
  return {
    isIn: (path) => sharers.has(path),
    of(content, path) {
      const part = parts.get(content);
      if (part) return { content, part };
      const { own = false, places } = contents.get(content) ?? {};
      return own && (places?.get(path) ?? 0) > 1 ? { content } : undefined;
    },
    first(content) {
      const found = contents.get(content);
      if (found === undefined) throw new Error('a part is of no content');
      return found;
    },
  };
}

function note(contents: ReadonlyMap<number, Content>, number: number, path: string, times: number): void {
  const places = contents.get(number)?.places;
  places?.set(path, (places.get(path) ?? 0) + times);
}

/** Returns the fingerprints of the direct subschemas; records new ones and their subschemas. */
function childrenOf(
  assertion: Assertion,
  owner: Schema,
  hint: string,
  numberOf: Contents,
  contents: Map<number, Content>,
): readonly number[] {
  const children: number[] = [];
  if (typeof assertion === 'boolean') return children;
  eachSubschema(assertion, (child, keyword, key) => {
    const number = numberOf(child);
    if (typeof child === 'boolean') return;
    children.push(number);
    if (contents.has(number)) return;
    const named = keyword === 'properties' ? String(key) : compound(hint, keyword === 'items' ? 'Item' : '');
    const inner = childrenOf(child, owner, named, numberOf, contents);
    const weight = inner.reduce((sum, each) => sum + (contents.get(each)?.weight ?? 0), 1);
    contents.set(number, {
      owner,
      assertion: child,
      hint: named,
      children: inner,
      weight,
      own: child.object !== undefined,
      places: new Map(),
    });
  });
  return children;
}

function partOf({ owner, hint }: Content, taken: Set<string>): Part {
  const first = spell(`${owner.name.type} ${hint}`, 'part');
  let spelling = first;
  for (let number = 2; taken.has(spelling.file) || taken.has(spelling.type); number++)
    spelling = numbered(first, number);
  taken.add(spelling.file).add(spelling.type);
  return { path: `parts/${spelling.file}`, type: spelling.type };
}
