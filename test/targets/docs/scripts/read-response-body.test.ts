// Response bodies in the request form: text, JSON, and binary content, up to a size limit.

import { expect, it } from 'vitest';
import { readBody } from '../../../../src/runtime/docs/request-form/read-response-body.ts';

const createResponse = (body: ReadableStream<Uint8Array<ArrayBuffer>> | string | null, type: string): Response =>
  new Response(body, { headers: { 'content-type': type } });

/** Returns a body that continues until it is canceled, and the number of bytes read from it. */
function createEndlessBody(): {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly bytesRead: () => number;
  readonly isCanceled: () => boolean;
} {
  const chunk = new Uint8Array(2 ** 20).fill(97);
  let bytesRead = 0;
  let isCanceled = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      bytesRead += chunk.length;
      // Fails instead of filling memory if the reader does not stop.
      if (bytesRead > 100 * 2 ** 20) throw new Error('the whole body was read');
      controller.enqueue(chunk);
    },
    cancel: () => void (isCanceled = true),
  });
  return { body, bytesRead: () => bytesRead, isCanceled: () => isCanceled };
}

it.each([
  ['JSON', '{"a":1}', 'application/json', '{\n  "a": 1\n}'],
  [
    'JSON with a number that JavaScript cannot represent',
    '{"a":9007199254740993}',
    'application/problem+json',
    '{"a":9007199254740993}',
  ],
  ['text', 'ä', 'text/plain', 'ä'],
  ['binary content', 'ä', 'image/png', '(2 bytes of image/png)'],
  ['an empty body', null, 'text/plain', ''],
])('reads %s', async (_, body, type, text) => {
  expect(await readBody(createResponse(body, type))).toEqual({ text, isTruncated: false });
});

it('truncates long text', async () => {
  const { text, isTruncated } = await readBody(createResponse('a'.repeat(200_001), 'text/plain'));
  expect([text.length, isTruncated]).toEqual([200_000, true]);
});

it.each(['text/plain', 'application/json', 'image/png'])(
  'reads an endless %s body up to a limit and cancels it',
  async (type) => {
    const { body, bytesRead, isCanceled } = createEndlessBody();
    const { text, isTruncated } = await readBody(createResponse(body, type));
    expect(bytesRead()).toBeLessThan(15 * 2 ** 20);
    expect(isCanceled()).toBe(true);
    if (type === 'image/png') expect(text).toBe('(more than 10485760 bytes of image/png)');
    else expect([text.length, isTruncated]).toEqual([200_000, true]);
  },
);
