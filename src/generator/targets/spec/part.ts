// The parts of the canonical document, which stand as they were where nothing that they are made of has changed.

import type { JsonTree } from '../../code/json/json.ts';
import { lasting } from '../../code/cacheable.ts';
import type { Api } from '../../model/types/api.ts';
import { isFollowed, keptPart } from '../../model/dependencies/kept.ts';
import { readAgain, type Read } from '../../model/dependencies/reads.ts';
import type { Names } from '../../model/naming/component-keys.ts';

/** The tree of the part of that name; `print` prints it, with the names that it is given. */
export type Part = (name: string, print: (names: Names) => JsonTree) => JsonTree;

export interface Parts {
  /** The parts of a sort. */
  of(sort: string): Part;
  /** All are: who made them has read what went into any. */
  printed(): void;
}

/** A part, and the keywords of other vocabularies in it. */
interface Printed {
  readonly tree: JsonTree;
  readonly foreign: readonly string[];
}

export function createParts(api: Api, names: Names): Parts {
  if (!isFollowed(api)) return { of: () => (_, print) => print(names), printed: () => undefined };
  const reads: Read[] = [];
  return {
    of: (sort) => (name, print) => {
      const { made, read } = keptPart(api, `spec ${sort} ${name}`, (): Printed => {
        const own: Names = { ...names, foreign: new Set() };
        const tree = lasting(print(own));
        return { tree, foreign: [...own.foreign] };
      });
      reads.push(read);
      for (const keyword of made.foreign) names.foreign.add(keyword);
      return made.tree;
    },
    printed: () => reads.splice(0).forEach(readAgain),
  };
}
