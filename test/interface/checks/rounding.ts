// Checks of rounded numbers (`x-round`).

import type { Check } from '../claim.ts';
import type { Locator } from '../locators.ts';
import { checkKeyword } from './field.ts';

/** Valid periods of domains and domain records in seconds, without 0. */
export const validPeriods: readonly number[] = [
  300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600, 2419200,
];

/** Checks that numbers are rounded to exactly these values. */
export function checkRoundingValues(locate: Locator, name: string, values: readonly number[]): Check {
  const locateRounding: Locator = (document) => [...locate(document), 'x-round'];
  return checkKeyword(locateRounding, `the rounding of ${name}`, 'to', [...values]);
}

/** Checks the rounding mode. */
export function checkRoundingMode(locate: Locator, name: string, mode: 'up' | 'nearest'): Check {
  const locateRounding: Locator = (document) => [...locate(document), 'x-round'];
  return checkKeyword(locateRounding, `the rounding of ${name}`, 'mode', mode);
}
