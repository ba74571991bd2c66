// What a body is read as and written from, by its media type.

import type { Kind } from './operation-descriptor.ts';

/** The media type without its parameters, in lower case; empty where there is none. */
export function bare(mediaType: string | null | undefined): string {
  return (mediaType ?? '').replace(/;[^]*/, '').trim().toLowerCase();
}

/** JSON, text, a stream of events or records, or else binary. */
export function kindOf(mediaType: string): Exclude<Kind, 'none'> {
  const name = bare(mediaType);
  if (/^(?:application|text)\/json$|\+json$/.test(name)) return 'json';
  if (/^text\/event-stream$|[/+](?:x-)?(?:ndjson|jsonl|json-seq)$/.test(name)) return 'stream';
  return /^text\/|[/+](?:xml|yaml|x-yaml|javascript|graphql|x-www-form-urlencoded)$/.test(name) ? 'text' : 'binary';
}
