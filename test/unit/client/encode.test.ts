// What is encoded comes back: judged by URL, URLSearchParams and Headers, which are not ours.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  stringifyAsciiJson,
  percentEncode,
  encodeHeaderValue,
  encodeAllowingReserved,
} from '../../../src/runtime/client/percent-encode.ts';
import { serializeQuery } from '../../../src/runtime/client/parameter-styles.ts';

const anyText = fc.string({ unit: 'binary' });
const wellFormed = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

describe('text', () => {
  it('is one segment of a path', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!/^\.{0,2}$/.test(text));
        const { pathname, search, hash } = new URL(`https://example.com/a/${percentEncode(text)}/b`);
        expect([search, hash]).toEqual(['', '']);
        expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'a', wellFormed(text), 'b']);
      }),
    );
  });

  it('is one parameter of a query, name and value', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, value) => {
        fc.pre(name !== '__proto__');
        expect([...new URLSearchParams(serializeQuery({ [name]: value }))]).toEqual([
          [wellFormed(name), wellFormed(value)],
        ]);
        expect([...new URL(`https://example.com/?${serializeQuery({ [name]: value })}`).searchParams]).toEqual([
          [wellFormed(name), wellFormed(value)],
        ]);
      }),
    );
  });

  it('holds only what RFC 3986 calls unreserved', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(percentEncode(text)).toMatch(/^(?:[\w.~-]|%[0-9A-F]{2})*$/);
      }),
    );
  });

  it('keeps its reserved characters where that is asked for, and still comes back', () => {
    expect(encodeAllowingReserved(":/?#[]@!$&'()*+,;= %")).toBe(":/?%23[]@!$%26'()*%2B,;=%20%25");
    fc.assert(
      fc.property(anyText, (text) => {
        expect(new URLSearchParams(`a=${encodeAllowingReserved(text)}`).get('a')).toBe(wellFormed(text));
      }),
    );
  });

  it('can stand in a header, and plain text stands there as it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const written = new Headers({ a: encodeHeaderValue(text) }).get('a');
        if (!text.includes('%'))
          expect(decodeURIComponent(written ?? '')).toBe(wellFormed(text).replace(/^[\t ]+|[\t ]+$/g, ''));
      }),
    );
    expect([encodeHeaderValue('W/"50%", *'), encodeHeaderValue('José'), encodeHeaderValue('é日\u{1f600}\x80')]).toEqual(
      ['W/"50%", *', 'José', 'é%E6%97%A5%F0%9F%98%80%C2%80'],
    );
  });
});

it('JSON in a header says the same, in ASCII', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const written = new Headers({ a: stringifyAsciiJson(value) }).get('a') ?? '';
      expect(written).toMatch(/^[\x20-\x7e]*$/);
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
