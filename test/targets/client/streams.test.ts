// Server-sent events and JSON records in streams, split into chunks of any length.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readEvents, readRecords } from '../../../src/runtime/client/response-streams.ts';
import { collect } from './collect.ts';

/** Creates a stream of the UTF-8 bytes of a string, in chunks of these lengths followed by the rest. */
function createStream(text: string, lengths: readonly number[] = []): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      let offset = 0;
      for (const length of lengths) controller.enqueue(bytes.subarray(offset, (offset += length)));
      controller.enqueue(bytes.subarray(offset));
      controller.close();
    },
  });
}

it('reads a long event or record in linear time', async () => {
  const text = 'x'.repeat(16_000_000);
  const chunks = Array.from({ length: 16_000 }, () => 1000);
  expect(await collect(readEvents(createStream(`data: ${text}\n\n`, chunks)))).toMatchObject([{ data: text }]);
  expect(await collect(readRecords(createStream(JSON.stringify(text), chunks)))).toEqual([text]);
});

it('reads a line that ends with a carriage return without waiting for a line feed', async () => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const events = readEvents(new ReadableStream({ start: (streamController) => void (controller = streamController) }));
  controller?.enqueue(new TextEncoder().encode('data: a\r\r'));
  expect(await events.next()).toMatchObject({ value: { data: 'a' } });
  controller?.enqueue(new TextEncoder().encode('\ndata: b\r\n\r'));
  expect(await events.next()).toMatchObject({ value: { data: 'b' } });
  await events.return();
});

describe('server-sent events', () => {
  const event = (data: string, more: object = {}): object => ({ event: 'message', data, id: '', ...more });

  test.each<[string, string, object[]]>([
    ['data', 'data: a\n\n', [event('a')]],
    ['several lines of data', 'data: a\ndata:\ndata:  b\n\n', [event('a\n\n b')]],
    ['event names', 'event: added\ndata: a\n\ndata: b\n\n', [event('a', { event: 'added' }), event('b')]],
    [
      'ids, which apply until the next id',
      'id: 7\ndata: a\n\ndata: b\n\nid\ndata: c\n\n',
      [event('a', { id: '7' }), event('b', { id: '7' }), event('c')],
    ],
    ['an id with a null character, which is ignored', 'id: a\0b\ndata: a\n\n', [event('a')]],
    [
      'reconnection times, if they are integers',
      'retry: 50\ndata: a\n\nretry: soon\ndata: b\n\n',
      [event('a', { retry: 50 }), event('b')],
    ],
    ['comments and unknown fields', ': hello\nfoo: bar\ndata: a\n\n', [event('a')]],
    ['an event without data, which is ignored', 'event: added\n\ndata: a\n\n', [event('a')]],
    ['a truncated event, which is ignored', 'data: a\n\ndata: b\n', [event('a')]],
    ['a byte order mark', '\ufeffdata: a\n\n', [event('a')]],
    ['all line endings', 'data: a\r\n\r\ndata: b\r\rdata: c\n\n', [event('a'), event('b'), event('c')]],
  ])('are parsed: %s', async (_, text, events) => {
    expect(await collect(readEvents(createStream(text)))).toEqual(events);
  });

  test('do not depend on how the stream is split into chunks', async () => {
    const line = fc.oneof(
      fc.constantFrom('', 'data: ä', 'data:', 'event: x', 'id: 1', ': c'),
      fc.string().map((text) => `data: ${text.replace(/[\r\n]/g, '')}`),
    );
    const text = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r'))).map((lines) => lines.flat().join(''));
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat({ max: 5 })), async (whole, lengths) => {
        expect(await collect(readEvents(createStream(whole, lengths)))).toEqual(
          await collect(readEvents(createStream(whole))),
        );
      }),
    );
  });
});

describe('JSON records', () => {
  test('are parsed from chunks of any length', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue()),
        fc.array(fc.nat({ max: 9 })),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        async (records, lengths, lineEnd, endsWithLineBreak) => {
          const texts = records.map((record) => JSON.stringify(record));
          const plain: unknown = JSON.parse(JSON.stringify(records));
          const lines = texts.join(lineEnd) + (endsWithLineBreak ? lineEnd : '');
          expect(await collect(readRecords(createStream(lines, lengths)))).toEqual(plain);
          const textSequence = records.map((record) => `\u001e${JSON.stringify(record, undefined, 2)}\n`).join('');
          expect(await collect(readRecords(createStream(textSequence, lengths)))).toEqual(plain);
        },
      ),
    );
  });

  test.each<[string, string, unknown[]]>([
    [
      'is truncated in the middle',
      '\u001e{"a":1}\n\u001e{"a":\n2}\n\u001e{"a"\u001e{"a":3}\n',
      [{ a: 1 }, { a: 2 }, { a: 3 }],
    ],
    ['is truncated at the end', '\u001e{"a":1}\n\u001e{"a":', [{ a: 1 }]],
    ['is truncated at the start', '\u001e{"a\u001e"b"\n', ['b']],
    ['may be a truncated literal', '\u001e12\u001etrue\u001e-1e3\u001enull\u001e34\n\u001efalse\t\u001e5', [34, false]],
    ['is self-delimiting', '\u001e[1]\u001e"b"\u001e{}', [[1], 'b', {}]],
    ['is not JSON', '\u001enothing\n\u001e\u001e\n\u001e"b"\n', ['b']],
  ])('are parsed in a JSON text sequence if one %s', async (_, text, expected) => {
    expect(await collect(readRecords(createStream(text)))).toEqual(expected);
    const singleBytes = Array.from(text, () => 1);
    expect(await collect(readRecords(createStream(text, singleBytes)))).toEqual(expected);
  });

  test('cause an error if a line is not valid JSON', async () => {
    await expect(collect(readRecords(createStream('{"a":1}\n{"a":')))).rejects.toThrow(SyntaxError);
  });
});

it('cancels the stream if the loop ends early', async () => {
  let isCanceled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: a\n\n1\n')),
    cancel: () => void (isCanceled = true),
  });
  for await (const { data } of readEvents(endless)) if (data === 'a') break;
  expect(isCanceled).toBe(true);
});
