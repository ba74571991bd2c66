// Parsing of multipart forms: FormData, other serializers, and malformed forms.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseMultipart } from '../../../src/runtime/server/body/multipart.ts';
import { parseBody } from '../../../src/runtime/server/body/read-body.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Returns the value of a form, or the error message. */
function read(body: string | Uint8Array, boundary = 'ab'): unknown {
  const parsed = parseBody(
    typeof body === 'string' ? encode(body) : body,
    { essence: 'multipart/form-data', parameters: new Map([['boundary', boundary]]) },
    () => undefined,
  );
  return parsed.ok ? parsed.value : parsed.message;
}

const malformed = 'The request body is not a well-formed form.';
const part = (disposition: string, more = '', value = 'hi'): string =>
  `--ab\r\nContent-Disposition: ${disposition}\r\n${more}\r\n${value}\r\n--ab--\r\n`;
const hiBytes = encode('hi');

it('reads forms from FormData the way the platform does', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('\\', '"', '\r', '\n', '%', '2', '0', 'D', ';', '=', ' ', '-', 'a', 'é') }),
  );
  // The platform drops a byte order mark at the start of a name.
  const name = text.filter((value) => !value.startsWith('\uFEFF'));
  // The platform writes a file with an empty name without a file name, and reads it as text.
  const entry = fc.tuple(
    name,
    fc.oneof(
      text,
      fc.tuple(
        fc.uint8Array(),
        text.filter((fileName) => fileName !== ''),
      ),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 5 }), async (entries) => {
      const form = new FormData();
      for (const [key, value] of entries) {
        if (typeof value === 'string') form.append(key, value);
        else form.append(key, new Blob([new Uint8Array(value[0])]), value[1]);
      }
      const response = new Response(form);
      const bytes = new Uint8Array(await response.clone().arrayBuffer());
      const [, boundary = ''] = /boundary=(.*)$/.exec(response.headers.get('content-type') ?? '') ?? [];
      const expected = await Promise.all(
        [...(await (response as unknown as { formData(): Promise<FormData> }).formData())].map(async ([key, value]) => [
          key,
          typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer()),
        ]),
      );
      const parsed = parseMultipart(bytes, boundary)?.map(({ name: key, isFile, bytes: content }) => [
        key,
        isFile ? content : new TextDecoder().decode(content),
      ]);
      expect(parsed).toEqual(expected);
    }),
  );
});

describe('a form from a different serializer', () => {
  it.each<[string, string, unknown]>([
    ['unquoted name', part('form-data; name=a'), { a: 'hi' }],
    ['unquoted file name', part('form-data; name="f"; filename=x.txt'), { f: hiBytes }],
    [
      'file name and extended file name',
      part('form-data; name="f"; filename="x.txt"; filename*=UTF-8\'\'x.txt'),
      { f: hiBytes },
    ],
    ['extended file name alone', part('form-data; name="f"; filename*=utf-8\'en\'%e2%82%ac.txt'), { f: hiBytes }],
    ['no space after a semicolon', part('form-data;name="a"'), { a: 'hi' }],
    ['extra spaces and uppercase letters', part('FORM-DATA ; NAME = "a" ;'), { a: 'hi' }],
    ['preamble', `preamble\r\n\r\n${part('form-data; name="a"')}`, { a: 'hi' }],
    ['epilogue', `${part('form-data; name="a"')}epilogue\r\n--ab`, { a: 'hi' }],
    ['no line break after the closing boundary', part('form-data; name="a"').trimEnd(), { a: 'hi' }],
    ['whitespace after boundaries', part('form-data; name="a"').replaceAll(/--ab(?:--)?/g, '$& \t'), { a: 'hi' }],
    [
      'other headers',
      part('form-data; name="a"', 'X-Other:\r\nContent-Length: 2\r\nContent-Transfer-Encoding: 8bit\r\n'),
      { a: 'hi' },
    ],
    [
      'file without a file name',
      part('form-data; name="f"', 'Content-Type: application/octet-stream\r\n'),
      { f: hiBytes },
    ],
    [
      'text with a content type',
      part('form-data; name="a"', 'Content-Type: text/plain; charset=utf-8\r\n'),
      { a: 'hi' },
    ],
    ['JSON with a content type', part('form-data; name="a"', 'Content-Type: application/ld+json\r\n'), { a: 'hi' }],
    ['folded header line', part('form-data;\r\n\tname="a"'), { a: 'hi' }],
    ['base64 value', part('form-data; name="a"', 'Content-Transfer-Encoding: Base64\r\n', 'aGk='), { a: 'hi' }],
    ['escaped quotation marks', part(String.raw`form-data; name="a\"\\%22"`), { 'a"\\%22': 'hi' }],
    ['Windows path', part(String.raw`form-data; name="C:\\b\c"`), { [String.raw`C:\\b\c`]: 'hi' }],
    ['empty value', part('form-data; name="a"', '', ''), { a: '' }],
    [
      'empty value without its own line',
      part('form-data; name="a"', '', '').replace('\r\n\r\n\r\n', '\r\n\r\n'),
      { a: '' },
    ],
    ['no parts', '--ab--\r\n', {}],
    [
      'lines similar to boundaries',
      part('form-data; name="a"', '', '\r\n--a\r\n-ab\r\n\n--ab--\r--ab--'),
      { a: '\r\n--a\r\n-ab\r\n\n--ab--\r--ab--' },
    ],
    ['field named __proto__', part('form-data; name="__proto__"'), JSON.parse('{"__proto__":"hi"}')],
    [
      'repeated name',
      `${part('form-data; name=a', '', '1').replace('--ab--\r\n', '')}${part('form-data; name=a', '', '2')}`,
      { a: ['1', '2'] },
    ],
  ])('is parsed: %s', (_, body, expected) => expect(read(body)).toEqual(expected));

  it('may have spaces in its boundary', () =>
    expect(read(part('form-data; name="a"').replaceAll('--ab', "--a b:'"), "a b:'")).toEqual({ a: 'hi' }));
});

describe('a malformed form', () => {
  it.each<[string, string, string?]>([
    ['no closing boundary', part('form-data; name="a"').replace('--ab--', '--ab')],
    ['a truncated form', part('form-data; name="a"').replace('--ab--\r\n', '')],
    ['no boundary at all', 'hi'],
    ['a line that begins with the boundary', part('form-data; name="a"', '', 'a\r\n--abc')],
    ['a line that begins with the last boundary', part('form-data; name="a"', '', 'a\r\n--ab--c')],
    ['no name', part('form-data; filename="a"')],
    ['two names', part('form-data; name="a"; name="b"')],
    ['a disposition other than form-data', part('attachment; name="a"')],
    ['no disposition', '--ab\r\nContent-Type: text/plain\r\n\r\nhi\r\n--ab--\r\n'],
    ['two dispositions', part('form-data; name="a"', 'content-disposition: form-data; name="b"\r\n')],
    ['an unterminated name', part('form-data; name="a')],
    ['text after a quoted name', part('form-data; name="a"b')],
    ['no headers', '--ab\r\n\r\nhi\r\n--ab--\r\n'],
    ['a header without a colon', part('form-data; name="a"', 'other\r\n')],
    ['no empty line', '--ab\r\nContent-Disposition: form-data; name="a"\r\n--ab--\r\n'],
    ['headers that are too long', part('form-data; name="a"', `X: ${'x'.repeat(20_000)}\r\n`)],
    [
      'an unsupported transfer encoding',
      part('form-data; name="a"', 'Content-Transfer-Encoding: quoted-printable\r\n'),
    ],
    ['an invalid base64 value', part('form-data; name="a"', 'Content-Transfer-Encoding: base64\r\n', '%')],
    ['no boundary in the header', part('form-data; name="a"').replaceAll('ab', ''), ''],
    ['a boundary that is too long', part('form-data; name="a"').replaceAll('ab', 'a'.repeat(71)), 'a'.repeat(71)],
  ])('is rejected: %s', (_, body, boundary) => expect(read(body, boundary)).toBe(malformed));

  it('is rejected if its text is not UTF-8', () => {
    const body = encode(part('form-data; name="a"', '', '?'));
    expect(read(body.map((byte) => (byte === 0x3f ? 0xff : byte)))).toBe('The request body is not UTF-8.');
  });
});

describe('a large form is parsed in linear time', () => {
  const size = 2 ** 20;

  test.each([
    ['carriage returns', '\r'.repeat(size)],
    ['starts of boundaries', '\r\n--a'.repeat(size / 4)],
    ['line breaks', '\r\n'.repeat(size / 2)],
    ['dashes', `\r\n${'-'.repeat(size)}`],
  ])('with %s in a value', (_, value) => {
    expect(read(part('form-data; name="a"', '', value))).toEqual({ a: value });
  });

  test.each([
    ['escaped quotation marks', '\\"'.repeat(7000), '"'.repeat(7000)],
    ['semicolons', ';'.repeat(15_000), ';'.repeat(15_000)],
    ['spaces', ' '.repeat(15_000), ' '.repeat(15_000)],
    ['folded lines', '\r\n '.repeat(5000), ' '.repeat(5000)],
  ])('with %s in a name, which is terminated or not', (_, content, name) => {
    expect(read(part(`form-data; name="${content}"`))).toEqual({ [name]: 'hi' });
    expect(read(part(`form-data; name="${content}`))).toBe(malformed);
  });

  test('with many parts', () => {
    const parts = part('form-data; name="a"', '', '').replace('--ab--\r\n', '').repeat(100_000);
    expect((read(`${parts}--ab--`) as { a: unknown[] }).a).toHaveLength(100_000);
  });
});
