// Values nested deeper than the stack: a problem, never a crash.

import { noProblems, type Problems } from './collect.ts';
import type { Problem } from './problem.ts';
import { tooDeep } from './sentences.ts';

/** All problems of a value whose schema refers to itself. */
export function checkDeep(problemsOf: (value: unknown) => Problems, value: unknown): readonly Problem[] {
  try {
    return problemsOf(value) ?? noProblems;
  } catch (error) {
    if (error instanceof RangeError) return [tooDeep()];
    throw error;
  }
}

/** Whether a value is valid by a schema that refers to itself; one that is too deep to be judged is not. */
export function acceptDeep(accepts: (value: unknown) => boolean, value: unknown): boolean {
  try {
    return accepts(value);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The problems of a value whose schema refers to itself, before they are an answer. */
export function problemsDeep(problemsOf: (value: unknown) => Problems, value: unknown): Problems {
  try {
    return problemsOf(value);
  } catch (error) {
    if (error instanceof RangeError) return [tooDeep()];
    throw error;
  }
}
