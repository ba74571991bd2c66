// Percent-encoding and header encoding, checked with URL, URLSearchParams, and Headers.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  stringifyAsciiJson,
  percentEncode,
  encodeHeaderValue,
  encodeAllowingReserved,
} from '../../../src/runtime/client/encode-parameter-values.ts';
import { serializeQuery } from '../../../src/runtime/client/parameter-styles.ts';

const anyText = fc.string({ unit: 'binary' });
const toWellFormed = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

describe('a string', () => {
  it('is encoded as one path segment', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!/^\.{0,2}$/.test(text));
        const { pathname, search, hash } = new URL(`https://example.com/a/${percentEncode(text)}/b`);
        expect([search, hash]).toEqual(['', '']);
        expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'a', toWellFormed(text), 'b']);
      }),
    );
  });

  it('is encoded as the name or value of one query parameter', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, value) => {
        fc.pre(name !== '__proto__');
        expect([...new URLSearchParams(serializeQuery({ [name]: value }))]).toEqual([
          [toWellFormed(name), toWellFormed(value)],
        ]);
        expect([...new URL(`https://example.com/?${serializeQuery({ [name]: value })}`).searchParams]).toEqual([
          [toWellFormed(name), toWellFormed(value)],
        ]);
      }),
    );
  });

  it('is encoded as unreserved characters (RFC 3986) and percent-encoded bytes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(percentEncode(text)).toMatch(/^(?:[\w.~-]|%[0-9A-F]{2})*$/);
      }),
    );
  });

  it('keeps reserved characters if they are allowed, and is decoded to the same string', () => {
    expect(encodeAllowingReserved(":/?#[]@!$&'()*+,;= %")).toBe(":/?%23[]@!$%26'()*%2B,;=%20%25");
    fc.assert(
      fc.property(anyText, (text) => {
        expect(new URLSearchParams(`a=${encodeAllowingReserved(text)}`).get('a')).toBe(toWellFormed(text));
      }),
    );
  });

  it('is encoded as a header value, and unchanged if it is Latin-1', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const header = new Headers({ a: encodeHeaderValue(text) }).get('a');
        if (!text.includes('%'))
          expect(decodeURIComponent(header ?? '')).toBe(toWellFormed(text).replace(/^[\t ]+|[\t ]+$/g, ''));
      }),
    );
    expect([encodeHeaderValue('W/"50%", *'), encodeHeaderValue('José'), encodeHeaderValue('é日\u{1f600}\x80')]).toEqual(
      ['W/"50%", *', 'José', 'é%E6%97%A5%F0%9F%98%80%C2%80'],
    );
  });
});

it('serializes JSON for headers in ASCII', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const header = new Headers({ a: stringifyAsciiJson(value) }).get('a') ?? '';
      expect(header).toMatch(/^[\x20-\x7e]*$/);
      expect(JSON.parse(header)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
