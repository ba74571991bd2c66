// Which names a piece of code mentions.

import type { Code } from '../../emit/code/code.ts';

/** Every word of the code, those in its strings too. */
export function wordsIn(codes: readonly Code<'ts'>[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const code of codes) for (const word of code.match(/[A-Za-z_$][\w$]*/g) ?? []) words.add(word);
  return words;
}
