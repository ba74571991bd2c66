// All properties that a shape describes.

import type { Api } from './types/api.ts';
import type { Property, Use } from './types/shape.ts';

/**
 * Returns the properties in document order, following references, intersections, and unions; a property that several
 * parts describe occurs once for each.
 */
export function propertiesOf({ shape }: Use, api: Api, seen: ReadonlySet<string> = new Set()): readonly Property[] {
  if (shape.kind === 'object') return shape.properties;
  if (shape.kind === 'intersection') return shape.parts.flatMap((part) => propertiesOf(part, api, seen));
  if (shape.kind === 'union') return shape.branches.flatMap((branch) => propertiesOf(branch, api, seen));
  if (shape.kind !== 'ref' || seen.has(shape.id)) return [];
  const schema = api.schema(shape.id);
  return schema ? propertiesOf(schema.request, api, new Set([...seen, shape.id])) : [];
}
