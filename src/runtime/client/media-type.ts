// Media types: how their bodies are read and written.

import type { Kind } from './operation-descriptor.ts';

/** Returns a media type in lower case without parameters; empty if there is none. */
export function bare(mediaType: string | null | undefined): string {
  return (mediaType ?? '').replace(/;[^]*/, '').trim().toLowerCase();
}

/** Returns how bodies of a media type are read: as JSON, text, a stream of events or records, or else binary. */
export function kindOf(mediaType: string): Exclude<Kind, 'none'> {
  const name = bare(mediaType);
  if (/^(?:application|text)\/json$|\+json$/.test(name)) return 'json';
  if (/^text\/event-stream$|[/+](?:x-)?(?:ndjson|jsonl|json-seq)$/.test(name)) return 'stream';
  return /^text\/|[/+](?:xml|yaml|x-yaml|javascript|graphql|x-www-form-urlencoded)$/.test(name) ? 'text' : 'binary';
}
