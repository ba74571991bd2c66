// Binary fields of a multipart form.

import type { Api, Content } from './types/api.ts';
import type { Property, Shape } from './types/shape.ts';
import { propertiesOf } from './all-properties.ts';
import { bare, kindOf } from './media-type-kind.ts';

/** Returns the names of the properties that hold binary data, or arrays of it, in document order. */
export function filesOf({ mediaType, schema, encoding }: Content, api: Api): readonly string[] {
  if (bare(mediaType) !== 'multipart/form-data' || !schema) return [];
  const encoded = new Map(encoding.map(({ property, contentType }) => [property, contentType]));
  const properties = propertiesOf(schema.request, api);
  return [
    ...new Set(
      properties.filter((property) => isFile(property, encoded.get(property.name), api)).map(({ name }) => name),
    ),
  ];
}

function isFile({ use }: Property, contentType: string | undefined, api: Api): boolean {
  if (isBytes(use.shape, api)) return true;
  return contentType !== undefined && isText(use.shape) && kindOf(contentType.replace(/,[^]*/, '')) === 'binary';
}

function isBytes(shape: Shape, api: Api, depth = 0): boolean {
  if (shape.kind === 'list') return isBytes(shape.items.shape, api, depth);
  if (shape.kind === 'union') return shape.branches.some((branch) => isBytes(branch.shape, api, depth));
  if (shape.kind === 'ref') {
    const schema = depth > 20 ? undefined : api.schema(shape.id);
    return schema !== undefined && isBytes(schema.request.shape, api, depth + 1);
  }
  if (shape.kind !== 'text') return false;
  if (shape.format === 'binary') return true;
  const { source } = shape;
  if (typeof source !== 'object' || !source.string?.contentMediaType) return false;
  return source.string.contentEncoding === undefined && kindOf(source.string.contentMediaType) === 'binary';
}

function isText(shape: Shape): boolean {
  return shape.kind === 'list' ? isText(shape.items.shape) : shape.kind === 'text';
}
