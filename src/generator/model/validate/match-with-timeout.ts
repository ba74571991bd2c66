// Pattern matching, with a timeout only for patterns that may backtrack catastrophically.

import { findSlowInput } from '../../openapi/regex-safety/find-slow-input.ts';
import { matchesPattern } from '../matches-pattern.ts';

/** Compiled patterns; `'watched'` if a match needs a timeout. */
const cache = new Map<string, RegExp | 'watched'>();

/** Returns whether the pattern matches; `undefined` if it is not a valid JavaScript pattern, or on timeout. */
export function matchesPatternSafely(pattern: string, text: string): boolean | undefined {
  let compiled = cache.get(pattern);
  if (compiled === undefined) cache.set(pattern, (compiled = compile(pattern)));
  return compiled === 'watched' ? matchesPattern(pattern, text) : compiled.test(text);
}

function compile(pattern: string): RegExp | 'watched' {
  if (findSlowInput(pattern)) return 'watched';
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // The pattern may be valid without the `u` flag.
    }
  }
  return 'watched';
}
