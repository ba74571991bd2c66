// Whether a YAML text nests too deep for the package that composes it, which recurses.

import type { CST } from 'yaml';
import { deepest } from './nesting-limit.ts';

/** The offset where a token of the concrete syntax nests deeper than `deepest`; undefined where it does not. */
export function tooDeep(root: CST.Token): { readonly offset: number; readonly message: string } | undefined {
  if (root.type !== 'document' || !root.value) return undefined;
  let level: CST.Token[] = [root.value];
  for (let depth = 0; level.length > 0; depth++) {
    const first = level[0];
    if (depth > deepest && first) return { offset: first.offset, message: `nested more than ${deepest} levels deep` };
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
