// Nesting check of YAML tokens before composition, which recurses.

import type { CST } from 'yaml';
import { maxNestingDepth } from './nesting-limit.ts';

/** Returns the first offset that exceeds `maxNestingDepth`; `undefined` if the token is within the limit. */
export function findExcessiveNesting(
  root: CST.Token,
): { readonly offset: number; readonly message: string } | undefined {
  if (root.type !== 'document' || !root.value) return undefined;
  let level: CST.Token[] = [root.value];
  for (let depth = 0; level.length > 0; depth++) {
    const first = level[0];
    if (depth > maxNestingDepth && first)
      return { offset: first.offset, message: `nested more than ${maxNestingDepth} levels deep` };
    const below: CST.Token[] = [];
    for (const token of level) {
      if (!('items' in token)) continue;
      for (const item of token.items) {
        if (item.key && 'items' in item.key) below.push(item.key);
        if (item.value && 'items' in item.value) below.push(item.value);
      }
    }
    level = below;
  }
  return undefined;
}
