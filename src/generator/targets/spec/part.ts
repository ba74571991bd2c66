// Cache of the printed parts of the canonical document, valid while their inputs are unchanged.

import type { JsonTree } from '../../code/json/json.ts';
import { cacheable } from '../../code/cacheable.ts';
import type { Api } from '../../model/types/api.ts';
import { isTracked, cachePart } from '../../model/dependencies/result-cache.ts';
import { recordDependencies, type Dependencies } from '../../model/dependencies/tracking.ts';
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
  readonly unknownExtensions: readonly string[];
}

export function createParts(api: Api, names: ComponentKeys): Parts {
  if (!isTracked(api)) return { of: () => (_, print) => print(names), printed: () => undefined };
  const reads: Dependencies[] = [];
  return {
    of: (sort) => (name, print) => {
      const { value, dependencies } = cachePart(api, `spec ${sort} ${name}`, (): Printed => {
        const own: ComponentKeys = { ...names, unknownExtensions: new Set() };
        const tree = cacheable(print(own));
        return { tree, unknownExtensions: [...own.unknownExtensions] };
      });
      reads.push(dependencies);
      for (const keyword of value.unknownExtensions) names.unknownExtensions.add(keyword);
      return value.tree;
    },
    printed: () => reads.splice(0).forEach(recordDependencies),
  };
}
