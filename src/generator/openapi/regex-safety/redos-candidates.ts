// Candidates for ReDoS attack strings, from ambiguous cycles of an NFA.

import type { Automaton } from './nfa.ts';

/** A prefix that reaches the ambiguous position, and a pump, as indexes into the alphabet. */
export interface Pump {
  readonly prefix: readonly number[];
  readonly repeated: readonly number[];
}

const mostVisits = 400_000;
const mostPumps = 12;

/**
 * Returns the candidates of an NFA. Exponential: a position reaches itself in two ways by the same pump. Polynomial: by
 * the same pump, a position reaches itself and another one, which reaches itself.
 */
export function pumpsOf(automaton: Automaton): readonly Pump[] {
  const budget = { visits: mostVisits };
  const rings = ringsOf(automaton);
  const members = [...rings.keys()];
  const found: Pump[] = [];
  const take = (position: number, repeated: readonly number[] | undefined): void => {
    const prefix = repeated && prefixOf(automaton, position);
    if (repeated && prefix) found.push({ prefix, repeated });
  };
  for (const position of members) {
    if (found.length >= mostPumps || budget.visits <= 0) return found;
    take(position, twoWays(automaton, rings, position, budget));
  }
  for (const position of members) {
    for (const other of members) {
      if (found.length >= mostPumps || budget.visits <= 0) return found;
      if (rings.get(position) !== rings.get(other)) take(position, across(automaton, rings, position, other, budget));
    }
  }
  return found;
}

interface Budget {
  visits: number;
}

interface Step<State> {
  readonly state: State;
  readonly character: number;
  readonly before: Step<State> | undefined;
}

/**
 * Breadth-first search; returns the characters of the shortest path to a goal, or `undefined` if the budget runs out.
 */
function shortest<State>(
  start: State,
  moves: (state: State) => Iterable<readonly [State, bigint]>,
  key: (state: State) => string,
  ends: (state: State) => boolean,
  budget: Budget,
): readonly number[] | undefined {
  const seen = new Set<string>();
  const waiting: Step<State>[] = [{ state: start, character: -1, before: undefined }];
  for (let at = 0; at < waiting.length; at++) {
    const step = waiting[at];
    if (step === undefined) break;
    for (const [state, set] of moves(step.state)) {
      if (--budget.visits < 0) return undefined;
      const name = key(state);
      if (seen.has(name)) continue;
      seen.add(name);
      const next = { state, character: lowest(set), before: step };
      if (ends(state)) return charactersOf(next);
      waiting.push(next);
    }
  }
  return undefined;
}

function charactersOf<State>(last: Step<State>): readonly number[] {
  const found: number[] = [];
  for (let step: Step<State> | undefined = last; step && step.character >= 0; step = step.before)
    found.push(step.character);
  return found.reverse();
}

/** Returns a pump by which the position reaches itself in two ways. */
function twoWays(
  { next, sets }: Automaton,
  rings: ReadonlyMap<number, number>,
  position: number,
  budget: Budget,
): readonly number[] | undefined {
  type Pair = readonly [number, number, boolean];
  const ring = rings.get(position);
  const moves = function* ([one, two, apart]: Pair): Generator<readonly [Pair, bigint]> {
    for (const [a, ways] of next[one] ?? []) {
      if (rings.get(a) !== ring) continue;
      for (const b of (next[two] ?? none).keys()) {
        const shared = (sets[a] ?? 0n) & (sets[b] ?? 0n);
        if (shared !== 0n && rings.get(b) === ring)
          yield [[a, b, apart || a !== b || (one === two && ways > 1)], shared];
      }
    }
  };
  return shortest<Pair>(
    [position, position, false],
    moves,
    String,
    ([one, two, apart]) => apart && one === position && two === position,
    budget,
  );
}

/** Returns a pump by which `from` reaches itself and `to`, and `to` reaches itself. */
function across(
  { next, sets }: Automaton,
  rings: ReadonlyMap<number, number>,
  from: number,
  to: number,
  budget: Budget,
): readonly number[] | undefined {
  type Triple = readonly [number, number, number];
  const moves = function* ([one, two, three]: Triple): Generator<readonly [Triple, bigint]> {
    for (const a of (next[one] ?? none).keys()) {
      if (rings.get(a) !== rings.get(from)) continue;
      for (const c of (next[three] ?? none).keys()) {
        const outer = (sets[a] ?? 0n) & (sets[c] ?? 0n);
        if (outer === 0n || rings.get(c) !== rings.get(to)) continue;
        for (const b of (next[two] ?? none).keys()) {
          const shared = outer & (sets[b] ?? 0n);
          if (shared !== 0n) yield [[a, b, c], shared];
        }
      }
    }
  };
  return shortest<Triple>(
    [from, from, to],
    moves,
    String,
    ([one, two, three]) => one === from && two === to && three === to,
    budget,
  );
}

/** Returns the characters of a shortest path from an initial position. */
function prefixOf({ first, next, sets }: Automaton, position: number): readonly number[] | undefined {
  const moves = function* (at: number): Generator<readonly [number, bigint]> {
    for (const each of at < 0 ? first : (next[at] ?? none).keys())
      if ((sets[each] ?? 0n) !== 0n) yield [each, sets[each] ?? 0n];
  };
  return shortest(-1, moves, String, (at) => at === position, { visits: mostVisits });
}

const none: ReadonlyMap<number, number> = new Map();

function lowest(set: bigint): number {
  let at = 0;
  for (let rest = set; (rest & 1n) === 0n; rest >>= 1n) at++;
  return at;
}

/** Strongly connected components: maps each position on a cycle to the representative of its component. */
function ringsOf({ next }: Automaton): ReadonlyMap<number, number> {
  const reach = next.map((_, start) => {
    const seen = new Set<number>();
    const waiting = [start];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const each of (next[at] ?? none).keys()) {
        if (seen.has(each)) continue;
        seen.add(each);
        waiting.push(each);
      }
    }
    return seen;
  });
  const rings = new Map<number, number>();
  for (const [position, seen] of reach.entries()) {
    if (!seen.has(position)) continue;
    const ring = [...seen].find((other) => reach[other]?.has(position) && rings.has(other));
    rings.set(position, ring === undefined ? position : (rings.get(ring) ?? position));
  }
  return rings;
}
