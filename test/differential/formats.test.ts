// Tests that the oracle and the validators agree on formats, using nearly valid strings.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHostname } from '../../src/runtime/validation/formats/hostname.ts';
import { isEmail as isEmailOfValidator } from '../../src/runtime/validation/formats/email.ts';
import { isInt32, isInt64 } from '../../src/runtime/validation/formats/int32-int64.ts';
import { isBase64 as isBase64OfValidator } from '../../src/runtime/validation/formats/regex-base64.ts';
import { isUriReference } from '../../src/runtime/validation/formats/uri.ts';
import { isBase64, isEmail, isHost, isInt, isReference } from './formats.ts';
import { runs } from '../tier.ts';

const emails = fc
  .array(
    fc.constantFrom(
      'a',
      'B7',
      '.',
      '@',
      '"',
      '\\',
      '-',
      '_',
      ' ',
      '[',
      ']',
      'ü',
      '192.0.2.7',
      'IPv6:',
      '::1',
      'example.org',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const hosts = fc
  .array(fc.constantFrom('a', '-', '.', '_', '7', 'B', 'xn--bcher-kva.', 'ü', 'a'.repeat(62)), { maxLength: 6 })
  .map((parts) => parts.join(''));
const references = fc
  .array(
    fc.constantFrom(
      'a',
      '7',
      ':',
      '/',
      '//',
      '?',
      '#',
      '@',
      '%',
      '%20',
      '[',
      ']',
      '[::1]',
      '[v1.x]',
      '"',
      '+',
      'ü',
      '\n',
      'https:',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const base64 = fc
  .array(fc.constantFrom('Q', 'QUJD', '+', '/', '=', '-', ' ', 'z9'), { maxLength: 6 })
  .map((parts) => parts.join(''));
const numbers = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(2 ** 31, 2 ** 31 - 1, -(2 ** 31), -(2 ** 31) - 1, 2 ** 63, -(2 ** 63), 2 ** 64, -(2 ** 63) - 2048),
);

test('the oracle accepts the same email addresses as the validators', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        emails,
        emails.map((value) => `a${value}@example.org`),
        emails.map((value) => `"${value}"@a.b`),
        emails.map((value) => `a@[${value}]`),
      ),
      (value) => isEmail(value) === isEmailOfValidator(value),
    ),
    { numRuns: runs(4000) },
  );
  expect(['a@b', '"a b"@c', 'a@[192.0.2.7]', 'a@[IPv6:::1]'].filter((value) => !isEmail(value))).toEqual([]);
  expect(['a', '@b', 'a..b@c', '"a@c', 'a@-b', 'a@[::1]'].filter(isEmail)).toEqual([]);
});

test('the oracle accepts the same hostnames as the validators', () => {
  fc.assert(
    fc.property(hosts, (value) => isHost(value) === isHostname(value)),
    { numRuns: runs(4000) },
  );
  expect(['a', 'a.b', '192.0.2.1', 'xn--bcher-kva.a'].filter((value) => !isHost(value))).toEqual([]);
  expect(['', '.', 'a.', '.a', 'a..b', 'a-', 'a_b', 'xn--'].filter(isHost)).toEqual([]);
});

test('the oracle accepts the same URI references as the validators', () => {
  fc.assert(
    fc.property(references, (value) => isReference(value) === isUriReference(value)),
    { numRuns: runs(8000) },
  );
  expect(
    ['', '#', '//', '?a:b', './a:b', '/a:b', 'a:b', '//a@[::1]:80/', '//[v1.x]'].filter((value) => !isReference(value)),
  ).toEqual([]);
  expect(
    [':', '7:a', '2030-01-15T10:20:30Z', 'a%2', '//a@b@c', '//[::1', '//a:b', '[::1]', '#a#b', '"', '\n'].filter(
      isReference,
    ),
  ).toEqual([]);
});

test('the oracle accepts the same base64 strings as the validators', () => {
  fc.assert(
    fc.property(base64, (value) => isBase64(value) === isBase64OfValidator(value)),
    { numRuns: runs(4000) },
  );
  expect([isBase64('QQ=='), isBase64('Q==='), isBase64('QQ')]).toEqual([true, false, false]);
});

test('the oracle accepts the same 32-bit and 64-bit integers as the validators', () => {
  fc.assert(
    fc.property(numbers, (number) => isInt(32)(number) === isInt32(number) && isInt(64)(number) === isInt64(number)),
    { numRuns: runs(4000) },
  );
  expect([isInt(32)(2 ** 31 - 1), isInt(32)(2 ** 31), isInt(64)(2 ** 63), isInt(64)(2 ** 64)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
