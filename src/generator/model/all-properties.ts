// All properties that a shape describes.

import type { Api } from './types/api.ts';
import type { Property, ShapeUse } from './types/shape.ts';

/**
 * Returns the properties in document order, following references, intersections, and unions; a property that several
 * parts describe occurs once for each.
 */
export function collectProperties(
  { shape }: ShapeUse,
  api: Api,
  seen: ReadonlySet<string> = new Set(),
): readonly Property[] {
  if (shape.kind === 'object') return shape.properties;
  if (shape.kind === 'intersection') return shape.parts.flatMap((part) => collectProperties(part, api, seen));
  if (shape.kind === 'union') return shape.branches.flatMap((branch) => collectProperties(branch, api, seen));
  if (shape.kind !== 'ref' || seen.has(shape.id)) return [];
  const schema = api.schema(shape.id);
  return schema ? collectProperties(schema.request, api, new Set([...seen, shape.id])) : [];
}
