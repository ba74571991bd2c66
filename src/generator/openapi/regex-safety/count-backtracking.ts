// Backtracking regex matcher that estimates how long a JavaScript engine takes. It counts steps, because the count is
// deterministic.

import type { RegexShape, ParsedRegex } from './regex-syntax-tree.ts';

type Instruction =
  /** `accepts[n]`: whether character `n` of the alphabet matches. Faster than bit operations on big integers. */
  | { readonly op: 'character'; readonly accepts: readonly boolean[] }
  /** Continues at `to`, and backtracks to `fallback`. */
  | { readonly op: 'fork'; readonly to: number; readonly fallback: number }
  | { readonly op: 'jump'; readonly to: number }
  /** `mark` stores the start of an iteration; `moved` fails if the iteration consumed nothing. */
  | { readonly op: 'mark' | 'moved'; readonly slot: number }
  | { readonly op: 'start' | 'end' | 'match' }
  | { readonly op: 'boundary'; readonly negate: boolean }
  | { readonly op: 'lookahead'; readonly program: readonly Instruction[]; readonly negate: boolean };

/** A compiled regex. */
export type Program = readonly Instruction[];

const maxInstructions = 20_000;

/** Compiles a regex shape; `undefined` if its counted repetitions make the program too long. */
export function compileProgram(shape: RegexShape): Program | undefined {
  const program: Instruction[] = [];
  const acceptedBySet = new Map<bigint, readonly boolean[]>();
  let slotCount = 0;
  const reserve = (): number => program.push({ op: 'match' }) - 1;
  const fork = (address: number, to: number, fallback: number, greedy: boolean): void => {
    program[address] = greedy ? { op: 'fork', to, fallback } : { op: 'fork', to: fallback, fallback: to };
  };
  const acceptSet = (set: bigint): readonly boolean[] => {
    const accepts = toBooleans(set);
    acceptedBySet.set(set, accepts);
    return accepts;
  };
  const emit = (node: RegexShape): void => {
    if (program.length > maxInstructions) return;
    switch (node.kind) {
      case 'character':
        program.push({ op: 'character', accepts: acceptedBySet.get(node.set) ?? acceptSet(node.set) });
        return;
      case 'sequence':
        node.parts.forEach(emit);
        return;
      case 'choice': {
        const ends = node.options.slice(0, -1).map((option) => {
          const address = reserve();
          emit(option);
          const end = reserve();
          fork(address, address + 1, program.length, true);
          return end;
        });
        node.options.slice(-1).forEach(emit);
        for (const end of ends) program[end] = { op: 'jump', to: program.length };
        return;
      }
      case 'repeat': {
        const { body, min, max, greedy } = node;
        for (let count = 0; count < min && program.length <= maxInstructions; count++) emit(body);
        if (max === Infinity) {
          const slot = slotCount++;
          const address = reserve();
          program.push({ op: 'mark', slot });
          emit(body);
          program.push({ op: 'moved', slot }, { op: 'jump', to: address });
          fork(address, address + 1, program.length, greedy);
          return;
        }
        const forks: number[] = [];
        for (let count = min; count < max && program.length <= maxInstructions; count++) {
          forks.push(reserve());
          emit(body);
        }
        for (const address of forks) fork(address, address + 1, program.length, greedy);
        return;
      }
      case 'start':
      case 'end':
        program.push({ op: node.kind });
        return;
      case 'boundary':
        program.push({ op: 'boundary', negate: node.negate });
        return;
      case 'lookahead': {
        const bodyProgram = compileProgram(node.body);
        program.push(bodyProgram ? { op: 'lookahead', program: bodyProgram, negate: node.negate } : { op: 'match' });
      }
    }
  };
  emit(shape);
  program.push({ op: 'match' });
  return program.length > maxInstructions ? undefined : program;
}

/** Returns the bits of a set, starting with the lowest. */
function toBooleans(set: bigint): readonly boolean[] {
  return Array.from(set.toString(2), (bit) => bit === '1').reverse();
}

/** Remaining number of steps. */
export interface StepBudget {
  steps: number;
}

/**
 * Returns whether the program matches at `start`; `false` if the budget runs out. Deducts each step from the budget.
 */
export function matchesAt(
  program: Program,
  text: readonly number[],
  start: number,
  wordCharacters: bigint,
  budget: StepBudget,
): boolean {
  const stack: { readonly address: number; readonly position: number; readonly marks: readonly number[] }[] = [
    { address: 0, position: start, marks: [] },
  ];
  const isWord = (position: number): boolean =>
    ((wordCharacters >> BigInt(text[position] ?? 255)) & 1n) === 1n && position >= 0 && position < text.length;
  for (let thread = stack.pop(); thread; thread = stack.pop()) {
    let { address, position, marks } = thread;
    for (let isAlive = true; isAlive;) {
      if (--budget.steps < 0) return false;
      const instruction = program[address] ?? { op: 'match' };
      address += 1;
      switch (instruction.op) {
        case 'match':
          return true;
        case 'character': {
          const character = text[position];
          isAlive = character !== undefined && instruction.accepts[character] === true;
          position += 1;
          break;
        }
        case 'fork':
          stack.push({ address: instruction.fallback, position, marks });
          address = instruction.to;
          break;
        case 'jump':
          address = instruction.to;
          break;
        case 'mark':
          marks = withMark(marks, instruction.slot, position);
          break;
        case 'moved':
          isAlive = marks[instruction.slot] !== position;
          break;
        case 'start':
          isAlive = position === 0;
          break;
        case 'end':
          isAlive = position === text.length;
          break;
        case 'boundary':
          isAlive = (isWord(position - 1) !== isWord(position)) !== instruction.negate;
          break;
        case 'lookahead':
          isAlive = matchesAt(instruction.program, text, position, wordCharacters, budget) !== instruction.negate;
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

/** Returns the number of steps, up to `maxSteps`, until the match at the start fails; `undefined` if it succeeds. */
export function countBacktracking(
  program: Program,
  { wordCharacters }: ParsedRegex,
  text: readonly number[],
  maxSteps: number,
): number | undefined {
  const budget = { steps: maxSteps };
  const isMatch = matchesAt(program, text, 0, wordCharacters, budget);
  return isMatch ? undefined : maxSteps - Math.max(0, budget.steps);
}
