// Serialization of form fields: form default, JSON, or a style of their own.

import type { Api, Encoding } from '../../../model/types/api.ts';
import type { Use } from '../../../model/types/shape.ts';
import { isDeep } from './deep-object.ts';
import { resolved } from './parse-scalar.ts';

/**
 * `usual`: a scalar as one string, an array as repeated fields, an object as JSON. `json`: always JSON. `parts`: an
 * array or object with string or JSON elements. `deep`: nested to any depth.
 */
export type Writing = 'usual' | 'json' | 'parts' | 'deep';

/** Returns the serialization in a URL-encoded form; fields of a multipart form are always `usual`. */
export function writingOf(use: Use, encoding: Encoding | undefined, api: Api): Writing {
  const { style, explode, contentType } = encoding ?? {};
  if (style === undefined && explode === undefined) return isJson(contentType) ? 'json' : 'usual';
  if (style === 'deepObject' && isDeep(use, api)) return 'deep';
  return ['list', 'tuple', 'map', 'object'].includes(resolved(use.shape, api).shape.kind) ? 'parts' : 'usual';
}

/** Returns whether a field is declared as JSON. */
export function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/(?:[^;]*\+)?json\s*(?:;|$)/i.test(contentType);
}
