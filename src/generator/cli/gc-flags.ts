// V8 garbage collection flags.

import { setFlagsFromString } from 'node:v8';

/** Lowers the heap growth factor from four to two, which saves hundreds of megabytes for a large document. */
export function reduceHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
