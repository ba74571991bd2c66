// What a stream says: its events (`text/event-stream`), or its records (one JSON text a line, or RFC 7464).

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

/** The events of a stream, as they come. The stream is cancelled where the loop ends early. */
export async function* eventsIn(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void, undefined> {
  let id = '';
  let event = '';
  let data: string[] = [];
  let retry: number | undefined;
  // A carriage return ends a line at once; a line feed that the next chunk begins with is the other half of that end.
  let returned = false;
  const split = (text: string): string[] => {
    const rest = returned && text.startsWith('\n') ? text.slice(1) : text;
    returned = text.endsWith('\r');
    return rest.split(/\r\n|\n|\r/);
  };
  for await (const line of piecesOf(stream, split, false)) {
    if (line === '') {
      if (data.length > 0) yield { event: event === '' ? 'message' : event, data: data.join('\n'), id, ...(retry !== undefined && { retry }) };
      [event, data, retry] = ['', [], undefined];
      continue;
    }
    const [, field = '', value = ''] = /^([^:]*)(?:: ?([^]*))?$/.exec(line) ?? [];
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) id = value;
    else if (field === 'retry' && /^[0-9]+$/.test(value)) retry = Number(value);
  }
}

/** The records of a stream, as they come. A line that is no JSON throws a SyntaxError; in a sequence of RFC 7464 what is none is left out, as is what may have been torn off. */
export async function* recordsIn(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown, void, undefined> {
  let between: string | undefined;
  const split = (text: string): string[] => text.split((between ??= text.startsWith('\u001e') ? '\u001e' : '\n'));
  for await (const record of piecesOf(stream, split, true)) {
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
async function* piecesOf(stream: ReadableStream<Uint8Array>, split: (text: string) => string[], open: boolean): AsyncGenerator<string, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  // The beginning of a piece, as it came: a long one is put together once, at its end.
  let begun: string[] = [];
  let ended = false;
  try {
    while (!ended) {
      const { done, value } = await reader.read();
      ended = done;
      const text = done ? decoder.decode() : decoder.decode(value, { stream: true });
      if (text === '') continue;
      const [head = '', ...pieces] = split(text);
      begun.push(head);
      for (const piece of pieces) {
        yield begun.join('');
        begun = [piece];
      }
    }
    if (open) yield begun.join('');
  } finally {
    if (!ended) await reader.cancel();
    reader.releaseLock();
  }
}
