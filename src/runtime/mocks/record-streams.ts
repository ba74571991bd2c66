// Streams of records: server-sent events, JSON Lines, and JSON text sequences (RFC 7464).

import { isObject } from '../validation/type-and-size-checks.ts';

/** Media types of streams of records. */
export type RecordStreamType =
  | 'text/event-stream'
  | `text/event-stream;${string}`
  | `${string}ndjson`
  | `${string}jsonl`
  | `${string}json-seq`;

export function isRecordStream(mediaType: string): boolean {
  return /^text\/event-stream\b|[/+](?:x-)?(?:ndjson|jsonl|json-seq)\b/i.test(mediaType);
}

/**
 * Returns a record as it is sent in a stream. `isEvent`: whether a record of server-sent events has the fields of an
 * event, as in OpenAPI 3.2; otherwise, it is the data of an event.
 */
export function frameRecord(mediaType: string, record: unknown, isEvent: boolean): string {
  if (/event-stream/i.test(mediaType))
    return isEvent && isObject(record) ? frameEvent(record) : frameEvent({ data: record });
  const text = JSON.stringify(record);
  return /json-seq/i.test(mediaType) ? `\u001e${text}\n` : `${text}\n`;
}

function frameEvent(fields: Readonly<Record<string, unknown>>): string {
  const lines = ['event', 'id', 'retry', 'data'].flatMap((name) => {
    const value = fields[name];
    if (value === undefined) return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.split(/\r\n|\n|\r/).map((line) => `${name}: ${line}\n`);
  });
  return `${lines.join('')}\n`;
}
