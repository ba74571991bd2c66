// Resolution of URI references (RFC 3986) against file paths and base URIs (`$self` of OpenAPI 3.2, `$id`).

import { normalizePath } from './file-reader.ts';
import { decodePercent } from './pointer.ts';
import type { Node } from './node.ts';

/** A resolved reference, split at its fragment; both parts are percent-decoded. */
export interface ResolvedReference {
  /** Display path of a file, or an absolute URI. */
  readonly resource: string;
  readonly fragment: string;
}

/** Resolves `ref` against `base`, a display path or an absolute URI (RFC 3986, section 5). */
export function resolveUriReference(base: string, ref: string): ResolvedReference {
  const hashIndex = ref.indexOf('#');
  const path = hashIndex < 0 ? ref : ref.slice(0, hashIndex);
  const fragment = hashIndex < 0 ? '' : decodePercent(ref.slice(hashIndex + 1));
  if (path === '') return { resource: base, fragment };
  if (isAbsoluteUri(path)) return { resource: normalizeUri(path), fragment };
  if (isAbsoluteUri(base)) return { resource: resolveUri(base, path), fragment };
  const decoded = decodePercent(path);
  const directory = base.slice(0, base.lastIndexOf('/') + 1);
  return { resource: normalizePath(decoded.startsWith('/') ? decoded : directory + decoded), fragment };
}

/** Returns whether a string starts with a URI scheme. A single letter is a Windows drive. */
export function isAbsoluteUri(text: string): boolean {
  return /^[a-zA-Z][a-zA-Z0-9+.-]+:/.test(text);
}

function normalizeUri(text: string): string {
  return URL.canParse(text) ? new URL(text).href : text;
}

function resolveUri(base: string, path: string): string {
  return URL.canParse(path, base) ? new URL(path, base).href : path;
}

/** Base URIs in order of precedence: a reference uses the first that resolves. */
export type BaseUris = readonly [string, ...string[]];

/** Returns the base URIs of a file: its `$self`, then its path. */
export function fileBaseUris(root: Node, path: string): BaseUris {
  const self = selfUri(root, path);
  return self === undefined || self === path ? [path] : [self, path];
}

/** Returns the base URIs within a schema that has this `$id`. */
export function schemaBaseUris(bases: BaseUris, id: string): BaseUris {
  const [first, ...rest] = resolveAgainstBases(bases, id);
  return [first, ...rest.filter((base) => base !== first)];
}

/** Resolves a reference against each base URI. */
export function resolveAgainstBases([first, ...rest]: BaseUris, ref: string): BaseUris {
  const resolve = (base: string): string => resolveUriReference(base, ref).resource;
  return [resolve(first), ...rest.map(resolve)];
}

/** Returns the path of each loaded file by its `$self`; the first file takes precedence. */
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
    ? resolveUriReference(path, self.value).resource
    : undefined;
}
