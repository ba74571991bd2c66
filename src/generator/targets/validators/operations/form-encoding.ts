// How a member of a form is written: as forms have it, as JSON, or in a style of its own.

import type { Api, Encoding } from '../../../model/types/api.ts';
import type { Use } from '../../../model/types/shape.ts';
import { isDeep } from './deep-object.ts';
import { resolved } from './parse-scalar.ts';

/**
 * `usual`: one text, a list as several of one name, an object as JSON. `json`: JSON whatever it is. `parts`: a list or an
 * object taken apart, what is in it a text or JSON. `deep`: taken apart to any depth.
 */
export type Writing = 'usual' | 'json' | 'parts' | 'deep';

/** In the text of a form; the parts of a multipart form are as usual. */
export function writingOf(use: Use, encoding: Encoding | undefined, api: Api): Writing {
  const { style, explode, contentType } = encoding ?? {};
  if (style === undefined && explode === undefined) return isJson(contentType) ? 'json' : 'usual';
  if (style === 'deepObject' && isDeep(use, api)) return 'deep';
  return ['list', 'tuple', 'map', 'object'].includes(resolved(use.shape, api).shape.kind) ? 'parts' : 'usual';
}

/** Whether a member is declared to be JSON. */
export function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/(?:[^;]*\+)?json\s*(?:;|$)/i.test(contentType);
}
