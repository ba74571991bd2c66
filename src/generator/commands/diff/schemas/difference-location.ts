// Location of a difference in a schema that is reached through a reference.

import type { Api } from '../../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { type SourceLocation, locatePath } from '../../../model/source-location.ts';
import type { SchemaPair, SchemaPairs, OriginPair } from './schema-pairs.ts';

/**
 * A difference within one named schema is located there. If a reference was replaced by another reference or an inline
 * schema, neither named schema changed: the difference is located at the reference.
 */
export function locateDifference(
  { base, head }: SchemaPairs,
  { schemaId: schema, origins: pairOrigins }: SchemaPair,
  origins: OriginPair,
): OriginPair {
  if (schema !== undefined || !origins.base || !origins.head || !pairOrigins.base || !pairOrigins.head) return origins;
  const [left, right] = [isBelow(origins.base, pairOrigins.base), isBelow(origins.head, pairOrigins.head)];
  if (
    (left && right) ||
    (!left && !right && enclosingSchemaId(base.api, origins.base) === enclosingSchemaId(head.api, origins.head))
  )
    return origins;
  return {
    base: left || !isReference(pairOrigins.base) ? origins.base : pairOrigins.base,
    head: right || !isReference(pairOrigins.head) ? origins.head : pairOrigins.head,
  };
}

/** Returns the subschema of a keyword, even if it is only a reference; otherwise the schema itself. */
export function subschemaOf(
  part: SchemaObject | undefined,
  readSubschema: (part: SchemaObject) => JsonSchema | undefined,
): SchemaObject | undefined {
  const subschema = part && readSubschema(part);
  return typeof subschema === 'object' ? subschema : part;
}

function isBelow(origin: SourceLocation, ancestor: SourceLocation): boolean {
  return (
    origin.file === ancestor.file &&
    (origin.pointer === ancestor.pointer || origin.pointer.startsWith(`${ancestor.pointer}/`))
  );
}

function isReference(origin: SourceLocation): boolean {
  return locatePath(origin, ['$ref']).pointer !== origin.pointer;
}

const schemaIdsByOrigin = new WeakMap<Api, ReadonlyMap<string, string>>();

/** Returns the ID of the innermost named schema that contains the origin. */
function enclosingSchemaId(api: Api, { file, pointer }: SourceLocation): string | undefined {
  const idsByLocation =
    schemaIdsByOrigin.get(api) ??
    new Map(api.schemas.map(({ id, sourceLocation }) => [`${sourceLocation.file}#${sourceLocation.pointer}`, id]));
  schemaIdsByOrigin.set(api, idsByLocation);
  for (let ancestor = pointer; ; ancestor = ancestor.slice(0, ancestor.lastIndexOf('/'))) {
    const id = idsByLocation.get(`${file}#${ancestor}`);
    if (id !== undefined || ancestor === '') return id;
  }
}
