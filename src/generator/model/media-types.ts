// Classification of media types (the same as in the client runtime), and binary fields of multipart forms.

import type { MediaType, Parameter, Api } from './types/api.ts';
import type { SchemaAndShapes } from './types/operation-parts.ts';
import type { Property, Shape } from './types/shape.ts';
import { collectProperties } from './shape/find-properties.ts';
import type { Direction } from './shape/object-shape.ts';

export type MediaTypeKind = 'json' | 'text' | 'binary' | 'stream';

/** Returns the essence of a media type: lower case, without parameters (WHATWG MIME Sniffing). */
export function mediaTypeEssence(mediaType: string): string {
  return mediaType.replace(/;[^]*/, '').trim().toLowerCase();
}

/** Classifies a media type as JSON, text, a stream of events or records, or binary. */
export function mediaTypeKind(mediaType: string): MediaTypeKind {
  const essence = mediaTypeEssence(mediaType);
  if (/^(?:application|text)\/json$|\+json$/.test(essence)) return 'json';
  if (/^text\/event-stream$|[/+](?:x-)?(?:ndjson|jsonl|json-seq)$/.test(essence)) return 'stream';
  return /^text\/|[/+](?:xml|yaml|x-yaml|javascript|graphql|x-www-form-urlencoded)$/.test(essence) ? 'text' : 'binary';
}

/**
 * Classifies a documented body. If its range includes all types or all application types, the schema determines the
 * kind.
 */
export function contentKind({ mediaType, schema }: MediaType): MediaTypeKind {
  if (!/^(?:\*|application)\/\*$/.test(mediaTypeEssence(mediaType))) return mediaTypeKind(mediaType);
  if (schema?.response.shape.kind !== 'text') return 'json';
  return schema.response.shape.format === 'binary' ? 'binary' : 'text';
}

/** Returns whether a parameter is serialized as JSON according to its media type. */
export function isJsonParameter({ content }: Parameter): boolean {
  return content !== undefined && mediaTypeKind(content.mediaType) === 'json';
}

/**
 * Returns the schema of a parameter's value, `'json'` for any JSON value, or `'text'` for the raw string, which the
 * caller serializes.
 */
export function parameterValueType(parameter: Parameter): SchemaAndShapes | 'json' | 'text' {
  if (isJsonParameter(parameter)) return parameter.content?.schema ?? 'json';
  return parameter.schema ?? 'text';
}

/** Returns whether a media type is a suffix range: `application/*+json`, which does not include `application/json`. */
export function isSuffixRange(mediaType: string): boolean {
  return mediaTypeEssence(mediaType).includes('/*+');
}

/** Returns whether a media type is one of the two form media types. */
export function isFormMediaType(mediaType: string): boolean {
  return ['multipart/form-data', 'application/x-www-form-urlencoded'].includes(mediaTypeEssence(mediaType));
}

/** Returns the names of the properties that hold binary data, or arrays of it, in document order. */
export function binaryFormFields(
  { mediaType, schema, encoding }: MediaType,
  api: Api,
  direction: Direction,
): readonly string[] {
  if (mediaTypeEssence(mediaType) !== 'multipart/form-data' || !schema) return [];
  const contentTypes = new Map(encoding.map(({ property, contentType }) => [property, contentType]));
  const properties = collectProperties(schema[direction], api, direction);
  return [
    ...new Set(
      properties
        .filter((property) => isBinaryProperty(property, contentTypes.get(property.name), api))
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
