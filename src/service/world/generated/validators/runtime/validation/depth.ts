// Values nested deeper than the stack: a problem, never a crash.

import { noProblems, type Problems } from './collect.ts';
import type { Problem } from './problem.ts';

/** A value that is nested deeper than it can be judged. */
function tooDeep(): Problem {
  return { pointer: '', field: '', keyword: 'depth', schema: '', message: 'is nested too deeply' };
}

/** All problems of a value whose schema refers to itself. */
export function checkDeep(problemsOf: () => Problems): readonly Problem[] {
  return problemsDeep(problemsOf) ?? noProblems;
}

/** Whether a value is valid by a schema that refers to itself; one that is too deep to be judged is not. */
export function acceptDeep(accepts: () => boolean): boolean {
  try {
    return accepts();
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The problems of a value whose schema refers to itself, before they are an answer. */
export function problemsDeep(problemsOf: () => Problems): Problems {
  try {
    return problemsOf();
  } catch (error) {
    if (error instanceof RangeError) return [tooDeep()];
    throw error;
  }
}
