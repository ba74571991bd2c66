// Cache of the printed parts of the canonical document, valid while their inputs are unchanged.

import type { JsonTree } from '../../code/json/json.ts';
import { cacheable } from '../../code/cacheable.ts';
import type { Api } from '../../model/types/api.ts';
import { isTracked, cachePart } from '../../model/dependencies/result-cache.ts';
import { recordDependencies, type Dependencies } from '../../model/dependencies/tracking.ts';
import type { ComponentKeys } from '../../model/naming/component-keys.ts';

/** Returns the cached tree under `name`, or else the result of `print`. */
export type PrintPart = (name: string, print: (names: ComponentKeys) => JsonTree) => JsonTree;

export interface Parts {
  /** Returns the cache of one kind of parts. */
  of(kind: string): PrintPart;
  /** Records the inputs of all parts as inputs of the caller. */
  recordInputs(): void;
}

/** The tree of a part, and the unknown extensions in it. */
interface PrintedPart {
  readonly tree: JsonTree;
  readonly unknownExtensions: readonly string[];
}

export function createParts(api: Api, names: ComponentKeys): Parts {
  if (!isTracked(api)) return { of: () => (_, print) => print(names), recordInputs: () => undefined };
  const partDependencies: Dependencies[] = [];
  return {
    of: (kind) => (name, print) => {
      const { value, dependencies } = cachePart(api, `spec ${kind} ${name}`, (): PrintedPart => {
        const partNames: ComponentKeys = { ...names, unknownExtensions: new Set() };
        const tree = cacheable(print(partNames));
        return { tree, unknownExtensions: [...partNames.unknownExtensions] };
      });
      partDependencies.push(dependencies);
      for (const keyword of value.unknownExtensions) names.unknownExtensions.add(keyword);
      return value.tree;
    },
    recordInputs: () => partDependencies.splice(0).forEach(recordDependencies),
  };
}
