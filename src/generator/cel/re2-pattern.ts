// Translation of RE2 patterns to JavaScript (flag `u`); reports what has no equivalent.

import { nestingProblem } from '../openapi/regex-safety/group-nesting.ts';

/** The JavaScript pattern, or an error with its offset in the RE2 pattern. */
export type Translated = { readonly source: string } | { readonly offset: number; readonly message: string };

interface Refusal {
  readonly offset: number;
  readonly message: string;
}

/** Escapes with the same meaning in both, inside and outside of classes. */
const shared = new Set(['d', 'D', 'w', 'W', 'n', 'r', 't', 'f', 'v']);
const categories =
  /^\\[pP]\{\^?(?:L|Lu|Ll|Lt|Lm|Lo|M|Mn|Mc|Me|N|Nd|Nl|No|P|Pc|Pd|Ps|Pe|Pi|Pf|Po|S|Sm|Sc|Sk|So|Z|Zs|Zl|Zp)\}/;
/** RE2's whitespace; JavaScript's `\s` matches more characters. */
const space = '\\t\\n\\f\\r ';
const mostRepeats = 1000;

/** Translates a pattern. `.` and `\s` are expanded, because they match different characters in JavaScript. */
export function translatePattern(pattern: string): Translated {
  const nesting = nestingProblem(pattern);
  if (nesting !== undefined) return { offset: 0, message: nesting };
  let source = '';
  let inClass = false;
  for (let at = 0; at < pattern.length;) {
    const step: Step | Refusal = inClass ? classStep(pattern, at) : outerStep(pattern, at);
    if ('message' in step) return step;
    source += step.source;
    at = step.next;
    if (step.inClass !== undefined) inClass = step.inClass;
  }
  try {
    new RegExp(source, 'u');
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*: /, '') : '';
    return { offset: 0, message: `it is no pattern of JavaScript: ${reason}` };
  }
  return { source };
}

interface Step {
  readonly source: string;
  readonly next: number;
  readonly inClass?: boolean;
}

function outerStep(pattern: string, at: number): Step | Refusal {
  const mark = pattern.charAt(at);
  const rest = pattern.slice(at);
  if (mark === '\\') return escapeStep(pattern, at, false);
  if (mark === '.') return { source: '[^\\n]', next: at + 1 };
  if (mark === '[') {
    const [opening = '['] = /^\[\^?/.exec(rest) ?? [];
    const next = at + opening.length;
    if (pattern.charAt(next) !== ']') return { source: opening, next, inClass: true };
    return { offset: next, message: 'a `]` that begins a class is written `\\]`' };
  }
  if (rest.startsWith('(?') && !rest.startsWith('(?:')) return { offset: at, message: groupProblem(rest) };
  if (mark === '{' || mark === '}') return repeatStep(rest, at);
  if (/^[*+?][*+]/.test(rest)) return { offset: at, message: 'a repetition cannot be repeated' };
  return { source: mark, next: at + 1 };
}

function groupProblem(rest: string): string {
  if (/^\(\?<?[=!]/.test(rest)) return 'RE2 has no lookahead or lookbehind';
  if (/^\(\?P?</.test(rest)) return 'groups with names are not shared; a group is written `(?:…)`';
  return 'flags inside a pattern are not shared by JavaScript';
}

function repeatStep(rest: string, at: number): Step | Refusal {
  const [repeat, from = '', to = ''] = /^\{(\d+)(?:,(\d*))?\}/.exec(rest) ?? [];
  if (repeat === undefined) return { offset: at, message: 'a brace that stands for itself is written `[{]` or `[}]`' };
  if (Math.max(Number(from), Number(to)) > mostRepeats)
    return { offset: at, message: `RE2 repeats at most ${mostRepeats} times` };
  return { source: repeat, next: at + repeat.length };
}

function classStep(pattern: string, at: number): Step | Refusal {
  const mark = pattern.charAt(at);
  if (mark === ']') return { source: ']', next: at + 1, inClass: false };
  if (mark === '\\') return escapeStep(pattern, at, true);
  if (pattern.startsWith('[:', at))
    return { offset: at, message: 'classes with names, such as `[:alpha:]`, are not shared by JavaScript' };
  return { source: mark, next: at + 1 };
}

function escapeStep(pattern: string, at: number, inClass: boolean): Step | Refusal {
  const rest = pattern.slice(at);
  const letter = pattern.charAt(at + 1);
  const next = at + 2;
  if (letter === '') return { offset: at, message: 'a backslash escapes nothing' };
  if (shared.has(letter) || (!inClass && 'bB'.includes(letter))) return { source: `\\${letter}`, next };
  if (letter === 's') return { source: inClass ? space : `[${space}]`, next };
  if (letter === 'S' && !inClass) return { source: `[^${space}]`, next };
  const [hex, digits] = /^\\x(?:([0-9a-fA-F]{2})|\{[0-9a-fA-F]{1,6}\})/.exec(rest) ?? [];
  if (hex !== undefined) return { source: digits === undefined ? hex.replace('x', 'u') : hex, next: at + hex.length };
  const [category] = categories.exec(rest) ?? [];
  if (category !== undefined && !category.includes('^')) return { source: category, next: at + category.length };
  if (/[0-9]/.test(letter))
    return { offset: at, message: 'RE2 has no references to groups, and JavaScript no octal escapes' };
  if (/[A-Za-z_]/.test(letter))
    return { offset: at, message: `\`\\${letter}\` does not mean the same in RE2 and in JavaScript` };
  if (letter.charCodeAt(0) > 0x7e) return { offset: at, message: 'only ASCII marks are escaped' };
  const mustEscape = inClass ? /[\\\]^-]/ : /[\\^$.*+?()[\]{}|/]/;
  return { source: mustEscape.test(letter) ? `\\${letter}` : letter, next };
}
