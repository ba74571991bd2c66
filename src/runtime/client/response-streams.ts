// Event streams: server-sent events (`text/event-stream`), JSON Lines, and JSON text sequences (RFC 7464).

import { discardBody } from './limit-response-body.ts';

/** A server-sent event. */
export interface ServerSentEvent {
  /** Name of the event; `message` if the server sends none. */
  readonly event: string;
  readonly data: string;
  /** The last event ID of the stream; empty if there is none. */
  readonly id: string;
  /** Milliseconds to wait before reconnecting, if the server specifies them. */
  readonly retry?: number;
}

/** Options for reading a stream. */
export interface StreamOptions {
  /**
   * Maximum length of an event or record in characters. Reading a longer one throws a `RangeError`.
   *
   * @default 104857600
   */
  readonly maxLength?: number | undefined;
}

const defaultMaxLength = 100 * 2 ** 20;

/** Yields the events of a stream as they arrive. The stream is canceled if the loop ends early. */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  { maxLength = defaultMaxLength }: StreamOptions = {},
): AsyncGenerator<ServerSentEvent, void, undefined> {
  let id = '';
  let event = '';
  let data: string[] = [];
  let length = 0;
  let retry: number | undefined;
  // A carriage return ends a line immediately. A line feed at the start of the next chunk belongs to the same line
  // ending.
  let endsWithCarriageReturn = false;
  const split = (text: string): string[] => {
    const remaining = endsWithCarriageReturn && text.startsWith('\n') ? text.slice(1) : text;
    endsWithCarriageReturn = text.endsWith('\r');
    return remaining.split(/\r\n|\n|\r/);
  };
  for await (const line of splitStream(stream, split, false, maxLength)) {
    if (line === '') {
      if (data.length > 0)
        yield {
          event: event === '' ? 'message' : event,
          data: data.join('\n'),
          id,
          ...(retry !== undefined && { retry }),
        };
      [event, data, retry, length] = ['', [], undefined, 0];
      continue;
    }
    const [, field = '', value = ''] = /^([^:]*)(?:: ?([^]*))?$/.exec(line) ?? [];
    if (field === 'event') event = value;
    else if (field === 'data') {
      length = checkLength(length + value.length + 1, maxLength);
      data.push(value);
    } else if (field === 'id' && !value.includes('\0')) id = value;
    else if (field === 'retry' && /^[0-9]+$/.test(value)) retry = Number(value);
  }
}

/**
 * Yields the records of a stream as they arrive. A line that is not JSON throws a `SyntaxError`. In an RFC 7464
 * sequence, invalid elements are skipped, and so is a last element that may be truncated.
 */
export async function* readRecords(
  stream: ReadableStream<Uint8Array>,
  { maxLength = defaultMaxLength }: StreamOptions = {},
): AsyncGenerator<unknown, void, undefined> {
  let separator: string | undefined;
  const split = (text: string): string[] => text.split((separator ??= text.startsWith('\u001e') ? '\u001e' : '\n'));
  for await (const record of splitStream(stream, split, true, maxLength)) {
    if (record.trim() === '') continue;
    const parsed = separator === '\n' ? { value: JSON.parse(record) as unknown } : parseSequenceElement(record);
    if (parsed) yield parsed.value;
  }
}

/**
 * Parses an element of a sequence; `undefined` if it is invalid or incomplete. A top-level number or literal is
 * complete only if whitespace follows: otherwise `12` might be a truncated `123` (RFC 7464, section 2.4).
 */
function parseSequenceElement(record: string): { readonly value: unknown } | undefined {
  try {
    return /[\del]$/.test(record) ? undefined : { value: JSON.parse(record) as unknown };
  } catch {
    return undefined;
  }
}

/**
 * Yields the parts of a stream between separators as soon as they are complete. If `keepLast`, the last part
 * needs no separator after it; otherwise, it is dropped as incomplete.
 */
async function* splitStream(
  stream: ReadableStream<Uint8Array>,
  split: (text: string) => string[],
  keepLast: boolean,
  maxLength: number,
): AsyncGenerator<string, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  // Chunks of the current part; joined once, when it is complete.
  let chunks: string[] = [];
  let length = 0;
  let isDone = false;
  try {
    while (!isDone) {
      const { done, value } = await reader.read();
      isDone = done;
      const text = done ? decoder.decode() : decoder.decode(value, { stream: true });
      if (text === '') continue;
      const [head = '', ...parts] = split(text);
      chunks.push(head);
      length = checkLength(length + head.length, maxLength);
      for (const nextPart of parts) {
        yield chunks.join('');
        chunks = [nextPart];
        length = checkLength(nextPart.length, maxLength);
      }
    }
    if (keepLast) yield chunks.join('');
  } finally {
    if (!isDone) discardBody(reader);
    reader.releaseLock();
  }
}

/** Returns `length`. Throws a `RangeError` if it exceeds `maxLength`. */
function checkLength(length: number, maxLength: number): number {
  if (length > maxLength)
    throw new RangeError(`one item of the stream is longer than ${maxLength} characters (\`maxLength\`)`);
  return length;
}
