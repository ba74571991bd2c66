// Strings far longer than any format allows: every check returns, without an exception and in linear time.

import { describe, expect, it, test } from 'vitest';
import { isHostname } from '../../../src/runtime/validation/formats/hostname.ts';
import { isIdnHostname } from '../../../src/runtime/validation/formats/idn-hostname.ts';
import { isEmail, isIdnEmail } from '../../../src/runtime/validation/formats/email.ts';
import { decodePunycode, encodePunycode } from '../../../src/runtime/validation/formats/punycode.ts';
import { loadValidators } from './load.ts';
import { longStrings } from './long-strings.ts';
import { documentOf, modelOf } from './model.ts';

const million = 1_000_000;

/** Distinct characters of one script: the slowest input for Punycode. */
const distinct = Array.from({ length: 20_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');

describe('host names', () => {
  const long: readonly (readonly [string, string])[] = [
    ['one letter', 'ü'.repeat(130_000)],
    ['Punycode', `xn--${'a'.repeat(300_000)}-bbbbbbbbbb`],
    ['distinct letters', distinct],
    ['labels', 'ü.'.repeat(million)],
    ['combining marks in any order', `a${'\u0301\u0323'.repeat(million)}`],
  ];
  test.each(long)('are rejected if they have many characters: %s', (_, text) => {
    expect([
      isHostname(text),
      isIdnHostname(text),
      isEmail(`a@${text}`),
      isIdnEmail(`a@${text}`),
      isIdnEmail(`${text}@example.org`),
    ]).toEqual([false, false, false, false, false]);
  });

  test('are accepted up to the length limits', () => {
    const label = 'ü'.repeat(50);
    expect(isIdnHostname(`${label}.${label}`)).toBe(true);
    // Characters of two UTF-16 code units: the limits apply to the ASCII form.
    expect(isIdnHostname(Array.from({ length: 4 }, () => '\u{20000}'.repeat(50)).join('.'))).toBe(true);
    expect(isIdnHostname('\u{20000}'.repeat(64))).toBe(false);
    expect(isIdnHostname(`${'a'.repeat(63)}.${'a'.repeat(63)}.${'a'.repeat(63)}.${'a'.repeat(61)}`)).toBe(true);
    expect(isIdnHostname(`${'a'.repeat(63)}.${'a'.repeat(63)}.${'a'.repeat(63)}.${'a'.repeat(62)}`)).toBe(false);
    expect(isIdnEmail(`a@${`u\u0308`.repeat(50)}.example`)).toBe(true);
  });

  test('are encoded and decoded without exhausting the stack', () => {
    expect(decodePunycode(`${'a'.repeat(300_000)}-`)).toHaveLength(300_000);
    expect(encodePunycode('a'.repeat(300_000))).toHaveLength(300_001);
  });
});

describe('the local part of an address', () => {
  it.each(['a', 'é', '山', '\u{20000}'])('has at most 64 bytes: %s', (character) => {
    const maxLength = 64 / Buffer.byteLength(character);
    const local = character.repeat(Math.floor(maxLength));
    expect([isIdnEmail(`${local}@example.org`), isIdnEmail(`${local}${character}@example.org`)]).toEqual([true, false]);
    if (character === 'a')
      expect([isEmail(`${local}@example.org`), isEmail(`${local}a@example.org`)]).toEqual([true, false]);
  });

  it('ends at the last @', () => {
    expect([
      isIdnEmail('"a@b"@example.org'),
      isIdnEmail('a@b@example.org'),
      isIdnEmail('@example.org'),
      isIdnEmail('example.org'),
    ]).toEqual([true, false, false, false]);
  });
});

describe('strings of 20 million characters', () => {
  test.each(longStrings())('are checked: %s', (_, isValid, text, expected) => expect(isValid(text)).toBe(expected));
});

it('rejects a string that is too long for a complex pattern, and matches any length with a simple pattern', async () => {
  const length = 20_000_000;
  const patterns = {
    Groups: '^(?:ab|a)+$',
    Any: '^[^x]+$',
    Plain: '^[a-z]+[0-9]*$',
    Counted: '^(?:ab|a){1,99999999}$',
  };
  const objectSchemas = {
    Names: { type: 'object', patternProperties: { '^(?:ab|a)+$': false }, unevaluatedProperties: { type: 'string' } },
  };
  const validators = await loadValidators(
    await modelOf(
      documentOf({
        ...Object.fromEntries(
          Object.entries(patterns).map(([name, source]) => [name, { type: 'string', pattern: source }]),
        ),
        ...objectSchemas,
      }),
    ),
  );
  const isValid = (type: string, value: unknown): boolean => {
    const valid = validators.schema(type).is(value);
    expect(validators.schema(type).check(value).length === 0).toBe(valid);
    return valid;
  };
  expect(isValid('Plain', 'a'.repeat(length))).toBe(true);
  expect(isValid('Any', 'a'.repeat(length))).toBe(true);
  expect(isValid('Any', '😀'.repeat(length))).toBe(false);
  expect(isValid('Groups', 'ab'.repeat(length))).toBe(false);
  expect(isValid('Counted', 'ab'.repeat(length))).toBe(false);
  expect(isValid('Groups', 'abaab')).toBe(true);
  expect(() => isValid('Names', { ['ab'.repeat(length)]: 'x' })).not.toThrow();
  expect(isValid('Names', { abaab: 'x' })).toBe(false);
});
