// What files call themselves (`$self` of OpenAPI 3.2), and which file a reference means by that.

import type { Node } from './tree.ts';
import { resolveReference } from './uri.ts';

/** The URI that a document says it has, against which its references are resolved; a path where it says no more than that. */
export function selfOf(root: Node, path: string): string | undefined {
  if (root.kind !== 'map' || !root.entries.has('openapi')) return undefined;
  const self = root.entries.get('$self')?.value;
  return self?.kind === 'scalar' && typeof self.value === 'string' && self.value !== '' ? resolveReference(path, self.value).resource : undefined;
}

/** Of files, which one a reference names by what they call themselves. */
export interface Selves {
  /** The path of the file that `ref` means in the file `from`, if only what files call themselves tells. */
  named(from: string, ref: string): string | undefined;
}

/** `roots`: the files that were read, by path. */
export function selvesOf(roots: ReadonlyMap<string, Node>): Selves {
  const byFile = new Map<string, string>();
  const files = new Map<string, string>();
  for (const [path, root] of roots) {
    const self = selfOf(root, path);
    if (self === undefined) continue;
    byFile.set(path, self);
    if (!files.has(self)) files.set(self, path);
  }
  return {
    named(from, ref) {
      // Nearly no document calls itself anything.
      if (files.size === 0 || ref.startsWith('#')) return undefined;
      const base = byFile.get(from);
      const targets = [...(base === undefined ? [] : [resolveReference(base, ref).resource]), resolveReference(from, ref).resource];
      for (const target of targets) {
        const file = files.get(target) ?? (base !== undefined && roots.has(target) ? target : undefined);
        if (file !== undefined) return file;
      }
      return undefined;
    },
  };
}
