// What a body is read as, by its media type: the same as the client does when it runs, which a test holds.

import type { Content, Parameter } from './types/api.ts';
import type { Typed } from './types/operation-parts.ts';

export type Kind = 'json' | 'text' | 'binary' | 'stream';

/** The media type without its parameters, in lower case. */
export function bare(mediaType: string): string {
  return mediaType.replace(/;[^]*/, '').trim().toLowerCase();
}

/** JSON, text, a stream of events or records, or else binary. */
export function kindOf(mediaType: string): Kind {
  const name = bare(mediaType);
  if (/^(?:application|text)\/json$|\+json$/.test(name)) return 'json';
  if (/^text\/event-stream$|[/+](?:x-)?(?:ndjson|jsonl|json-seq)$/.test(name)) return 'stream';
  return /^text\/|[/+](?:xml|yaml|x-yaml|javascript|graphql|x-www-form-urlencoded)$/.test(name) ? 'text' : 'binary';
}

/** The kind of a documented body. A range of all types is what its schema looks like. */
export function kindOfContent({ mediaType, schema }: Content): Kind {
  if (!/^(?:\*|application)\/\*$/.test(bare(mediaType))) return kindOf(mediaType);
  if (schema?.response.shape.kind !== 'text') return 'json';
  return schema.response.shape.format === 'binary' ? 'binary' : 'text';
}

/** Whether a parameter is written as JSON by its media type, rather than by a style. */
export function isJsonParameter({ content }: Parameter): boolean {
  return content !== undefined && kindOf(content.mediaType) === 'json';
}

/** What a parameter is a value of: a schema, anything that JSON has, or the text that stands in the request, which a media type other than JSON leaves to the caller. */
export function valueOfParameter(parameter: Parameter): Typed | 'json' | 'text' {
  if (isJsonParameter(parameter)) return parameter.content?.schema ?? 'json';
  return parameter.schema ?? 'text';
}

/** Whether it is a range by suffix: `application/*+json`, in which `application/json` does not lie. */
export function isSuffixRange(mediaType: string): boolean {
  return bare(mediaType).includes('/*+');
}

/** Whether a media type is one of the two kinds of forms. */
export function isForm(mediaType: string): boolean {
  return ['multipart/form-data', 'application/x-www-form-urlencoded'].includes(bare(mediaType));
}
