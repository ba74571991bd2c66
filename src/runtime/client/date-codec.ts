// Conversion of the format `date-time` to `Date`.

import { isDateTime } from '../validation/formats/time.ts';
import type { Codec } from './convert-values.ts';

/** Converts date-times to `Date`, with a precision of milliseconds, and `Date` to date-times in UTC. */
export const dateCodec: Codec = {
  type: 'string',
  decode(value) {
    if (typeof value !== 'string') return value;
    return isDateTime(value) ? parseDateTime(value.toUpperCase()) : undefined;
  },
  encode(value) {
    if (!(value instanceof Date)) return value;
    // Years beyond these have six digits, which date-times do not allow.
    return value.getTime() >= firstInstant && value.getTime() < endInstant ? value.toISOString() : undefined;
  },
  expected: {
    decode: 'a date and time such as 2030-01-15T10:20:30Z',
    encode: 'a valid Date of the years 0 to 9999',
  },
};

const firstInstant = /* @__PURE__ */ Date.UTC(-1, 12);
const endInstant = /* @__PURE__ */ Date.UTC(10000, 0);

/** Parses a date-time. `Date` has no leap seconds: the instant is the start of the next minute. */
function parseDateTime(text: string): Date {
  const isLeapSecond = text.slice(17, 19) === '60';
  const date = new Date(isLeapSecond ? `${text.slice(0, 17)}59${text.slice(19)}` : text);
  return isLeapSecond ? new Date(date.getTime() + 1000) : date;
}
