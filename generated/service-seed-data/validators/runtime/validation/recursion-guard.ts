// Recursion guard: reports values nested deeper than the stack, and caches results within one validation.

import { noProblems, type Problems } from './problems.ts';
import type { Problem } from './problem.ts';

type Test = (value: unknown) => boolean;

// Results by test and value, within one validation: values may change afterwards.
let known: Map<Test, WeakMap<object, boolean>> | undefined;
let running = 0;

/** Creates the problem of a value that is nested too deeply. */
function tooDeep(): Problem {
  return { pointer: '', field: '', keyword: 'depth', schema: '', message: 'is nested too deeply' };
}

/** Returns the problems of a value with a recursive schema. */
export function checkDeep(problemsOf: () => Problems): readonly Problem[] {
  return problemsDeep(problemsOf) ?? noProblems;
}

/** Whether a value with a recursive schema is valid; `false` if it is nested too deeply. */
export function acceptDeep(accepts: () => boolean): boolean {
  return bounded(accepts, () => false);
}

/** Returns the problems of a value with a recursive schema, for a validator that collects more. */
export function problemsDeep(problemsOf: () => Problems): Problems {
  return bounded(problemsOf, () => [tooDeep()]);
}

function bounded<T>(judge: () => T, otherwise: () => T): T {
  running++;
  try {
    return judge();
  } catch (error) {
    if (error instanceof RangeError) return otherwise();
    throw error;
  } finally {
    if (--running === 0) known = undefined;
  }
}

/** Runs a test, cached by value: at each level of a deep value, the same test would be repeated. */
export function once(test: Test, value: unknown): boolean {
  if (running === 0 || typeof value !== 'object' || value === null) return test(value);
  known ??= new Map();
  let answers = known.get(test);
  if (answers === undefined) known.set(test, (answers = new WeakMap()));
  const before = answers.get(value);
  if (before !== undefined) return before;
  const answer = test(value);
  answers.set(value, answer);
  return answer;
}
