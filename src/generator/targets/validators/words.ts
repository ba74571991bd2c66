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

/** Whether the code mentions a name. */
export function mentions(code: Code<'ts'>, name: Code<'ts'>): boolean {
  for (let at = code.indexOf(name); at >= 0; at = code.indexOf(name, at + 1)) {
    if (!isWordAt(code, at - 1) && !isWordAt(code, at + name.length)) return true;
  }
  return false;
}

function isWordAt(code: string, at: number): boolean {
  const unit = code.charCodeAt(at);
  // Letters, digits, the underscore and the dollar; beyond either end there is nothing.
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57) || unit === 95 || unit === 36;
}
