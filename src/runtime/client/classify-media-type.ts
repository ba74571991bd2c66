// Classification of media types by how their bodies are read and written.

import type { BodyKind } from './operation-descriptor.ts';

/** Returns a media type in lower case without parameters; empty if there is none. */
export function mediaTypeEssence(mediaType: string | null | undefined): string {
  return (mediaType ?? '').replace(/;[^]*/, '').trim().toLowerCase();
}

/** Returns how bodies of a media type are read: as JSON, text, a stream of events or records, or else binary. */
export function classifyMediaType(mediaType: string): Exclude<BodyKind, 'none'> {
  const essence = mediaTypeEssence(mediaType);
  if (/^(?:application|text)\/json$|\+json$/.test(essence)) return 'json';
  if (/^text\/event-stream$|[/+](?:x-)?(?:ndjson|jsonl|json-seq)$/.test(essence)) return 'stream';
  return /^text\/|[/+](?:xml|yaml|x-yaml|javascript|graphql|x-www-form-urlencoded)$/.test(essence) ? 'text' : 'binary';
}
