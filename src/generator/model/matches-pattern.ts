// Regular expression matching with JSON Schema semantics (unanchored, by code points) and a timeout.

import { createContext, Script, type Context } from 'node:vm';
import { findSlowInput } from '../openapi/regex-safety/find-slow-input.ts';

/** Timeout in milliseconds. Safe patterns take microseconds; vulnerable ones could take years. */
const defaultTimeout = 500;

/** Returns whether the pattern matches; `undefined` if it is not a valid JavaScript pattern, or on timeout. */
export function matchesPattern(pattern: string, text: string, timeout: number = defaultTimeout): boolean | undefined {
  const expression = compile(pattern);
  return expression && matchWithTimeout(expression, text, timeout);
}

/** Compiled patterns; `'needs timeout'` if a match could take too long. */
const cache = new Map<string, RegExp | 'needs timeout'>();
const maxCacheSize = 10_000;

/** Same as `matchesPattern`, but without the cost of a timeout for patterns that cannot backtrack catastrophically. */
export function matchesPatternSafely(pattern: string, text: string): boolean | undefined {
  let compiled = cache.get(pattern);
  if (compiled === undefined) {
    compiled = findSlowInput(pattern) ? 'needs timeout' : (compile(pattern) ?? 'needs timeout');
    if (cache.size >= maxCacheSize) cache.clear();
    cache.set(pattern, compiled);
  }
  return compiled === 'needs timeout' ? matchesPattern(pattern, text) : compiled.test(text);
}

function compile(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // The pattern may be valid without the `u` flag.
    }
  }
  return undefined;
}

// V8 can interrupt a match only inside a script that has a timeout.
const script = new Script('expression.test(text)');
let sharedContext: Context | undefined;

function matchWithTimeout(expression: RegExp, text: string, timeout: number): boolean | undefined {
  sharedContext ??= createContext();
  Object.assign(sharedContext, { expression, text });
  try {
    return script.runInContext(sharedContext, { timeout }) === true;
  } catch (error) {
    // The error comes from another realm, so `instanceof Error` is false.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return undefined;
    throw error;
  }
}
