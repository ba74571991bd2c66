// Growth of the CPU time for converting a description, relative to its length.

import {
  summarizeDescription,
  descriptionToMarkdown,
} from '../../../src/generator/code/markdown/commonmark-descriptions.ts';

/** Returns the CPU time of one conversion, in microseconds. */
function measureCpuTime(description: string): number {
  const before = process.cpuUsage();
  descriptionToMarkdown(description, 2);
  summarizeDescription(description);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Returns the growth factor of the CPU time for eight times the length: about 8 if linear, about 64 if quadratic. */
export function measureGrowth(createDescription: (length: number) => string): number {
  const minCpuTime = (length: number): number =>
    Math.min(...[1, 2, 3].map(() => measureCpuTime(createDescription(length))));
  // The first measurement includes compilation.
  minCpuTime(10_000);
  // Times below 2 ms are too short to compare.
  return minCpuTime(160_000) / Math.max(minCpuTime(20_000), 2000);
}
