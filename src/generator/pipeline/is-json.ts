// Test for values that JSON represents completely.

import { isDeepStrictEqual } from 'node:util';

/** Returns whether the JSON of a value has all that the value has. */
export function isJson(value: unknown): boolean {
  try {
    return value === undefined || isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);
  } catch {
    return false;
  }
}
