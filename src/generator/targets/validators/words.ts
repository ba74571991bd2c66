// Which names a piece of code mentions.

import type { Code } from '../../emit/code/code.ts';

/** Every word of the code, those in its strings too. */
export function wordsIn(codes: readonly Code<'ts'>[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const code of codes) for (const word of code.match(/[A-Za-z_$][\w$]*/g) ?? []) words.add(word);
  return words;
}

/** The words of the code without those in its texts: for what is judged statement by statement, which has no expressions with quotes in them. */
export function wordsBesideTexts(codes: readonly Code<'ts'>[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const code of codes) for (const word of code.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''").match(/[A-Za-z_$][\w$]*/g) ?? []) words.add(word);
  return words;
}
