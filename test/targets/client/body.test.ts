// Serialization of request bodies, checked with the parsers of fetch and of the server.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeBody } from '../../../src/runtime/client/body.ts';
import type { ParameterStyles } from '../../../src/runtime/client/operation-descriptor.ts';
import { parseUrlEncodedForm } from '../../../src/runtime/parameters/query-cookie-styles.ts';

/** Returns a request with the body, as a server receives it. */
function createRequest(value: unknown, mediaType: string, form?: ParameterStyles): Request {
  const { body, contentType } = encodeBody(value, mediaType, form);
  const streamOptions = body instanceof ReadableStream ? { duplex: 'half' as const } : {};
  return new Request('https://example.com', {
    method: 'POST',
    body,
    ...(contentType !== undefined && { headers: { 'content-type': contentType } }),
    ...streamOptions,
  });
}

/** Parses a form with fetch. */
function parseFormData(request: { formData(): Promise<FormData> }): Promise<FormData> {
  return request.formData();
}

describe('JSON', () => {
  it('serializes any value with the documented media type', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const request = createRequest(value, 'application/vnd.api+json; v=1');
        expect(request.headers.get('content-type')).toBe('application/vnd.api+json; v=1');
        expect(await request.json()).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('a form', () => {
  const urlencoded = 'application/x-www-form-urlencoded';

  it('is parsed into the same value by fetch and by the server', async () => {
    const text = fc.string({ unit: 'grapheme' });
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          text.filter((name) => name !== '__proto__'),
          fc.oneof(text, fc.array(text, { minLength: 2 })),
        ),
        async (value) => {
          const expected = Object.entries(value).flatMap(([name, property]) =>
            [property].flat().map((item) => [name, item]),
          );
          expect([...(await parseFormData(createRequest(value, urlencoded)))]).toEqual(expected);
          expect(Object.entries(parseUrlEncodedForm(await createRequest(value, urlencoded).text()))).toEqual(
            Object.entries(value),
          );
        },
      ),
    );
  });

  it('contains objects as JSON by default', async () => {
    const value = { a: { b: 1 }, c: { d: [2, 3] }, e: null, f: [{ g: 4 }] };
    expect(decodeURIComponent(await createRequest(value, urlencoded, { c: { style: 'deepObject' } }).text())).toBe(
      'a={"b":1}&c[d][0]=2&c[d][1]=3&f={"g":4}',
    );
  });

  it('has files and text parts if it is multipart', async () => {
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
    const request = createRequest(value, 'multipart/form-data', {
      typed: { type: 'application/json' },
      pictures: { type: 'image/png' },
    });
    expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await parseFormData(request);
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

  it('uses the documented media types for text parts', async () => {
    const value = { csv: 'ä,b', name: 'x', count: 5n, rows: ['a', 'b'] };
    const form = await parseFormData(
      createRequest(value, 'multipart/form-data', {
        csv: { type: 'text/csv' },
        name: { type: 'application/json', json: true },
        count: { type: 'application/json', json: true },
        rows: { type: 'text/csv' },
      }),
    );
    const parts = await Promise.all(
      [...form].map(async ([name, part]) =>
        part instanceof File ? [name, part.type, await part.text()] : [name, part],
      ),
    );
    expect(parts).toEqual([
      ['csv', 'text/csv', 'ä,b'],
      ['name', 'application/json', '"x"'],
      ['count', 'application/json', '5'],
      ['rows', 'text/csv', 'a'],
      ['rows', 'text/csv', 'b'],
    ]);
  });

  it('is sent unchanged if it is FormData or URLSearchParams', async () => {
    const form = new FormData();
    form.set('a', 'b');
    expect([...(await parseFormData(createRequest(form, 'multipart/form-data')))]).toEqual([['a', 'b']]);
    expect(await createRequest(new URLSearchParams({ a: 'b' }), urlencoded).text()).toBe('a=b');
  });
});

describe('a body that is neither JSON nor a form', () => {
  const bytes = new Uint8Array([0, 255, 10]);

  it.each<[string, unknown, string, string]>([
    ['a typed array', bytes.subarray(0), 'application/octet-stream', 'application/octet-stream'],
    ['an ArrayBuffer', bytes.buffer, 'application/zip', 'application/zip'],
    ['a blob with a type', new Blob([bytes], { type: 'image/png' }), 'image/*', 'image/png'],
    ['a blob without a type', new Blob([bytes]), 'image/*', 'application/octet-stream'],
    ['a stream', new Blob([bytes]).stream(), 'audio/mpeg', 'audio/mpeg'],
  ])('is sent as bytes: %s', async (_, value, mediaType, type) => {
    const request = createRequest(value, mediaType);
    expect(request.headers.get('content-type')).toBe(type);
    expect(new Uint8Array(await request.arrayBuffer())).toEqual(bytes);
  });

  it.each([
    ['text/plain; charset=utf-8', 'text/plain; charset=utf-8'],
    ['*/*', 'text/plain'],
  ])('is sent as text with the media type %s', async (mediaType, type) => {
    const request = createRequest('ä', mediaType);
    expect([request.headers.get('content-type'), await request.text()]).toEqual([type, 'ä']);
  });

  it('is sent as JSON if it is an object and the media type is a range', async () => {
    const request = createRequest({ a: 1 }, '*/*');
    expect([request.headers.get('content-type'), await request.json()]).toEqual(['application/json', { a: 1 }]);
  });
});
