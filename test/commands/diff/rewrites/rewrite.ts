// Rewrites: edits of a document that preserve its meaning.

import type { JsonObject } from './sites.ts';

/** Returns a pseudorandom integer from 0 up to, but not including, `below`. */
export type Picker = (below: number) => number;

export interface Rewrite {
  readonly name: string;
  /** Rewrites the document in place; returns false if the rewrite does not apply to it. */
  readonly apply: (document: JsonObject, pick: Picker) => boolean;
}

/** Creates a linear congruential generator with a seed. */
export function createPicker(seed: number): Picker {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return below === 0 ? 0 : Math.floor((state / 2 ** 32) * below);
  };
}

export function pickOne<T>(items: readonly T[], pick: Picker): T | undefined {
  return items[pick(items.length)];
}

/** Returns the items in a random order. */
export function shuffle<T>(items: readonly T[], pick: Picker): T[] {
  const remaining = [...items];
  const result: T[] = [];
  while (remaining.length > 0) result.push(...remaining.splice(pick(remaining.length), 1));
  return result;
}

/** Returns the stem with the first number that makes it an unused key of `object`. */
export function unusedName(object: JsonObject, stem: string): string {
  let number = 1;
  while (Object.hasOwn(object, `${stem}${number}`)) number++;
  return `${stem}${number}`;
}
