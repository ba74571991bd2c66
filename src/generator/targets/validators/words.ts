// Identifiers in generated code.

import type { SafeText } from '../../code/branded-text.ts';

/** Returns every word of the code, including those in strings. */
export function wordsIn(codes: readonly SafeText<'ts'>[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const code of codes) for (const word of code.match(/[A-Za-z_$][\w$]*/g) ?? []) words.add(word);
  return words;
}

/**
 * Returns which of the names occur outside of strings. Statements must not contain template expressions with quotes.
 */
export function namesOutsideStrings(codes: readonly SafeText<'ts'>[], names: readonly string[]): ReadonlySet<string> {
  if (names.length === 0) return noWords;
  // Most names occur at the start of a statement, before the first string.
  const earlyWords = new Set<string>();
  for (const code of codes)
    for (const word of code
      .slice(0, startOfTexts(code))
      .replace(/[\w$]+$/, '')
      .match(/(?<![.\w$])[A-Za-z_$][\w$]*/g) ?? [])
      earlyWords.add(word);
  return names.every((name) => earlyWords.has(name)) ? earlyWords : wordsOutsideStrings(codes);
}

const noWords: ReadonlySet<string> = new Set();

/** Length of the prefix that is searched first. Its last word can be incomplete. */
const prefixLength = 120;

function startOfTexts(code: string): number {
  for (let at = 0; at < prefixLength; at++) {
    const unit = code.charCodeAt(at);
    if (isMark(unit) || Number.isNaN(unit)) return at;
  }
  return prefixLength;
}

const tokens =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\.{3}|\.?[A-Za-z_$][\w$]*/g;

/** Returns the words outside of comments and strings. The code must not contain template expressions with quotes. */
export function wordsOutsideStrings(codes: readonly SafeText<'ts'>[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const code of codes) {
    for (const token of code.match(tokens) ?? []) {
      const unit = token.charCodeAt(0);
      // A word after a dot is a property name.
      if (unit === dot) continue;
      if (!isMark(unit)) words.add(token);
      else if (unit === backtick) for (const word of token.match(/[A-Za-z_$][\w$]*/g) ?? []) words.add(word);
    }
  }
  return words;
}

/** Removes comments and strings, except templates. */
export function withoutTexts(code: string): string {
  return code.replace(tokens, (token) =>
    isMark(token.charCodeAt(0)) && token.charCodeAt(0) !== backtick ? '' : token,
  );
}

const backtick = 96;
const dot = 46;

/** Returns whether a string or comment can start with this code unit: a quotation mark or a slash. */
function isMark(unit: number): boolean {
  return unit === 39 || unit === 34 || unit === 47 || unit === backtick;
}

/** Returns whether the code contains a name. */
export function mentions(code: SafeText<'ts'>, name: SafeText<'ts'>): boolean {
  for (let at = code.indexOf(name); at >= 0; at = code.indexOf(name, at + 1)) {
    if (!isWordAt(code, at - 1) && !isWordAt(code, at + name.length)) return true;
  }
  return false;
}

function isWordAt(code: string, at: number): boolean {
  const unit = code.charCodeAt(at);
  // ASCII letters, digits, `_`, `$`; `NaN` beyond either end.
  return (
    (unit >= 97 && unit <= 122) ||
    (unit >= 65 && unit <= 90) ||
    (unit >= 48 && unit <= 57) ||
    unit === 95 ||
    unit === 36
  );
}
