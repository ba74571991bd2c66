// Events and records of streams, however they are cut into chunks.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEvents, readRecords } from '../../../src/runtime/client/event-streams.ts';

/** A stream of a text's bytes in chunks of these lengths, and then of the rest. */
function streamOf(text: string, lengths: readonly number[] = []): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      let at = 0;
      for (const length of lengths) controller.enqueue(bytes.subarray(at, (at += length)));
      controller.enqueue(bytes.subarray(at));
      controller.close();
    },
  });
}

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
};

it('a long piece is read in time that grows with its length alone', async () => {
  const text = 'x'.repeat(16_000_000);
  const chunks = Array.from({ length: 16_000 }, () => 1000);
  expect(await all(readEvents(streamOf(`data: ${text}\n\n`, chunks)))).toMatchObject([{ data: text }]);
  expect(await all(readRecords(streamOf(JSON.stringify(text), chunks)))).toEqual([text]);
});

it('a line that a carriage return ends is not waited for', async () => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const events = readEvents(new ReadableStream({ start: (given) => void (controller = given) }));
  controller?.enqueue(new TextEncoder().encode('data: a\r\r'));
  expect(await events.next()).toMatchObject({ value: { data: 'a' } });
  controller?.enqueue(new TextEncoder().encode('\ndata: b\r\n\r'));
  expect(await events.next()).toMatchObject({ value: { data: 'b' } });
  await events.return();
});

describe('server-sent events', () => {
  const event = (data: string, more: object = {}): object => ({ event: 'message', data, id: '', ...more });

  it.each<[string, string, object[]]>([
    ['data', 'data: a\n\n', [event('a')]],
    ['lines of data', 'data: a\ndata:\ndata:  b\n\n', [event('a\n\n b')]],
    ['names', 'event: added\ndata: a\n\ndata: b\n\n', [event('a', { event: 'added' }), event('b')]],
    [
      'ids, which stay',
      'id: 7\ndata: a\n\ndata: b\n\nid\ndata: c\n\n',
      [event('a', { id: '7' }), event('b', { id: '7' }), event('c')],
    ],
    ['no id with a null in it', 'id: a\0b\ndata: a\n\n', [event('a')]],
    ['waits', 'retry: 50\ndata: a\n\nretry: soon\ndata: b\n\n', [event('a', { retry: 50 }), event('b')]],
    ['comments and unknown fields', ': hello\nfoo: bar\ndata: a\n\n', [event('a')]],
    ['nothing without data', 'event: added\n\ndata: a\n\n', [event('a')]],
    ['no event that is torn off', 'data: a\n\ndata: b\n', [event('a')]],
    ['a byte order mark', '\ufeffdata: a\n\n', [event('a')]],
    [
      'the ends of lines of three systems',
      'data: a\r\n\r\ndata: b\r\rdata: c\n\n',
      [event('a'), event('b'), event('c')],
    ],
  ])('%s', async (_, text, events) => {
    expect(await all(readEvents(streamOf(text)))).toEqual(events);
  });

  it('are the same in chunks of any length', async () => {
    const line = fc.oneof(
      fc.constantFrom('', 'data: ä', 'data:', 'event: x', 'id: 1', ': c'),
      fc.string().map((text) => `data: ${text.replace(/[\r\n]/g, '')}`),
    );
    const text = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r'))).map((lines) => lines.flat().join(''));
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat({ max: 5 })), async (whole, lengths) => {
        expect(await all(readEvents(streamOf(whole, lengths)))).toEqual(await all(readEvents(streamOf(whole))));
      }),
    );
  });
});

describe('records', () => {
  it('are what was written, in chunks of any length', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue()),
        fc.array(fc.nat({ max: 9 })),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        async (records, lengths, end, ended) => {
          const texts = records.map((record) => JSON.stringify(record));
          const plain: unknown = JSON.parse(JSON.stringify(records));
          expect(await all(readRecords(streamOf(texts.join(end) + (ended ? end : ''), lengths)))).toEqual(plain);
          expect(
            await all(
              readRecords(
                streamOf(records.map((record) => `\u001e${JSON.stringify(record, undefined, 2)}\n`).join(''), lengths),
              ),
            ),
          ).toEqual(plain);
        },
      ),
    );
  });

  it.each<[string, string, unknown[]]>([
    [
      'is torn off in the middle',
      '\u001e{"a":1}\n\u001e{"a":\n2}\n\u001e{"a"\u001e{"a":3}\n',
      [{ a: 1 }, { a: 2 }, { a: 3 }],
    ],
    ['is torn off at the end', '\u001e{"a":1}\n\u001e{"a":', [{ a: 1 }]],
    ['is torn off at once', '\u001e{"a\u001e"b"\n', ['b']],
    ['may have been longer', '\u001e12\u001etrue\u001e-1e3\u001enull\u001e34\n\u001efalse\t\u001e5', [34, false]],
    ['says itself where it ends', '\u001e[1]\u001e"b"\u001e{}', [[1], 'b', {}]],
    ['is none', '\u001enothing\n\u001e\u001e\n\u001e"b"\n', ['b']],
  ])('in a sequence one that %s is left out or not, and the next ones come', async (_, text, want) => {
    expect(await all(readRecords(streamOf(text)))).toEqual(want);
    expect(
      await all(
        readRecords(
          streamOf(
            text,
            Array.from(text, () => 1),
          ),
        ),
      ),
    ).toEqual(want);
  });

  it('by line that are none are an error', async () => {
    await expect(all(readRecords(streamOf('{"a":1}\n{"a":')))).rejects.toThrow(SyntaxError);
  });
});

it('a loop that ends early cancels the stream', async () => {
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: a\n\n1\n')),
    cancel: () => void (cancelled = true),
  });
  for await (const { data } of readEvents(endless)) if (data === 'a') break;
  expect(cancelled).toBe(true);
});
