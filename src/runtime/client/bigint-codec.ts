// Conversion of the format `int64` to `bigint`.

import { isInt64 } from '../validation/formats/int32-int64.ts';
import type { Codec } from './convert-values.ts';

/** Converts integers to `bigint`. A `bigint` becomes a number if the number is exact. */
export const bigintCodec: Codec = {
  type: 'number',
  decode(value, exact) {
    if (typeof value !== 'number') return value;
    // A number that is not safe can be a rounded one.
    const integer = typeof exact === 'bigint' ? exact : Number.isSafeInteger(value) ? BigInt(value) : undefined;
    return integer !== undefined && isInt64(integer) ? integer : undefined;
  },
  encode(value) {
    if (typeof value !== 'bigint') return value;
    if (!isInt64(value)) return undefined;
    return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  },
  expected: { decode: 'a 64-bit integer', encode: 'a 64-bit integer' },
};
