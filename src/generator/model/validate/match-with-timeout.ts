// Whether a text matches a pattern of the document: at once where the pattern is sound, watched where it may take for ever.

import { slowness } from '../../openapi/regex-safety/is-vulnerable.ts';
import { patternMatches } from '../matches-pattern.ts';

const known = new Map<string, RegExp | 'watched'>();

/** Undefined where nobody can say: the pattern is none of JavaScript, or takes too long. */
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
      // Read the other way, or by the one who watches.
    }
  }
  return 'watched';
}
