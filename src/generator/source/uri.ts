// Resolution of URI references (RFC 3986) against file paths and URIs.

import { normalizePath } from './file-reader.ts';
import { decodePercent } from './pointer.ts';

/** A resolved reference, split at its fragment; both parts are percent-decoded. */
export interface ResolvedReference {
  /** Display path of a file, or an absolute URI. */
  readonly resource: string;
  readonly fragment: string;
}

/** Resolves `ref` against `base`, a display path or an absolute URI (RFC 3986, section 5). */
export function resolveReference(base: string, ref: string): ResolvedReference {
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

/** Whether a text starts with a URI scheme. A single letter is a Windows drive. */
export function isAbsoluteUri(text: string): boolean {
  return /^[a-zA-Z][a-zA-Z0-9+.-]+:/.test(text);
}

function normalizeUri(text: string): string {
  return URL.canParse(text) ? new URL(text).href : text;
}

function resolveUri(base: string, path: string): string {
  return URL.canParse(path, base) ? new URL(path, base).href : path;
}
