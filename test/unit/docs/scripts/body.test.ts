// Bodies of responses that the form shows: as text, and never more of them than fits.

import { expect, it } from 'vitest';
import { readBody } from '../../../../src/runtime/docs/request-form/response-body.ts';

const withType = (body: ReadableStream<Uint8Array<ArrayBuffer>> | string | null, type: string): Response =>
  new Response(body, { headers: { 'content-type': type } });

/** A body that goes on until it is cancelled, and how many bytes were taken from it. */
function endless(): {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly taken: () => number;
  readonly isCancelled: () => boolean;
} {
  const chunk = new Uint8Array(2 ** 20).fill(97);
  let taken = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      taken += chunk.length;
      // Fails instead of filling memory when nothing stops the reader.
      if (taken > 100 * 2 ** 20) throw new Error('the whole body was read');
      controller.enqueue(chunk);
    },
    cancel: () => void (isCancelled = true),
  });
  return { body, taken: () => taken, isCancelled: () => isCancelled };
}

it.each([
  ['JSON', '{"a":1}', 'application/json', '{\n  "a": 1\n}'],
  [
    'JSON with a number that JavaScript cannot hold',
    '{"a":9007199254740993}',
    'application/problem+json',
    '{"a":9007199254740993}',
  ],
  ['text', 'ä', 'text/plain', 'ä'],
  ['bytes', 'ä', 'image/png', '(2 bytes of image/png)'],
  ['nothing', null, 'text/plain', ''],
])('%s', async (_, body, type, text) => expect(await readBody(withType(body, type))).toEqual({ text, isCut: false }));

it('a long text is cut', async () => {
  const { text, isCut } = await readBody(withType('a'.repeat(200_001), 'text/plain'));
  expect([text.length, isCut]).toEqual([200_000, true]);
});

it.each(['text/plain', 'application/json', 'image/png'])(
  'a body of %s without an end is read up to a limit, and cancelled',
  async (type) => {
    const { body, taken, isCancelled } = endless();
    const { text, isCut } = await readBody(withType(body, type));
    expect(taken()).toBeLessThan(15 * 2 ** 20);
    expect(isCancelled()).toBe(true);
    if (type === 'image/png') expect(text).toBe('(more than 10485760 bytes of image/png)');
    else expect([text.length, isCut]).toEqual([200_000, true]);
  },
);
