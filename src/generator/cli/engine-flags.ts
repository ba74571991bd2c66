// V8 flags of the program.

import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

/**
 * The flag that optimizes functions six times as late as by default, by the major version of Node.js: a run takes
 * seconds, of which the optimizing compiler takes a third. V8 prints an error for a flag that it does not have.
 */
const lateOptimizationFlags: ReadonlyMap<string, string> = new Map([
  ['20', '--interrupt-budget=400000'],
  ['22', '--invocation-count-for-turbofan=18000'],
  ['24', '--invocation-count-for-turbofan=18000'],
]);

/** Lowers the heap growth factor from four to two, which saves hundreds of megabytes for a large document. */
const heapGrowthFlag = '--heap-growing-percent=100';

/** Sets the flags that the version of Node.js is known to have. */
export function setEngineFlags(): void {
  if (optimizeLate()) setFlagsFromString(heapGrowthFlag);
}

/** Sets the flag that optimizes functions late. Returns false for a version of Node.js whose flag is unknown. */
export function optimizeLate(): boolean {
  const flag = lateOptimizationFlags.get(process.versions.node.split('.')[0] ?? '');
  if (flag !== undefined) setFlagsFromString(flag);
  return flag !== undefined;
}
