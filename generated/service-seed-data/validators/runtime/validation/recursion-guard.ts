// Recursion guard: reports values nested too deeply for the call stack, and caches results within one validation.

import { noProblems, type Problems } from './problems.ts';
import type { Problem } from './problem.ts';

type TypeTest = (value: unknown) => boolean;

// Results by test and value, kept only during one validation, because values may change afterwards.
let resultCache: Map<TypeTest, WeakMap<object, boolean>> | undefined;
let activeValidations = 0;

/** Creates the problem for a value that is nested too deeply. */
function createDepthProblem(): Problem {
  return { pointer: '', field: '', keyword: 'depth', schema: '', message: 'is nested too deeply' };
}

/** Returns the problems of a value whose schema is recursive. */
export function checkRecursive(collect: () => Problems): readonly Problem[] {
  return collectRecursive(collect) ?? noProblems;
}

/** Whether a value with a recursive schema is valid; `false` if it is nested too deeply. */
export function acceptRecursive(accepts: () => boolean): boolean {
  return guardRecursion(accepts, () => false);
}

/** Returns the problems of a value whose schema is recursive, for a validator that collects more. */
export function collectRecursive(collect: () => Problems): Problems {
  return guardRecursion(collect, () => [createDepthProblem()]);
}

function guardRecursion<T>(run: () => T, onOverflow: () => T): T {
  activeValidations++;
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError) return onOverflow();
    throw error;
  } finally {
    if (--activeValidations === 0) resultCache = undefined;
  }
}

/** Runs a test, cached by value, since the same test would otherwise be repeated at each level of a deep value. */
export function testOnce(test: TypeTest, value: unknown): boolean {
  if (activeValidations === 0 || typeof value !== 'object' || value === null) return test(value);
  resultCache ??= new Map();
  let results = resultCache.get(test);
  if (results === undefined) resultCache.set(test, (results = new WeakMap()));
  const cached = results.get(value);
  if (cached !== undefined) return cached;
  const result = test(value);
  results.set(value, result);
  return result;
}
