// List membership by deep equality.

import { deepEqual } from '../validation/deep-equal.js';

/** Whether an item of the list deeply equals the value. */
export function listContains(list: readonly unknown[], value: unknown): boolean {
  return list.some((item) => deepEqual(item, value));
}
