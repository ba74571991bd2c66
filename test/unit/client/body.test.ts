// Bodies of every media type, read back by fetch's own Request.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeBody } from '../../../src/runtime/client/body.ts';
import type { ParameterStyles } from '../../../src/runtime/client/operation-descriptor.ts';
import { parseForm } from '../../../src/runtime/parameters/query-styles.ts';

/** The body as a server would see it. */
function sent(value: unknown, mediaType: string, form?: ParameterStyles): Request {
  const { body, contentType } = encodeBody(value, mediaType, form);
  const streaming = body instanceof ReadableStream ? { duplex: 'half' as const } : {};
  return new Request('https://example.com', {
    method: 'POST',
    body,
    ...(contentType !== undefined && { headers: { 'content-type': contentType } }),
    ...streaming,
  });
}

/** What fetch itself makes of a form: small enough here to be held in memory. */
function readForm(request: { formData(): Promise<FormData> }): Promise<FormData> {
  return request.formData();
}

describe('JSON', () => {
  it('is any value, under the name that the document gives it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const request = sent(value, 'application/vnd.api+json; v=1');
        expect(request.headers.get('content-type')).toBe('application/vnd.api+json; v=1');
        expect(await request.json()).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('a form', () => {
  const urlencoded = 'application/x-www-form-urlencoded';

  it('comes back, as fetch and as the server read it', async () => {
    const text = fc.string({ unit: 'grapheme' });
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          text.filter((name) => name !== '__proto__'),
          fc.oneof(text, fc.array(text, { minLength: 2 })),
        ),
        async (value) => {
          const want = Object.entries(value).flatMap(([name, member]) => [member].flat().map((item) => [name, item]));
          expect([...(await readForm(sent(value, urlencoded)))]).toEqual(want);
          expect(Object.entries(parseForm(await sent(value, urlencoded).text()))).toEqual(Object.entries(value));
        },
      ),
    );
  });

  it('writes objects as JSON, unless a style is given', async () => {
    const value = { a: { b: 1 }, c: { d: [2, 3] }, e: null, f: [{ g: 4 }] };
    expect(decodeURIComponent(await sent(value, urlencoded, { c: { style: 'deepObject' } }).text())).toBe(
      'a={"b":1}&c[d][0]=2&c[d][1]=3&f={"g":4}',
    );
  });

  it('of several parts has files, and leaves text as text', async () => {
    const value = {
      note: 'ä',
      count: 2,
      tags: ['a', 'b'],
      meta: { a: 1 },
      typed: { b: 2 },
      file: new File(['x'], 'x.txt', { type: 'text/plain' }),
      raw: new Uint8Array([1, 2]),
      pictures: [new Blob(['p']), new Blob(['q'])],
    };
    const request = sent(value, 'multipart/form-data', {
      typed: { type: 'application/json' },
      pictures: { type: 'image/png' },
    });
    expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await readForm(request);
    expect([form.get('note'), form.get('count'), form.getAll('tags'), form.get('meta')]).toEqual([
      'ä',
      '2',
      ['a', 'b'],
      '{"a":1}',
    ]);
    const files = [form.get('typed'), form.get('file'), form.get('raw'), ...form.getAll('pictures')].map((part) =>
      part instanceof File ? part : new File([], 'none'),
    );
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['blob', 'application/json', 7],
      ['x.txt', 'text/plain', 1],
      ['blob', 'application/octet-stream', 2],
      ['blob', 'image/png', 1],
      ['blob', 'image/png', 1],
    ]);
  });

  it('of several parts has the types that the document gives to text', async () => {
    const value = { csv: 'ä,b', word: 'x', n: 5n, lists: ['a', 'b'] };
    const form = await readForm(
      sent(value, 'multipart/form-data', {
        csv: { type: 'text/csv' },
        word: { type: 'application/json', json: true },
        n: { type: 'application/json', json: true },
        lists: { type: 'text/csv' },
      }),
    );
    const parts = await Promise.all(
      [...form].map(async ([name, part]) =>
        part instanceof File ? [name, part.type, await part.text()] : [name, part],
      ),
    );
    expect(parts).toEqual([
      ['csv', 'text/csv', 'ä,b'],
      ['word', 'application/json', '"x"'],
      ['n', 'application/json', '5'],
      ['lists', 'text/csv', 'a'],
      ['lists', 'text/csv', 'b'],
    ]);
  });

  it('that is one already is sent as it is', async () => {
    const form = new FormData();
    form.set('a', 'b');
    expect([...(await readForm(sent(form, 'multipart/form-data')))]).toEqual([['a', 'b']]);
    expect(await sent(new URLSearchParams({ a: 'b' }), urlencoded).text()).toBe('a=b');
  });
});

describe('anything else', () => {
  const bytes = new Uint8Array([0, 255, 10]);

  it.each<[string, unknown, string, string]>([
    ['a view', bytes.subarray(0), 'application/octet-stream', 'application/octet-stream'],
    ['a buffer', bytes.buffer, 'application/zip', 'application/zip'],
    ['a blob that knows its type', new Blob([bytes], { type: 'image/png' }), 'image/*', 'image/png'],
    ['a blob that does not', new Blob([bytes]), 'image/*', 'application/octet-stream'],
    ['a stream', new Blob([bytes]).stream(), 'audio/mpeg', 'audio/mpeg'],
  ])('as bytes: %s', async (_, value, mediaType, type) => {
    const request = sent(value, mediaType);
    expect(request.headers.get('content-type')).toBe(type);
    expect(new Uint8Array(await request.arrayBuffer())).toEqual(bytes);
  });

  it.each([
    ['text/plain; charset=utf-8', 'text/plain; charset=utf-8'],
    ['*/*', 'text/plain'],
  ])('as text: %s', async (mediaType, type) => {
    const request = sent('ä', mediaType);
    expect([request.headers.get('content-type'), await request.text()]).toEqual([type, 'ä']);
  });

  it('as JSON, where nothing else is said of a value', async () => {
    const request = sent({ a: 1 }, '*/*');
    expect([request.headers.get('content-type'), await request.json()]).toEqual(['application/json', { a: 1 }]);
  });
});
