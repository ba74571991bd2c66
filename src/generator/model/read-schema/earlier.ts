// What an earlier build read of a text that is the same: while somebody edits one file of many, the others are not read again.

import type { Node, Source } from '../../source/node.ts';
import type { Assertion } from '../types/schema.ts';

/** What else a schema's meaning depends on than its node: which ids places of its text have, which its references mean, and which keywords do not count, by their pointers. */
export type Meaning = ReadonlyMap<string, string>;

interface Earlier {
  /** The root of the document: it says the version and the vocabulary. Several documents may share a text, which must not hold those that are done. */
  readonly root: WeakRef<Node>;
  readonly meaning: Meaning;
  readonly schemas: Map<Node, Assertion>;
}

// A text that is parsed anew is another one, and what was read of the old one goes with it.
const earlier = new WeakMap<Source, Earlier>();

/** The schemas that were read of a text, to be added to: those of the build before where they mean the same. */
export function schemasOf(source: Source, root: Node, meaning: Meaning): Map<Node, Assertion> {
  const before = earlier.get(source);
  if (before && before.root.deref() === root && isSame(before.meaning, meaning)) return before.schemas;
  const schemas = new Map<Node, Assertion>();
  earlier.set(source, { root: new WeakRef(root), meaning, schemas });
  return schemas;
}

/** The next build is to read the text again: there is something to be told of it, or more in it depends on other texts. */
export function readAgain(source: Source): void {
  earlier.delete(source);
}

function isSame(a: Meaning, b: Meaning): boolean {
  return a.size === b.size && [...a].every(([pointer, means]) => b.get(pointer) === means);
}
