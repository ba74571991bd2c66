// What files call themselves (`$self` of OpenAPI 3.2), and which URIs a reference may mean by that.

import type { Node } from './node.ts';
import { resolveReference } from './uri.ts';

/** What references are resolved against: the first of these at which there is something. */
export type Bases = readonly [string, ...string[]];

/** The bases of a file: what it calls itself, then its path. */
export function basesOf(root: Node, path: string): Bases {
  const self = selfOf(root, path);
  return self === undefined || self === path ? [path] : [self, path];
}

/** The bases in a schema with this `$id`. */
export function basesBelow(bases: Bases, id: string): Bases {
  const [first, ...more] = targetsOf(bases, id);
  return [first, ...more.filter((base) => base !== first)];
}

/** What a reference names, by each of the bases. */
export function targetsOf([first, ...more]: Bases, ref: string): Bases {
  const against = (base: string): string => resolveReference(base, ref).resource;
  return [against(first), ...more.map(against)];
}

/** The paths of files, by what these call themselves; of several of one name, the first. `roots`: the files that were read, by path. */
export function selvesOf(roots: ReadonlyMap<string, Node>): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [path, root] of roots) {
    const self = selfOf(root, path);
    if (self !== undefined && !files.has(self)) files.set(self, path);
  }
  return files;
}

/** The URI that a document says it has; a path where it says no more than that. */
function selfOf(root: Node, path: string): string | undefined {
  if (root.kind !== 'map' || !root.entries.has('openapi')) return undefined;
  const self = root.entries.get('$self')?.value;
  return self?.kind === 'scalar' && typeof self.value === 'string' && self.value !== ''
    ? resolveReference(path, self.value).resource
    : undefined;
}
