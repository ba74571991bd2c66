// What a rewrite is: another way to say the same.

import type { Json } from './sites.ts';

/** Chooses by chance that can be repeated: a number from 0 to `below`. */
export type Pick = (below: number) => number;

export interface Rewrite {
  readonly name: string;
  /** Rewrites the document in place; false where there is nothing for it to do. */
  readonly apply: (document: Json, pick: Pick) => boolean;
}

/** Numbers that follow from a seed. */
export function pickFrom(seed: number): Pick {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return below === 0 ? 0 : Math.floor((state / 2 ** 32) * below);
  };
}

export function one<T>(all: readonly T[], pick: Pick): T | undefined {
  return all[pick(all.length)];
}

/** In another order. */
export function shuffled<T>(all: readonly T[], pick: Pick): T[] {
  const left = [...all];
  const out: T[] = [];
  while (left.length > 0) out.push(...left.splice(pick(left.length), 1));
  return out;
}

/** A name that nothing has yet. */
export function freshName(taken: Json, stem: string): string {
  let number = 1;
  while (Object.hasOwn(taken, `${stem}${number}`)) number++;
  return `${stem}${number}`;
}
