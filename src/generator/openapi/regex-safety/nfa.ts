// Position automaton (Glushkov NFA) of a regex, with transitions weighted by ambiguity.

import type { Form } from './regex-shape.ts';

export interface Automaton {
  /** Characters that each position matches. */
  readonly sets: readonly bigint[];
  /** Initial positions. */
  readonly first: ReadonlySet<number>;
  /** Transitions of each position, with the number of ways: 1, or 2 for several. */
  readonly next: readonly ReadonlyMap<number, number>[];
}

interface Part {
  readonly nullable: boolean;
  readonly first: ReadonlyMap<number, number>;
  readonly last: ReadonlyMap<number, number>;
}

const mostPositions = 600;
const none: ReadonlyMap<number, number> = new Map();

/**
 * Builds the NFA of a regex in which any counted repetition is unbounded, so that each character has one position.
 * `undefined` if there are too many positions.
 */
export function automatonOf(form: Form): Automaton | undefined {
  const sets: bigint[] = [];
  const next: Map<number, number>[] = [];
  const join = (from: ReadonlyMap<number, number>, to: ReadonlyMap<number, number>): void => {
    for (const [position, ways] of from) {
      const follow = next[position];
      for (const [target, more] of to) follow?.set(target, Math.min(2, (follow.get(target) ?? 0) + ways * more));
    }
  };
  const part = (each: Form): Part => {
    switch (each.kind) {
      case 'character': {
        const position = sets.push(each.set) - 1;
        next.push(new Map());
        const own = new Map([[position, 1]]);
        return { nullable: false, first: own, last: own };
      }
      case 'sequence':
        return each.parts.reduce<Part>(
          (before, one) => {
            const after = part(one);
            join(before.last, after.first);
            return {
              nullable: before.nullable && after.nullable,
              first: before.nullable ? sum(before.first, after.first) : before.first,
              last: after.nullable ? sum(after.last, before.last) : after.last,
            };
          },
          { nullable: true, first: none, last: none },
        );
      case 'choice': {
        const options = each.options.map(part);
        return {
          nullable: options.some(({ nullable }) => nullable),
          first: options.reduce((all, { first }) => sum(all, first), none),
          last: options.reduce((all, { last }) => sum(all, last), none),
        };
      }
      case 'repeat': {
        if (each.max === 0) return { nullable: true, first: none, last: none };
        const body = part(each.body);
        if (each.max > 1) join(body.last, body.first);
        return { ...body, nullable: body.nullable || each.min === 0 };
      }
      case 'start':
      case 'end':
      case 'boundary':
      case 'ahead':
        return { nullable: true, first: none, last: none };
    }
  };
  const { first } = part(form);
  return sets.length > mostPositions ? undefined : { sets, first: new Set(first.keys()), next };
}

function sum(some: ReadonlyMap<number, number>, more: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  if (some.size === 0) return more;
  const all = new Map(some);
  for (const [position, ways] of more) all.set(position, Math.min(2, (all.get(position) ?? 0) + ways));
  return all;
}
