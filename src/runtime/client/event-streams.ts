// Items of a stream: its events (`text/event-stream`), or its records (one JSON text a line, or RFC 7464).

import { discard } from './response-body.ts';

/** A server-sent event. */
export interface ServerEvent {
  /** `message` where the server names none. */
  readonly event: string;
  readonly data: string;
  /** The last id that the stream gave; empty where it gave none. */
  readonly id: string;
  /** Milliseconds to wait before asking again, where the server says so. */
  readonly retry?: number;
}

/** How the items of a stream are read. */
export interface StreamOptions {
  /**
   * Characters of one event or record. Reading a longer one throws a RangeError.
   *
   * @default 104857600
   */
  readonly maxLength?: number | undefined;
}

const defaultMaxLength = 100 * 2 ** 20;

/** The events of a stream, as they come. The stream is cancelled if the loop ends early. */
export async function* eventsIn(
  stream: ReadableStream<Uint8Array>,
  { maxLength = defaultMaxLength }: StreamOptions = {},
): AsyncGenerator<ServerEvent, void, undefined> {
  let id = '';
  let event = '';
  let data: string[] = [];
  let length = 0;
  let retry: number | undefined;
  // A carriage return ends a line at once; a line feed that the next chunk begins with is the other half of that end.
  let returned = false;
  const split = (text: string): string[] => {
    const rest = returned && text.startsWith('\n') ? text.slice(1) : text;
    returned = text.endsWith('\r');
    return rest.split(/\r\n|\n|\r/);
  };
  for await (const line of piecesOf(stream, split, false, maxLength)) {
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

/** The records of a stream, as they come. A line that is no JSON throws a SyntaxError; in a sequence of RFC 7464 what is none is left out, as is what may have been torn off. */
export async function* recordsIn(
  stream: ReadableStream<Uint8Array>,
  { maxLength = defaultMaxLength }: StreamOptions = {},
): AsyncGenerator<unknown, void, undefined> {
  let between: string | undefined;
  const split = (text: string): string[] => text.split((between ??= text.startsWith('\u001e') ? '\u001e' : '\n'));
  for await (const record of piecesOf(stream, split, true, maxLength)) {
    if (record.trim() === '') continue;
    const found = between === '\n' ? { value: JSON.parse(record) as unknown } : elementOf(record);
    if (found) yield found.value;
  }
}

/** An element of a sequence, in a box; undefined where it is not whole. A number or a word is whole if a blank is behind it: nothing else tells `12` from `123` torn off. */
function elementOf(record: string): { readonly value: unknown } | undefined {
  try {
    return /[\del]$/.test(record) ? undefined : { value: JSON.parse(record) as unknown };
  } catch {
    return undefined;
  }
}

/** The pieces that `split` makes of a text, chunk by chunk, as soon as they are whole. The last one is whole at the end where `open`, else it is torn off. */
async function* piecesOf(
  stream: ReadableStream<Uint8Array>,
  split: (text: string) => string[],
  open: boolean,
  maxLength: number,
): AsyncGenerator<string, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  // The beginning of a piece, as it came: a long one is put together once, at its end.
  let begun: string[] = [];
  let length = 0;
  let ended = false;
  try {
    while (!ended) {
      const { done, value } = await reader.read();
      ended = done;
      const text = done ? decoder.decode() : decoder.decode(value, { stream: true });
      if (text === '') continue;
      const [head = '', ...pieces] = split(text);
      begun.push(head);
      length = checkLength(length + head.length, maxLength);
      for (const piece of pieces) {
        yield begun.join('');
        begun = [piece];
        length = checkLength(piece.length, maxLength);
      }
    }
    if (open) yield begun.join('');
  } finally {
    if (!ended) discard(reader);
    reader.releaseLock();
  }
}

/** The length of an item that is still being read. Throws a RangeError if it exceeds `maxLength`. */
function checkLength(length: number, maxLength: number): number {
  if (length > maxLength)
    throw new RangeError(`one item of the stream is longer than ${maxLength} characters (\`maxLength\`)`);
  return length;
}
