// Position automaton (Glushkov NFA) of a regex, with transitions weighted by ambiguity.

import type { RegexShape } from './regex-syntax-tree.ts';

export interface Nfa {
  /** Characters that each position matches. */
  readonly characterSets: readonly bigint[];
  /** Initial positions. */
  readonly initial: ReadonlySet<number>;
  /** Transitions of each position, with the number of ways to take them; 2 means several. */
  readonly transitions: readonly ReadonlyMap<number, number>[];
}

/** Automaton of a subexpression: its possible first and last positions, with the number of ways to reach them. */
interface NfaFragment {
  readonly nullable: boolean;
  readonly first: ReadonlyMap<number, number>;
  readonly last: ReadonlyMap<number, number>;
}

const maxPositions = 600;
const emptyMap: ReadonlyMap<number, number> = new Map();

/**
 * Builds the NFA of a regex; returns `undefined` if it has too many positions. Counted repetitions are treated as
 * unbounded, so that each character has one position.
 */
export function buildNfa(shape: RegexShape): Nfa | undefined {
  const characterSets: bigint[] = [];
  const transitions: Map<number, number>[] = [];
  const connect = (from: ReadonlyMap<number, number>, to: ReadonlyMap<number, number>): void => {
    for (const [position, ways] of from) {
      const followers = transitions[position];
      for (const [target, targetWays] of to)
        followers?.set(target, Math.min(2, (followers.get(target) ?? 0) + ways * targetWays));
    }
  };
  const toFragment = (node: RegexShape): NfaFragment => {
    switch (node.kind) {
      case 'character': {
        const position = characterSets.push(node.set) - 1;
        transitions.push(new Map());
        const weights = new Map([[position, 1]]);
        return { nullable: false, first: weights, last: weights };
      }
      case 'sequence':
        return node.parts.reduce<NfaFragment>(
          (before, item) => {
            const after = toFragment(item);
            connect(before.last, after.first);
            return {
              nullable: before.nullable && after.nullable,
              first: before.nullable ? addWays(before.first, after.first) : before.first,
              last: after.nullable ? addWays(after.last, before.last) : after.last,
            };
          },
          { nullable: true, first: emptyMap, last: emptyMap },
        );
      case 'choice': {
        const options = node.options.map(toFragment);
        return {
          nullable: options.some(({ nullable }) => nullable),
          first: options.reduce((all, { first }) => addWays(all, first), emptyMap),
          last: options.reduce((all, { last }) => addWays(all, last), emptyMap),
        };
      }
      case 'repeat': {
        if (node.max === 0) return { nullable: true, first: emptyMap, last: emptyMap };
        const body = toFragment(node.body);
        if (node.max > 1) connect(body.last, body.first);
        return { ...body, nullable: body.nullable || node.min === 0 };
      }
      case 'start':
      case 'end':
      case 'boundary':
      case 'lookahead':
        return { nullable: true, first: emptyMap, last: emptyMap };
    }
  };
  const { first } = toFragment(shape);
  return characterSets.length > maxPositions
    ? undefined
    : { characterSets, initial: new Set(first.keys()), transitions };
}

function addWays(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  if (a.size === 0) return b;
  const total = new Map(a);
  for (const [position, ways] of b) total.set(position, Math.min(2, (total.get(position) ?? 0) + ways));
  return total;
}
