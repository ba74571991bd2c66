// Nesting limit for groups in regular expressions, whose parser is recursive.

import { maxNestingDepth } from '../../source/node.ts';

/**
 * Returns why the groups of a pattern are nested too deeply; `undefined` if they are not. Escapes and classes contain
 * no groups.
 */
export function groupNestingError(pattern: string): string | undefined {
  let depth = 0;
  for (const [token] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()]/gsu)) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    if (depth > maxNestingDepth) return `groups are nested more than ${maxNestingDepth} levels deep`;
  }
  return undefined;
}
