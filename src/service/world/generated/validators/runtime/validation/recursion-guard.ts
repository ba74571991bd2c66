// Values nested deeper than the stack: a problem, never a crash. And of deep values nothing is found out twice.

import { noProblems, type Problems } from './problems.ts';
import type { Problem } from './problem.ts';

type Test = (value: unknown) => boolean;

// What is known of values while one of them is judged. Nothing outlives that, because values change.
let known: Map<Test, WeakMap<object, boolean>> | undefined;
let running = 0;

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
  return bounded(accepts, () => false);
}

/** The problems of a value whose schema refers to itself, before they are an answer. */
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

/** The answer of a test that is asked of one value several times, at each level of a deep one: it is worked out once. */
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
