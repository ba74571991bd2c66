// Resolution of URI references (RFC 3986) against file paths and URIs.

import { normalPath } from './file-reader.ts';
import { percentDecoded } from './pointer.ts';

/** A resolved reference, split at its fragment; both parts are percent-decoded. */
export interface Reference {
  /** Display path of a file, or an absolute URI. */
  readonly resource: string;
  readonly fragment: string;
}

/** Resolves `ref` against `base`, a display path or an absolute URI (RFC 3986, section 5). */
export function resolveReference(base: string, ref: string): Reference {
  const cut = ref.indexOf('#');
  const path = cut < 0 ? ref : ref.slice(0, cut);
  const fragment = cut < 0 ? '' : percentDecoded(ref.slice(cut + 1));
  if (path === '') return { resource: base, fragment };
  if (isAbsoluteUri(path)) return { resource: normalUri(path), fragment };
  if (isAbsoluteUri(base)) return { resource: joinUri(base, path), fragment };
  const decoded = percentDecoded(path);
  const folder = base.slice(0, base.lastIndexOf('/') + 1);
  return { resource: normalPath(decoded.startsWith('/') ? decoded : folder + decoded), fragment };
}

/** Whether a text starts with a URI scheme. A single letter is a Windows drive. */
export function isAbsoluteUri(text: string): boolean {
  return /^[a-zA-Z][a-zA-Z0-9+.-]+:/.test(text);
}

function normalUri(text: string): string {
  return URL.canParse(text) ? new URL(text).href : text;
}

function joinUri(base: string, path: string): string {
  return URL.canParse(path, base) ? new URL(path, base).href : path;
}
