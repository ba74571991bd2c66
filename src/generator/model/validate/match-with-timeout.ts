// Pattern matching, with a timeout only for patterns that may backtrack catastrophically.

import { slowness } from '../../openapi/regex-safety/is-vulnerable.ts';
import { patternMatches } from '../matches-pattern.ts';

const known = new Map<string, RegExp | 'watched'>();

/** Returns whether the pattern matches; `undefined` if it is not a valid JavaScript pattern, or on timeout. */
export function matches(pattern: string, text: string): boolean | undefined {
  let found = known.get(pattern);
  if (found === undefined) known.set(pattern, (found = compiled(pattern)));
  return found === 'watched' ? patternMatches(pattern, text) : found.test(text);
}

function compiled(pattern: string): RegExp | 'watched' {
  if (slowness(pattern)) return 'watched';
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Without the `u` flag it may be valid.
    }
  }
  return 'watched';
}
