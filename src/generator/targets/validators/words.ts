// Which names a piece of code mentions.

import type { Code } from '../../emit/code/code.ts';

/** Every word of the code, those in its strings too. */
export function wordsIn(codes: readonly Code<'ts'>[]): ReadonlySet<string> {
  return new Set(codes.flatMap((code) => code.match(/[A-Za-z_$][\w$]*/g) ?? []));
}
