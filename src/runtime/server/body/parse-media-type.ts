// Parses and classifies the media types of request and response bodies.

export interface MediaType {
  /** Lower case, without parameters: `application/json`. */
  readonly essence: string;
  /** By lower-case name. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** Parses a media type; `undefined` if it is malformed. */
export function parseMediaType(text: string | undefined): MediaType | undefined {
  const [first = '', ...rest] = (text ?? '').split(';');
  const essence = first.trim().toLowerCase();
  if (!/^[^\s/;,]+\/[^\s/;,]+$/.test(essence)) return undefined;
  const parameters = new Map<string, string>();
  for (const part of rest) {
    const [, name, value] = /^([^\s=]+)="?([^"]*)"?$/.exec(part.trim()) ?? [];
    if (name !== undefined && value !== undefined) parameters.set(name.toLowerCase(), value);
  }
  return { essence, parameters };
}

/** Whether bodies are strings. Streams are not. */
export function isTextMediaType(essence: string): boolean {
  return !isStreamMediaType(essence) && /^text\/|[/+](?:xml|yaml|x-yaml|javascript|graphql)$/.test(essence);
}

/** Whether bodies are streams of events or JSON records. Their schema describes the items, not the stream. */
export function isStreamMediaType(essence: string): boolean {
  return /^text\/event-stream$|[/+](?:x-)?(?:ndjson|jsonl|json-seq)$/.test(essence);
}
