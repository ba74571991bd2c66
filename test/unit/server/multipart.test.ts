// Forms of several parts: as the platform writes them, as the standards let others write them, and as nobody may.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMultipart } from '../../../src/runtime/server/body/multipart.ts';
import { parseBody } from '../../../src/runtime/server/body/read-body.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The value of a form, or why it has none. */
function read(body: string | Uint8Array, boundary = 'ab'): unknown {
  const parsed = parseBody(
    typeof body === 'string' ? bytesOf(body) : body,
    { essence: 'multipart/form-data', parameters: new Map([['boundary', boundary]]) },
    () => undefined,
  );
  return parsed.ok ? parsed.value : parsed.message;
}

const malformed = 'The request body is not a well-formed form.';
const part = (disposition: string, more = '', value = 'hi'): string =>
  `--ab\r\nContent-Disposition: ${disposition}\r\n${more}\r\n${value}\r\n--ab--\r\n`;
const hi = bytesOf('hi');

it('what the platform writes, it reads as we do', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('\\', '"', '\r', '\n', '%', '2', '0', 'D', ';', '=', ' ', '-', 'a', 'é') }),
  );
  // A mark of the byte order at the beginning of a name is left out there.
  const name = text.filter((each) => !each.startsWith('\uFEFF'));
  // A file without a name it writes without the mark of a file, and takes for text.
  const entry = fc.tuple(
    name,
    fc.oneof(
      text,
      fc.tuple(
        fc.uint8Array(),
        text.filter((each) => each !== ''),
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
      const sent = new Response(form);
      const bytes = new Uint8Array(await sent.clone().arrayBuffer());
      const [, boundary = ''] = /boundary=(.*)$/.exec(sent.headers.get('content-type') ?? '') ?? [];
      const want = await Promise.all(
        [...(await (sent as unknown as { formData(): Promise<FormData> }).formData())].map(async ([key, value]) => [
          key,
          typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer()),
        ]),
      );
      const got = parseMultipart(bytes, boundary)?.map(({ name: key, isFile, bytes: held }) => [
        key,
        isFile ? held : new TextDecoder().decode(held),
      ]);
      expect(got).toEqual(want);
    }),
  );
});

describe('other writers', () => {
  it.each<[string, string, unknown]>([
    ['name a member without quotation marks', part('form-data; name=a'), { a: 'hi' }],
    ['name a file so', part('form-data; name="f"; filename=x.txt'), { f: hi }],
    ['name a file twice', part('form-data; name="f"; filename="x.txt"; filename*=UTF-8\'\'x.txt'), { f: hi }],
    ['name a file in the other way alone', part('form-data; name="f"; filename*=utf-8\'en\'%e2%82%ac.txt'), { f: hi }],
    ['write no blank', part('form-data;name="a"'), { a: 'hi' }],
    ['write many, and capital letters', part('FORM-DATA ; NAME = "a" ;'), { a: 'hi' }],
    ['write something before', `preamble\r\n\r\n${part('form-data; name="a"')}`, { a: 'hi' }],
    ['write something behind', `${part('form-data; name="a"')}epilogue\r\n--ab`, { a: 'hi' }],
    ['end with the boundary', part('form-data; name="a"').trimEnd(), { a: 'hi' }],
    ['write blanks behind the boundary', part('form-data; name="a"').replaceAll(/--ab(?:--)?/g, '$& \t'), { a: 'hi' }],
    [
      'write other headers',
      part('form-data; name="a"', 'X-Other:\r\nContent-Length: 2\r\nContent-Transfer-Encoding: 8bit\r\n'),
      { a: 'hi' },
    ],
    [
      'know a file by its type alone',
      part('form-data; name="f"', 'Content-Type: application/octet-stream\r\n'),
      { f: hi },
    ],
    ['give text a type', part('form-data; name="a"', 'Content-Type: text/plain; charset=utf-8\r\n'), { a: 'hi' }],
    ['and JSON', part('form-data; name="a"', 'Content-Type: application/ld+json\r\n'), { a: 'hi' }],
    ['go on in another line', part('form-data;\r\n\tname="a"'), { a: 'hi' }],
    ['pack a value', part('form-data; name="a"', 'Content-Transfer-Encoding: Base64\r\n', 'aGk='), { a: 'hi' }],
    ['escape quotation marks', part(String.raw`form-data; name="a\"\\%22"`), { 'a"\\%22': 'hi' }],
    ['write the paths of Windows', part(String.raw`form-data; name="C:\\b\c"`), { [String.raw`C:\\b\c`]: 'hi' }],
    ['write an empty value', part('form-data; name="a"', '', ''), { a: '' }],
    ['and leave out its line', part('form-data; name="a"', '', '').replace('\r\n\r\n\r\n', '\r\n\r\n'), { a: '' }],
    ['write nothing', '--ab--\r\n', {}],
    [
      'write lines that are almost boundaries',
      part('form-data; name="a"', '', '\r\n--a\r\n-ab\r\n\n--ab--\r--ab--'),
      { a: '\r\n--a\r\n-ab\r\n\n--ab--\r--ab--' },
    ],
    ['name members like prototypes', part('form-data; name="__proto__"'), JSON.parse('{"__proto__":"hi"}')],
    [
      'name a member several times',
      `${part('form-data; name=a', '', '1').replace('--ab--\r\n', '')}${part('form-data; name=a', '', '2')}`,
      { a: ['1', '2'] },
    ],
  ])('%s', (_, body, want) => expect(read(body)).toEqual(want));

  it('have blanks in their boundary', () =>
    expect(read(part('form-data; name="a"').replaceAll('--ab', "--a b:'"), "a b:'")).toEqual({ a: 'hi' }));
});

describe('refuses', () => {
  it.each<[string, string, string?]>([
    ['no closing boundary', part('form-data; name="a"').replace('--ab--', '--ab')],
    ['a form that breaks off', part('form-data; name="a"').replace('--ab--\r\n', '')],
    ['no boundary at all', 'hi'],
    ['a line that begins with the boundary', part('form-data; name="a"', '', 'a\r\n--abc')],
    ['a line that begins with the last boundary', part('form-data; name="a"', '', 'a\r\n--ab--c')],
    ['no name', part('form-data; filename="a"')],
    ['two names', part('form-data; name="a"; name="b"')],
    ['another disposition', part('attachment; name="a"')],
    ['no disposition', '--ab\r\nContent-Type: text/plain\r\n\r\nhi\r\n--ab--\r\n'],
    ['two dispositions', part('form-data; name="a"', 'content-disposition: form-data; name="b"\r\n')],
    ['a name that does not end', part('form-data; name="a')],
    ['something behind a name', part('form-data; name="a"b')],
    ['no headers', '--ab\r\n\r\nhi\r\n--ab--\r\n'],
    ['a header that is none', part('form-data; name="a"', 'other\r\n')],
    ['no empty line', '--ab\r\nContent-Disposition: form-data; name="a"\r\n--ab--\r\n'],
    ['headers without an end', part('form-data; name="a"', `X: ${'x'.repeat(20_000)}\r\n`)],
    [
      'an encoding of which HTTP knows nothing',
      part('form-data; name="a"', 'Content-Transfer-Encoding: quoted-printable\r\n'),
    ],
    ['a value that is not packed so', part('form-data; name="a"', 'Content-Transfer-Encoding: base64\r\n', '%')],
    ['no boundary in the header', part('form-data; name="a"').replaceAll('ab', ''), ''],
    ['a boundary that is too long', part('form-data; name="a"').replaceAll('ab', 'a'.repeat(71)), 'a'.repeat(71)],
  ])('%s', (_, body, boundary) => expect(read(body, boundary)).toBe(malformed));

  it('text that is not UTF-8', () => {
    const body = bytesOf(part('form-data; name="a"', '', '?'));
    expect(read(body.map((byte) => (byte === 0x3f ? 0xff : byte)))).toBe('The request body is not UTF-8.');
  });
});

it('takes time as the form is long, whatever it holds', () => {
  const many = 2 ** 20;
  for (const held of [
    '\r'.repeat(many),
    '\r\n--a'.repeat(many / 4),
    '\r\n'.repeat(many / 2),
    `\r\n${'-'.repeat(many)}`,
  ])
    expect(read(part('form-data; name="a"', '', held))).toEqual({ a: held });
  for (const held of ['\\"'.repeat(7000), ';'.repeat(15_000), ' '.repeat(15_000), '\r\n '.repeat(5000)])
    for (const end of ['', '"']) read(part(`form-data; name="${held}${end}`));
  const parts = part('form-data; name="a"', '', '').replace('--ab--\r\n', '').repeat(100_000);
  expect((read(`${parts}--ab--`) as { a: unknown[] }).a.length).toBe(100_000);
});
