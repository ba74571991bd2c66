// The check that a number has a list of valid values and is rounded to one of them.

import type { Check } from '../claim.ts';
import type { Where } from '../find.ts';
import { keyword } from './field.ts';

/** The periods in seconds that domains and their records know, without 0. */
export const periods: readonly number[] = [
  300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600, 2419200,
];

/** That the valid values are exactly these. */
export function validValues(place: Where, name: string, values: readonly number[]): Check {
  const to: Where = (document) => [...place(document), 'x-round'];
  return keyword(to, `the rounding of ${name}`, 'to', [...values]);
}

/** That other values are rounded this way. */
export function rounded(place: Where, name: string, mode: 'up' | 'nearest'): Check {
  const to: Where = (document) => [...place(document), 'x-round'];
  return keyword(to, `the rounding of ${name}`, 'mode', mode);
}
