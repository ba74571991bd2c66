// Detection of catastrophic backtracking (ReDoS) with a proven attack string.

import { automatonOf } from './nfa.ts';
import { formOf, type Form, type Parsed } from './regex-shape.ts';
import { pumpsOf, type Pump } from './redos-candidates.ts';
import { programOf, stepsToFail, type Program } from './count-backtracking.ts';

/** A string that does not match, and the steps that the matcher needs to find that out. */
export interface Slow {
  /** The start of the string, and the repeated part (the pump). */
  readonly prefix: string;
  readonly repeated: string;
  /** In characters. */
  readonly length: number;
  /** Lower bound. */
  readonly steps: number;
}

/** Returns the message of the diagnostic. */
export function slowSentence({ prefix, repeated, length, steps }: Slow): string {
  const begins = prefix === '' ? '' : `${JSON.stringify(prefix)} and then `;
  return `matching can take for ever: a text of ${length} characters, ${begins}${JSON.stringify(repeated)} again and again, takes more than ${steps} steps`;
}

export const slowHelp =
  'Let no two repetitions beside or within one another match the same text, or bound the text by maxLength.';

/** Strings of a few thousand characters are common; safe patterns need a few steps per character. */
const usualLength = 3_000;
const shortLength = 120;
const mostSteps = 2_000_000;

const known = new Map<string, Slow | undefined>();

/**
 * Returns a slow input of at most `maxLength` characters; `undefined` if none is found. Each result is verified by
 * running the matcher, so there are no false positives. The search is bounded, so very large patterns may be missed.
 */
export function slowness(pattern: string, maxLength = Infinity): Slow | undefined {
  const most = Math.min(maxLength, usualLength);
  const key = `${most} ${pattern}`;
  if (known.has(key)) return known.get(key);
  const found = search(pattern, most);
  known.set(key, found);
  return found;
}

function search(pattern: string, most: number): Slow | undefined {
  // Only repetition can cause catastrophic backtracking.
  if (!/[*+{]/.test(pattern)) return undefined;
  const parsed = formOf(pattern);
  const program = parsed && programOf(parsed.form);
  if (!parsed || !program) return undefined;
  for (const form of [parsed.form, ...looksIn(parsed.form)]) {
    const automaton = automatonOf(form);
    for (const pump of automaton ? pumpsOf(automaton) : []) {
      const slow = tried(pump, program, parsed, most);
      if (slow) return slow;
    }
  }
  return undefined;
}

function looksIn(form: Form): readonly Form[] {
  switch (form.kind) {
    case 'ahead':
      return [form.body, ...looksIn(form.body)];
    case 'sequence':
      return form.parts.flatMap(looksIn);
    case 'choice':
      return form.options.flatMap(looksIn);
    case 'repeat':
      return looksIn(form.body);
    case 'character':
    case 'start':
    case 'end':
    case 'boundary':
      return [];
  }
}

/**
 * Runs the candidate with each possible last character on a short string; if that is not slow enough, on a long one.
 */
function tried(pump: Pump, program: Program, parsed: Parsed, most: number): Slow | undefined {
  let worst: { readonly end: readonly number[]; readonly steps: number } | undefined;
  const ends = [[], ...parsed.alphabet.map((_, character) => [character])];
  for (const end of ends) {
    const steps = stepsToFail(program, parsed, textOf(pump, end, Math.min(most, shortLength)), mostSteps);
    if (steps !== undefined && steps > (worst?.steps ?? 0)) worst = { end, steps };
    if (steps === mostSteps) break;
  }
  if (!worst) return undefined;
  if (worst.steps === mostSteps) return told(pump, parsed, Math.min(most, shortLength));
  const steps = most <= shortLength ? 0 : stepsToFail(program, parsed, textOf(pump, worst.end, most), mostSteps);
  return steps === mostSteps ? told(pump, parsed, most) : undefined;
}

function textOf({ prefix, repeated }: Pump, end: readonly number[], length: number): readonly number[] {
  const times = Math.max(1, Math.floor((length - prefix.length - end.length) / repeated.length));
  return [...prefix, ...Array.from({ length: times }, () => repeated).flat(), ...end];
}

function told({ prefix, repeated }: Pump, { alphabet }: Parsed, length: number): Slow {
  const written = (characters: readonly number[]): string => characters.map((each) => alphabet[each] ?? '').join('');
  return { prefix: written(prefix), repeated: written(repeated), length, steps: mostSteps };
}
