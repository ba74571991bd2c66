// Detects catastrophic backtracking (ReDoS), with a verified attack string.

import { buildNfa } from './nfa.ts';
import { parseRegex, type RegexShape, type ParsedRegex } from './regex-syntax-tree.ts';
import { findRedosCandidates, type RedosCandidate } from './redos-attack-strings.ts';
import { compileProgram, countBacktracking, type Program } from './count-backtracking.ts';

/** A string that does not match, and the number of steps until the match fails. */
export interface SlowInput {
  /** Start of the string. */
  readonly prefix: string;
  /** Part of the string that is repeated. */
  readonly pump: string;
  /** Length of the string in characters. */
  readonly length: number;
  /** Lower bound of the number of steps. */
  readonly steps: number;
}

/** Returns the diagnostic message for a slow input. */
export function describeSlowInput({ prefix, pump, length, steps }: SlowInput): string {
  const start = prefix === '' ? '' : `${JSON.stringify(prefix)} and then `;
  return `catastrophic backtracking: ${start}${JSON.stringify(pump)} repeated to ${length} characters takes more than ${steps} steps`;
}

export const slowPatternHelp = 'avoid adjacent or nested repetitions that match the same text, or set `maxLength`';

/** Strings of a few thousand characters are common; safe patterns need a few steps per character. */
const usualLength = 3_000;
const shortLength = 120;
const maxSteps = 2_000_000;

/** Results by pattern, because documents repeat patterns. */
const cache = new Map<string, SlowInput | undefined>();
const maxCacheSize = 10_000;

/**
 * Returns a slow input of at most `maxLength` characters; `undefined` if none is found. Each result is verified by
 * running the matcher, so there are no false positives. The search is bounded, so very large patterns may be missed.
 */
export function findSlowInput(pattern: string, maxLength = Infinity): SlowInput | undefined {
  const lengthLimit = Math.min(maxLength, usualLength);
  const key = `${lengthLimit} ${pattern}`;
  if (cache.has(key)) return cache.get(key);
  const slowInput = searchSlowInput(pattern, lengthLimit);
  if (cache.size >= maxCacheSize) cache.clear();
  cache.set(key, slowInput);
  return slowInput;
}

function searchSlowInput(pattern: string, lengthLimit: number): SlowInput | undefined {
  // Only repetition can cause catastrophic backtracking.
  if (!/[*+{]/.test(pattern)) return undefined;
  const regex = parseRegex(pattern);
  const program = regex && compileProgram(regex.shape);
  if (!regex || !program) return undefined;
  for (const shape of [regex.shape, ...collectLookaheads(regex.shape)]) {
    const nfa = buildNfa(shape);
    for (const candidate of nfa ? findRedosCandidates(nfa) : []) {
      const slowInput = tryCandidate(candidate, program, regex, lengthLimit);
      if (slowInput) return slowInput;
    }
  }
  return undefined;
}

function collectLookaheads(shape: RegexShape): readonly RegexShape[] {
  switch (shape.kind) {
    case 'lookahead':
      return [shape.body, ...collectLookaheads(shape.body)];
    case 'sequence':
      return shape.parts.flatMap(collectLookaheads);
    case 'choice':
      return shape.options.flatMap(collectLookaheads);
    case 'repeat':
      return collectLookaheads(shape.body);
    case 'character':
    case 'start':
    case 'end':
    case 'boundary':
      return [];
  }
}

/**
 * Tests the candidate with each possible last character, first as a short string and, if that is not slow enough, as a
 * long one.
 */
function tryCandidate(
  candidate: RedosCandidate,
  program: Program,
  regex: ParsedRegex,
  lengthLimit: number,
): SlowInput | undefined {
  let worst: { readonly end: readonly number[]; readonly steps: number } | undefined;
  const ends = [[], ...regex.alphabet.map((_, character) => [character])];
  for (const end of ends) {
    const steps = countBacktracking(
      program,
      regex,
      attackString(candidate, end, Math.min(lengthLimit, shortLength)),
      maxSteps,
    );
    if (steps !== undefined && steps > (worst?.steps ?? 0)) worst = { end, steps };
    if (steps === maxSteps) break;
  }
  if (!worst) return undefined;
  if (worst.steps === maxSteps) return toSlowInput(candidate, regex, Math.min(lengthLimit, shortLength));
  const steps =
    lengthLimit <= shortLength
      ? 0
      : countBacktracking(program, regex, attackString(candidate, worst.end, lengthLimit), maxSteps);
  return steps === maxSteps ? toSlowInput(candidate, regex, lengthLimit) : undefined;
}

function attackString({ prefix, pump }: RedosCandidate, end: readonly number[], length: number): readonly number[] {
  const times = Math.max(1, Math.floor((length - prefix.length - end.length) / pump.length));
  return [...prefix, ...Array.from({ length: times }, () => pump).flat(), ...end];
}

function toSlowInput({ prefix, pump }: RedosCandidate, { alphabet }: ParsedRegex, length: number): SlowInput {
  const decode = (characters: readonly number[]): string => characters.map((index) => alphabet[index] ?? '').join('');
  return { prefix: decode(prefix), pump: decode(pump), length, steps: maxSteps };
}
