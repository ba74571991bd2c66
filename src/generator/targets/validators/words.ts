// Which names a piece of code mentions.

import type { Code } from '../../code/branded-text.ts';

/** Every word of the code, those in its strings too. */
export function wordsIn(codes: readonly Code<'ts'>[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const code of codes) for (const word of code.match(/[A-Za-z_$][\w$]*/g) ?? []) words.add(word);
  return words;
}

/** Which of these names the code mentions outside its texts: for what is judged statement by statement, which has no expressions with quotes in them. */
export function mentionedBesideTexts(codes: readonly Code<'ts'>[], names: readonly string[]): ReadonlySet<string> {
  if (names.length === 0) return none;
  // Nearly all stand at the start of a statement, where there is no text yet.
  const first = new Set<string>();
  for (const code of codes)
    for (const word of code
      .slice(0, startOfTexts(code))
      .replace(/[\w$]+$/, '')
      .match(/(?<![.\w$])[A-Za-z_$][\w$]*/g) ?? [])
      first.add(word);
  return names.every((name) => first.has(name)) ? first : wordsBesideTexts(codes);
}

const none: ReadonlySet<string> = new Set();

/** How much of a statement is looked at first; the word at its end may be half of one. */
const beginning = 120;

function startOfTexts(code: string): number {
  for (let at = 0; at < beginning; at++) {
    const unit = code.charCodeAt(at);
    if (isMark(unit) || Number.isNaN(unit)) return at;
  }
  return beginning;
}

const tokens =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\.{3}|\.?[A-Za-z_$][\w$]*/g;

/** The words of the code without those in its comments and texts: for functions and their statements, which have no expressions with quotes in them. */
export function wordsBesideTexts(codes: readonly Code<'ts'>[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const code of codes) {
    for (const token of code.match(tokens) ?? []) {
      const unit = token.charCodeAt(0);
      // What comes after a dot is a member of something, and no name of its own.
      if (unit === dot) continue;
      if (!isMark(unit)) words.add(token);
      else if (unit === backtick) for (const word of token.match(/[A-Za-z_$][\w$]*/g) ?? []) words.add(word);
    }
  }
  return words;
}

/** The code without its comments and texts, but for templates. */
export function withoutTexts(code: string): string {
  return code.replace(tokens, (token) =>
    isMark(token.charCodeAt(0)) && token.charCodeAt(0) !== backtick ? '' : token,
  );
}

const backtick = 96;
const dot = 46;

/** Whether a text or a comment may begin here: with a quotation mark of any kind, or a slash. */
function isMark(unit: number): boolean {
  return unit === 39 || unit === 34 || unit === 47 || unit === backtick;
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
  return (
    (unit >= 97 && unit <= 122) ||
    (unit >= 65 && unit <= 90) ||
    (unit >= 48 && unit <= 57) ||
    unit === 95 ||
    unit === 36
  );
}
