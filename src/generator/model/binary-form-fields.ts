// Binary fields of a multipart form.

import type { Api, MediaType } from './types/api.ts';
import type { Property, Shape } from './types/shape.ts';
import { collectProperties } from './shape/find-properties.ts';
import { mediaTypeEssence, mediaTypeKind } from './media-type-kind.ts';

/** Returns the names of the properties that hold binary data, or arrays of it, in document order. */
export function binaryFormFields({ mediaType, schema, encoding }: MediaType, api: Api): readonly string[] {
  if (mediaTypeEssence(mediaType) !== 'multipart/form-data' || !schema) return [];
  const encoded = new Map(encoding.map(({ property, contentType }) => [property, contentType]));
  const properties = collectProperties(schema.request, api);
  return [
    ...new Set(
      properties
        .filter((property) => isBinaryProperty(property, encoded.get(property.name), api))
        .map(({ name }) => name),
    ),
  ];
}

function isBinaryProperty({ use }: Property, contentType: string | undefined, api: Api): boolean {
  if (isBinaryShape(use.shape, api)) return true;
  return (
    contentType !== undefined && isTextShape(use.shape) && mediaTypeKind(contentType.replace(/,[^]*/, '')) === 'binary'
  );
}

function isBinaryShape(shape: Shape, api: Api, depth = 0): boolean {
  if (shape.kind === 'list') return isBinaryShape(shape.items.shape, api, depth);
  if (shape.kind === 'union') return shape.branches.some((branch) => isBinaryShape(branch.shape, api, depth));
  if (shape.kind === 'ref') {
    const schema = depth > 20 ? undefined : api.schema(shape.id);
    return schema !== undefined && isBinaryShape(schema.request.shape, api, depth + 1);
  }
  if (shape.kind !== 'text') return false;
  if (shape.format === 'binary') return true;
  const { source } = shape;
  if (typeof source !== 'object' || !source.string?.contentMediaType) return false;
  return source.string.contentEncoding === undefined && mediaTypeKind(source.string.contentMediaType) === 'binary';
}

function isTextShape(shape: Shape): boolean {
  return shape.kind === 'list' ? isTextShape(shape.items.shape) : shape.kind === 'text';
}
