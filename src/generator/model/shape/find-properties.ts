// Property lookup across the parts of a schema or shape.

import type { JsonSchema } from '../types/schema.ts';
import type { Api } from '../types/api.ts';
import type { Property, ShapeUse } from '../types/shape.ts';
import type { Direction } from './object-shape.ts';

/**
 * Returns the schema of the property in `root` or in a schema that it applies in place; `undefined` if there is none.
 */
export function findProperty(
  root: JsonSchema,
  name: string,
  resolve: (id: string) => JsonSchema | undefined,
): JsonSchema | undefined {
  const seen = new Set<JsonSchema>();
  let pending: JsonSchema[] = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'boolean' || seen.has(next)) continue;
    seen.add(next);
    const property = next.object?.properties?.get(name);
    if (property !== undefined) return property;
    const referenced = next.ref === undefined ? undefined : resolve(next.ref);
    if (referenced !== undefined) pending.push(referenced);
    // Reverse order, so that the first part is searched first; branches are searched last.
    pending = [...(next.anyOf ?? []), ...(next.oneOf ?? []), ...pending];
    for (const part of (next.allOf ?? []).toReversed()) pending.push(part);
  }
  return undefined;
}

/**
 * Returns the properties in document order, following references, intersections, and unions. A property that several
 * parts describe appears once for each part.
 */
export function collectProperties(
  { shape }: ShapeUse,
  api: Api,
  direction: Direction,
  seen: ReadonlySet<string> = new Set(),
): readonly Property[] {
  const collect = (part: ShapeUse): readonly Property[] => collectProperties(part, api, direction, seen);
  if (shape.kind === 'object') return shape.properties;
  if (shape.kind === 'intersection') return shape.parts.flatMap(collect);
  if (shape.kind === 'union') return shape.branches.flatMap(collect);
  if (shape.kind !== 'ref' || seen.has(shape.id)) return [];
  const schema = api.schema(shape.id);
  return schema ? collectProperties(schema[direction], api, direction, new Set([...seen, shape.id])) : [];
}
