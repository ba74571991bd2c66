// Strings and numbers that each format accepts and rejects, according to its specification.

import { expect, it, test } from 'vitest';
import { stringFormats as interpretedFormats } from '../../../src/generator/model/validate/formats.ts';
import { stringFormats } from '../../../src/generator/targets/validators/formats.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

interface Samples {
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
}

const label63 = 'a'.repeat(63);

const formats: Readonly<Record<string, Samples>> = {
  'date-time': {
    valid: ['2031-03-09T08:07:06Z', '2031-03-09t08:07:06.25-04:30', '1990-12-31T23:59:60Z'],
    invalid: [
      '2031-03-09 08:07:06Z',
      '2031-03-09T08:07:06',
      '2031-02-29T08:07:06Z',
      '2031-03-09T25:00:00Z',
      '2031-03-09',
    ],
  },
  date: { valid: ['2031-03-09', '2032-02-29'], invalid: ['2031-02-29', '2031-3-9', '09.03.2031', '2031-13-01', ''] },
  time: {
    valid: ['08:07:06Z', '08:07:06.5+02:00', '23:59:60Z'],
    invalid: ['08:07:06', '8:07:06Z', '24:00:00Z', '08:60:00Z', '12:00:60Z'],
  },
  duration: {
    valid: ['P3D', 'PT90M', 'P2Y6M', 'P8W', 'P1DT2H3M4S'],
    invalid: ['P', 'PT', '3D', 'P1S', 'P1W2D', 'P1Y3D', 'PT1H3S', 'P1.5D', 'p3d'],
  },
  email: {
    valid: [
      'ann@example.org',
      'ann.lee+news@mail.example.org',
      '"ann lee"@example.org',
      'ann@[192.0.2.7]',
      'ann@[IPv6:2001:db8::7]',
      'root@localhost',
    ],
    invalid: [
      'ann',
      'ann@',
      '@example.org',
      'ann lee@example.org',
      'ann..lee@example.org',
      '.ann@example.org',
      'ann@-example.org',
      'ann@[300.0.2.7]',
      'ann@example.org ',
      'änn@example.org',
    ],
  },
  'idn-email': {
    valid: ['jürgen@bücher.example', '山田@例え.example', 'ann@example.org'],
    invalid: [
      'jürgen',
      'jürgen@',
      '@bücher.example',
      'jür gen@bücher.example',
      'jürgen@bü cher.example',
      'jürgen..x@bücher.example',
    ],
  },
  hostname: {
    valid: [
      'example.org',
      'a-b.c3',
      'LOCALHOST',
      'r3---node-7a.example.org',
      'xn--bcher-kva.example',
      'XN--BCHER-KVA.example',
      `${label63}.example`,
    ],
    invalid: [
      '',
      '-a.example',
      'a-.example',
      'a..b',
      'a_b.example',
      'bücher.example',
      `${label63}a.example`,
      `${label63}.`.repeat(4),
      'xn--a-.example',
    ],
  },
  'idn-hostname': {
    valid: ['bücher.example', '例え.テスト', 'example.org', 'xn--bcher-kva.example', 'axn--b.example'],
    invalid: [
      '',
      '-ü.example',
      'ü-.example',
      'ü..example',
      'a b.example',
      'ü_b.example',
      '\u0301a.example',
      'ü'.repeat(64),
    ],
  },
  ipv4: {
    valid: ['192.0.2.7', '0.0.0.0', '255.255.255.255'],
    invalid: ['192.0.2', '192.0.2.256', '192.0.2.07', '192.0.2.7/24', '1.2.3.4.5', '192.0.2.7 '],
  },
  ipv6: {
    valid: ['2001:db8::7', '::', '::1', '1:2:3:4:5:6:7:8', '::ffff:192.0.2.7', 'FE80::a'],
    invalid: [
      '2001:db8',
      '1::2::3',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      '::12345',
      '::g',
      '[::1]',
      'fe80::1%1',
      '192.0.2.7',
    ],
  },
  uri: {
    valid: [
      'https://example.org/a?b=c#d',
      'urn:example:a',
      'mailto:ann@example.org',
      'http://[2001:db8::7]:80/',
      'a+b:c',
    ],
    invalid: [
      '/a/b',
      '//example.org',
      'example',
      '',
      'https://example.org/a b',
      'https://example.org/%zz',
      'https://bücher.example/',
      '1a:b',
      'http://[::1',
      'http://a/<b>',
    ],
  },
  'uri-reference': {
    valid: ['/a/b', '../a', '?b=c', '#d', '', '//example.org/a', 'https://example.org/'],
    invalid: ['a b', '/a\\b', '%4', '1a:b', '/ü', '#a#b', '<a>'],
  },
  iri: {
    valid: ['https://bücher.example/straße?größe=1#ä', 'urn:example:ü', 'https://example.org/'],
    invalid: ['/straße', 'straße', 'https://bücher.example/a b', 'https://bücher.example/%g0', 'ü:a', 'http://[ü]/'],
  },
  'iri-reference': {
    valid: ['/straße', '?größe', '#ä', '', '../ü', 'https://bücher.example/'],
    invalid: ['straße und weg', '/ü\\b', '/ü%2', '#ä#b', '<ü>', '/ü{}'],
  },
  'uri-template': {
    valid: ['/a/{b}', 'https://example.org{/b,c*}{?d:3}', '{+a}', '', '/a'],
    invalid: ['/a/{b', '/a/b}', '{}', '{a b}', '/a b', '{a:0}', '{a..b}', '{/}'],
  },
  uuid: {
    valid: [
      '0f8fad5b-d9cb-469f-a165-70867728950e',
      '0F8FAD5B-D9CB-469F-A165-70867728950E',
      '00000000-0000-0000-0000-000000000000',
    ],
    invalid: [
      '0f8fad5bd9cb469fa16570867728950e',
      '0f8fad5b-d9cb-469f-a165-70867728950',
      '0f8fad5b-d9cb-469f-a165-70867728950g',
      '{0f8fad5b-d9cb-469f-a165-70867728950e}',
      '',
    ],
  },
  'json-pointer': { valid: ['', '/', '/a/0/b', '/a~0b~1c', '/ü'], invalid: ['a', '#/a', '/a~', '/a~2', '0/a'] },
  'relative-json-pointer': {
    valid: ['0', '1/a', '2#', '0/a~1b', '1+2/a', '10'],
    invalid: ['', '/a', '-1', '01/a', '1a', '1##', '1/a~', '+1'],
  },
  regex: {
    valid: ['^a+$', '', '[\\d-]', '(?<a>b)\\k<a>', '\\p{L}'],
    invalid: ['(', 'a**', '[b-a]', '\\', '(?<a>b)(?<a>c)', '{1}'],
  },
  byte: {
    valid: ['', 'QQ==', 'QUI=', 'QUJD', '+/+/'],
    invalid: ['Q', 'QQ', 'QQ=', 'Q===', 'QUJD=', 'Q Q=', '-_-_', 'QQ==QQ=='],
  },
};

const numbers: Readonly<Record<string, { readonly valid: readonly number[]; readonly invalid: readonly number[] }>> = {
  int32: { valid: [0, 2147483647, -2147483648], invalid: [2147483648, -2147483649, 1.5] },
  int64: { valid: [0, 2147483648, 9007199254740991, -(2 ** 63), 2 ** 63], invalid: [2 ** 64, -(2 ** 64), 1e21, 0.5] },
};

const schemas = [...Object.keys(formats), ...Object.keys(numbers)].map(
  (format, index) => [`F${index}`, { format }] as const,
);
const validators = await loadValidators(await modelOf(documentOf(Object.fromEntries(schemas))));
const nameOf = (format: string): string => schemas.find(([, schema]) => schema.format === format)?.[0] ?? '';

function isAccepted(format: string, value: unknown): boolean {
  const validator = validators.schema(nameOf(format));
  expect(validator.check(value).length === 0).toBe(validator.is(value));
  return validator.is(value);
}

test.each(Object.entries(formats))('%s accepts valid and rejects invalid strings', (format, { valid, invalid }) => {
  expect(valid.filter((text) => !isAccepted(format, text))).toEqual([]);
  expect(invalid.filter((text) => isAccepted(format, text))).toEqual([]);
  const interpreted = interpretedFormats.get(format);
  expect([...valid, ...invalid].filter((text) => interpreted?.(text))).toEqual(valid);
  // The format of a string does not apply to other types.
  expect(isAccepted(format, 5)).toBe(true);
});

test.each(Object.entries(numbers))('%s accepts valid and rejects invalid numbers', (format, { valid, invalid }) => {
  expect(valid.filter((number) => !isAccepted(format, number))).toEqual([]);
  expect(invalid.filter((number) => isAccepted(format, number))).toEqual([]);
  expect(isAccepted(format, 'x')).toBe(true);
});

it('covers every validated string format', () => {
  expect([...stringFormats.keys()].toSorted()).toEqual(Object.keys(formats).toSorted());
});

test('the message of each format says what the value must be', () => {
  const rejected = Object.entries({ ...formats, ...numbers }).map(([format, { invalid }]) => {
    const [problem] = validators.schema(nameOf(format)).check(invalid[0]);
    return `${format}: ${problem?.message ?? ''}`;
  });
  expect(rejected.join('\n')).toMatchInlineSnapshot(`
    "date-time: must be a date and time such as 2030-01-15T10:20:30Z
    date: must be a date such as 2030-01-15
    time: must be a time with its offset such as 10:20:30Z
    duration: must be a duration such as P1DT12H
    email: must be an email address
    idn-email: must be an email address
    hostname: must be a host name
    idn-hostname: must be a host name
    ipv4: must be an IPv4 address
    ipv6: must be an IPv6 address
    uri: must be a URI
    uri-reference: must be a URI, absolute or relative
    iri: must be an IRI
    iri-reference: must be an IRI, absolute or relative
    uri-template: must be a URI template
    uuid: must be a UUID
    json-pointer: must be a JSON Pointer
    relative-json-pointer: must be a relative JSON Pointer
    regex: must be a regular expression
    byte: must be a Base64 string
    int32: must be a 32-bit integer
    int64: must be a 64-bit integer"
  `);
});
