// Base URIs of files and schemas (`$self` of OpenAPI 3.2, `$id`) and resolution against them.

import type { Node } from './node.ts';
import { resolveReference } from './uri.ts';

/** Base URIs in order of precedence: a reference uses the first that resolves. */
export type BaseUris = readonly [string, ...string[]];

/** Returns the base URIs of a file: its `$self`, then its path. */
export function fileBaseUris(root: Node, path: string): BaseUris {
  const self = selfUri(root, path);
  return self === undefined || self === path ? [path] : [self, path];
}

/** Returns the base URIs within a schema with this `$id`. */
export function schemaBaseUris(bases: BaseUris, id: string): BaseUris {
  const [first, ...more] = resolveAgainstBases(bases, id);
  return [first, ...more.filter((base) => base !== first)];
}

/** Resolves a reference against each base URI. */
export function resolveAgainstBases([first, ...more]: BaseUris, ref: string): BaseUris {
  const resolve = (base: string): string => resolveReference(base, ref).resource;
  return [resolve(first), ...more.map(resolve)];
}

/** Returns file paths by `$self`; the first file takes precedence. `roots`: all loaded files, by path. */
export function filesBySelfUri(roots: ReadonlyMap<string, Node>): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [path, root] of roots) {
    const self = selfUri(root, path);
    if (self !== undefined && !files.has(self)) files.set(self, path);
  }
  return files;
}

/** Returns the `$self` of a document, resolved against its path. */
function selfUri(root: Node, path: string): string | undefined {
  if (root.kind !== 'map' || !root.entries.has('openapi')) return undefined;
  const self = root.entries.get('$self')?.value;
  return self?.kind === 'scalar' && typeof self.value === 'string' && self.value !== ''
    ? resolveReference(path, self.value).resource
    : undefined;
}
