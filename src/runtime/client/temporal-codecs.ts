// Conversion of the formats `date-time` and `date` to `Temporal.Instant` and `Temporal.PlainDate`.

import { isDate, isDateTime } from '../validation/formats/time.ts';
import type { Codec } from './convert-values.ts';

/** Converts date-times to `Temporal.Instant`, and back to date-times in UTC. */
export const instantCodec: Codec = {
  type: 'string',
  decode: (value) => decodeTemporal(value, 'Instant', isDateTime),
  encode: (value) => encodeTemporal(value, 'Instant', isDateTime),
  expected: {
    decode: 'a date and time such as 2030-01-15T10:20:30Z',
    encode: 'an instant of the years 0 to 9999',
  },
};

/** Converts dates to `Temporal.PlainDate` and back. */
export const plainDateCodec: Codec = {
  type: 'string',
  decode: (value) => decodeTemporal(value, 'PlainDate', isDate),
  encode: (value) => encodeTemporal(value, 'PlainDate', isDate),
  expected: { decode: 'a date such as 2030-01-15', encode: 'a date of the ISO 8601 calendar and the years 0 to 9999' },
};

type TemporalType = 'Instant' | 'PlainDate';

function decodeTemporal(value: unknown, type: TemporalType, isValid: (text: string) => boolean): unknown {
  if (typeof value !== 'string') return value;
  if (!isValid(value)) return undefined;
  // TypeScript 5.9 has no types of `Temporal`.
  const { Temporal } = globalThis as unknown as {
    readonly Temporal?: { readonly [Type in TemporalType]: { from(text: string): unknown } };
  };
  if (!Temporal) throw new TypeError('the global `Temporal` is missing; load a polyfill before the first call');
  return Temporal[type].from(value);
}

function encodeTemporal(value: unknown, type: TemporalType, isValid: (text: string) => boolean): unknown {
  // A polyfill can have other classes than the global `Temporal`.
  if (Object.prototype.toString.call(value) !== `[object Temporal.${type}]`) return value;
  const text = String(value);
  return isValid(text) ? text : undefined;
}
