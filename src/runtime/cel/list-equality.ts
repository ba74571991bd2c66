// List membership by deep equality.

import { equal } from '../validation/deep-equal.ts';

/** Whether an item of the list deeply equals the value. */
export function holds(list: readonly unknown[], value: unknown): boolean {
  return list.some((item) => equal(item, value));
}
