// Media types: what a request says that it carries.

export interface MediaType {
  /** Lower case, without parameters: `application/json`. */
  readonly essence: string;
  /** By lower-case name. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** Undefined where the text is no media type. */
export function readMediaType(text: string | undefined): MediaType | undefined {
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

/** Whether its bytes are a text; a stream of events is none yet. */
export function isText(essence: string): boolean {
  return !isStream(essence) && /^text\/|[/+](?:xml|yaml|x-yaml|javascript|graphql)$/.test(essence);
}

/** Whether it is one thing after another, each with a schema that says nothing of the whole: events, or records of JSON. */
export function isStream(essence: string): boolean {
  return /^text\/event-stream$|[/+](?:x-)?(?:ndjson|jsonl|json-seq)$/.test(essence);
}
