// Backtracking regex matcher that counts steps as JavaScript engines take them; deterministic, unlike time.

import type { Form, Parsed } from './regex-shape.ts';

type Instruction =
  /** `accepts[n]` for character `n` of the alphabet; faster than bit operations on big integers. */
  | { readonly op: 'character'; readonly accepts: readonly boolean[] }
  /** Continues at `to`, and backtracks to `or`. */
  | { readonly op: 'fork'; readonly to: number; readonly or: number }
  | { readonly op: 'jump'; readonly to: number }
  /** `mark` stores the start of an iteration; `moved` fails if the iteration consumed nothing. */
  | { readonly op: 'mark' | 'moved'; readonly slot: number }
  | { readonly op: 'start' | 'end' | 'match' }
  | { readonly op: 'boundary'; readonly negate: boolean }
  | { readonly op: 'ahead'; readonly program: readonly Instruction[]; readonly negate: boolean };

export type Program = readonly Instruction[];

const mostInstructions = 20_000;

/** Compiles a regex shape; `undefined` if its counted repetitions make the program too long. */
export function programOf(form: Form): Program | undefined {
  const program: Instruction[] = [];
  const accepted = new Map<bigint, readonly boolean[]>();
  let slots = 0;
  const hole = (): number => program.push({ op: 'match' }) - 1;
  const fork = (at: number, to: number, or: number, greedy: boolean): void => {
    program[at] = greedy ? { op: 'fork', to, or } : { op: 'fork', to: or, or: to };
  };
  const accept = (set: bigint): readonly boolean[] => {
    const accepts = membersOf(set);
    accepted.set(set, accepts);
    return accepts;
  };
  const emit = (each: Form): void => {
    if (program.length > mostInstructions) return;
    switch (each.kind) {
      case 'character':
        program.push({ op: 'character', accepts: accepted.get(each.set) ?? accept(each.set) });
        return;
      case 'sequence':
        each.parts.forEach(emit);
        return;
      case 'choice': {
        const ends = each.options.slice(0, -1).map((option) => {
          const at = hole();
          emit(option);
          const end = hole();
          fork(at, at + 1, program.length, true);
          return end;
        });
        each.options.slice(-1).forEach(emit);
        for (const end of ends) program[end] = { op: 'jump', to: program.length };
        return;
      }
      case 'repeat': {
        const { body, min, max, greedy } = each;
        for (let time = 0; time < min && program.length <= mostInstructions; time++) emit(body);
        if (max === Infinity) {
          const slot = slots++;
          const at = hole();
          program.push({ op: 'mark', slot });
          emit(body);
          program.push({ op: 'moved', slot }, { op: 'jump', to: at });
          fork(at, at + 1, program.length, greedy);
          return;
        }
        const forks: number[] = [];
        for (let time = min; time < max && program.length <= mostInstructions; time++) {
          forks.push(hole());
          emit(body);
        }
        for (const at of forks) fork(at, at + 1, program.length, greedy);
        return;
      }
      case 'start':
      case 'end':
        program.push({ op: each.kind });
        return;
      case 'boundary':
        program.push({ op: 'boundary', negate: each.negate });
        return;
      case 'ahead': {
        const inner = programOf(each.body);
        program.push(inner ? { op: 'ahead', program: inner, negate: each.negate } : { op: 'match' });
      }
    }
  };
  emit(form);
  program.push({ op: 'match' });
  return program.length > mostInstructions ? undefined : program;
}

/** Returns the bits of a set, lowest first. */
function membersOf(set: bigint): readonly boolean[] {
  return Array.from(set.toString(2), (bit) => bit === '1').reverse();
}

export interface Budget {
  steps: number;
}

/** Returns whether the program matches at `start`. Steps are deducted from the budget; `false` if it is exhausted. */
export function matchesFrom(
  program: Program,
  text: readonly number[],
  start: number,
  word: bigint,
  budget: Budget,
): boolean {
  const waiting: { readonly at: number; readonly position: number; readonly marks: readonly number[] }[] = [
    { at: 0, position: start, marks: [] },
  ];
  const isWord = (position: number): boolean =>
    ((word >> BigInt(text[position] ?? 255)) & 1n) === 1n && position >= 0 && position < text.length;
  for (let thread = waiting.pop(); thread; thread = waiting.pop()) {
    let { at, position, marks } = thread;
    for (let alive = true; alive;) {
      if (--budget.steps < 0) return false;
      const instruction = program[at] ?? { op: 'match' };
      at += 1;
      switch (instruction.op) {
        case 'match':
          return true;
        case 'character': {
          const character = text[position];
          alive = character !== undefined && instruction.accepts[character] === true;
          position += 1;
          break;
        }
        case 'fork':
          waiting.push({ at: instruction.or, position, marks });
          at = instruction.to;
          break;
        case 'jump':
          at = instruction.to;
          break;
        case 'mark':
          marks = withMark(marks, instruction.slot, position);
          break;
        case 'moved':
          alive = marks[instruction.slot] !== position;
          break;
        case 'start':
          alive = position === 0;
          break;
        case 'end':
          alive = position === text.length;
          break;
        case 'boundary':
          alive = (isWord(position - 1) !== isWord(position)) !== instruction.negate;
          break;
        case 'ahead':
          alive = matchesFrom(instruction.program, text, position, word, budget) !== instruction.negate;
      }
    }
  }
  return false;
}

function withMark(marks: readonly number[], slot: number, position: number): readonly number[] {
  const copy = [...marks];
  copy[slot] = position;
  return copy;
}

/** Returns the steps until a match at the start of the text fails, at most `maxSteps`; `undefined` if it matches. */
export function stepsToFail(
  program: Program,
  { word }: Parsed,
  text: readonly number[],
  most: number,
): number | undefined {
  const budget = { steps: most };
  const matched = matchesFrom(program, text, 0, word, budget);
  return matched ? undefined : most - Math.max(0, budget.steps);
}
