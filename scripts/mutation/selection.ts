// Selection of the mutations to test.

import { createRandom } from '../../test/differential/random.ts';

/** Parses a number; `undefined` if it is not an integer in the range. */
export function parseInteger(text: string, min: number, max: number): number | undefined {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= min && number <= max ? number : undefined;
}

/** Parses `src/a.ts` or `src/a.ts:12`. */
export function parseFileAndLine(text: string): { readonly file: string; readonly line: number | undefined } {
  const [, file = '', line] = /^(.*?)(?::(\d+))?$/s.exec(text) ?? [];
  return { file: file.replaceAll('\\', '/'), line: line === undefined ? undefined : Number(line) };
}

/** Samples items without replacement, and returns them in their original order. The seed determines the result. */
export function sampleItems<T>(items: readonly T[], count: number, seed: number): readonly T[] {
  const random = createRandom(seed);
  const indexes = new Set<number>();
  while (indexes.size < Math.min(count, items.length)) indexes.add(random.below(items.length));
  return [...indexes].sort((a, b) => a - b).flatMap((index) => items.slice(index, index + 1));
}
