// Translates RE2 patterns to JavaScript (flag `u`), and reports syntax that has no equivalent.

import { findGroupNestingError } from '../openapi/regex-safety/regex-syntax-tree.ts';

/** The JavaScript pattern, or an error with its offset in the RE2 pattern. */
export type PatternTranslation = { readonly source: string } | { readonly offset: number; readonly message: string };

interface PatternError {
  readonly offset: number;
  readonly message: string;
}

/** Escapes with the same meaning in RE2 and JavaScript, inside and outside of classes. */
const sharedEscapes = new Set(['d', 'D', 'w', 'W', 'n', 'r', 't', 'f', 'v']);
const categoryEscape =
  /^\\[pP]\{\^?(?:L|Lu|Ll|Lt|Lm|Lo|M|Mn|Mc|Me|N|Nd|Nl|No|P|Pc|Pd|Ps|Pe|Pi|Pf|Po|S|Sm|Sc|Sk|So|Z|Zs|Zl|Zp)\}/;
/** RE2's whitespace; JavaScript's `\s` matches more characters. */
const re2Whitespace = '\\t\\n\\f\\r ';
const maxRepeats = 1000;

/** Translates a pattern. `.` and `\s` are expanded, because they match different characters in JavaScript. */
export function translateRe2Pattern(pattern: string): PatternTranslation {
  const nestingError = findGroupNestingError(pattern);
  if (nestingError !== undefined) return { offset: 0, message: nestingError };
  let source = '';
  let isInClass = false;
  for (let at = 0; at < pattern.length;) {
    const step: TranslationStep | PatternError = isInClass
      ? translateInClass(pattern, at)
      : translateOutsideClass(pattern, at);
    if ('message' in step) return step;
    source += step.source;
    at = step.next;
    if (step.isInClass !== undefined) isInClass = step.isInClass;
  }
  try {
    new RegExp(source, 'u');
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*: /, '') : '';
    return { offset: 0, message: `it is no pattern of JavaScript: ${reason}` };
  }
  return { source };
}

interface TranslationStep {
  readonly source: string;
  readonly next: number;
  readonly isInClass?: boolean;
}

function translateOutsideClass(pattern: string, at: number): TranslationStep | PatternError {
  const character = pattern.charAt(at);
  const rest = pattern.slice(at);
  if (character === '\\') return translateEscape(pattern, at, false);
  if (character === '.') return { source: '[^\\n]', next: at + 1 };
  if (character === '[') {
    const [opening = '['] = /^\[\^?/.exec(rest) ?? [];
    const next = at + opening.length;
    if (pattern.charAt(next) !== ']') return { source: opening, next, isInClass: true };
    return { offset: next, message: 'a `]` that begins a class is written `\\]`' };
  }
  if (rest.startsWith('(?') && !rest.startsWith('(?:')) return { offset: at, message: groupError(rest) };
  if (character === '{' || character === '}') return translateRepeat(rest, at);
  if (/^[*+?][*+]/.test(rest)) return { offset: at, message: 'a repetition cannot be repeated' };
  return { source: character, next: at + 1 };
}

function groupError(rest: string): string {
  if (/^\(\?<?[=!]/.test(rest)) return 'RE2 has no lookahead or lookbehind';
  if (/^\(\?P?</.test(rest)) return 'groups with names are not shared; a group is written `(?:…)`';
  return 'flags inside a pattern are not shared by JavaScript';
}

function translateRepeat(rest: string, at: number): TranslationStep | PatternError {
  const [repeat, from = '', to = ''] = /^\{(\d+)(?:,(\d*))?\}/.exec(rest) ?? [];
  if (repeat === undefined) return { offset: at, message: 'a brace that stands for itself is written `[{]` or `[}]`' };
  if (Math.max(Number(from), Number(to)) > maxRepeats)
    return { offset: at, message: `RE2 repeats at most ${maxRepeats} times` };
  return { source: repeat, next: at + repeat.length };
}

function translateInClass(pattern: string, at: number): TranslationStep | PatternError {
  const character = pattern.charAt(at);
  if (character === ']') return { source: ']', next: at + 1, isInClass: false };
  if (character === '\\') return translateEscape(pattern, at, true);
  if (pattern.startsWith('[:', at))
    return { offset: at, message: 'classes with names, such as `[:alpha:]`, are not shared by JavaScript' };
  return { source: character, next: at + 1 };
}

function translateEscape(pattern: string, at: number, isInClass: boolean): TranslationStep | PatternError {
  const rest = pattern.slice(at);
  const letter = pattern.charAt(at + 1);
  const next = at + 2;
  if (letter === '') return { offset: at, message: 'a backslash escapes nothing' };
  if (sharedEscapes.has(letter) || (!isInClass && 'bB'.includes(letter))) return { source: `\\${letter}`, next };
  if (letter === 's') return { source: isInClass ? re2Whitespace : `[${re2Whitespace}]`, next };
  if (letter === 'S' && !isInClass) return { source: `[^${re2Whitespace}]`, next };
  const [hex, digits] = /^\\x(?:([0-9a-fA-F]{2})|\{[0-9a-fA-F]{1,6}\})/.exec(rest) ?? [];
  if (hex !== undefined) return { source: digits === undefined ? hex.replace('x', 'u') : hex, next: at + hex.length };
  const [category] = categoryEscape.exec(rest) ?? [];
  if (category !== undefined && !category.includes('^')) return { source: category, next: at + category.length };
  if (/[0-9]/.test(letter))
    return { offset: at, message: 'RE2 has no references to groups, and JavaScript no octal escapes' };
  if (/[A-Za-z_]/.test(letter))
    return { offset: at, message: `\`\\${letter}\` does not mean the same in RE2 and in JavaScript` };
  if (letter.charCodeAt(0) > 0x7e) return { offset: at, message: 'only ASCII marks are escaped' };
  const mustEscape = isInClass ? /[\\\]^-]/ : /[\\^$.*+?()[\]{}|/]/;
  return { source: mustEscape.test(letter) ? `\\${letter}` : letter, next };
}
