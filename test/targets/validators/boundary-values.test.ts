// Boundary values of formats and keywords: values at the limit are valid, values just beyond it are not.

import { describe, expect, it, test } from 'vitest';
import { isHostname } from '../../../src/runtime/validation/formats/hostname.ts';
import { isUriTemplate } from '../../../src/runtime/validation/formats/uri-template.ts';
import { isInt64 } from '../../../src/runtime/validation/formats/int32-int64.ts';
import { isMultipleOf } from '../../../src/runtime/validation/multiple-of.ts';

describe('int64', () => {
  it('accepts its limits as JSON.parse reads them: rounded to a double', () => {
    expect(isInt64(JSON.parse('9223372036854775807') as number)).toBe(true);
    expect(isInt64(JSON.parse('-9223372036854775808') as number)).toBe(true);
    expect(isInt64(JSON.parse('9223372036854777856') as number)).toBe(false);
    expect(isInt64(JSON.parse('-9223372036854777856') as number)).toBe(false);
    expect(isInt64(1.5)).toBe(false);
  });

  it('compares bigints exactly', () => {
    expect([2n ** 63n - 1n, 2n ** 63n, -(2n ** 63n), -(2n ** 63n) - 1n].map(isInt64)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('hostname', () => {
  it.each(['ab--cd.com', 'r3---sn-ab.example.org', 'xn--bcher-kva.example', 'a-b'])('accepts %s', (name) =>
    expect(isHostname(name)).toBe(true),
  );
  it.each(['xn--', 'xn--a', 'XN--aa---o47jg78q', '-a', 'a-', 'a..b', ''])('rejects %s', (name) =>
    expect(isHostname(name)).toBe(false),
  );
});

describe('uri-template', () => {
  it.each(['', 'a', '{a}', '{+a.b,c*}/x{?d:30}', '{%41b}', '{&a:9999}', 'a%20b', '中{a}'])('accepts %s', (template) =>
    expect(isUriTemplate(template)).toBe(true),
  );
  it.each([
    '{',
    '{}',
    '{a',
    'a}',
    '{a,}',
    '{,}',
    '{.a.}',
    '{a..b}',
    '{..a}',
    '{a:0}',
    '{a:12345}',
    '{a**}',
    '{*}',
    '{%4}',
    '{a-b}',
    '%2',
    'a b',
    '{a:1*}',
  ])('rejects %s', (template) => expect(isUriTemplate(template)).toBe(false));
});

describe('multipleOf', () => {
  test.each<readonly [number | bigint, number, boolean]>([
    [9007199254740993n, 0.5, true],
    [9007199254740995n, 1.5, false],
    [9007199254740993n * 3n, 1.5, true],
    [7n, 0.7, true],
    [7n, 0.3, false],
    [-7n, 3.5, true],
    [0n, 0.1, true],
    [10n ** 30n, 1e21, true],
    [10n ** 20n, 1e21, false],
    [10n ** 400n, 1e-7, true],
    [9007199254740993n, 2, false],
    [9007199254740994n, 2, true],
  ])('isMultipleOf(%s, %s) is %s', (value, step, expected) => expect(isMultipleOf(value, step)).toBe(expected));
});
