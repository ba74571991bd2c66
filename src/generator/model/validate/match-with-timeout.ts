// Pattern matching, with a timeout only for patterns that may backtrack catastrophically.

import { findSlowInput } from '../../openapi/regex-safety/find-slow-input.ts';
import { matchesPattern } from '../matches-pattern.ts';

const cache = new Map<string, RegExp | 'watched'>();

/** Returns whether the pattern matches; `undefined` if it is not a valid JavaScript pattern, or on timeout. */
export function matchesPatternSafely(pattern: string, text: string): boolean | undefined {
  let found = cache.get(pattern);
  if (found === undefined) cache.set(pattern, (found = compile(pattern)));
  return found === 'watched' ? matchesPattern(pattern, text) : found.test(text);
}

function compile(pattern: string): RegExp | 'watched' {
  if (findSlowInput(pattern)) return 'watched';
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Without the `u` flag it may be valid.
    }
  }
  return 'watched';
}
