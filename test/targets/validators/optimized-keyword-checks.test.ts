// Optimized date, time, and `multipleOf` checks agree with naive implementations.

import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isIntegerMultiple } from '../../../src/generator/targets/validators/keywords/number.ts';
import { isDate, isDateTime, isTime } from '../../../src/runtime/validation/formats/time.ts';
import { isMultipleOf } from '../../../src/runtime/validation/multiple-of.ts';
import { runs } from '../../tier.ts';

const digits = (count: number, max: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max }).map((number) => String(number).padStart(count, '0'));
const dates = fc.tuple(digits(4, 9999), digits(2, 13), digits(2, 32)).map((parts) => parts.join('-'));
const offsets = fc.oneof(
  fc.constantFrom('Z', 'z', '', '+24:00', '-00:60'),
  fc
    .tuple(fc.constantFrom('+', '-'), digits(2, 23), digits(2, 59))
    .map(([sign, hour, minute]) => `${sign}${hour}:${minute}`),
);
const localTimes = fc
  .tuple(
    digits(2, 24),
    digits(2, 60),
    fc.oneof(digits(2, 61), fc.constant('60')),
    fc.constantFrom('', '.5', '.', '.123456789'),
    offsets,
  )
  .map(([hour, minute, second, fraction, offset]) => `${hour}:${minute}:${second}${fraction}${offset}`);
/** Leap seconds at any minute and offset: valid ones are rare among random times. */
const leapSeconds = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: -1439, max: 1439 }))
  .map(([utc, offset]) => {
    const local = (utc + offset + 2880) % 1440;
    const twoDigits = (number: number): string => String(Math.floor(number)).padStart(2, '0');
    const time = (minutes: number): string => `${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
    return `${time(local)}:60${offset < 0 ? '-' : '+'}${time(Math.abs(offset))}`;
  });
const times = fc.oneof(
  localTimes,
  leapSeconds,
  leapSeconds.map((time) => time.replace(/^\d\d:\d\d/, '23:59').replace(/[+-].*$/, 'Z')),
);
const mutate = (strings: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: strings },
    fc
      .tuple(strings, fc.nat(30), fc.constantFrom('', ' ', 'x', '٣', '\n', '-', ':'))
      .map(([text, index, replacement]) => text.slice(0, index) + replacement + text.slice(index + 1)),
  );

function isDateNaive(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text) ?? [];
  if (year === '') return false;
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return Number(month) >= 1 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

function isTimeNaive(text: string): boolean {
  const [, hour = '', minute = '', second = '', sign = '+', hours = '0', minutes = '0'] =
    /^([0-9]{2}):([0-9]{2}):([0-9]{2})(?:[.][0-9]+)?(?:[Zz]|([+-])([0-9]{2}):([0-9]{2}))$/.exec(text) ?? [];
  if (
    hour === '' ||
    Number(hour) > 23 ||
    Number(minute) > 59 ||
    Number(second) > 60 ||
    Number(hours) > 23 ||
    Number(minutes) > 59
  )
    return false;
  const utc = Number(hour) * 60 + Number(minute) - Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  return Number(second) < 60 || (utc + 2880) % 1440 === 1439;
}

test('isDate agrees with a naive implementation', () =>
  fc.assert(
    fc.property(mutate(dates), (text) => isDate(text) === isDateNaive(text)),
    { numRuns: runs(3000) },
  ));

test('isTime agrees with a naive implementation', () =>
  fc.assert(
    fc.property(mutate(times), (text) => isTime(text) === isTimeNaive(text)),
    { numRuns: runs(3000) },
  ));

test('isDateTime agrees with a naive implementation', () => {
  const strings = mutate(fc.tuple(dates, fc.constantFrom('T', 't', ' ', ''), times).map((parts) => parts.join('')));
  const isDateTimeNaive = (text: string): boolean =>
    isDateNaive(text.slice(0, 10)) && /^[Tt]/.test(text.slice(10)) && isTimeNaive(text.slice(11));
  fc.assert(
    fc.property(strings, (text) => isDateTime(text) === isDateTimeNaive(text)),
    { numRuns: runs(3000) },
  );
});

it('accepts valid and rejects invalid dates and times', () => {
  expect(['2028-02-29', '2000-02-29', '0000-02-29', '2030-12-31'].filter((text) => !isDate(text))).toEqual([]);
  expect(['2030-02-29', '1900-02-29', '2030-04-31', '2030-00-10', '2030-01-00'].filter(isDate)).toEqual([]);
  expect(['23:59:60Z', '01:29:60+01:30', '22:29:60-01:30', '00:00:00.0z'].filter((text) => !isTime(text))).toEqual([]);
  expect(['23:59:61Z', '12:00:60Z', '24:00:00Z', '10:00:00', '10:00:00+24:00'].filter(isTime)).toEqual([]);
});

/** Splits a decimal number into all its digits, as an integer without a sign, and the number of fraction digits. */
function toDecimal(number: number | bigint): readonly [bigint, number] {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return [BigInt(whole.replace('-', '') + fraction), fraction.length - Number(exponent)];
}

/** Checks divisibility with both decimals scaled to integers. */
function isMultipleNaive(number: number | bigint, step: number): boolean {
  const [[value, places], [divisor, divisorPlaces]] = [toDecimal(number), toDecimal(step)];
  const scale = Math.max(places, divisorPlaces);
  return (value * 10n ** BigInt(scale - places)) % (divisor * 10n ** BigInt(scale - divisorPlaces)) === 0n;
}

test('isMultipleOf and isIntegerMultiple agree with exact decimal arithmetic', () => {
  const numbers = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer({ min: -10000, max: 10000 }).map((number) => number / 100),
    fc.constantFrom(0, -0, 1e-7, 1e21, 9007199254740993),
  );
  const steps = fc.oneof(
    fc.integer({ min: 1, max: 1000 }),
    fc.integer({ min: 1, max: 1000 }).map((number) => number / 100),
    fc.constantFrom(1e-7, 0.1, 0.3, 1e21, 5e-324),
  );
  fc.assert(
    fc.property(
      numbers,
      steps,
      (number, step) =>
        isMultipleOf(number, step) === isMultipleNaive(number, step) &&
        isIntegerMultiple(number, step) === isMultipleNaive(number, step),
    ),
    { numRuns: runs(3000) },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.bigInt(),
        fc.bigInt().map((number) => number * 3n),
      ),
      steps,
      (number, step) => isMultipleOf(number, step) === isMultipleNaive(number, step),
    ),
    { numRuns: runs(3000) },
  );
  expect(
    [
      [0.3, 0.1],
      [19.99, 0.01],
      [1e21, 3],
    ].map(([number = 0, step = 1]) => isIntegerMultiple(number, step)),
  ).toEqual([true, true, false]);
});
