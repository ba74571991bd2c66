// Candidates for ReDoS attack strings, derived from ambiguous cycles in an NFA.

import type { Nfa } from './nfa.ts';

/** A prefix that reaches the ambiguous position, and a pump, as indexes into the alphabet. */
export interface RedosCandidate {
  readonly prefix: readonly number[];
  readonly pump: readonly number[];
}

const maxVisits = 400_000;
const maxCandidates = 12;

/**
 * Returns the candidates of an NFA. Backtracking is exponential if the same pump leads from a position back to itself
 * in two ways. It is polynomial if the same pump leads from a position to itself and to another position, and from that
 * position to itself.
 */
export function findRedosCandidates(nfa: Nfa): readonly RedosCandidate[] {
  const budget = { visits: maxVisits };
  const components = stronglyConnectedComponents(nfa);
  const positions = [...components.keys()];
  const candidates: RedosCandidate[] = [];
  const addCandidate = (position: number, pump: readonly number[] | undefined): void => {
    const prefix = pump && shortestPrefix(nfa, position);
    if (pump && prefix) candidates.push({ prefix, pump });
  };
  for (const position of positions) {
    if (candidates.length >= maxCandidates || budget.visits <= 0) return candidates;
    addCandidate(position, exponentialPump(nfa, components, position, budget));
  }
  for (const position of positions) {
    for (const other of positions) {
      if (candidates.length >= maxCandidates || budget.visits <= 0) return candidates;
      if (components.get(position) !== components.get(other))
        addCandidate(position, polynomialPump(nfa, components, position, other, budget));
    }
  }
  return candidates;
}

/** Remaining number of visits. */
interface VisitBudget {
  visits: number;
}

interface SearchStep<State> {
  readonly state: State;
  readonly character: number;
  readonly previous: SearchStep<State> | undefined;
}

/**
 * Breadth-first search; returns the characters of the shortest path to a goal, or `undefined` if the budget runs out.
 */
function shortestPath<State>(
  start: State,
  successors: (state: State) => Iterable<readonly [State, bigint]>,
  key: (state: State) => string,
  isGoal: (state: State) => boolean,
  budget: VisitBudget,
): readonly number[] | undefined {
  const visited = new Set<string>();
  const queue: SearchStep<State>[] = [{ state: start, character: -1, previous: undefined }];
  for (let index = 0; index < queue.length; index++) {
    const step = queue[index];
    if (step === undefined) break;
    for (const [state, set] of successors(step.state)) {
      if (--budget.visits < 0) return undefined;
      const stateKey = key(state);
      if (visited.has(stateKey)) continue;
      visited.add(stateKey);
      const next = { state, character: lowestBit(set), previous: step };
      if (isGoal(state)) return pathCharacters(next);
      queue.push(next);
    }
  }
  return undefined;
}

function pathCharacters<State>(last: SearchStep<State>): readonly number[] {
  const characters: number[] = [];
  for (let step: SearchStep<State> | undefined = last; step && step.character >= 0; step = step.previous)
    characters.push(step.character);
  return characters.reverse();
}

/** Returns a pump that leads from the position back to itself in two ways. */
function exponentialPump(
  { transitions, characterSets }: Nfa,
  components: ReadonlyMap<number, number>,
  position: number,
  budget: VisitBudget,
): readonly number[] | undefined {
  type Pair = readonly [number, number, boolean];
  const component = components.get(position);
  const successors = function* ([first, second, hasDiverged]: Pair): Generator<readonly [Pair, bigint]> {
    for (const [a, ways] of transitions[first] ?? []) {
      if (components.get(a) !== component) continue;
      for (const b of (transitions[second] ?? emptyMap).keys()) {
        const shared = (characterSets[a] ?? 0n) & (characterSets[b] ?? 0n);
        if (shared !== 0n && components.get(b) === component)
          yield [[a, b, hasDiverged || a !== b || (first === second && ways > 1)], shared];
      }
    }
  };
  return shortestPath<Pair>(
    [position, position, false],
    successors,
    String,
    ([first, second, hasDiverged]) => hasDiverged && first === position && second === position,
    budget,
  );
}

/** Returns a pump that leads from `from` to itself and to `to`, and from `to` to itself. */
function polynomialPump(
  { transitions, characterSets }: Nfa,
  components: ReadonlyMap<number, number>,
  from: number,
  to: number,
  budget: VisitBudget,
): readonly number[] | undefined {
  type Triple = readonly [number, number, number];
  const successors = function* ([first, second, third]: Triple): Generator<readonly [Triple, bigint]> {
    for (const a of (transitions[first] ?? emptyMap).keys()) {
      if (components.get(a) !== components.get(from)) continue;
      for (const c of (transitions[third] ?? emptyMap).keys()) {
        const outer = (characterSets[a] ?? 0n) & (characterSets[c] ?? 0n);
        if (outer === 0n || components.get(c) !== components.get(to)) continue;
        for (const b of (transitions[second] ?? emptyMap).keys()) {
          const shared = outer & (characterSets[b] ?? 0n);
          if (shared !== 0n) yield [[a, b, c], shared];
        }
      }
    }
  };
  return shortestPath<Triple>(
    [from, from, to],
    successors,
    String,
    ([first, second, third]) => first === from && second === to && third === to,
    budget,
  );
}

/** Returns the characters of a shortest path from an initial position. */
function shortestPrefix({ initial, transitions, characterSets }: Nfa, position: number): readonly number[] | undefined {
  // -1 is the state before the first character.
  const successors = function* (state: number): Generator<readonly [number, bigint]> {
    for (const next of state < 0 ? initial : (transitions[state] ?? emptyMap).keys())
      if ((characterSets[next] ?? 0n) !== 0n) yield [next, characterSets[next] ?? 0n];
  };
  return shortestPath(-1, successors, String, (state) => state === position, { visits: maxVisits });
}

const emptyMap: ReadonlyMap<number, number> = new Map();

function lowestBit(set: bigint): number {
  let index = 0;
  for (let rest = set; (rest & 1n) === 0n; rest >>= 1n) index++;
  return index;
}

/** Maps each position on a cycle to the representative of its strongly connected component. */
function stronglyConnectedComponents({ transitions }: Nfa): ReadonlyMap<number, number> {
  const reachable = transitions.map((_, start) => {
    const visited = new Set<number>();
    const stack = [start];
    for (let state = stack.pop(); state !== undefined; state = stack.pop()) {
      for (const next of (transitions[state] ?? emptyMap).keys()) {
        if (visited.has(next)) continue;
        visited.add(next);
        stack.push(next);
      }
    }
    return visited;
  });
  const components = new Map<number, number>();
  for (const [position, visited] of reachable.entries()) {
    if (!visited.has(position)) continue;
    const representative = [...visited].find((other) => reachable[other]?.has(position) && components.has(other));
    components.set(position, representative === undefined ? position : (components.get(representative) ?? position));
  }
  return components;
}
