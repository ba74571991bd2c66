// Checks for rounded numbers (`x-round`).

import type { Check } from '../claim.ts';
import type { Locator } from '../locators.ts';
import { checkKeyword } from './resource-field.ts';

const locateRounding =
  (locate: Locator): Locator =>
  (document) => [...locate(document), 'x-round'];

/** Checks that numbers are rounded to exactly these values. */
export function checkRoundingValues(locate: Locator, name: string, values: readonly number[]): Check {
  return checkKeyword(locateRounding(locate), `the rounding of ${name}`, 'to', [...values]);
}

/** Checks the rounding mode. */
export function checkRoundingMode(locate: Locator, name: string, mode: 'up' | 'nearest'): Check {
  return checkKeyword(locateRounding(locate), `the rounding of ${name}`, 'mode', mode);
}
