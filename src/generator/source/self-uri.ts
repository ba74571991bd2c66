// Base URIs of files and schemas (`$self` of OpenAPI 3.2, `$id`) and resolution against them.

import type { Node } from './node.ts';
import { resolveReference } from './uri.ts';

/** Base URIs in order of precedence: a reference uses the first that resolves. */
export type Bases = readonly [string, ...string[]];

/** Returns the base URIs of a file: its `$self`, then its path. */
export function basesOf(root: Node, path: string): Bases {
  const self = selfOf(root, path);
  return self === undefined || self === path ? [path] : [self, path];
}

/** Returns the base URIs within a schema with this `$id`. */
export function basesBelow(bases: Bases, id: string): Bases {
  const [first, ...more] = targetsOf(bases, id);
  return [first, ...more.filter((base) => base !== first)];
}

/** Resolves a reference against each base URI. */
export function targetsOf([first, ...more]: Bases, ref: string): Bases {
  const against = (base: string): string => resolveReference(base, ref).resource;
  return [against(first), ...more.map(against)];
}

/** Returns file paths by `$self`; the first file takes precedence. `roots`: all loaded files, by path. */
export function selvesOf(roots: ReadonlyMap<string, Node>): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [path, root] of roots) {
    const self = selfOf(root, path);
    if (self !== undefined && !files.has(self)) files.set(self, path);
  }
  return files;
}

/** Returns the `$self` of a document, resolved against its path. */
function selfOf(root: Node, path: string): string | undefined {
  if (root.kind !== 'map' || !root.entries.has('openapi')) return undefined;
  const self = root.entries.get('$self')?.value;
  return self?.kind === 'scalar' && typeof self.value === 'string' && self.value !== ''
    ? resolveReference(path, self.value).resource
    : undefined;
}
