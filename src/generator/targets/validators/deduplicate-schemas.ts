// Which schemas inside named ones are judged by one function, because they are the same in content, and which module has it.

import type { Schema } from '../../model/types/api.ts';
import type { Assertion } from '../../model/types/schema.ts';
import { numbered, spell } from '../../model/naming/case-styles.ts';
import { eachSubschema } from '../../model/visit-schemas.ts';
import type { Contents } from './schema-fingerprint.ts';
import { compound } from './names.ts';

/** Several schemas of one content, as a module sees them. */
export interface Shared {
  readonly content: number;
  /** The part of several modules that they are; undefined where they all stand in this module. */
  readonly part?: Part;
}

/** What several modules have in common has a module of its own, named for the place where it stands first. */
export interface Part {
  readonly path: string;
  readonly type: string;
}

export interface Sharing {
  /** Whether the module `path` may share what it has with others. */
  readonly isIn: (path: string) => boolean;
  /** What a content shares, as such a module has it; undefined for one that has no like. */
  readonly of: (content: number, path: string) => Shared | undefined;
  /** The first schema of a content that has a part. */
  readonly first: (content: number) => Pick<Content, 'owner' | 'assertion'>;
}

/** One content, wherever it stands. */
interface Content {
  /** The named schema in which it stands first, and what it is there. */
  readonly owner: Schema;
  readonly assertion: Assertion;
  readonly hint: string;
  readonly children: readonly number[];
  /** How many schemas it holds, itself among them. */
  readonly weight: number;
  /** Whether a function judges it. What judges no members is judged on the spot, and what it holds belongs to whoever that is. */
  readonly own: boolean;
  /** How often each module has it. */
  readonly places: Map<string, number>;
}

/** A smaller schema costs no more where it stands than a module of its own and the imports from it. */
const leastPart = 3;

/** What the schemas share that `pathOf` gives modules. */
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
  // What holds others was noted after them, so that it is known where it is judged when they are looked at.
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

/** The contents directly inside a schema; those met for the first time, and those inside them, are noted. */
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
