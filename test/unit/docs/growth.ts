// How the cost of a description grows with its length.

import { summarizeDescription, descriptionToMarkdown } from '../../../src/generator/code/markdown/commonmark.ts';

function spent(description: string): number {
  const before = process.cpuUsage();
  descriptionToMarkdown(description, 2);
  summarizeDescription(description);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** How many times the processor time eight times the bytes take: about 8 where work is linear, about 64 where it is quadratic. */
export function growth(description: (bytes: number) => string): number {
  const least = (bytes: number): number => Math.min(...[1, 2, 3].map(() => spent(description(bytes))));
  least(10_000);
  // What takes less than 2 ms tells nothing.
  return least(160_000) / Math.max(least(20_000), 2000);
}
