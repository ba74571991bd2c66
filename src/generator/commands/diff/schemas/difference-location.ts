// Location of a difference behind references.

import type { Api } from '../../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import type { Origin } from '../../../model/types/origin.ts';
import { originAlong } from '../../../model/locate-origin.ts';
import type { Pair, Pairs, Site } from './schema-pairs.ts';

/**
 * A difference within one named schema is located there. If a reference was replaced by another reference or an inline
 * schema, neither named schema changed: the difference is located at the reference.
 */
export function placesOf({ base, head }: Pairs, { schema, site }: Pair, found: Site): Site {
  if (schema !== undefined || !found.base || !found.head || !site.base || !site.head) return found;
  const [left, right] = [isBelow(found.base, site.base), isBelow(found.head, site.head)];
  if ((left && right) || (!left && !right && homeOf(base.api, found.base) === homeOf(head.api, found.head))) return found;
  return { base: left || !isReference(site.base) ? found.base : site.base, head: right || !isReference(site.head) ? found.head : site.head };
}

/** Returns the subschema of a keyword, even if it is only a reference; otherwise the schema itself. */
export function heldBy(part: ObjectSchema | undefined, read: (part: ObjectSchema) => Assertion | undefined): ObjectSchema | undefined {
  const held = part && read(part);
  return typeof held === 'object' ? held : part;
}

function isBelow(origin: Origin, above: Origin): boolean {
  return origin.file === above.file && (origin.pointer === above.pointer || origin.pointer.startsWith(`${above.pointer}/`));
}

function isReference(origin: Origin): boolean {
  return originAlong(origin, ['$ref']).pointer !== origin.pointer;
}

const homes = new WeakMap<Api, ReadonlyMap<string, string>>();

/** Returns the ID of the innermost named schema that contains the origin. */
function homeOf(api: Api, { file, pointer }: Origin): string | undefined {
  const named = homes.get(api) ?? new Map(api.schemas.map(({ id, origin }) => [`${origin.file}#${origin.pointer}`, id]));
  homes.set(api, named);
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const id = named.get(`${file}#${at}`);
    if (id !== undefined || at === '') return id;
  }
}
