// Whether a list holds a value, where values are equal by what they hold.

import { equal } from '../validation/deep-equal.js';

/** Whether an item of the list equals the value, at every depth. */
export function holds(list: readonly unknown[], value: unknown): boolean {
  return list.some((item) => equal(item, value));
}
