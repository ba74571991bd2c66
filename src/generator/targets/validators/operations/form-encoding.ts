// Serialization of form fields: the form default, JSON, or an explicit style.

import type { Api, Encoding } from '../../../model/types/api.ts';
import type { ShapeUse } from '../../../model/types/shape.ts';
import { mayBeStructured } from './deep-object.ts';
import { resolveShape } from './parse-scalar.ts';

/**
 * `usual`: a scalar as one string, an array as repeated fields, an object as JSON. `json`: always JSON. `parts`: an
 * array or object with string or JSON elements. `deep`: nested to any depth.
 */
export type FieldEncoding = 'usual' | 'json' | 'parts' | 'deep';

/** Returns the serialization in a URL-encoded form; fields of a multipart form are always `usual`. */
export function fieldEncoding(use: ShapeUse, encoding: Encoding | undefined, api: Api): FieldEncoding {
  const { style, explode, contentType } = encoding ?? {};
  if (style === undefined && explode === undefined) return isJsonContentType(contentType) ? 'json' : 'usual';
  if (style === 'deepObject' && mayBeStructured(use, api)) return 'deep';
  return ['list', 'tuple', 'map', 'object'].includes(resolveShape(use.shape, api).shape.kind) ? 'parts' : 'usual';
}

/** Returns whether a field is declared as JSON. */
export function isJsonContentType(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/(?:[^;]*\+)?json\s*(?:;|$)/i.test(contentType);
}
