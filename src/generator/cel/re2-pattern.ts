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
  for (let offset = 0; offset < pattern.length;) {
    const step: TranslationStep | PatternError = isInClass
      ? translateInClass(pattern, offset)
      : translateOutsideClass(pattern, offset);
    if ('message' in step) return step;
    source += step.source;
    offset = step.next;
    if (step.isInClass !== undefined) isInClass = step.isInClass;
  }
  try {
    new RegExp(source, 'u');
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*: /, '') : '';
    return { offset: 0, message: `invalid JavaScript regular expression: ${reason}` };
  }
  return { source };
}

interface TranslationStep {
  readonly source: string;
  readonly next: number;
  readonly isInClass?: boolean;
}

function translateOutsideClass(pattern: string, offset: number): TranslationStep | PatternError {
  const character = pattern.charAt(offset);
  const rest = pattern.slice(offset);
  if (character === '\\') return translateEscape(pattern, offset, false);
  if (character === '.') return { source: '[^\\n]', next: offset + 1 };
  if (character === '[') {
    const [opening = '['] = /^\[\^?/.exec(rest) ?? [];
    const next = offset + opening.length;
    if (pattern.charAt(next) !== ']') return { source: opening, next, isInClass: true };
    return { offset: next, message: '`]` at the start of a character class must be written as `\\]`' };
  }
  if (rest.startsWith('(?') && !rest.startsWith('(?:')) return { offset, message: groupError(rest) };
  if (character === '{' || character === '}') return translateRepeat(rest, offset);
  if (/^[*+?][*+]/.test(rest)) return { offset, message: 'a quantifier cannot follow another quantifier' };
  return { source: character, next: offset + 1 };
}

function groupError(rest: string): string {
  if (/^\(\?<?[=!]/.test(rest)) return 'RE2 has no lookahead or lookbehind';
  if (/^\(\?P?</.test(rest)) return 'named groups are not supported; use `(?:…)`';
  return 'inline flags are not supported in JavaScript';
}

function translateRepeat(rest: string, offset: number): TranslationStep | PatternError {
  const [repeat, from = '', to = ''] = /^\{(\d+)(?:,(\d*))?\}/.exec(rest) ?? [];
  if (repeat === undefined) return { offset, message: 'a literal brace must be written as `[{]` or `[}]`' };
  if (Math.max(Number(from), Number(to)) > maxRepeats)
    return { offset, message: `RE2 allows at most ${maxRepeats} repetitions` };
  return { source: repeat, next: offset + repeat.length };
}

function translateInClass(pattern: string, offset: number): TranslationStep | PatternError {
  const character = pattern.charAt(offset);
  if (character === ']') return { source: ']', next: offset + 1, isInClass: false };
  if (character === '\\') return translateEscape(pattern, offset, true);
  if (pattern.startsWith('[:', offset))
    return { offset, message: 'named character classes such as `[:alpha:]` are not supported in JavaScript' };
  return { source: character, next: offset + 1 };
}

function translateEscape(pattern: string, offset: number, isInClass: boolean): TranslationStep | PatternError {
  const rest = pattern.slice(offset);
  const letter = pattern.charAt(offset + 1);
  const next = offset + 2;
  if (letter === '') return { offset, message: 'missing character after `\\`' };
  if (sharedEscapes.has(letter) || (!isInClass && 'bB'.includes(letter))) return { source: `\\${letter}`, next };
  if (letter === 's') return { source: isInClass ? re2Whitespace : `[${re2Whitespace}]`, next };
  if (letter === 'S' && !isInClass) return { source: `[^${re2Whitespace}]`, next };
  const [hex, digits] = /^\\x(?:([0-9a-fA-F]{2})|\{[0-9a-fA-F]{1,6}\})/.exec(rest) ?? [];
  if (hex !== undefined)
    return { source: digits === undefined ? hex.replace('x', 'u') : hex, next: offset + hex.length };
  const [category] = categoryEscape.exec(rest) ?? [];
  if (category !== undefined && !category.includes('^')) return { source: category, next: offset + category.length };
  if (/[0-9]/.test(letter))
    return { offset, message: 'RE2 has no backreferences, and JavaScript has no octal escapes' };
  if (/[A-Za-z_]/.test(letter))
    return { offset, message: `\`\\${letter}\` has different meanings in RE2 and JavaScript` };
  if (letter.charCodeAt(0) > 0x7e) return { offset, message: 'only ASCII punctuation can be escaped' };
  const mustEscape = isInClass ? /[\\\]^-]/ : /[\\^$.*+?()[\]{}|/]/;
  return { source: mustEscape.test(letter) ? `\\${letter}` : letter, next };
}
