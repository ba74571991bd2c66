// Classification of media types; a test keeps it equal to the client runtime's.

import type { MediaType, Parameter } from './types/api.ts';
import type { SchemaAndShapes } from './types/operation-parts.ts';

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

/** Classifies a documented body; a range of all types or of all application types, by its schema. */
export function contentKind({ mediaType, schema }: MediaType): MediaTypeKind {
  if (!/^(?:\*|application)\/\*$/.test(mediaTypeEssence(mediaType))) return mediaTypeKind(mediaType);
  if (schema?.response.shape.kind !== 'text') return 'json';
  return schema.response.shape.format === 'binary' ? 'binary' : 'text';
}

/** Returns whether a parameter is serialized as JSON by its media type. */
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

/** Returns whether it is a suffix range such as `application/*+json`, which does not include `application/json`. */
export function isSuffixRange(mediaType: string): boolean {
  return mediaTypeEssence(mediaType).includes('/*+');
}

/** Returns whether a media type is one of the two form media types. */
export function isFormMediaType(mediaType: string): boolean {
  return ['multipart/form-data', 'application/x-www-form-urlencoded'].includes(mediaTypeEssence(mediaType));
}
