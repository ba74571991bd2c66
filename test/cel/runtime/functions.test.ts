// Runtime functions of rules: IP addresses, URLs, timestamps, and lists.

import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isCidr, isIp, isPrivateIp } from '../../../src/runtime/cel/ip.ts';
import { listContains } from '../../../src/runtime/cel/list-contains.ts';
import { dayOfYear, parseTimestamp } from '../../../src/runtime/cel/time.ts';
import { urlHost } from '../../../src/runtime/cel/url-host.ts';
import { runs } from '../../tier.ts';

/** IP addresses, and strings that differ from one by a few characters. */
const addressLikeStrings = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc
    .tuple(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(60), fc.constantFrom('', ':', '::', '.', '0', 'g', '1', '/'))
    .map(([address, index, piece]) => address.slice(0, index) + piece + address.slice(index + 1)),
  fc.string({ unit: fc.constantFrom(':', '.', '0', '1', 'f', '25', '::') }),
);

describe('isIp', () => {
  it('agrees with Node.js about addresses without a zone', () => {
    fc.assert(
      fc.property(addressLikeStrings, (text) => {
        expect([isIp(text, 4), isIp(text, 6), isIp(text)]).toEqual([
          isIP(text) === 4,
          isIP(text) === 6,
          isIP(text) > 0,
        ]);
      }),
      { numRuns: runs(2000) },
    );
  });
  it.each([
    'fe80::1%eth0',
    '01.2.3.4',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.256',
    '',
    ' 1.2.3.4',
    '1::2::3',
    '::1.2.3.4:5',
    '[::1]',
  ])('rejects %s', (text) => {
    expect(isIp(text)).toBe(false);
  });
});

describe('isCidr', () => {
  test.each([
    ['10.0.0.0/8', true, false],
    ['10.0.0.1/32', true, false],
    ['10.0.0.0/33', false, false],
    ['10.0.0.0/08', false, false],
    ['10.0.0.0/', false, false],
    ['10.0.0.0', false, false],
    ['::/0', false, true],
    ['2001:db8::/128', false, true],
    ['2001:db8::/129', false, false],
    ['2001:db8::/64/1', false, false],
  ])('%s is an IPv4 range: %s, an IPv6 range: %s', (text, isIpv4, isIpv6) => {
    expect([isCidr(text, 4), isCidr(text, 6), isCidr(text)]).toEqual([isIpv4, isIpv6, isIpv4 || isIpv6]);
  });
});

describe('isPrivateIp', () => {
  it.each([
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.0',
    '172.31.255.255',
    '192.168.1.1',
    'fc00::1',
    'fdff::',
    '::ffff:10.1.2.3',
    '::ffff:c0a8:1',
  ])('returns true for %s', (text) => {
    expect(isPrivateIp(text)).toBe(true);
  });
  it.each([
    '9.255.255.255',
    '11.0.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.0.1',
    '192.169.0.1',
    'fe00::',
    'fbff::',
    '::ffff:8.8.8.8',
    '::a00:1',
    '10.0.0',
    'example.com',
    '',
  ])('returns false for %s', (text) => {
    expect(isPrivateIp(text)).toBe(false);
  });
});

describe('urlHost', () => {
  it.each([
    ['https://Example.com:8080/a?b#c', 'example.com'],
    ['http://user:pw@10.0.0.1/', '10.0.0.1'],
    ['https://[FD00::1]:1/', 'fd00::1'],
    ['http://0x0a000001/', '10.0.0.1'],
    ['tcp://db.example.com:3306', 'db.example.com'],
    ['/relative', ''],
    ['not a url', ''],
    ['mailto:a@b.example', ''],
    ['', ''],
  ])('returns the host of %s: %s', (text, host) => {
    expect(urlHost(text)).toBe(host);
  });
});

describe('parseTimestamp', () => {
  it('parses the ISO string of every Date, with Z or an offset', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }),
        (date) => {
          expect(parseTimestamp(date.toISOString())).toBe(date.getTime());
          expect(parseTimestamp(date.toISOString().replace('Z', '+02:00'))).toBe(date.getTime() - 7_200_000);
        },
      ),
    );
  });
  it.each(['2030-01-01', '2030-01-01T00:00:00', '2030-13-01T00:00:00Z', 'January 1, 2030', ''])(
    'returns NaN for %s',
    (text) => {
      expect(parseTimestamp(text)).toBeNaN();
    },
  );
});

test('dayOfYear returns 0 for January 1, and 365 for December 31 of a leap year', () => {
  expect([
    dayOfYear(Date.UTC(2030, 0, 1)),
    dayOfYear(Date.UTC(2028, 11, 31, 23, 59)),
    dayOfYear(Date.UTC(2030, 11, 31)),
    dayOfYear(Date.parse('0050-01-02T00:00:00Z')),
  ]).toEqual([0, 365, 364, 1]);
});

test('listContains compares by value', () => {
  expect([
    listContains([[1], { a: null }], { a: null }),
    listContains([[1]], [1, 2]),
    listContains([], undefined),
  ]).toEqual([true, false, false]);
});
