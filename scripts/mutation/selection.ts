// Selection of the mutations to test.

import { createRandom } from '../../test/differential/random.ts';

/** Parses a number; `undefined` if it is not an integer in the range. */
export function parseInteger(text: string, least: number, most: number): number | undefined {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= least && number <= most ? number : undefined;
}

/** Parses `src/a.ts` or `src/a.ts:12`. */
export function parseSelection(text: string): { readonly file: string; readonly line: number | undefined } {
  const [, file = '', line] = /^(.*?)(?::(\d+))?$/s.exec(text) ?? [];
  return { file: file.replaceAll('\\', '/'), line: line === undefined ? undefined : Number(line) };
}

/** Draws items without replacement, in their original order. Deterministic for a seed. */
export function drawItems<T>(items: readonly T[], count: number, seed: number): readonly T[] {
  const random = createRandom(seed);
  const drawn = new Set<number>();
  while (drawn.size < Math.min(count, items.length)) drawn.add(random.below(items.length));
  return [...drawn].sort((a, b) => a - b).flatMap((at) => items.slice(at, at + 1));
}
