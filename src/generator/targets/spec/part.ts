// Cache of the printed parts of the canonical document, valid while their inputs are unchanged.

import type { JsonTree } from '../../code/json/json.ts';
import { cacheable } from '../../code/cacheable.ts';
import type { Api } from '../../model/types/api.ts';
import { isFollowed, keptPart } from '../../model/dependencies/kept.ts';
import { readAgain, type Read } from '../../model/dependencies/reads.ts';
import type { ComponentKeys } from '../../model/naming/component-keys.ts';

/** Returns the tree that `print` returns, or the cached tree under `name`. */
export type Part = (name: string, print: (names: ComponentKeys) => JsonTree) => JsonTree;

export interface Parts {
  /** Returns the cache of one kind of parts. */
  of(sort: string): Part;
  /** Records the inputs of all parts as inputs of the caller. */
  printed(): void;
}

/** The tree of a part, and the unknown extensions in it. */
interface Printed {
  readonly tree: JsonTree;
  readonly foreign: readonly string[];
}

export function createParts(api: Api, names: ComponentKeys): Parts {
  if (!isFollowed(api)) return { of: () => (_, print) => print(names), printed: () => undefined };
  const reads: Read[] = [];
  return {
    of: (sort) => (name, print) => {
      const { made, read } = keptPart(api, `spec ${sort} ${name}`, (): Printed => {
        const own: ComponentKeys = { ...names, unknownExtensions: new Set() };
        const tree = cacheable(print(own));
        return { tree, foreign: [...own.unknownExtensions] };
      });
      reads.push(read);
      for (const keyword of made.foreign) names.unknownExtensions.add(keyword);
      return made.tree;
    },
    printed: () => reads.splice(0).forEach(readAgain),
  };
}
